import { expect, it } from 'vitest'
import { compareTexts } from './comparison.rules.ts'

it('compares part by part, and counts the paragraphs that differ over all of them', () => {
  const compared = compareTexts(
    ['I like law.\nIt is old.', 'Same.'],
    ['I like good law.\nIt is old.', 'Same.', 'New answer here.'],
  )
  expect(compared.parts.map((rows) => rows.map(({ change }) => change))).toEqual([
    [0, null],
    [null],
    [1],
  ])
  expect(compared).toMatchObject({ changes: 2, wordsIn: 4, wordsOut: 0, isByParagraph: false })
})

it('says when one of the texts could only be compared by paragraphs', () => {
  let time = 0
  const text = (word: string) =>
    Array.from({ length: 600 }, (_, index) => `${word}${index}`).join(' ')
  const impatient = { giveUpAfter: 1, now: () => (time += 10) }
  const compared = compareTexts(['Same.', text('a')], ['Same.', text('b')], impatient)
  expect(compared.isByParagraph).toBe(true)
})
