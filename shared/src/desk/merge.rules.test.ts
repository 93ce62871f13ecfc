import { describe, expect, it } from 'vitest'
import { nothingYet } from './desk.rules.ts'
import type { Comment, DeskValue } from './desk.types.ts'
import { mergeMarkings } from './merge.rules.ts'

const comment = (id: string, text: string, changes: Partial<Comment> = {}): Comment => ({
  ...{ id, text, sort: 'praise', criterion: null, part: 0, start: 0, end: 1 },
  ...{ quote: 'a', prefix: '', suffix: '' },
  ...changes,
})
const marking = (changes: Partial<DeskValue>): DeskValue => ({ ...nothingYet, ...changes })
const merge = (base: Partial<DeskValue>, mine: Partial<DeskValue>, theirs: Partial<DeskValue>) =>
  mergeMarkings(marking(base), marking(mine), marking(theirs), () => 'new')

/** What came of it, where nothing is asked. */
function joined(...sides: Parameters<typeof merge>): DeskValue {
  const merged = merge(...sides)
  if ('ask' in merged) throw new Error('It asks')
  return merged.value
}

describe('comments of two sides', () => {
  const [a, b, c] = [comment('a', 'A'), comment('b', 'B'), comment('c', 'C')]
  const changed = comment('a', 'A, changed')
  it.each<[string, Comment[], Comment[], Comment[], Comment[]]>([
    ['both new ones stay', [a], [a, b], [a, c], [a, c, b]],
    ['mine is removed', [a, b], [a], [a, b], [a]],
    ['theirs is removed', [a, b], [a, b], [b], [b]],
    ['what I changed stays, though they removed it', [a], [changed], [], [changed]],
    ['what they changed stays, though I removed it', [a], [], [changed], [changed]],
    ['only mine is changed', [a], [changed], [a], [changed]],
    ['only theirs is changed', [a], [a], [changed], [changed]],
    ['both are changed alike', [a], [changed], [changed], [changed]],
    [
      'both are changed: theirs is to be finished',
      [a],
      [changed],
      [comment('a', 'A, otherwise')],
      [changed, comment('new', 'A, otherwise', { isDraft: true })],
    ],
    [
      'a sort of mine and a criterion of theirs: no words are lost',
      [a],
      [comment('a', 'A', { sort: 'question' })],
      [comment('a', 'A', { criterion: 'k1' })],
      [comment('a', 'A', { sort: 'question' })],
    ],
  ])('%s', (_, base, mine, theirs, comments) => {
    const value = joined({ comments: base }, { comments: mine }, { comments: theirs })
    expect(value.comments).toEqual(comments)
  })
})

it('joins grades by criterion, mine where both chose', () => {
  const value = joined(
    { grades: [{ key: 'k1', points: 50 }] },
    { grades: [{ key: 'k1', points: 75, note: 'Mine.' }] },
    {
      grades: [
        { key: 'k1', points: 100, note: 'Theirs.' },
        { key: 'k2', points: 50 },
      ],
    },
  )
  expect(value.grades).toEqual([
    { key: 'k1', points: 75, note: 'Theirs.\nMine.' },
    { key: 'k2', points: 50 },
  ])
})

it.each([
  ['', 'mine', '', 'mine'],
  ['', '', 'theirs', 'theirs'],
  ['', 'mine', 'theirs', 'theirs\nmine'],
  ['', 'mine', 'mine and more', 'mine and more'],
  ['old', 'old', '', ''],
])('keeps both private notes: %j, %j, %j', (base, mine, theirs, privateNote) => {
  const sides = [base, mine, theirs].map((note) => ({ privateNote: note }))
  expect(joined(sides[0] ?? {}, sides[1] ?? {}, sides[2] ?? {}).privateNote).toBe(privateNote)
})

it('takes the overall comment of the side that changed it', () => {
  expect(joined({}, { overall: 'mine' }, {}).overall).toBe('mine')
  expect(joined({ overall: 'old' }, { overall: 'old ' }, { overall: 'new' }).overall).toBe('new')
  expect(joined({}, { overall: 'same' }, { overall: 'same ' }).overall).toBe('same ')
})

it('asks which of two overall comments stays, with all else joined on either side', () => {
  const [a, b] = [comment('a', 'A'), comment('b', 'B')]
  const merged = merge(
    {},
    { overall: 'mine', comments: [a], usedBankIds: ['1'] },
    { overall: 'theirs', comments: [b], usedBankIds: ['2'] },
  )
  if (!('ask' in merged)) throw new Error('It does not ask')
  const { mine, theirs } = merged.ask
  expect([mine.overall, theirs.overall]).toEqual(['mine', 'theirs'])
  for (const side of [mine, theirs]) {
    expect(side.comments).toEqual([b, a])
    expect(side.usedBankIds).toEqual(['2', '1'])
  }
})
