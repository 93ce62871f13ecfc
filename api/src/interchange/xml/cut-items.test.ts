import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { UnreadableFile } from '../formats.ts'
import { readerFor } from '../readers.ts'
import { answer, moodleQuestion, questionOf, quiz, readAll } from '../testing.ts'
import { cutItems } from './cut-items.ts'

async function cut(xml: string, piece: number, most?: number) {
  const bytes = Buffer.from(xml)
  const pieces = Array.from({ length: Math.ceil(bytes.length / piece) }, (_each, at) =>
    bytes.subarray(at * piece, (at + 1) * piece),
  )
  const items: [number, string | null][] = []
  for await (const { line, source, fault } of cutItems(Readable.from(pieces), 'q', most)) {
    items.push([line, source ?? fault])
  }
  return items
}

const nextBegins = 'The next one begins before it is closed.'

const cases: [string, string, [number, string][]][] = [
  [
    'items with their lines',
    'x\n<q a="é>">1</q>\n\n<q/>',
    [
      [2, '<q a="é>">1</q>'],
      [4, '<q/>'],
    ],
  ],
  [
    'CDATA and comments',
    '<q><![CDATA[</q>]]><!-- </q> --><?p </q>?></q>',
    [[1, '<q><![CDATA[</q>]]><!-- </q> --><?p </q>?></q>']],
  ],
  ['items within comments', '<!-- <q>1</q> --><q>2</q>', [[1, '<q>2</q>']]],
  ['longer names', '<qs><q>1</q></qs>', [[1, '<q>1</q>']]],
  [
    'one never closed',
    '<q>1\n<q>2</q>',
    [
      [1, nextBegins],
      [2, '<q>2</q>'],
    ],
  ],
  [
    'the end in one',
    '<q>1</q><q>2',
    [
      [1, '<q>1</q>'],
      [1, 'The file ends before it does.'],
    ],
  ],
  [
    'a tag never closed',
    '<q><b </q><q>2</q>',
    [
      [1, '<q><b </q>'],
      [1, '<q>2</q>'],
    ],
  ],
  [
    'a quote never closed',
    '<q><b a="x></b></q><q>2</q>',
    [
      [1, '<q><b a="x></b></q>'],
      [1, '<q>2</q>'],
    ],
  ],
  ['a type', '<!DOCTYPE q [ <!ELEMENT q (b)> ]><q>1</q>', [[1, '<q>1</q>']]],
  ['a type from elsewhere', '<!DOCTYPE q SYSTEM "a>b"><q>1</q>', [[1, '<q>1</q>']]],
  ['what is no tag', '<q>1 < 2 & <></q>', [[1, '<q>1 < 2 & <></q>']]],
]

describe('items are cut', () => {
  it.each(cases)('%s', async (_name, xml, expected) => {
    for (const piece of [1, 3, 7, 1_000]) expect(await cut(xml, piece)).toEqual(expected)
  })

  it('and one that is too large is refused alone', async () => {
    const xml = `<q>1</q><q>${'x'.repeat(3_000_000)}</q>\n<q>2</q>`
    expect(await cut(xml, 65_536, 2 * 1024 * 1024)).toEqual([
      [1, '<q>1</q>'],
      [1, 'It is larger than 2 MB.'],
      [2, '<q>2</q>'],
    ])
  })

  it('and one may have 40 MB and no more', async () => {
    const megabyte = Buffer.alloc(1024 * 1024, 'x')
    function* file(extra: string) {
      yield Buffer.from(`<q>${extra}`)
      for (let at = 0; at < 40; at += 1) yield at === 0 ? megabyte.subarray(7) : megabyte
      yield Buffer.from('</q><q>2</q>')
    }
    const faults = async (extra: string) => {
      const found: string[] = []
      for await (const { fault } of cutItems(Readable.from(file(extra)), 'q')) found.push(fault)
      return found
    }
    expect(await faults('')).toEqual(['', ''])
    expect(await faults('x')).toEqual(['It is larger than 40 MB.', ''])
  })

  it('and entities of its own refuse a file', async () => {
    const xml = '<!DOCTYPE quiz [\n<!ENTITY a "b">]><quiz><q>&a;</q></quiz>'
    await expect(cut(xml, 1_000)).rejects.toThrow(UnreadableFile)
    await expect(cut(xml, 5)).rejects.toThrow('declares entities')
  })
})

describe('a bad item', () => {
  const good = moodleQuestion('multichoice', answer(100, 'a'))

  it.each([
    [
      'a tag closed by another',
      '<question type="x"><a></b></question>',
      /^Line 4 is no well-formed/,
    ],
    ['an entity nobody knows', '<question type="x">&nope;</question>', /^Line 4 .*entity/],
    ['a bare ampersand', '<question type="x">a & b</question>', /^Line 4 /],
    ['depth', `<question>${'<a>'.repeat(101)}${'</a>'.repeat(101)}</question>`, /100 levels deep/],
    ['a type of its own', '<question><!DOCTYPE a [<!ENTITY b "c">]></question>', /./],
  ])('costs itself alone: %s', async (_name, bad, message) => {
    const file = quiz(good, bad, good)
    if (bad.includes('ENTITY')) return expect(readAll(file)).rejects.toThrow(UnreadableFile)
    const items = await readAll(file)
    expect(items.map(({ question }) => question !== null)).toEqual([true, false, true])
    expect(items[1]?.refusal).toMatchObject({ name: 'malformed' })
    expect(items[1]?.refusal?.message).toMatch(message)
    return undefined
  })

  it('may be 100 levels deep and no deeper', async () => {
    const nested = (levels: number) =>
      `<question type="essay">${'<a>'.repeat(levels - 1)}${'</a>'.repeat(levels - 1)}</question>`
    const [deep, deeper] = await readAll(quiz(nested(100), nested(101)))
    expect(deep?.refusal?.name).not.toBe('malformed')
    expect(deeper?.refusal?.name).toBe('malformed')
  })

  it('knows entities of HTML', async () => {
    const [item] = await readAll(
      quiz(
        '<question type="essay"><name><text>&eacute;&nbsp;&Delta;</text></name><questiontext format="html"><text>a &lt; b &ndash; c</text></questiontext></question>',
      ),
    )
    expect(questionOf(item)).toMatchObject({ name: 'é Δ', text: 'a &lt; b – c' })
  })
})

describe('a format is known by content', () => {
  it.each(['<quiz>', '\ufeff<?xml version="1.0"?>\n<!-- a --><!DOCTYPE quiz><quiz lang="en">'])(
    '%s',
    (head) => {
      expect(readerFor(Buffer.from(head)).name).toBe('Moodle XML')
    },
  )

  it.each(['', 'quiz', '<questestinterop>', '<quizzes>', '// GIFT', 'PK\u0003\u0004'])(
    'not %j',
    (head) => {
      expect(() => readerFor(Buffer.from(head))).toThrow(
        'This file is in no format that can be read.',
      )
    },
  )

  it('and read in its own encoding', async () => {
    const xml = quiz(moodleQuestion('essay', '', { text: 'é' }))
    const latin = Buffer.from(xml.replace('UTF-8', 'ISO-8859-1'), 'latin1')
    const wide = Buffer.from(`\ufeff${xml.replace('UTF-8', 'UTF-16')}`, 'utf16le')
    for (const file of [latin, wide]) {
      expect(questionOf((await readAll(file))[0]).text).toBe('é')
    }
  })
})
