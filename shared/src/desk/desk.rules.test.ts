import { describe, expect, it } from 'vitest'
import {
  changed,
  isDeskValue,
  isSameMarking,
  nothingYet,
  saysTheSame,
  sentOf,
  whyUnfit,
} from './desk.rules.ts'
import type { Comment, DeskValue } from './desk.types.ts'

const comment = (id: string, changes: Partial<Comment> = {}): Comment => ({
  ...{ id, text: 'Said', sort: 'praise', criterion: null, part: 0, start: 0, end: 1 },
  ...{ quote: 'a', prefix: '', suffix: '' },
  ...changes,
})
const marking = (changes: Partial<DeskValue>): DeskValue => ({ ...nothingYet, ...changes })

describe('what is done at the desk', () => {
  const before = marking({ comments: [comment('a'), comment('b')], overall: 'Fine' })
  it('grades, and notes beside the grade', () => {
    const graded = changed(before, { do: 'grade', key: 'k1', points: 75 })
    const noted = changed(graded, { do: 'note', key: 'k1', note: 'Why' })
    expect(changed(noted, { do: 'grade', key: 'k1', points: 50 }).grades).toEqual([
      { key: 'k1', points: 50, note: 'Why' },
    ])
    expect(changed(before, { do: 'note', key: 'k2', note: 'Yet' }).grades).toEqual([
      { key: 'k2', points: null, note: 'Yet' },
    ])
  })
  it('comments, in the place of the comment with that id', () => {
    const other = comment('a', { text: 'Other' })
    const after = changed(before, { do: 'comment', comment: other })
    expect(after.comments).toEqual([other, before.comments[1]])
    expect(after.comments[1]).toBe(before.comments[1])
    expect(changed(before, { do: 'comment', comment: comment('c') }).comments).toHaveLength(3)
    expect(changed(before, { do: 'remove', id: 'a' }).comments).toEqual([before.comments[1]])
  })
  it('says something of the whole, and notes the bank once', () => {
    expect(changed(before, { do: 'say', what: 'privateNote', text: 'x' }).privateNote).toBe('x')
    const used = changed(before, { do: 'use', bankId: '1' })
    expect(changed(used, { do: 'use', bankId: '1' })).toBe(used)
  })
})

it('sends what is written, without blanks at its ends and without comments that say nothing', () => {
  const value = marking({
    ...{ overall: ' Fine \n', privateNote: ' ', comments: [comment('a', { text: ' x ' })] },
    grades: [{ key: 'k1', points: 50, note: '  ' }],
  })
  const sent = sentOf(changed(value, { do: 'comment', comment: comment('b', { text: ' ' }) }))
  expect(sent).toMatchObject({
    ...{ overall: 'Fine', privateNote: '', grades: [{ key: 'k1', points: 50 }] },
    comments: [{ id: 'a', text: 'x' }],
  })
  expect(sent.comments).toHaveLength(1)
})

describe('whether two markings are the same to the server', () => {
  const one = marking({ comments: [comment('a')], grades: [{ key: 'k1', points: 50 }] })
  it.each<[string, Partial<DeskValue>, boolean]>([
    ['the same', {}, true],
    ['blanks at the ends', { overall: ' ' }, true],
    ['a comment without words', { comments: [comment('a'), comment('b', { text: ' ' })] }, true],
    ['a grade without a level', { grades: [...one.grades, { key: 'k2', points: null }] }, true],
    ['which of the bank were used', { usedBankIds: ['1'] }, true],
    ['another text', { comments: [comment('a', { text: 'Other' })] }, false],
    ['another place', { comments: [comment('a', { end: 2 })] }, false],
    ['a draft', { comments: [comment('a', { isDraft: true })] }, false],
    ['another level', { grades: [{ key: 'k1', points: 75 }] }, false],
    ['a note', { grades: [{ key: 'k1', points: 50, note: 'x' }] }, false],
    ['a private note', { privateNote: 'x' }, false],
    ['taken over', { takeOver: true }, false],
  ])('%s', (_, changes, isSame) => {
    const other = { ...one, ...changes }
    expect(isSameMarking(one, other)).toBe(isSame)
    expect(isSameMarking(other, one)).toBe(isSame)
  })
  it('does not count a private note among what the student hears', () => {
    const noted = { ...one, privateNote: 'x' }
    expect(saysTheSame(one, noted)).toBe(true)
    expect(saysTheSame(one, { ...one, overall: 'x' })).toBe(false)
  })
})

it.each<[Partial<DeskValue>, string | undefined]>([
  [{}, undefined],
  [{ comments: Array.from({ length: 200 }, (_, id) => comment(String(id))) }, undefined],
  [
    { comments: Array.from({ length: 201 }, (_, id) => comment(String(id))) },
    'A marking has at most 200 comments. Remove 1.',
  ],
  [
    { overall: 'x'.repeat(10_001) },
    'The overall comment has more than 10,000 characters. Shorten it.',
  ],
  [
    { privateNote: 'x'.repeat(5_001) },
    'The private note has more than 5,000 characters. Shorten it.',
  ],
])('says why a marking cannot be saved (%#)', (changes, why) => {
  expect(whyUnfit(marking(changes))).toBe(why)
})

it.each([
  [nothingYet, true],
  [marking({ comments: [comment('a')], grades: [{ key: 'k', points: null }] }), true],
  [null, false],
  ['text', false],
  [{ ...nothingYet, comments: [{ id: 'a' }] }, false],
  [{ ...nothingYet, grades: undefined }, false],
  [{ ...nothingYet, overall: 1 }, false],
])('tells a marking from what else may be on a device (%#)', (value, isOne) => {
  expect(isDeskValue(value)).toBe(isOne)
})
