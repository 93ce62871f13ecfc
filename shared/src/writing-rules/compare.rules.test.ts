import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ComparedPiece, compare } from './compare.rules.ts'

/** A paragraph as it is shown: +added+, -removed-, ~moved~. */
const shown = (pieces: readonly ComparedPiece[] | null) => {
  const signs = { same: '', added: '+', removed: '-', moved: '~' }
  return pieces?.map(({ kind, text }) => `${signs[kind]}${text}${signs[kind]}`).join('') ?? null
}
const rowsOf = (before: string, after: string) =>
  compare(before, after).rows.map((row) => [shown(row.before), shown(row.after)])

test.each([
  ['nothing changed', 'I read law.', 'I read law.', [['I read law.', 'I read law.']], 0, 0],
  [
    'a word came in',
    'I like arguments a lot.',
    'I like good arguments a lot.',
    [['I like arguments a lot.', 'I like +good +arguments a lot.']],
    1,
    0,
  ],
  [
    'words were replaced',
    'I think that I like law, e.g. old law.',
    'I know that I like law, i.e. old law.',
    [['-I think -that I like law, -e.g-. old law.', '+I know +that I like law, +i.e+. old law.']],
    3,
    3,
  ],
  [
    'a paragraph came in',
    'One two three.\n\nFour five six.',
    'One two three.\n\nNew words here.\n\nFour five six.',
    [
      ['One two three.', 'One two three.'],
      [null, '+New words here.+'],
      ['Four five six.', 'Four five six.'],
    ],
    3,
    0,
  ],
  [
    'a paragraph went',
    'One two three.\nFour five six.',
    'Four five six.',
    [
      ['-One two three.-', null],
      ['Four five six.', 'Four five six.'],
    ],
    0,
    3,
  ],
  [
    'a paragraph moved',
    'One two three four.\nFive six seven eight nine ten.',
    'Five six seven eight nine ten.\nOne two three four.',
    [
      ['~One two three four.~', null],
      ['Five six seven eight nine ten.', 'Five six seven eight nine ten.'],
      [null, '~One two three four.~'],
    ],
    0,
    0,
  ],
  [
    'a paragraph was parted',
    'One two three four five. Six seven eight.',
    'One two three four five.\nSix seven eight.',
    [
      ['One two three four five. Six seven eight.', 'One two three four five.'],
      [null, 'Six seven eight.'],
    ],
    0,
    0,
  ],
  ['all of it is new', '', 'I read.', [[null, '+I read.+']], 2, 0],
  ['all of it went', 'I read.', '\n', [['-I read.-', null]], 0, 2],
  [
    'a heading of one word stays between what changed',
    'Alpha beta gamma.\nMotivation\nDelta epsilon zeta.',
    'One two three.\nMotivation\nFour five six.',
    [
      ['-Alpha beta gamma-.', null],
      [null, '+One two three+.'],
      ['Motivation', 'Motivation'],
      ['-Delta epsilon zeta.-', null],
      [null, '+Four five six.+'],
    ],
    6,
    6,
  ],
])('%s', (_, before, after, rows, wordsIn, wordsOut) => {
  expect(rowsOf(before, after)).toEqual(rows)
  expect(compare(before, after)).toMatchObject({ wordsIn, wordsOut, isByParagraph: false })
})

test('a row says whether something is changed in it', () => {
  const { rows } = compare('One two.\nThree four five.', 'One two.\nThree four, five.')
  expect(rows.map(({ isChanged }) => isChanged)).toEqual([false, true])
})

const text = fc
  .array(fc.constantFrom('law', 'life', 'read', 'and', 'Anna', ',', '.', '\n', '\n\n', '  '), {
    maxLength: 60,
  })
  .map((words) => words.join(' '))

test('the pieces make the texts, and what is the same is so on both sides', () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const { rows } = compare(before, after)
      const textsOf = (side: 'before' | 'after') =>
        rows.flatMap((row) => row[side]?.map((piece) => piece.text).join('') ?? [])
      const filled = (whole: string) => whole.split('\n').filter((line) => line.trim() !== '')
      expect(textsOf('before')).toEqual(filled(before))
      expect(textsOf('after')).toEqual(filled(after))
      const sameOf = (side: 'before' | 'after') =>
        rows
          .flatMap((row) => row[side] ?? [])
          .filter(({ kind }) => kind === 'same')
          .map((piece) => piece.text)
          .join(' ')
          .replace(/\s+/g, '')
      expect(sameOf('before')).toBe(sameOf('after'))
      for (const row of rows)
        for (const piece of row.before ?? [])
          expect(before.slice(piece.start, piece.end)).toBe(piece.text)
    }),
  )
})

test('a text against itself is unchanged', () => {
  fc.assert(
    fc.property(text, (one) => {
      expect(compare(one, one).rows.filter(({ isChanged }) => isChanged)).toEqual([])
    }),
  )
})

test('what takes too long is compared by paragraphs', () => {
  let time = 0
  const patience = { giveUpAfter: 300, now: () => (time += 200) }
  const words = (seed: number) =>
    Array.from({ length: 300 }, (_, n) => `w${(n * seed) % 1009}`).join(' ')
  const kept = 'The same in both.'
  const before = `${words(7)}\n${kept}\n${words(11)}`
  const after = `${words(13)}\n${kept}\n${words(17)}`
  const { isByParagraph, rows, wordsIn, wordsOut } = compare(before, after, patience)
  expect(isByParagraph).toBe(true)
  expect(rows.filter(({ isChanged }) => !isChanged).map((row) => shown(row.after))).toEqual([kept])
  expect([wordsIn, wordsOut]).toEqual([600, 600])
})
