import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  nextSentence,
  nextWord,
  paragraphAt,
  previousSentence,
  previousWord,
  sentenceAt,
  sentenceRanges,
  splitByMarks,
  trimmedRange,
  wordAt,
  wordRanges,
} from './units.rules.ts'

const text = 'I read law. “Why?” I wondered!\n\nIt isn’t well-known. Is it?'
const said = (range: { start: number; end: number } | null) =>
  range && text.slice(range.start, range.end)

test('words are told from signs and white space', () => {
  const words = [
    'I',
    'read',
    'law',
    'Why',
    'I',
    'wondered',
    'It',
    'isn’t',
    'well-known',
    'Is',
    'it',
  ]
  expect(wordRanges(text).map(said)).toEqual(words)
})

test.each([
  [0, 'I', 'read', null],
  [1, 'read', 'read', 'I'],
  [3, 'read', 'law', 'read'],
  [2, 'read', 'law', 'I'],
  [text.length, 'it', null, 'it'],
])('at %i is a word, one after it and one before', (place, at, next, previous) => {
  expect(said(wordAt(text, place))).toBe(at)
  expect(said(nextWord(text, place))).toBe(next)
  expect(said(previousWord(text, place))).toBe(previous)
})

const sentences = ['I read law.', '“Why?”', 'I wondered!', 'It isn’t well-known.', 'Is it?']

test.each([
  ['the browser’s rules', undefined],
  ['marks alone', splitByMarks],
])('sentences by %s', (_, split) => {
  expect(
    sentenceRanges('One. Two!  Three?\nFour', split).map(({ start, end }) => [start, end]),
  ).toEqual([
    [0, 4],
    [5, 9],
    [11, 17],
    [18, 22],
  ])
})

test('sentences begin and end without white space', () => {
  expect(sentenceRanges(text).map(said)).toEqual(sentences)
  expect(sentenceRanges('He said “No.” Then v1.2 came.', splitByMarks)).toEqual([
    { start: 0, end: 13 },
    { start: 14, end: 29 },
  ])
  expect(said(sentenceAt(text, 3))).toBe(sentences[0])
  expect(said(nextSentence(text, 3))).toBe(sentences[1])
  expect(said(previousSentence(text, 12))).toBe(sentences[0])
  expect(nextSentence(text, text.length)).toBeNull()
  expect(previousSentence(text, 0)).toBeNull()
})

test('marks part a paragraph into what makes it again, in a moment', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', '.', ' ', '”', '?', 'Bc') }),
      (paragraph) => {
        expect(splitByMarks(paragraph).join('')).toBe(paragraph)
      },
    ),
  )
  expect(splitByMarks('.'.repeat(20_000)).join('')).toHaveLength(20_000)
})

test.each([
  [0, 'I read law. “Why?” I wondered!'],
  [30, 'I read law. “Why?” I wondered!'],
  [31, ''],
  [32, 'It isn’t well-known. Is it?'],
  [text.length, 'It isn’t well-known. Is it?'],
])('the paragraph at %i', (place, paragraph) => {
  expect(said(paragraphAt(text, place))).toBe(paragraph)
})

test.each([
  ['white space at both ends', 1, 7, 'read'],
  ['what a triple click brings along', 12, 32, '“Why?” I wondered!'],
  ['nothing but white space', 30, 32, null],
  ['nothing', 4, 4, null],
])('trimming: %s', (_, start, end, left) => {
  expect(said(trimmedRange(text, { start, end }))).toBe(left)
})

test('nothing is in nothing', () => {
  expect([wordAt('', 0), sentenceAt('', 0), nextWord('', 0)]).toEqual([null, null, null])
  expect(paragraphAt('', 0)).toEqual({ start: 0, end: 0 })
  expect(paragraphAt('\na', 0)).toEqual({ start: 0, end: 0 })
})
