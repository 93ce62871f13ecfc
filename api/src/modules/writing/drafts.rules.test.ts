import { describe, expect, it } from 'vitest'
import {
  areSameParts,
  causeOf,
  emptyWritten,
  takenAway,
  totalOf,
  writtenOf,
} from './drafts.rules.ts'
import { partOf } from './testing.ts'

const now = new Date('2026-03-02T10:00:00Z')
const before = (minutes: number) => now.getTime() - minutes * 60_000
const words = (count: number, word = 'word') => Array(count).fill(word).join(' ')

describe('a text as it is stored', () => {
  it('is tidy and counted by what is stored', () => {
    const {
      parts,
      characters,
      words: count,
    } = writtenOf('essay', [
      { ops: [{ insert: 'e\u0301\r\n', attributes: { bold: true } }, { insert: 'and more\n\n' }] },
    ])
    expect(parts[0]?.ops.map(({ insert }) => insert).join('')).toBe('é\nand more\n\n')
    expect({ characters, count }).toEqual({ characters: [10], count: 3 })
  })

  it('has no formats in a statement', () => {
    const bold = { ops: [{ insert: 'Law', attributes: { bold: true as const } }] }
    const { parts } = writtenOf('statement', [bold, bold, bold])
    expect(parts).toEqual(Array(3).fill({ ops: [{ insert: 'Law\n' }] }))
  })

  it('has a part for every answer and no character before anything is written', () => {
    expect(emptyWritten('essay')).toEqual({
      ...{ parts: [{ ops: [{ insert: '\n' }] }], characters: [0], words: 0 },
    })
    expect(emptyWritten('statement').parts).toHaveLength(3)
    expect(totalOf({ characters: [3, 0, 4] })).toBe(7)
  })

  it('is the same only with as many parts that say the same', () => {
    const [one, other] = [partOf('One'), partOf('Other')]
    expect(areSameParts([one, other], [partOf('One'), partOf('Other')])).toBe(true)
    expect(areSameParts([one, other], [other, one])).toBe(false)
    expect(areSameParts([one], [one, one])).toBe(false)
  })
})

describe('what a change takes away', () => {
  it.each([
    ['nothing, where text comes', words(10), words(20), 0],
    ['what is shorter now', words(100), words(50), 250],
    ['what is replaced by as much', words(50), words(50, 'kept'), 200],
    [
      'nothing, where text moves',
      `${words(40)}. ${words(40, 'kept')}`,
      `${words(40, 'kept')} ${words(39)} word.`,
      0,
    ],
    ['the rest of a long word', 'x'.repeat(300), 'x'.repeat(101), 199],
    ['nothing, where a long word grows', 'x'.repeat(300), 'x'.repeat(301), 0],
    ['all of it', 'x'.repeat(300), '', 300],
  ])('is %s', (_name, from, to, expected) => {
    expect(takenAway([partOf(from)], [partOf(to)])).toBe(expected)
  })

  it('is counted over all parts: what moves into another answer is there', () => {
    const [text, none] = [partOf(words(60)), partOf('')]
    expect(takenAway([text, none], [none, text])).toBe(0)
  })
})

describe('the state before a save', () => {
  const draft = (text: string, savedMs: number | null, pausedMs: number | null) => ({
    ...{ parts: [partOf(text)], characters: [text.length], savedMs, pausedMs },
  })
  it.each([
    [
      'is kept after ten minutes of writing',
      'Some words',
      before(0),
      before(10),
      'Some words more',
      'pause',
    ],
    ['is not kept before', 'Some words', before(0), before(9.99), 'Some words more', undefined],
    ['is kept before 200 characters go', 'x'.repeat(201), before(0), before(0), 'x', 'cut'],
    ['is not kept before 199 go', 'x'.repeat(200), before(0), before(0), 'x', undefined],
    ['is not kept without a character in it', '', before(60), before(60), 'Words', undefined],
    [
      'is kept by the last save where no state was',
      'Some words',
      before(10),
      null,
      'Words',
      'pause',
    ],
    ['is not kept of a draft that was never saved', 'Some words', null, null, 'Words', undefined],
  ])('%s', (_name, text, savedMs, pausedMs, next, expected) => {
    expect(causeOf(draft(text, savedMs, pausedMs), [partOf(next)], now)).toBe(expected)
  })
})
