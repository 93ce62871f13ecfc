import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvOf, parseCsv } from './index.ts'

type Cell = string | number | null

async function* inBatches(rows: readonly Cell[][], size = 2) {
  for (let from = 0; from < rows.length; from += size) yield rows.slice(from, from + size)
}

/** With its mark, which other readers take off. */
const text = async (file: Readable) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await buffer(file))

const written = (rows: readonly Cell[][], headers = ['A', 'B']) =>
  text(
    csvOf<Cell[]>(
      headers.map((header, at) => ({ header, cell: (row) => row[at] ?? null })),
      inBatches(rows),
    ),
  )

const bytesOf = (file: string) => new TextEncoder().encode(file)
const read = (file: string, limits = {}) => parseCsv(bytesOf(file), limits)

describe('a file that goes out', () => {
  it.each<[string, Cell, string]>([
    ['words', 'Ana Petrova', 'Ana Petrova'],
    ['a number', 12.5, '12.5'],
    ['a number below nothing, which is no formula', -3, '-3'],
    ['nothing', null, ''],
    ['commas', 'a,b', '"a,b"'],
    ['quotation marks', 'the "best"', '"the ""best"""'],
    ['lines', 'one\ntwo', '"one\ntwo"'],
    ['a formula', '=1+1', "'=1+1"],
    ['a sum', '+44 20', "'+44 20"],
    ['a difference', '-1', "'-1"],
    ['a command', '@SUM(A1)', "'@SUM(A1)"],
    ['a tab', '\t=1', "'\t=1"],
    ['a carriage return', '\r=1', '"\'\r=1"'],
    ['a formula with quotation marks', '=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
    ['what looks like a formula made harmless', "'=1", "''=1"],
    ['an apostrophe', "'tis", "'tis"],
  ])('holds %s', async (_what, cell, expected) => {
    expect(await written([[cell, 'x']])).toBe(`\uFEFFA,B\r\n${expected},x\r\n`)
  })

  it('has its header also without rows', async () => {
    expect(await written([])).toBe('\uFEFFA,B\r\n')
  })

  it('breaks where its rows break', async () => {
    async function* breaking() {
      yield [['a']]
      throw new Error('The database is gone')
    }
    const file = csvOf<string[]>([{ header: 'A', cell: ([cell]) => cell ?? null }], breaking())
    await expect(text(file)).rejects.toThrow('The database is gone')
  })
})

describe('a file that comes in', () => {
  const expected = [
    { line: 2, cells: { Name: 'Ana', Email: 'a@x.test' } },
    { line: 3, cells: { Name: 'Bo', Email: '' } },
  ]
  it.each([
    ['with commas', 'Name,Email\nAna,a@x.test\nBo,\n'],
    ['with semicolons', 'Name;Email\r\nAna;a@x.test\r\nBo;\r\n'],
    ['with tabs', 'Name\tEmail\nAna\ta@x.test\nBo\t'],
    ['with a mark at its beginning', '\uFEFFName,Email\nAna,a@x.test\nBo,'],
    ['with quotation marks', '"Name","Email"\n"Ana","a@x.test"\n"Bo",""'],
    ['with blanks around', ' Name , Email \n Ana , a@x.test \nBo,'],
    ['with cells that are missing', 'Name,Email\nAna,a@x.test\nBo'],
    ['with columns without a name', 'Name,Email,\nAna,a@x.test,7\nBo,,'],
    ['with empty cells after the last column', 'Name,Email\nAna,a@x.test,,\nBo,,'],
  ])('%s', (_how, file) => {
    expect(read(file).rows).toEqual(expected)
    expect(read(file).header).toEqual(['Name', 'Email'])
  })

  it.each<[string, string, { line: number; cells: Record<string, string> }[]]>([
    [
      'in which line a row begins',
      'A\n"one\ntwo"\n\nthree\n',
      [
        { line: 2, cells: { A: 'one\ntwo' } },
        { line: 5, cells: { A: 'three' } },
      ],
    ],
    ['a mark within words', 'A\n6" ruler\n', [{ line: 2, cells: { A: '6" ruler' } }]],
    ['a formula that was made harmless', "A\n'=1\n", [{ line: 2, cells: { A: '=1' } }]],
    ['an apostrophe', "A\n'tis\n", [{ line: 2, cells: { A: "'tis" } }]],
    [
      'a comma in a header that is quoted',
      '"A, B";C\n1;2',
      [{ line: 2, cells: { 'A, B': '1', C: '2' } }],
    ],
    ['no row at all', 'A,B\n', []],
  ])('says %s', (_what, file, rows) => {
    expect(read(file).rows).toEqual(rows)
  })

  it.each<[string, string | Uint8Array, object, string]>([
    ['a header twice', 'Name,Email,Name\n1,2,3', {}, 'The column “Name” is there twice.'],
    ['nothing in it', '', {}, 'The first line must name the columns.'],
    ['more cells than headers', 'A,B\n1,2\n1,2,3', {}, 'Line 3 has 3 cells, the header 2.'],
    ['too many rows', 'A\n1\n2\n3\n', { rows: 2 }, 'The file has 3 rows; at most 2 are taken.'],
    ['too many bytes', 'A\n1\n', { lessThanBytes: 4 }, 'File size must be less than'],
    [
      'as many bytes as no upload may have',
      new Uint8Array(5 * 1024 * 1024).fill(65),
      {},
      'File size must be less than 5MB',
    ],
    ['a cell too long', 'A,B\n1,2\n1,222', { cell: 2 }, 'Line 3: “B” is longer than 2 characters.'],
    ['NUL', 'A\n1\n2\0', {}, 'Line 3 holds a character that is no text.'],
    [
      'a mark that is not closed',
      'A\n"1\n2',
      {},
      'A quotation mark is not closed before the end of the file.',
    ],
    [
      'letters of another code',
      new Uint8Array([65, 10, 0xe9]),
      {},
      'The file is not in UTF-8. Save it as “CSV UTF-8” and try again.',
    ],
  ])('is refused with %s', (_what, file, limits, says) => {
    const bytes = typeof file === 'string' ? bytesOf(file) : file
    expect(() => parseCsv(bytes, limits)).toThrow(says)
  })

  it('takes one byte less, as the upload does', () => {
    const file = new Uint8Array(5 * 1024 * 1024 - 1).fill(10).fill(65, 0, 3)
    expect(parseCsv(file).header).toEqual(['AAA'])
  })

  it('takes as many rows as there may be', () => {
    expect(read(`A\n${'1\n'.repeat(10_000)}`).rows).toHaveLength(10_000)
  })
})

it('what goes out comes in as it was', async () => {
  const sign = fc.constantFrom(
    ...['=', '+', '-', '@', "'", '"', ',', ';', '\t', '\n', '\r', ' ', 'a', 'é', '１', '＝'],
  )
  const cell = fc.string({ unit: sign, maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(cell, cell), { maxLength: 6 }), async (rows) => {
      const { rows: back } = read(await written(rows))
      const kept = rows
        .map(([a, b]) => ({ A: a.trim(), B: b.trim() }))
        .filter(({ A, B }) => A !== '' || B !== '')
      expect(back.map(({ cells }) => cells)).toEqual(kept)
    }),
  )
})
