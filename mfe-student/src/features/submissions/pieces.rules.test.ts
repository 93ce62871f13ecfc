import { expect, it } from 'vitest'
import { daysOf, entryYears, pieceOfEssay, pieceOfStatement } from './pieces.rules.ts'
import { makeEssay, makeLast, makeStatement } from './submissions.testing.ts'

it.each([
  ['a draft', {}, undefined],
  [
    'one that was set',
    { setBy: 'Tom Tutor', dueOn: '2026-11-30' },
    'Set by Tom Tutor · due Mon 30 Nov',
  ],
  ['one that is with a marker', { last: makeLast() }, 'Version 1 · Marked by Fri 27 Nov'],
  ['one that is late', { last: makeLast({ state: 'overdue' }) }, 'Version 1 · was due Fri 27 Nov'],
  [
    'one that came back',
    { last: makeLast({ state: 'marked', markedAt: '2026-11-25T10:00:00Z', percent: 63 }) },
    'Version 1 marked Wed 25 Nov · 63%',
  ],
  ['one that was sent back', { last: makeLast({ state: 'sent back' }) }, 'Version 1 · sent back'],
])('says the day of %s', (_name, changes, words) => {
  expect(daysOf(pieceOfEssay(makeEssay(changes)))).toBe(words)
})

it('says what a piece is on and how long it is', () => {
  expect(pieceOfEssay(makeEssay()).facts).toBe('Should prisons be abolished? · 512 words')
  expect(pieceOfEssay(makeEssay({ taskTitle: 'On punishment', words: 1 })).facts).toBe('1 word')
  expect(pieceOfStatement(makeStatement()).facts).toBe('Law · entry 2027 · 3,210 characters')
})

it('offers the years of entry from this one on', () => {
  expect(entryYears(Date.parse('2026-11-28T00:00:00Z'))).toEqual([2026, 2027, 2028, 2029])
})
