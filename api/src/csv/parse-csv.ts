import { pipeline, Readable } from 'node:stream'
import { fileKinds, mustBeSmaller } from '@portal/shared/api/schemas'
import { CsvError, type Options, parse as parseInParts } from 'csv-parse'
import { parse } from 'csv-parse/sync'
import { Breather } from '../breather.ts'
import { Problem } from '../problem.ts'
import { cellText } from './cells.rules.ts'

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

/** A first line by which some programmes say what parts cells; others write it on as a row. */
const saidSign = /^"?sep=([,;\t])"?[,;\t]*(?:\r\n|\r|\n|$)/i

const refuse = (message: string) => new Problem(422, message)

/** Enough of a file to hold its header; more of it parts no other cells. */
const longestHeader = 65_536

/** The one sign between the headers of the first line that parts them into most. */
function delimiterOf(text: string): string {
  const unquoted = text.slice(0, longestHeader).replace(/"[^"]*"/g, '')
  const header = unquoted.slice(0, unquoted.search(/[\r\n]|$/))
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
  const line = found.text.slice(0, nul).split(/\r\n|\r|\n/).length
  throw refuse(`Line ${line} holds a character that is no text.`)
}

const counted = { info: true, skip_empty_lines: true }

const optionsOf = (delimiter: string) =>
  ({ delimiter, relax_quotes: true, relax_column_count: true, ...counted }) satisfies Options

/** What the library says of a row. */
interface Parsed {
  record: string[]
  info: { lines: number }
}

function refusalOf(error: unknown): unknown {
  if (!(error instanceof CsvError)) return error
  return refuse('A quotation mark is not closed before the end of the file.')
}

function headerOf(header: string[]): string[] {
  const twice = header.find((name, at) => name !== '' && header.indexOf(name) !== at)
  if (twice !== undefined) throw refuse(`The column “${twice}” is there twice.`)
  if (header.every((name) => name === '')) throw refuse('The first line must name the columns.')
  return header
}

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/** A file whose text is known and whose rows come one after another. */
class Reading {
  readonly #limits: CsvLimits
  readonly #encoding: CsvFile['encoding']
  readonly #sign: string
  readonly #rows: CsvRow[] = []
  #header: string[] | undefined
  /** Lines of the file before its header. */
  readonly #linesBefore: number
  #countedTwice = 0
  #filled = 0
  /** Without the line that says what parts cells. */
  readonly text: string

  constructor(bytes: Uint8Array, limits: CsvLimits) {
    const { text, encoding } = textOf(bytes, limits)
    const said = saidSign.exec(text)
    this.#limits = limits
    this.#encoding = encoding
    this.text = said === null ? text : text.slice(said[0].length)
    this.#sign = said?.[1] ?? delimiterOf(this.text)
    this.#linesBefore = said === null ? 0 : 1
  }

  get options() {
    return optionsOf(this.#sign)
  }

  take({ record: written, info }: Parsed): void {
    const within = written.join(',')
    // The library counts a break of Windows within a cell twice.
    this.#countedTwice += countOf(within, /\r\n/g)
    const end = this.#linesBefore + info.lines - this.#countedTwice
    const line = end - countOf(within, /\r\n|\r|\n/g)
    const record = written.map(cellText)
    if (this.#header === undefined) this.#header = headerOf(record)
    else if (record.some((cell) => cell !== '')) this.#takeRow(record, line, this.#header)
  }

  #takeRow(record: string[], line: number, header: readonly string[]): void {
    const { rows: most, cell: longest } = this.#limits
    this.#filled += 1
    // How many there are is said at the end.
    if (this.#filled > most) return
    if (record.slice(header.length).some((cell) => cell !== '')) {
      throw refuse(`Line ${line} has ${record.length} cells, the header ${header.length}.`)
    }
    const long = record.findIndex((cell) => cell.length > longest)
    if (long >= 0) {
      throw refuse(`Line ${line}: “${header[long]}” is longer than ${longest} characters.`)
    }
    const named = header.flatMap((name, at): [string, string][] =>
      name === '' ? [] : [[name, record[at] ?? '']],
    )
    this.#rows.push({ line, cells: Object.fromEntries(named) })
  }

  end(): CsvFile {
    const header = this.#header ?? headerOf([])
    const { rows: most } = this.#limits
    if (this.#filled > most) {
      throw refuse(`The file has ${this.#filled} rows; at most ${most} are taken.`)
    }
    const separator = this.#sign === '\t' ? 'tab' : this.#sign === ';' ? ';' : ','
    const named = header.filter((name) => name !== '')
    return { header: named, rows: this.#rows, encoding: this.#encoding, separator }
  }
}

/**
 * Reads a CSV file as spreadsheets write it: commas, semicolons or tabs, quoted or not, with or
 * without a mark at its beginning. Lines without anything are left out, and so are columns without a
 * name. For small files; of others `readCsv`.
 * @throws Problem 422 with a sentence for whoever sent it: too large, too many rows, a cell too long,
 * no text, a header twice, more cells than headers.
 */
export function parseCsv(bytes: Uint8Array, given: Partial<CsvLimits> = {}): CsvFile {
  const reading = new Reading(bytes, { ...usual, ...given })
  let records: Parsed[]
  try {
    records = parse(reading.text, reading.options) as unknown as Parsed[]
  } catch (error) {
    throw refusalOf(error)
  }
  for (const record of records) reading.take(record)
  return reading.end()
}

/** Bytes of a file that are parsed at once. */
const atOnce = 16_384

/** The same, without holding the thread while it reads. */
export async function readCsv(bytes: Uint8Array, given: Partial<CsvLimits> = {}): Promise<CsvFile> {
  const reading = new Reading(bytes, { ...usual, ...given })
  const text = Buffer.from(reading.text)
  const breather = new Breather()
  async function* parts() {
    for (let from = 0; from < text.length; from += atOnce) {
      await breather.breathe()
      yield text.subarray(from, from + atOnce)
    }
  }
  const parser = parseInParts(reading.options)
  // What breaks is told by the rows, which end then.
  pipeline(Readable.from(parts()), parser, () => undefined)
  try {
    for await (const record of parser) {
      reading.take(record as Parsed)
      await breather.breathe()
    }
  } catch (error) {
    throw refusalOf(error)
  }
  return reading.end()
}
