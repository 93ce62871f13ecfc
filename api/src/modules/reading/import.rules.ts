import { savedReadingItem } from '@portal/shared/api/schemas'
import type { CsvRow } from '../../csv/index.ts'
import type { ReadingValues } from './reading.values.ts'

/** What is wrong with a row: in which line of the file, under which column. */
export interface RowFault {
  row: number
  column: string
  message: string
}

/** What rows may name, and what is in the list already. */
export interface Known {
  subjects: readonly { id: number; name: string }[]
  books: readonly { id: string; title: string }[]
  items: readonly { subjectId: number; title: string }[]
}

/** The columns that are read, by what each is called in a file. */
const columns = {
  subjectId: 'Subject',
  kind: 'Kind',
  title: 'Title',
  authors: 'Authors',
  why: 'Why',
  address: 'Address',
  bookId: 'Book',
  level: 'Level',
  minutes: 'Minutes',
  state: 'State',
} as const satisfies Record<keyof ReadingValues, string>

const needed = [columns.subjectId, columns.kind, columns.title]

const plain = (text: string) => text.trim().toLowerCase()

/** The columns that a file must have and has not. */
export function missingColumns(header: readonly string[]): string[] {
  const there = new Set(header.map(plain))
  return needed.filter((column) => !there.has(plain(column)))
}

/** The id of what has this name, and what is wrong with the name. */
function named<T extends string | number>(
  name: string,
  all: readonly { id: T; name: string }[],
  what: string,
): { id: T | undefined; fault: string | undefined } {
  const [first, second] = all.filter((one) => plain(one.name) === plain(name))
  if (first === undefined) return { id: undefined, fault: `There is no ${what} “${name}”` }
  if (second !== undefined) return { id: undefined, fault: `There are several ${what}s “${name}”` }
  return { id: first.id, fault: undefined }
}

const isColumn = (field: unknown): field is keyof typeof columns =>
  typeof field === 'string' && field in columns

/** What is wrong with values by the rules for items, each under its column. */
function faultsBy(values: unknown): { column: string; message: string }[] {
  const judged = savedReadingItem.safeParse(values)
  if (judged.success) return []
  return judged.error.issues.map(({ path: [field], code, message }) => ({
    column: isColumn(field) ? columns[field] : columns.title,
    message: code === 'invalid_value' ? 'This is none of the words that it may be' : message,
  }))
}

interface ReadRow {
  values: ReadingValues | undefined
  faults: RowFault[]
}

/** One row as an item, or what is wrong with it. A state that is not said is a draft, a level the first. */
function readRow({ line, cells }: CsvRow, known: Known): ReadRow {
  const byColumn = new Map(Object.entries(cells).map(([name, cell]) => [plain(name), cell]))
  const cell = (column: string) => byColumn.get(plain(column)) ?? ''
  const subject = named(cell(columns.subjectId), known.subjects, 'subject')
  const titles = known.books.map(({ id, title }) => ({ id, name: title }))
  const bookName = cell(columns.bookId)
  const book = bookName === '' ? undefined : named(bookName, titles, 'book')
  const minutes = cell(columns.minutes)
  const address = cell(columns.address)
  const wanted = {
    // A subject that is not there is told in words of its own.
    subjectId: subject.id ?? 1,
    kind: plain(cell(columns.kind)),
    title: cell(columns.title),
    authors: cell(columns.authors),
    why: cell(columns.why),
    address: address === '' ? null : address,
    bookId: book?.id ?? null,
    level: plain(cell(columns.level)) || 'first',
    minutes: minutes === '' ? null : Number(minutes),
    state: plain(cell(columns.state)) || 'draft',
  }
  const own = [
    [columns.subjectId, subject.fault],
    [columns.bookId, book?.fault],
    [
      columns.address,
      address !== '' && bookName !== '' ? 'An item has an address or a book, not both' : undefined,
    ],
  ].flatMap(([column, message]) =>
    column === undefined || message === undefined ? [] : [{ column, message }],
  )
  const faults = [...own, ...faultsBy(wanted)].map((fault) => ({ row: line, ...fault }))
  const judged = savedReadingItem.safeParse(wanted)
  return { values: faults.length === 0 && judged.success ? judged.data : undefined, faults }
}

/**
 * The rows of a file as items, or all that is wrong with them, by line. What is in the list of its
 * subject already, or twice in the file, is wrong too: a file that comes again adds nothing.
 */
export function readRows(
  rows: readonly CsvRow[],
  known: Known,
): { items: ReadingValues[]; faults: RowFault[] } {
  const keyOf = ({ subjectId, title }: { subjectId: number; title: string }) =>
    `${subjectId} ${plain(title)}`
  const inList = new Set(known.items.map(keyOf))
  const inFile = new Map<string, number>()
  const items: ReadingValues[] = []
  const faults: RowFault[] = []
  for (const row of rows) {
    const read = readRow(row, known)
    faults.push(...read.faults)
    if (read.values === undefined) continue
    const key = keyOf(read.values)
    const before = inFile.get(key)
    inFile.set(key, before ?? row.line)
    const message = inList.has(key)
      ? 'This title is in the list of its subject already'
      : before === undefined
        ? undefined
        : `This title is in line ${before} already`
    if (message === undefined) items.push(read.values)
    else faults.push({ row: row.line, column: columns.title, message })
  }
  return { items, faults }
}
