import type { Counts, ImportKind, ImportRow } from './imports.queries.ts'

const kindNames: readonly string[] = ['people', 'results'] satisfies ImportKind[]

/** Whether an address asks for files of a kind that there is. */
export const isKind = (text: string | null): text is ImportKind =>
  text !== null && kindNames.includes(text)

/** Goes before what the address says of the rows of an import. */
export const rowsAt = 'row-'

/** The address without the import that is open, and without what it says of its rows. */
export function withoutImport(params: URLSearchParams): URLSearchParams {
  const kept = [...params].filter(
    ([name]) => name !== 'import' && name !== 'bring' && !name.startsWith(rowsAt),
  )
  return new URLSearchParams(kept)
}

/** A column of the file, and what it is taken for. */
export interface Matched {
  header: string
  /** Null for one that is left out. */
  field: string | null
}

/** What is wrong with how columns are matched, by the place of each: a field is filled by one. */
export function columnFaults(columns: readonly Matched[]): Record<string, string> {
  const faults: Record<string, string> = {}
  columns.forEach(({ field }, at) => {
    if (field === null) return
    const other = columns.find((column, index) => index !== at && column.field === field)
    if (other) faults[`columns.${at}.field`] = `“${other.header}” is taken for it too`
  })
  return faults
}

/** Which of the columns are left out. */
export const leftOut = (columns: readonly Matched[]) =>
  columns.filter(({ field }) => field === null).map(({ header }) => header)

/** How many rows are written when it is applied. */
export const toWrite = ({ create, update }: Counts) => create + update

/** What one cell of a row says, and what is wrong with it. */
export interface Cell {
  field: string
  value: string
  faults: readonly string[]
}

/**
 * The cells of a row in the order of the file's columns: those that say something, and those at which
 * something is wrong. What is wrong with the row as a whole has the field ''.
 */
export function cellsOf(
  { values, errors }: Pick<ImportRow, 'values' | 'errors'>,
  columns: readonly Matched[],
): readonly Cell[] {
  const matched = columns.flatMap(({ field }) => (field === null ? [] : [field]))
  const known = new Set([...matched, ...Object.keys(values), ...errors.map(({ field }) => field)])
  return [...known]
    .map((field) => ({
      field,
      value: values[field] ?? '',
      faults: errors.filter((error) => error.field === field).map(({ message }) => message),
    }))
    .filter(({ value, faults }) => value !== '' || faults.length > 0)
}
