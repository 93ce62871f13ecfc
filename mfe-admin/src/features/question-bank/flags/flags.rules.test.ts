import { expect, it, test } from 'vitest'
import { actionOf, byDone, canSettle, editPathOf, isWaiting } from './flags.rules.ts'
import { makeListedFlag } from './flags.testing.ts'

test.each([
  ['open', { state: 'open', outcome: null }, false, true, 'Answer'],
  ['explained', { state: 'answered', outcome: 'explained' }, false, false, 'Read and answer'],
  ['at fault', { state: 'answered', outcome: 'fault' }, true, true, 'Read and answer'],
  [
    'settled',
    { state: 'answered', outcome: 'fault', settledAs: 'changed' },
    false,
    false,
    'Read and answer',
  ],
] as const)('a flag that is %s', (_, more, waits, may, action) => {
  const flag = makeListedFlag({ settledAs: null, messageCount: 1, ...more })
  expect([isWaiting(flag), canSettle(flag), actionOf(flag)]).toEqual([waits, may, action])
})

it('tells what is to be done from what is', () => {
  const open = makeListedFlag({ state: 'open', outcome: null })
  const settled = makeListedFlag({ settledAs: 'unchanged' })
  expect(byDone([open, settled])).toEqual({ toDo: [open], done: [settled] })
})

it('leads to the editor of a question', () => {
  expect(editPathOf(42)).toBe('/question-bank/question-admin/edit-question/qu-42')
})
