import type { CallInput, FieldError } from '@portal/shared/api'
import { firstDayOf, isOfSitting, scoreFault, sittingMonths } from '@portal/shared/contract'
import type { FoundStudent, Test } from './scores.queries.ts'

/** A result that is there already, as a cell of the grid shows it. */
export interface Known {
  resultId: string
  version: number
  score: number
  satOn: string | null
}

/** A row: a student, and the scores in the parts of the test in their order. */
export interface GridRow {
  /** The name or the address as it was typed. */
  text: string
  /** '' while it is not known who is meant. */
  studentId: string
  cells: readonly string[]
  /** What there is of each cell; null for nothing. */
  known: readonly (Known | null)[]
}

/** All that is typed; everything but the rows is of all of them. */
export interface GridValues {
  admissionTestId: string
  year: string
  sitting: string
  /** '' where only the sitting is known. */
  satOn: string
  rows: readonly GridRow[]
}

/** A cell: its row, and 0 for the student or the place of the score from 1. */
export interface CellPlace {
  row: number
  column: number
}

/** A column of scores: a part, or the test as a whole. */
export interface GridColumn {
  sectionId: number | null
  label: string
}

/** As many rows, and results at once, as there may be. */
export const mostRows = 100
export const rowsAtFirst = 5

export const blankRow: GridRow = { text: '', studentId: '', cells: [], known: [] }

export const columnsOf = (test: Test | undefined): GridColumn[] =>
  test === undefined || test.sections.length === 0
    ? [{ sectionId: null, label: 'Score' }]
    : test.sections.map(({ sectionId, sectionNo }) => ({ sectionId, label: sectionNo }))

/** A score as people and spreadsheets write it; NaN for anything else. */
export function readScore(text: string): number {
  const written = text.trim().replace(',', '.')
  return /^\d+(\.\d+)?$/.test(written) ? Number(written) : Number.NaN
}

const isBlank = ({ text, cells }: GridRow) =>
  text.trim() === '' && cells.every((one) => !one?.trim())

/** Whether a text is a sitting. */
export const isMonth = (sitting: string): sitting is (typeof sittingMonths)[number] =>
  sittingMonths.some((month) => month === sitting)

/** What is wrong with the grid, by place: `rows.3.cells.1`. */
export function faultsOfGrid(
  values: GridValues,
  test: Test | undefined,
  today: string,
): Record<string, string> {
  const { year, sitting, satOn, rows } = values
  const faults: Record<string, string> = {}
  if (test === undefined) faults.admissionTestId = 'Choose a test'
  if (!/^20\d\d$/.test(year)) faults.year = 'Enter a year, such as 2025'
  if (!isMonth(sitting)) faults.sitting = 'Choose a sitting'
  else if (faults.year === undefined) {
    if ((satOn || firstDayOf(Number(year), sitting)) > today) {
      faults.sitting = 'This sitting is still to come'
    } else if (satOn !== '' && !isOfSitting(satOn, Number(year), sitting)) {
      faults.satOn = 'Enter a day of the sitting'
    }
  }
  for (const [at, row] of rows.entries()) {
    if (!isBlank(row)) Object.assign(faults, faultsOfRow(row, at, test))
  }
  return faults
}

function faultsOfRow(row: GridRow, at: number, test: Test | undefined): Record<string, string> {
  const faults: Record<string, string> = {}
  if (row.text.trim() === '') faults[`rows.${at}.text`] = 'Enter a student'
  else if (row.studentId === '') faults[`rows.${at}.text`] = 'Say who is meant'
  for (const [column, text] of row.cells.entries()) {
    const place = `rows.${at}.cells.${column}`
    if (!text?.trim()) {
      if (row.known[column]) faults[place] = 'Remove a score in the list'
      continue
    }
    const score = readScore(text)
    const fault = Number.isNaN(score) ? 'Enter a number' : test && scoreFault(score, test.scale)
    if (fault) faults[place] = fault
  }
  return faults
}

type Sent = CallInput<'POST /User/admin/Score/Save'>['body']['results'][number]

/** What of a grid is new or changed, and the place of each in it. */
export function sentOf(
  values: GridValues,
  columns: readonly GridColumn[],
): { results: Sent[]; places: { row: number; column: number }[] } {
  const results: Sent[] = []
  const places: { row: number; column: number }[] = []
  for (const [row, { studentId, cells, known }] of values.rows.entries()) {
    for (const [column, { sectionId }] of columns.entries()) {
      const text = cells[column]
      const there = known[column] ?? null
      if (!text?.trim() || studentId === '') continue
      const satOn = values.satOn || there?.satOn || null
      const score = readScore(text)
      if (there && there.score === score && there.satOn === satOn) continue
      results.push({
        ...{ resultId: there?.resultId ?? null, ...(there && { version: there.version }) },
        ...{ studentId, admissionTestId: Number(values.admissionTestId), sectionId },
        // Judged before it is sent.
        ...{ year: Number(values.year), sitting: values.sitting as Sent['sitting'], satOn, score },
      })
      places.push({ row, column })
    }
  }
  return { results, places }
}

