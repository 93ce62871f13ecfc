import { partOfText } from '@portal/shared/writing-rules'
import { describe, expect, it } from 'vitest'
import {
  areParts,
  countsOf,
  fileName,
  isSameText,
  mostCharacters,
  partOf,
  plainFile,
  textsOf,
  tooLong,
} from './text.rules.ts'

const one = (text: string) => [partOfText(text)]

it('leaves out of the editor’s text what is no words', () => {
  expect(
    partOf([
      { insert: 'a', attributes: { bold: true } },
      { insert: { picture: {} } },
      { insert: '\n' },
    ]),
  ).toEqual({ ops: [{ insert: 'a', attributes: { bold: true } }, { insert: '\n' }] })
})

it.each([
  ['the same', one('a'), one('a'), true],
  ['the same once it is tidy', [{ ops: [{ insert: 'a\u00a0b' }] }], one('a b'), true],
  ['other words', one('a'), one('b'), false],
  ['more parts', one('a'), [...one('a'), ...one('')], false],
  [
    'other formats',
    [{ ops: [{ insert: 'a', attributes: { bold: true as const } }, { insert: '\n' }] }],
    one('a'),
    false,
  ],
])('tells %s', (_name, left, right, is) => {
  expect(isSameText(left, right)).toBe(is)
})

it.each([
  [one('a'), true],
  [[], false],
  [null, false],
  [[{ ops: [{ insert: {} }] }], false],
  [[{}], false],
  [Array(4).fill(partOfText('')), false],
])('knows whether what a device has kept is a text: %#', (value, is) => {
  expect(areParts(value)).toBe(is)
})

describe('a draft that is too long', () => {
  it('is said to be so from the first character on', () => {
    expect(tooLong([{ ops: [{ insert: 'a'.repeat(mostCharacters) }] }])).toBeUndefined()
    expect(tooLong([{ ops: [{ insert: 'a'.repeat(mostCharacters + 1) }] }])).toBe(
      'The draft has 200,001 characters; at most 200,000 can be saved. It is kept on this device until it is shorter.',
    )
  })
})

it('counts words and characters of all parts', () => {
  const texts = textsOf([partOfText('One two\n\n'), partOfText('three')])
  expect(countsOf(texts)).toEqual({ words: 3, characters: [7, 5], total: 12 })
})

it('is a plain text with its title, and of a statement with the questions', () => {
  expect(plainFile('T', null, ['a\nb'])).toBe('T\r\n\r\na\r\nb\r\n')
  expect(plainFile('T', [{ text: 'Why?' }, { text: 'How?' }], ['a', 'b'])).toBe(
    'T\r\n\r\nWhy?\r\n\r\na\r\n\r\nHow?\r\n\r\nb\r\n',
  )
})

it.each([
  ['On punishment', 'on-punishment.txt'],
  ['  “Law” & order: a/b ', 'law-order-a-b.txt'],
  ['<?>', 'text.txt'],
])('is called by its title: %s', (title, name) => {
  expect(fileName(title)).toBe(name)
})
