import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { product } from '../texts/en/product.ts'

test('the installed app bears the name of the product', () => {
  const manifest = JSON.parse(
    readFileSync(new URL('../public/manifest.webmanifest', import.meta.url), 'utf8'),
  )
  assert.equal(manifest.name, product.name)
  assert.equal(manifest.short_name, product.name)
})

test('the name beside the mark is the name of the product', () => {
  const icon = readFileSync(new URL('../public/icon.svg', import.meta.url), 'utf8')
  assert.match(icon, new RegExp(`<title>${product.name}</title>`))
})
