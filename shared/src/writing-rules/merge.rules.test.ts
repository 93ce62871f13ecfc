import fc from 'fast-check'
import Delta from 'quill-delta'
import { expect, test } from 'vitest'
import { mergeParts } from './merge.rules.ts'
import type { WritingPart } from './part.ts'
import { textOf } from './text.rules.ts'
import { partOfText, tidyPart } from './tidy.rules.ts'

const merged = (base: string, mine: string, theirs: string) =>
  mergeParts([partOfText(base)], [partOfText(mine)], [partOfText(theirs)])
    .map(textOf)
    .join('|')

test.each([
  [
    'words at two places',
    'I read law.',
    'I now read law.',
    'I read law well.',
    'I now read law well.',
  ],
  ['two paragraphs', 'One.\nTwo.', 'One!\nTwo.', 'One.\nTwo.\nThree.', 'One!\nTwo.\nThree.'],
  ['one place: theirs first', 'Law', 'Law is dull', 'Law and life', 'Law and life is dull'],
  ['a word taken away by both', 'I do read law', 'I read law', 'I read law', 'I read law'],
  [
    'a word taken away by one',
    'I do read law',
    'I read law',
    'I do read law now',
    'I read law now',
  ],
  ['words in what the other took away', 'a b c d', 'a b new c d', 'a d', 'a new d'],
  ['all of it by one', 'a b', 'a b c', '', ' c'],
])('%s', (_, base, mine, theirs, both) => {
  expect(merged(base, mine, theirs)).toBe(both)
})

test('formats of one and words of the other are joined, each part with its own', () => {
  const base = [partOfText('I read law'), partOfText('Life')]
  const mine = [
    tidyPart({
      ops: [
        { insert: 'I ' },
        { insert: 'read', attributes: { bold: true } },
        { insert: ' law\n', attributes: { header: 2 } },
      ],
    }),
    partOfText('Life'),
  ]
  const theirs = [partOfText('I read law well'), partOfText('My life')]
  expect(mergeParts(base, mine, theirs)).toEqual([
    {
      ops: [
        { insert: 'I ' },
        { insert: 'read', attributes: { bold: true } },
        { insert: ' law well' },
        { insert: '\n', attributes: { header: 2 } },
      ],
    },
    partOfText('My life'),
  ])
})

const words = fc
  .array(fc.constantFrom('law', 'life', 'read', 'I', 'and', 'Anna', '\n', 'é😀'), { maxLength: 12 })
  .map((list) => list.join(' '))
const bold = { bold: true as const }
const part: fc.Arbitrary<WritingPart> = fc
  .array(fc.record({ insert: words, attributes: fc.constantFrom(undefined, bold) }), {
    maxLength: 3,
  })
  .map((ops) => tidyPart({ ops }))

test('a side that is unchanged changes nothing', () => {
  fc.assert(
    fc.property(part, part, (base, other) => {
      expect(mergeParts([base], [base], [other])).toEqual([other])
      expect(mergeParts([base], [other], [base])).toEqual([other])
      expect(mergeParts([base], [other], [other])).toEqual([other])
    }),
  )
})

const lettersOf = ({ ops }: WritingPart) =>
  Array.from(ops.map(({ insert }) => insert).join(''))
    .toSorted()
    .join('')

test('whichever device merges first, the same letters are there, and the text is tidy', () => {
  fc.assert(
    fc.property(part, part, part, (base, mine, theirs) => {
      const [one = base] = mergeParts([base], [mine], [theirs])
      const [other = base] = mergeParts([base], [theirs], [mine])
      expect(lettersOf(one)).toBe(lettersOf(other))
      expect(tidyPart(one)).toEqual(one)
    }),
  )
})

const deltaOf = ({ ops }: WritingPart) =>
  new Delta(ops.map((op) => ({ ...op, attributes: { ...op.attributes } })))

/** What a side put in, in one piece each. */
const addedBy = (base: WritingPart, side: WritingPart) =>
  deltaOf(base)
    .diff(deltaOf(side))
    .ops.flatMap(({ insert }) => (typeof insert === 'string' ? [insert] : []))

test('every piece that either side put in is there in one piece', () => {
  fc.assert(
    fc.property(part, part, part, (base, mine, theirs) => {
      const [both = base] = mergeParts([base], [mine], [theirs])
      const text = `${textOf(both)}\n\n`
      for (const piece of [...addedBy(base, mine), ...addedBy(base, theirs)])
        expect(text).toContain(piece.replace(/\n+$/, ''))
    }),
  )
})

test('changes of different paragraphs are all there, to the letter', () => {
  const line = fc
    .array(fc.constantFrom('law', 'life', 'read', 'and', 'Anna'), { minLength: 1, maxLength: 8 })
    .map((list) => list.join(' '))
  fc.assert(
    fc.property(line, line, line, line, (first, second, mine, theirs) => {
      const fence = 'Between the two stands what neither touched, 1234567890.'
      expect(
        merged(
          [first, fence, second].join('\n'),
          [mine, fence, second].join('\n'),
          [first, fence, theirs].join('\n'),
        ),
      ).toBe([mine, fence, theirs].join('\n'))
    }),
  )
})
