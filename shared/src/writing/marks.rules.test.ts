import { describe, expect, it } from 'vitest'
import { linesOfPart, type WritingPart } from '../writing-rules/index.ts'
import {
  type MarkComment,
  marksIn,
  marksOf,
  numbered,
  placeInLine,
  segmentsOf,
  type TextMark,
} from './marks.rules.ts'

const mark = (number: number, start: number, end: number): TextMark => ({
  ...{ id: `c${number}`, number, start, end },
  ...{ part: 0, sort: 'suggestion' },
})

const lineOf = (part: WritingPart, index = 0) => {
  const line = linesOfPart(part)[index]
  if (line === undefined) throw new Error('There is no such line')
  return line
}

const words: WritingPart = {
  ops: [
    { insert: 'I like ' },
    { insert: 'good', attributes: { bold: true } },
    { insert: ' arguments.\nMy brother likes maths.\n' },
  ],
}

describe('the words of a line', () => {
  it('are cut at every end of a run and of a comment, and know the comments on them', () => {
    const marks = [mark(1, 2, 11), mark(2, 9, 21), mark(3, 9, 10)]
    expect(
      segmentsOf(lineOf(words), marks, null).map((segment) => [
        segment.text,
        segment.marks.map(({ number }) => number),
        segment.begins.map(({ number }) => number),
        segment.ends.map(({ number }) => number),
      ]),
    ).toEqual([
      ['I ', [], [], []],
      ['like ', [1], [1], []],
      ['go', [1], [], []],
      ['o', [2, 1, 3], [2, 3], [3]],
      ['d', [2, 1], [], [1]],
      [' arguments.'.slice(0, 10), [2], [], [2]],
      ['.', [], [], []],
    ])
  })

  it('have the number of a comment over several lines in the last one', () => {
    const marks = [mark(1, 2, 34)]
    const [first, second] = [0, 1].map((index) => {
      const line = lineOf(words, index)
      return segmentsOf(line, marksIn(line, marks), null).map(({ text, ends }) => [
        text,
        ends.length,
      ])
    })
    expect(first).toEqual([
      ['I ', 0],
      ['like ', 0],
      ['good', 0],
      [' arguments.', 0],
    ])
    expect(second).toEqual([
      ['My brother ', 1],
      ['likes maths.', 0],
    ])
  })

  it('are cut at what is chosen, and at the caret', () => {
    const line = lineOf(words)
    expect(
      segmentsOf(line, [], placeInLine(line, { anchor: 2, focus: 6 })).map(
        ({ text, isChosen, hasCaret }) => [text, isChosen, hasCaret],
      ),
    ).toEqual([
      ['I ', false, false],
      ['like', true, false],
      [' ', false, true],
      ['good', false, false],
      [' arguments.', false, false],
    ])
  })
})

it.each([
  ['before it', { anchor: 0, focus: 1 }, null],
  ['to the next line', { anchor: 5, focus: 40 }, { start: 10, end: 20, caret: null }],
  ['at its end', { anchor: 20, focus: 20 }, { start: -1, end: -1, caret: 20 }],
  ['backwards into it', { anchor: 40, focus: 15 }, { start: 15, end: 20, caret: 15 }],
])('a place in a line: %s', (_, place, expected) => {
  expect(placeInLine({ start: 10, end: 20 }, place)).toEqual(expected)
})

it('numbers comments in the order of the text or of the pages, and marks those in the text', () => {
  const rest = { text: 'x', sort: 'praise', criterion: null } as const
  const quoted = { quote: 'q', prefix: '', suffix: '' }
  const comments: MarkComment[] = [
    { ...rest, ...quoted, id: 'later', part: 1, start: 0, end: 4 },
    { ...rest, ...quoted, id: 'second', part: 0, start: 9, end: 12, isDraft: true },
    { ...rest, ...quoted, id: 'first', part: 0, start: 3, end: 30 },
  ]
  const inOrder = numbered(comments)
  expect(inOrder.map(({ comment, number }) => [number, comment.id])).toEqual([
    [1, 'first'],
    [2, 'second'],
    [3, 'later'],
  ])
  expect(marksOf(inOrder).map(({ id, number, isDraft }) => [id, number, isDraft])).toEqual([
    ['first', 1, false],
    ['second', 2, true],
    ['later', 3, false],
  ])
  const box = { x: 0, y: 0.5, width: 0.1, height: 0.1 }
  const onPages: MarkComment[] = [
    { ...rest, id: 'below', page: 1, box },
    { ...rest, id: 'next page', page: 2, box: { ...box, y: 0 } },
    { ...rest, id: 'above', page: 1, box: { ...box, y: 0.2 } },
  ]
  expect(numbered(onPages).map(({ comment }) => comment.id)).toEqual([
    'above',
    'below',
    'next page',
  ])
  expect(marksOf(numbered(onPages))).toEqual([])
})
