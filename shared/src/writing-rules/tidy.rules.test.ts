import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { RawPart } from './part.ts'
import { textOf } from './text.rules.ts'
import { isSamePart, partOfText, plainPart, tidyPart } from './tidy.rules.ts'
import { tidyText, withoutLastBreaks } from './tidy-text.rules.ts'
import { messyOps, messyText } from './writing.testing.ts'

test.each([
  ['an accent that stands apart is joined', 'e\u0301', 'é'],
  ['even after something unseen', 'e\u200b\u0301', 'é'],
  ['all line breaks are one kind', 'a\r\nb\rc\u2028d\u2029e', 'a\nb\nc\nd\ne'],
  ['all spaces are one kind', '\u00a0\u1680\u2003\u202f\u205f\u3000', '      '],
  ['a tab stays', 'a\tb', 'a\tb'],
  ['what nobody sees goes', 'a\u0000\u0007\u000b\u000c\u0085\u007f\u00ad\u200b\ufeffb', 'ab'],
  ['joiners within emoji stay', '👩‍🚀', '👩‍🚀'],
  ['half a character is U+FFFD', 'a\ud83db\ude00', 'a\ufffdb\ufffd'],
  ['quotes and dashes stay', '“Law” — ‘order’…', '“Law” — ‘order’…'],
])('text: %s', (_, text, tidy) => {
  expect(tidyText(text)).toBe(tidy)
})

test.each<[string, RawPart['ops'], unknown]>([
  ['nothing is an empty line', [], [{ insert: '\n' }]],
  ['the last line gets its break', [{ insert: 'a' }], [{ insert: 'a\n' }]],
  ['empty lines stay', [{ insert: 'a\n\n' }], [{ insert: 'a\n\n' }]],
  [
    'neighbours of one format are one',
    [
      { insert: 'a', attributes: { bold: true } },
      { insert: '', attributes: { italic: true } },
      { insert: 'b', attributes: { bold: true } },
    ],
    [{ insert: 'ab', attributes: { bold: true } }, { insert: '\n' }],
  ],
  [
    'lines are formatted at their breaks, words where they stand',
    [{ insert: 'a\nb', attributes: { bold: true, header: 2 } }],
    [
      { insert: 'a', attributes: { bold: true } },
      { insert: '\n', attributes: { header: 2 } },
      { insert: 'b', attributes: { bold: true } },
      { insert: '\n' },
    ],
  ],
  [
    'a line is a list, a heading or a quote',
    [{ insert: '\n', attributes: { blockquote: true, header: 3, list: 'ordered', indent: 1 } }],
    [{ insert: '\n', attributes: { list: 'ordered', indent: 1 } }],
  ],
  [
    'what is no format of ours falls away',
    [{ insert: 'a\n', attributes: { link: 'https://x.test', bold: 1, header: 1, indent: 4 } }],
    [{ insert: 'a\n' }],
  ],
  [
    'what is no words is left out',
    [{ insert: 'a' }, { insert: { image: 'x' } }, {}, { insert: 'b\n' }],
    [{ insert: 'ab\n' }],
  ],
  [
    'a line break over two runs is one, formatted as its line feed',
    [
      { insert: 'a\r', attributes: { header: 2 } },
      { insert: '\nb\n', attributes: { list: 'bullet' } },
    ],
    [
      { insert: 'a' },
      { insert: '\n', attributes: { list: 'bullet' } },
      { insert: 'b' },
      { insert: '\n', attributes: { list: 'bullet' } },
    ],
  ],
  [
    'an accent takes the format of its letter',
    [{ insert: 'e', attributes: { bold: true } }, { insert: '\u00ad\u0301t\n' }],
    [{ insert: 'é', attributes: { bold: true } }, { insert: 't\n' }],
  ],
  [
    'an accent joins no letter of another line',
    [{ insert: 'e\n' }, { insert: '\u0301', attributes: { bold: true } }],
    [{ insert: 'e\n' }, { insert: '\u0301', attributes: { bold: true } }, { insert: '\n' }],
  ],
  [
    'the halves of an emoji keep together',
    [{ insert: '\ud83d', attributes: { bold: true } }, { insert: '\ude00\n' }],
    [{ insert: '😀', attributes: { bold: true } }, { insert: '\n' }],
  ],
])('runs: %s', (_, ops, tidy) => {
  expect(tidyPart({ ops }).ops).toEqual(tidy)
})

test('tidying twice changes nothing more', () => {
  fc.assert(
    fc.property(messyOps, messyText, (ops, text) => {
      const once = tidyPart({ ops })
      expect(tidyPart(once)).toEqual(once)
      expect(isSamePart(tidyPart(once), once)).toBe(true)
      expect(tidyText(tidyText(text))).toBe(tidyText(text))
    }),
  )
})

test('the words of a tidy text are those of its runs, whatever the formats', () => {
  fc.assert(
    fc.property(messyOps, (ops) => {
      const whole = ops.map(({ insert }) => insert).join('')
      const words = withoutLastBreaks(tidyText(whole))
      expect(textOf(tidyPart({ ops }))).toBe(words)
      expect(textOf(partOfText(whole))).toBe(words)
      expect(plainPart({ ops })).toEqual(partOfText(whole))
    }),
  )
})

test('the normal form: no equal neighbours, line formats on breaks alone, a break at the end', () => {
  fc.assert(
    fc.property(messyOps, (ops) => {
      const tidy = tidyPart({ ops }).ops
      expect(tidy.at(-1)?.insert.endsWith('\n')).toBe(true)
      for (const [place, { insert, attributes = {} }] of tidy.entries()) {
        expect(insert).not.toBe('')
        const { header, list, blockquote, indent, ...ofWords } = attributes
        if (header ?? list ?? blockquote ?? indent) expect(insert).toMatch(/^\n+$/)
        if (insert.includes('\n')) expect(ofWords).toEqual({})
        const next = tidy[place + 1]
        if (next) expect(next.attributes).not.toEqual(tidy[place]?.attributes)
      }
    }),
  )
})

test('all parts of letters that can be joined to what stands before them are known', () => {
  const lone: string[] = []
  for (let code = 0xa0; code < 0x110000; code += 1) {
    if (code >= 0xac00 && code < 0xe000) continue
    const [, ...parts] = String.fromCodePoint(code).normalize('NFD')
    for (const part of parts) {
      const { ops } = tidyPart({
        ops: [{ insert: 'x', attributes: { bold: true } }, { insert: part }],
      })
      if (ops.length > 2) lone.push(part)
    }
  }
  expect(lone).toEqual([])
})

test('a long text of one-letter runs and marks is tidied in a moment', () => {
  const insert = `a${'\u0301'.repeat(100_000)}${'\n'.repeat(100_000)}`
  const many = Array.from({ length: 100_000 }, (_, n) =>
    n % 2 ? { insert: '\u0301' } : { insert: 'x', attributes: { bold: true as const } },
  )
  expect(tidyPart({ ops: [{ insert }, ...many] }).ops.length).toBe(3)
})

test('texts differ in words, in formats and in length', () => {
  const bold = { ops: [{ insert: 'a', attributes: { bold: true as const } }, { insert: '\n' }] }
  expect(isSamePart(bold, partOfText('a'))).toBe(false)
  expect(isSamePart(partOfText('a'), partOfText('b'))).toBe(false)
  expect(isSamePart(bold, bold)).toBe(true)
})
