import { describe, expect, it } from 'vitest'
import type { StoredKey, StoredMarking } from '../../database/schema/index.ts'
import { keyInWords } from '../questions/index.ts'
import {
  isSameKey,
  type KeyedVersion,
  markAnew,
  noticeOf,
  versionsAnew,
} from './corrections.rules.ts'

const equation = (expected: string, more: object = {}): StoredMarking => ({
  ...{ kind: 'equation', expected, variables: [] },
  ...more,
})

const choice = (versionId: number, texts: string, correct = 'b'): KeyedVersion => ({
  ...{ versionId, version: versionId, marking: null },
  options: [...texts].map((text, at) => {
    const letter = 'abcdef'.charAt(at)
    return { letter, text, isCorrect: letter === correct }
  }),
})

const typed = (versionId: number, expected: string): KeyedVersion => ({
  ...{ versionId, version: versionId, marking: equation(expected), options: [] },
})

describe('versions that a new key says something of', () => {
  it.each([
    ['the newest alone', [choice(1, 'wxyz')], [], [1]],
    [
      'those with the same answers, whatever their key',
      [choice(1, 'wxyz', 'a'), choice(2, 'wxyz')],
      [],
      [1, 2],
    ],
    ['none with another answer', [choice(1, 'wxyq'), choice(2, 'wxyz')], [], [2]],
    [
      'none with the same answers under other letters',
      [choice(1, 'xwyz'), choice(2, 'wxyz')],
      [],
      [2],
    ],
    ['none with an answer more', [choice(1, 'wxyzv'), choice(2, 'wxyz')], [], [2]],
    ['typed answers with the same key', [typed(1, '3'), typed(2, '4'), typed(3, '3')], [], [1, 3]],
    [
      'what was put right before, and before that',
      [typed(1, '1'), typed(2, '2'), typed(3, '3')],
      [
        { versionId: 2, versionIds: [1] },
        { versionId: 3, versionIds: [2] },
      ],
      [1, 2, 3],
    ],
  ])('%s', (_name, versions, corrections, expected) => {
    const newest = versions.at(-1)
    if (newest === undefined) throw new Error('There is none')
    expect(versionsAnew(newest, versions, corrections)).toEqual(expected)
  })
})

describe('what an answer is worth by a corrected key', () => {
  const [right, wrong] = [
    { isCorrect: true, mark: 1 },
    { isCorrect: false, mark: 0 },
  ]
  it.each([
    ['d', false, wrong, right],
    ['b', false, right, wrong],
    ['a', false, wrong, wrong],
    ['d', true, wrong, right],
    ['b', true, right, right],
    // It was wrong by the key of its own version.
    ['b', true, wrong, right],
    // A key that counted before the old one did.
    ['c', true, right, right],
    ['a', true, wrong, wrong],
  ])('%s, the old one counting: %s', (letter, countsOld, was, expected) => {
    const key = { before: { letter: 'b' }, after: { letter: 'd' }, countsOld }
    expect(markAnew({ kind: 'choice', letter }, key, was)).toEqual(expected)
  })

  it.each([
    ['4', false, right],
    ['3', false, wrong],
    ['3', true, right],
    ['5', true, wrong],
  ])('typed %s, the old one counting: %s', (text, countsOld, expected) => {
    const key = { before: { marking: equation('3') }, after: { marking: equation('4') }, countsOld }
    expect(markAnew({ kind: 'equation', text }, key, wrong)).toEqual(expected)
  })
})

describe('keys', () => {
  it.each<[StoredKey, string]>([
    [{ letter: 'c' }, 'c'],
    [{ marking: equation('x/2') }, 'x/2'],
    [{ marking: equation('3.14', { tolerance: 0.01, unit: 'm' }) }, '3.14 ± 0.01 m'],
  ])('%j in words', (key, words) => {
    expect(keyInWords(key)).toBe(words)
  })

  it.each<[StoredKey, StoredKey, boolean]>([
    [{ letter: 'b' }, { letter: 'b' }, true],
    [{ letter: 'b' }, { letter: 'c' }, false],
    [{ marking: equation('1') }, { marking: equation('1', { tolerance: 0 }) }, true],
    [{ marking: equation('1') }, { marking: equation('1', { tolerance: 0.1 }) }, false],
    [{ marking: equation('1') }, { marking: equation('1', { unit: 'm' }) }, false],
  ])('%j and %j', (one, other, expected) => {
    expect(isSameKey(one, other)).toBe(expected)
  })
})

describe('the notice', () => {
  const mark = (title: string) => ({
    ...{ title, before: 18, after: 16.75, maximum: 20, sittingId: null, setId: 's' },
  })
  it('names the sets with both marks, three of them at most', () => {
    expect(noticeOf([mark('Paper 1')])).toBe(
      'The answer key of a question was corrected. Paper 1: 18 of 20 before, 16.75 now.',
    )
    expect(noticeOf([mark('1'), mark('2'), mark('3'), mark('4')])).toMatch(/And 1 other set\.$/)
    expect(noticeOf([mark('1'), mark('2'), mark('3'), mark('4'), mark('5')])).toMatch(
      /And 2 other sets\.$/,
    )
  })
})
