import { isUtf8 } from 'node:buffer'
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

type Encoding = CsvFile['encoding']

/** Text in two bytes a letter says so by its first two bytes. */
function wideNameOf([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined
}

/** In what a file is written, also by the name that a decoder knows. */
function encodingOf(bytes: Uint8Array, limits: CsvLimits): { encoding: Encoding; name: string } {
  if (bytes.length >= limits.lessThanBytes) throw refuse(mustBeSmaller('csv', limits.lessThanBytes))
  const wide = limits.encodings === 'any' ? wideNameOf(bytes) : undefined
  if (wide !== undefined) return { encoding: 'UTF-16', name: wide }
  if (isUtf8(bytes)) return { encoding: 'UTF-8', name: 'utf-8' }
  if (limits.encodings === 'any') return { encoding: 'Windows-1252', name: 'windows-1252' }
  throw refuse('The file is not in UTF-8. Save it as “CSV UTF-8” and try again.')
}

const lineBreak = /\r\n|\r|\n/g

/** Lines that end within the parts of a text. */
function linesIn(parts: readonly string[]): number {
  const isParted = (part: string, at: number) => part[0] === '\n' && parts[at - 1]?.endsWith('\r')
  return parts.reduce(
    (sum, part, at) => sum + countOf(part, lineBreak) - (isParted(part, at) ? 1 : 0),
    0,
  )
}

/** Bytes of a file that are read or parsed at once. */
const atOnce = 16_384

/** The text of a file, part by part. */
function* partsOf(bytes: Uint8Array, name: string): Generator<string> {
  const decoder = new TextDecoder(name)
  const parts: string[] = []
  for (let from = 0; from < bytes.length; from += atOnce) {
    const stream = from + atOnce < bytes.length
    const part = decoder.decode(bytes.subarray(from, from + atOnce), { stream })
    const nul = part.indexOf('\0')
    if (nul >= 0) {
      const line = linesIn([...parts, part.slice(0, nul)]) + 1
      throw refuse(`Line ${line} holds a character that is no text.`)
    }
    parts.push(part)
    yield part
  }
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
  /** Characters of the line that says what parts cells: they are no row. */
  readonly begins: number

  /** @param start of the text, as far as it may hold the header */
  constructor(start: string, encoding: Encoding, limits: CsvLimits) {
    const said = saidSign.exec(start)
    this.#limits = limits
    this.#encoding = encoding
    this.begins = said?.[0].length ?? 0
    this.#sign = said?.[1] ?? delimiterOf(start.slice(this.begins))
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
  const limits = { ...usual, ...given }
  const { encoding, name } = encodingOf(bytes, limits)
  const text = [...partsOf(bytes, name)].join('')
  const reading = new Reading(text, encoding, limits)
  let records: Parsed[]
  try {
    records = parse(text.slice(reading.begins), reading.options) as unknown as Parsed[]
  } catch (error) {
    throw refusalOf(error)
  }
  for (const record of records) reading.take(record)
  return reading.end()
}

/** The same, without holding the thread while it reads. */
export async function readCsv(bytes: Uint8Array, given: Partial<CsvLimits> = {}): Promise<CsvFile> {
  const limits = { ...usual, ...given }
  const { encoding, name } = encodingOf(bytes, limits)
  const breather = new Breather()
  const parts: string[] = []
  for (const part of partsOf(bytes, name)) {
    parts.push(part)
    await breather.breathe()
  }
  // Twice what a header may have, of which some is the line that says what parts cells.
  const start = parts.slice(0, (2 * longestHeader) / atOnce + 1).join('')
  const reading = new Reading(start, encoding, limits)
  async function* rest() {
    let before = reading.begins
    for (const part of parts) {
      await breather.breathe()
      yield part.slice(before)
      before = Math.max(0, before - part.length)
    }
  }
  const parser = parseInParts(reading.options)
  // What breaks is told by the rows, which end then.
  pipeline(Readable.from(rest()), parser, () => undefined)
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
