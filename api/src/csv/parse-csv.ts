import { fileKinds, mustBeSmaller } from '@portal/shared/api/schemas'
import { CsvError, parse } from 'csv-parse/sync'
import { Problem } from '../problem.ts'

/** What a file may be at most, and in what it may be written. */
export interface CsvLimits {
  rows: number
  /** The file must be smaller than this. */
  lessThanBytes: number
  /** Characters in a cell. */
  cell: number
  /** UTF-8 alone, or whatever programmes for tables write. */
  encodings: 'UTF-8' | 'any'
}

const { lessThanBytes } = fileKinds.csv
const usual: CsvLimits = { rows: 10_000, lessThanBytes, cell: 10_000, encodings: 'UTF-8' }

/** A row of a file. */
export interface CsvRow {
  /** In which line of the file it begins, from 1. */
  line: number
  /** By the header of the column, without blanks around. */
  cells: Readonly<Record<string, string>>
}

/** A file as it was read. */
export interface CsvFile {
  /** Columns that have a name. */
  header: string[]
  rows: CsvRow[]
  encoding: 'UTF-8' | 'UTF-16' | 'Windows-1252'
  separator: ',' | ';' | 'tab'
}

/** What `csvOf` puts before a formula. */
const put = /^'(?='*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/

/** Blanks that `trim` leaves: they have no width, and come along when cells are copied. */
const unseen = /^[\s\u200B-\u200D\u2060]+|[\s\u200B-\u200D\u2060]+$/g

/** A first line by which some programmes say what parts cells. */
const saidSign = /^sep=([,;\t])(?:\r\n|\r|\n)/i

const refuse = (message: string) => new Problem(422, message)

/** The one sign between the headers of the first line that parts them into most. */
function delimiterOf(text: string): string {
  const header = text.slice(0, text.search(/[\r\n]|$/)).replace(/"[^"]*"/g, '')
  const counted = [',', ';', '\t'].map((sign) => ({ sign, count: header.split(sign).length }))
  return counted.reduce((most, next) => (next.count > most.count ? next : most)).sign
}

/** Text in two bytes a letter says so by its first two bytes. */
function wideTextOf(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  return undefined
}

function decoded(
  bytes: Uint8Array,
  { encodings }: CsvLimits,
): { text: string; encoding: CsvFile['encoding'] } {
  const wide = encodings === 'any' ? wideTextOf(bytes) : undefined
  if (wide !== undefined) return { text: wide, encoding: 'UTF-16' }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' }
  } catch {
    if (encodings === 'any') {
      return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Windows-1252' }
    }
    throw refuse('The file is not in UTF-8. Save it as “CSV UTF-8” and try again.')
  }
}

function textOf(bytes: Uint8Array, limits: CsvLimits) {
  if (bytes.length >= limits.lessThanBytes) throw refuse(mustBeSmaller('csv', limits.lessThanBytes))
  const found = decoded(bytes, limits)
  const nul = found.text.indexOf('\0')
  if (nul < 0) return found
  const line = found.text.slice(0, nul).split('\n').length
  throw refuse(`Line ${line} holds a character that is no text.`)
}

function recordsOf(text: string, delimiter: string): { record: string[]; line: number }[] {
  try {
    const found = parse(text, {
      delimiter,
      relax_quotes: true,
      relax_column_count: true,
      info: true,
    }) as unknown as { record: string[]; info: { lines: number } }[]
    // Where one begins is after the one before, which may go over several lines.
    return found.map(({ record }, at) => ({
      record: record.map((cell) => cell.replace(put, '').replace(unseen, '')),
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
export function parseCsv(bytes: Uint8Array, given: Partial<CsvLimits> = {}): CsvFile {
  const limits = { ...usual, ...given }
  const { text, encoding } = textOf(bytes, limits)
  const said = saidSign.exec(text)
  const rest = said === null ? text : text.slice(said[0].length)
  const sign = said?.[1] ?? delimiterOf(rest)
  const [first, ...records] = recordsOf(rest, sign)
  const linesBefore = said === null ? 0 : 1
  const header = headerOf(first?.record ?? [])
  const filled = records.filter(({ record }) => record.some((cell) => cell !== ''))
  if (filled.length > limits.rows) {
    throw refuse(`The file has ${filled.length} rows; at most ${limits.rows} are taken.`)
  }
  const rows = filled.map(({ record, line: lineOfRest }) => {
    const line = lineOfRest + linesBefore
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
  const separator = sign === '\t' ? 'tab' : sign === ';' ? ';' : ','
  return { header: header.filter((name) => name !== ''), rows, encoding, separator }
}
