import { expect, test } from 'vitest'
import { wayBackIn } from './way-back.ts'

const wayBack = { to: '/resources/question-bank/learn/12-mechanics/31', label: 'Speed' }

test('the way back is a page of the portal with its name', () => {
  expect(wayBackIn({ wayBack })).toEqual(wayBack)
})

test.each([
  null,
  undefined,
  'x',
  {},
  { wayBack: null },
  { wayBack: { to: '/a' } },
  { wayBack: { to: '//elsewhere.example', label: 'No' } },
  { wayBack: { to: 'https://elsewhere.example', label: 'No' } },
  { wayBack: { to: 3, label: 'No' } },
])('%j is none', (state) => {
  expect(wayBackIn(state)).toBeNull()
})
