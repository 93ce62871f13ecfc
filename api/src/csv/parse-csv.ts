import { fileKinds, mustBeSmaller } from '@portal/shared/api/schemas'
import { CsvError, parse } from 'csv-parse/sync'
import { Problem } from '../problem.ts'

/** What a file may be at most. */
export interface CsvLimits {
  rows: number
  /** The file must be smaller than this. */
  lessThanBytes: number
  /** Characters in a cell. */
  cell: number
}

const { lessThanBytes } = fileKinds.csv
const usual: CsvLimits = { rows: 10_000, lessThanBytes, cell: 10_000 }

/** A row of a file. */
export interface CsvRow {
  /** In which line of the file it begins, from 1. */
  line: number
  /** By the header of the column, without blanks around. */
  cells: Readonly<Record<string, string>>
}

/** What `csvOf` puts before a formula. */
const put = /^'(?='*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/

const refuse = (message: string) => new Problem(422, message)

/** The one sign between the headers of the first line that parts them into most. */
function delimiterOf(text: string): string {
  const header = text.slice(0, text.search(/[\r\n]|$/)).replace(/"[^"]*"/g, '')
  const counted = [',', ';', '\t'].map((sign) => ({ sign, count: header.split(sign).length }))
  return counted.reduce((most, next) => (next.count > most.count ? next : most)).sign
}

function textOf(bytes: Uint8Array, limits: CsvLimits): string {
  if (bytes.length >= limits.lessThanBytes) throw refuse(mustBeSmaller('csv', limits.lessThanBytes))
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw refuse('The file is not in UTF-8. Save it as “CSV UTF-8” and try again.')
  }
  const nul = text.indexOf('\0')
  if (nul < 0) return text
  throw refuse(`Line ${text.slice(0, nul).split('\n').length} holds a character that is no text.`)
}

function recordsOf(text: string): { record: string[]; line: number }[] {
  try {
    const found = parse(text, {
      delimiter: delimiterOf(text),
      relax_quotes: true,
      relax_column_count: true,
      info: true,
    }) as unknown as { record: string[]; info: { lines: number } }[]
    // Where one begins is after the one before, which may go over several lines.
    return found.map(({ record }, at) => ({
      record: record.map((cell) => cell.replace(put, '').trim()),
      line: (found[at - 1]?.info.lines ?? 0) + 1,
    }))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw refuse('A quotation mark is not closed before the end of the file.')
  }
}

function headerOf(header: string[]): string[] {
  const twice = header.find((name, at) => name !== '' && header.indexOf(name) !== at)
  if (twice !== undefined) throw refuse(`The column “${twice}” is there twice.`)
  if (header.every((name) => name === '')) throw refuse('The first line must name the columns.')
  return header
}

/**
 * Reads a CSV file as spreadsheets write it: commas, semicolons or tabs, quoted or not, with or
 * without a mark at its beginning. Lines without anything are left out, and so are columns without a
 * name.
 * @throws Problem 422 with a sentence for whoever sent it: too large, too many rows, a cell too long,
 * no text, a header twice, more cells than headers.
 */
export function parseCsv(
  bytes: Uint8Array,
  given: Partial<CsvLimits> = {},
): { header: string[]; rows: CsvRow[] } {
  const limits = { ...usual, ...given }
  const [first, ...records] = recordsOf(textOf(bytes, limits))
  const header = headerOf(first?.record ?? [])
  const filled = records.filter(({ record }) => record.some((cell) => cell !== ''))
  if (filled.length > limits.rows) {
    throw refuse(`The file has ${filled.length} rows; at most ${limits.rows} are taken.`)
  }
  const rows = filled.map(({ record, line }) => {
    if (record.slice(header.length).some((cell) => cell !== '')) {
      throw refuse(`Line ${line} has ${record.length} cells, the header ${header.length}.`)
    }
    const long = record.findIndex((cell) => cell.length > limits.cell)
    if (long >= 0) {
      throw refuse(`Line ${line}: “${header[long]}” is longer than ${limits.cell} characters.`)
    }
    const named = header.flatMap((name, at) => (name === '' ? [] : [[name, record[at] ?? '']]))
    return { line, cells: Object.fromEntries(named) as Record<string, string> }
  })
  return { header: header.filter((name) => name !== ''), rows }
}
