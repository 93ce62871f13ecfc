import { kinds } from './import.words.ts'
import type { Counts, Import, ImportKind, ImportRow } from './imports.queries.ts'

/** Whether an address asks for files of a kind that there is. */
export const isKind = (text: string | null): text is ImportKind =>
  text !== null && Object.hasOwn(kinds, text)

/** Goes before what the address says of the rows of an import. */
export const rowsAt = 'row-'

/** The address without the import that is open, and without what it says of its rows. */
export function withoutImport(params: URLSearchParams): URLSearchParams {
  const kept = [...params].filter(
    ([name]) => name !== 'import' && name !== 'bring' && !name.startsWith(rowsAt),
  )
  return new URLSearchParams(kept)
}

/** A column of the file, and the field that it fills. */
export interface Matched {
  header: string
  /** Null for one that is left out. */
  field: string | null
}

/** What is wrong with how columns are matched, by the place of each: one field is filled by one. */
export function columnFaults(columns: readonly Matched[]): Readonly<Record<string, string>> {
  const faults: Record<string, string> = {}
  columns.forEach(({ field }, at) => {
    const other = columns.find((column, index) => index !== at && column.field === field)
    if (field !== null && other) {
      faults[`columns.${at}.field`] = `“${other.header}” fills this field too`
    }
  })
  return faults
}

/** Fields that every row needs and no column fills, by their names for people. */
export function missing({ columns, fields }: Pick<Import, 'columns' | 'fields'>): string[] {
  const filled = new Set(columns.map(({ field }) => field))
  return fields
    .filter(({ field, isNeeded }) => isNeeded && !filled.has(field))
    .map(({ label }) => label)
}

/** The columns that are left out, by their headers. */
export const leftOut = (columns: readonly Matched[]) =>
  columns.filter(({ field }) => field === null).map(({ header }) => header)

/** How many rows are written when it is applied. */
export const toWrite = ({ create, update }: Counts) => create + update

/** What one cell of a row says, and what is wrong with it. */
export interface Cell {
  /** The header of its column, or the name of a field that no column fills. */
  name: string
  value: string
  faults: readonly string[]
}

/**
 * The cells of a row in the order of the file's columns: those that say something, and those at which
 * something is wrong, fields without a column among them.
 */
export function cellsOf(
  { values, errors }: Pick<ImportRow, 'values' | 'errors'>,
  { columns, fields }: Pick<Import, 'columns' | 'fields'>,
): readonly Cell[] {
  const faultsOf = (wanted: string | null) =>
    errors.filter(({ field }) => field === wanted).map(({ message }) => message)
  const inColumns = columns.map(({ header, field }) => ({
    ...{ name: header, value: values[header] ?? '', faults: faultsOf(field) },
  }))
  const unfilled = new Set(
    errors.map(({ field }) => field).filter((name) => !columns.some(({ field }) => field === name)),
  )
  const others = [...unfilled].map((name) => ({
    name: fields.find(({ field }) => field === name)?.label ?? 'The row',
    ...{ value: '', faults: faultsOf(name) },
  }))
  return [...inColumns, ...others].filter(({ value, faults }) => value !== '' || faults.length > 0)
}
