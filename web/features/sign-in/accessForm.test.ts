import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type AccessForm, findProblem } from './accessForm.ts'

const filled: AccessForm = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  password: 'quiet harbour',
  agreed: true,
}

test('a filled form has no problem', () => {
  assert.equal(findProblem('signUp', filled), undefined)
  assert.equal(findProblem('signIn', { ...filled, name: '', agreed: false }), undefined)
})

test('rules come in the order of the specification, each with its sentence', () => {
  const empty = { name: '', email: '', password: '', agreed: false }
  const told: string[] = []
  let form: AccessForm = empty
  for (let problem = findProblem('signUp', form); problem; problem = findProblem('signUp', form)) {
    told.push(problem.sentence)
    form = { ...form, [problem.field]: filled[problem.field] }
  }
  assert.deepEqual(told, [
    'Email is required',
    'Password is required',
    'Full name is required for signup.',
    'Please agree to the beta testing terms before signing up.',
  ])
})

for (const [field, value, sentence] of [
  ['email', 'ada@', 'Please enter a valid email address'],
  ['email', 'ada..l@example.com', 'Email format is not valid'],
  ['email', `${'a'.repeat(250)}@example.com`, 'Email address is too long'],
  ['password', 'short', 'Password must be at least 6 characters long'],
  ['password', 'p'.repeat(129), 'Password is too long'],
  ['password', 'ABCDEF', 'Password is too weak. Please use a more complex password.'],
  ['name', 'n'.repeat(101), 'Name is too long'],
  ['name', '<b>Ada</b>', 'Name contains invalid characters'],
] as const) {
  test(`${field} "${value.slice(0, 12)}…": ${sentence}`, () => {
    assert.deepEqual(findProblem('signUp', { ...filled, [field]: value }), { field, sentence })
  })
}
