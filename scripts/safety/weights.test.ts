import assert from 'node:assert/strict'
import { test } from 'node:test'
import { trainedOn } from '../../contract/safety/weights/trainedOn.ts'
import { fingerprintOfTrainingSet } from './trainingSet.ts'

test('the weights were learned from the training set as it is: else npm run train:safety', () => {
  assert.equal(trainedOn, fingerprintOfTrainingSet())
})
