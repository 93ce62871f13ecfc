import { expect, it } from 'vitest'
import { canWithdraw, readersInWords, waysFor } from './withdraw.rules.ts'

const now = Date.parse('2026-12-04T10:00:00Z')

it.each([
  ['draft', null, false],
  ['published', null, true],
  ['withdrawn', '2026-12-05T10:00:00.000Z', true],
  ['withdrawn', '2026-12-04T10:00:00.000Z', false],
] as const)('one that is %s, closing at %s, can be withdrawn: %s', (state, closesAt, can) => {
  expect(canWithdraw({ state, closesAt }, now)).toBe(can)
})

it.each([
  ['published', ['no-new-readers', 'at-once']],
  ['withdrawn', ['at-once']],
] as const)('one that is %s has the ways %j', (state, ways) => {
  expect(waysFor({ state })).toEqual(ways)
})

it.each([
  [0, 0, 'Nobody has opened this book.'],
  [
    1,
    0,
    '1 person has opened this book, 0 of them read it now. They are told and keep their bookmarks and notes.',
  ],
  [
    31,
    12,
    '31 people have opened this book, 12 of them read it now. All of them are told and keep their bookmarks and notes.',
  ],
])('says of %i readers, %i now: %s', (opened, readersNow, words) => {
  expect(readersInWords(opened, readersNow)).toBe(words)
})
