import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvOf, parseCsv, readCsv } from './index.ts'

const any = { encodings: 'any' } as const
const bytesOf = (text: string) => new TextEncoder().encode(text)

/** Text in two bytes a letter, with its mark. */
function wide(text: string, isBigEndian: boolean): Uint8Array {
  const little = Buffer.from(`\uFEFF${text}`, 'utf16le')
  return isBigEndian ? little.swap16() : little
}

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

describe('a file of any encoding', () => {
  const text = 'Name,Town\r\nZoë,Orléans\r\n'
  it.each<[string, Uint8Array, string]>([
    ['UTF-8', bytesOf(text), 'UTF-8'],
    ['UTF-8 with its mark', bytesOf(`\uFEFF${text}`), 'UTF-8'],
    ['UTF-16, small end first', wide(text, false), 'UTF-16'],
    ['UTF-16, big end first', wide(text, true), 'UTF-16'],
    ['Windows-1252', latin(text), 'Windows-1252'],
  ])('is read as %s', async (_how, bytes, encoding) => {
    expect(await readCsv(bytes, any)).toEqual({
      ...{ header: ['Name', 'Town'], separator: ',', encoding },
      rows: [{ line: 2, cells: { Name: 'Zoë', Town: 'Orléans' } }],
    })
  })
})

describe('a line that says what parts cells', () => {
  it.each<[string, string, string]>([
    ['of a semicolon', 'sep=;\nA;B\n1,0;2\n', ';'],
    ['of a tab', 'SEP=\t\r\nA\tB\r\n1,0\t2\r\n', 'tab'],
    ['written on as a row', 'sep=;;;\nA;B\n1,0;2\n', ';'],
    ['between quotation marks', '"sep=;"\rA;B\r1,0;2\r', ';'],
  ])('%s is obeyed', async (_how, text, separator) => {
    expect(await readCsv(bytesOf(text), any)).toEqual({
      ...{ header: ['A', 'B'], encoding: 'UTF-8', separator },
      rows: [{ line: 3, cells: { A: '1,0', B: '2' } }],
    })
  })

  it('is no header where nothing follows', async () => {
    await expect(readCsv(bytesOf('sep=;'), any)).rejects.toThrow('must name the columns')
  })
})

describe('lines', () => {
  it.each<[string, string, number[]]>([
    ['of old Macs', 'A\r1\r\r2\r', [2, 4]],
    ['of Windows', 'A\r\n"1\r\n1"\r\n2', [2, 4]],
    ['of Unix', 'A\n"1\n\n1"\n2', [2, 5]],
  ])('%s are counted', async (_whose, text, lines) => {
    expect((await readCsv(bytesOf(text))).rows.map(({ line }) => line)).toEqual(lines)
  })

  it('of old Macs are counted up to what is no text', () => {
    expect(() => parseCsv(bytesOf('A\r1\r2\0'))).toThrow('Line 3 holds')
  })
})

describe('a file of many parts', () => {
  // Letters of two to four bytes, which parts of a file end within.
  const rows = Array.from({ length: 3_000 }, (_, at) => `${at},é€😀${'x'.repeat(at % 7)}`)
  const text = `A,B\r\n${rows.join('\r\n')}\r\n`

  it.each<[string, Uint8Array]>([
    ['UTF-8', bytesOf(text)],
    ['UTF-16, small end first', wide(text, false)],
    ['UTF-16, big end first', wide(text, true)],
  ])('of %s is read whole', async (_what, bytes) => {
    const { rows: read } = await readCsv(bytes, any)
    expect(read.map(({ cells: { A, B } }) => `${A},${B}`)).toEqual(rows)
    expect(read.at(-1)?.line).toBe(3_001)
  })

  it.each<[string, Uint8Array]>([
    ['UTF-8', bytesOf(`${text}\0`)],
    ['UTF-16', wide(`${text}\0`, false)],
  ])('of %s says in which line there is no text', async (_what, bytes) => {
    await expect(readCsv(bytes, any)).rejects.toThrow('Line 3002 holds')
  })
})

// After the cases of csv-spectrum and of the big list of naughty strings.
describe('cells', () => {
  it.each<[string, string, string]>([
    ['a comma', '"a,b"', 'a,b'],
    ['an empty one between quotation marks', '""', ''],
    ['quotation marks twice', '"{""type"": ""Point""}"', '{"type": "Point"}'],
    ['a line break', '"once\r\nupon"', 'once\r\nupon'],
    ['letters of far away', '社會科學院語學研究所', '社會科學院語學研究所'],
    ['letters beyond two bytes', '👩🏽‍🎓 𝕊', '👩🏽‍🎓 𝕊'],
    ['blanks that are not seen', '\u00A0\u200B Ana \u2060\uFEFF', 'Ana'],
    ['what would be a tag', '<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['what would be a command', "'; drop table users; --", "'; drop table users; --"],
    ['words that mean nothing', 'undefined', 'undefined'],
    ['a formula behind an apostrophe', "'=1+1", '=1+1'],
    ['the same after blanks', "  '=1+1", '=1+1'],
    ['a telephone number behind one', "'+44 20", '+44 20'],
    ['an apostrophe of a word', "'tis", "'tis"],
  ])('with %s are read', async (_what, written, says) => {
    const { rows } = await readCsv(bytesOf(`A,B\n${written},x\n`))
    expect(rows).toEqual([{ line: 2, cells: { A: says, B: 'x' } }])
  })

  it('of many blanks are read at once', async () => {
    const blanks = ' '.repeat(200_000)
    const { rows } = await readCsv(bytesOf(`A\n${blanks}x${blanks}x${blanks}\n`), { cell: 300_000 })
    expect(rows[0]?.cells.A).toBe(`x${blanks}x`)
  })
})

it.each<[string, string]>([
  ['A\n1,2\n', 'Line 2 has 2 cells, the header 1.'],
  ['A\n"1\n2', 'not closed'],
  ['A,a,A\n', '“A” is there twice'],
  [`A\n${'1\n'.repeat(10_001)}`, 'The file has 10001 rows'],
  [`A\n${'x'.repeat(200_000)}`, 'Line 2: “A” is longer'],
])('refuses what the other refuses too', async (text, says) => {
  await expect(readCsv(bytesOf(text))).rejects.toThrow(says)
  expect(() => parseCsv(bytesOf(text))).toThrow(says)
})

it('what goes out comes in as it was, also with blanks around apostrophes', async () => {
  const unit = fc.constantFrom(
    ...['=', '+', "'", '"', ',', '\t', '\n', '\r', ' ', '\u200B', 'é', '😀'],
  )
  const cell = fc.string({ unit, maxLength: 7 })
  async function* one(row: string[]) {
    yield [row]
  }
  await fc.assert(
    fc.asyncProperty(cell, async (text) => {
      const file = csvOf<string[]>(
        ['A', 'B'].map((header, at) => ({ header, cell: (row) => row[at] ?? null })),
        one([text, 'x']),
      )
      const bytes = await buffer(file)
      const { rows } = await readCsv(bytes)
      const [read] = rows
      expect(read?.cells.A).toBe(text.replace(/^[\s\u200B]+|[\s\u200B]+$/g, ''))
      expect(rows).toEqual(parseCsv(bytes).rows)
    }),
    { numRuns: 300 },
  )
})