/** Where a fault of what was sent stands in the grid. */
export function faultInGrid(
  { path, message }: FieldError,
  places: readonly { row: number; column: number }[],
): FieldError {
  const [, at = '', field = ''] = /^body\.results\.(\d+)\.(\w+)$/.exec(path) ?? []
  const place = places[Number(at)]
  if (at === '' || place === undefined) return { path, message }
  if (field === 'studentId') return { path: `rows.${place.row}.text`, message }
  if (['sitting', 'year', 'satOn', 'admissionTestId'].includes(field)) {
    return { path: field, message }
  }
  return { path: `rows.${place.row}.cells.${place.column}`, message }
}

/** The results that a refusal names as stale, with the versions that they have now. */
function staleIn(data: unknown): Map<unknown, number> {
  const stale = typeof data === 'object' && data !== null && 'stale' in data ? data.stale : []
  const versions = new Map<unknown, number>()
  for (const one of Array.isArray(stale) ? stale : []) {
    const { resultId, version } = Object(one)
    if (typeof version === 'number') versions.set(resultId, version)
  }
  return versions
}

/** The rows with the versions that a stale save was told of, so that it can be saved on top of them. */
export function withVersions(rows: readonly GridRow[], data: unknown): readonly GridRow[] {
  const versions = staleIn(data)
  if (versions.size === 0) return rows
  return rows.map((row) => ({
    ...row,
    known: row.known.map(
      (one) => one && { ...one, version: versions.get(one.resultId) ?? one.version },
    ),
  }))
}

/** A row of which it is known who is meant: what there is of the sitting fills what is empty. */
export function rowOf(
  row: GridRow,
  { studentId, name, results }: FoundStudent,
  columns: readonly GridColumn[],
): GridRow {
  const known = columns.map(({ sectionId }) => {
    const found = results.find((one) => one.sectionId === sectionId)
    if (found === undefined) return null
    const { resultId, version, score, satOn } = found
    return { resultId, version, score, satOn }
  })
  const cells = columns.map((_, at) => row.cells[at]?.trim() || String(known[at]?.score ?? ''))
  return { text: name, studentId, cells, known }
}

/** The grid with a text from a spreadsheet put in at a cell; column 0 is the student. */
export function pasteInto(
  rows: readonly GridRow[],
  at: CellPlace,
  text: string,
  columns: number,
): GridRow[] {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n')
  const next = [...rows]
  for (const [down, line] of lines.slice(0, mostRows - at.row).entries()) {
    const place = at.row + down
    let row = next[place] ?? blankRow
    for (const [right, cell] of line.split('\t').entries()) {
      row = withCell(row, at.column + right, cell.trim(), columns)
    }
    next[place] = row
  }
  return next
}

/** A row with another text in one of its cells; another name is another student. */
export function withCell(row: GridRow, column: number, text: string, columns: number): GridRow {
  if (column > columns) return row
  if (column === 0) {
    return text === row.text ? row : { ...row, text, studentId: '', known: [] }
  }
  const cells = Array.from({ length: columns }, (_, at) => row.cells[at] ?? '')
  return { ...row, cells: cells.with(column - 1, text) }
}

/** The names of which it is not known yet who is meant, each once. */
export const namesIn = (rows: readonly GridRow[]): string[] => [
  ...new Set(
    rows.flatMap(({ text, studentId }) => (text.trim() !== '' && !studentId ? [text.trim()] : [])),
  ),
]

/** A row with the student where it is clear who is meant. */
export function withStudent(
  row: GridRow,
  meant: ReadonlyMap<string, readonly FoundStudent[]>,
  columns: readonly GridColumn[],
): GridRow {
  const [found, ...others] = (row.studentId === '' && meant.get(row.text.trim())) || []
  return found === undefined || others.length > 0 ? row : rowOf(row, found, columns)
}

/**
 * A row for another sitting or test: what there was of the student is not of that one. Scores that
 * were typed stay, unless they were of the parts of another test.
 */
export function asUnknown(row: GridRow, isOtherTest: boolean): GridRow {
  const cells = row.cells.map((text, at) => {
    const there = row.known[at]
    return there && readScore(text) === there.score ? '' : text
  })
  return { ...row, studentId: '', known: [], cells: isOtherTest ? [] : cells }
}
