import { escapeText } from './escape.rules.ts'

/** A cell of a table: its words, and its HTML while they are as they were. */
export interface Cell {
  text: string
  html: string
  /** It says what its row is. */
  isHead?: true
}

/** A table as it is edited. Places at which the same cell stands are joined; they are a rectangle. */
export interface Grid {
  caption: string
  /** The first row says what the columns are. */
  hasHeader: boolean
  rows: readonly (readonly Cell[])[]
}

/** How many columns and rows a cell has, and where it begins. */
export interface Extent {
  row: number
  column: number
  rows: number
  columns: number
}

/** Another cell every time: the same one twice would be joined. */
export const emptyCell = (): Cell => ({ text: '', html: '' })
const emptyCells = (count: number): Cell[] => Array.from({ length: count }, emptyCell)

/** No table of a text is larger. */
export const mostRows = 50
export const mostColumns = 12

/** What a new table is. */
export const newGrid: Grid = {
  caption: '',
  hasHeader: true,
  rows: Array.from({ length: 3 }, () => emptyCells(3)),
}

export const columnsOf = ({ rows }: Grid) => Math.max(1, ...rows.map((cells) => cells.length))

/** Where the cell at a place begins, and how far it goes; undefined where there is none. */
export function extentOf({ rows }: Grid, row: number, column: number): Extent | undefined {
  const cell = rows[row]?.[column]
  if (!cell) return undefined
  const top = rows.findIndex((cells) => cells.includes(cell))
  const left = rows[top]?.indexOf(cell) ?? column
  return {
    row: top,
    column: left,
    rows: rows.filter((cells) => cells.includes(cell)).length,
    columns: rows[top]?.filter((one) => one === cell).length ?? 1,
  }
}

/** The same with other cells at the places of an extent. */
const filled = (grid: Grid, at: Extent, cellAt: (row: number, column: number) => Cell): Grid => ({
  ...grid,
  rows: grid.rows.map((cells, row) =>
    cells.map((cell, column) => {
      const isIn =
        row >= at.row &&
        row < at.row + at.rows &&
        column >= at.column &&
        column < at.column + at.columns
      return isIn ? cellAt(row, column) : cell
    }),
  ),
})

/** The same with one cell typed anew. */
export function typeInto(grid: Grid, row: number, column: number, text: string): Grid {
  const before = grid.rows[row]?.[column]
  const cell: Cell = { ...before, text, html: escapeText(text) }
  const at = extentOf(grid, row, column)
  if (at) return filled(grid, at, () => cell)
  const rows = grid.rows.map((cells, index) =>
    index === row ? [...cells, ...emptyCells(column - cells.length), cell] : cells,
  )
  return { ...grid, rows }
}

/**
 * The same with a cell joined with the one at its right or below it; undefined where none lies along
 * the whole of its side. What columns are is never joined with what is below.
 */
export function joined(grid: Grid, at: Extent, side: 'right' | 'below'): Grid | undefined {
  const isRight = side === 'right'
  const other = isRight
    ? extentOf(grid, at.row, at.column + at.columns)
    : extentOf(grid, at.row + at.rows, at.column)
  if (!other) return undefined
  const fits = isRight
    ? other.row === at.row && other.rows === at.rows
    : other.column === at.column && other.columns === at.columns
  if (!fits || (!isRight && grid.hasHeader && at.row === 0)) return undefined
  const cells = [at, other].flatMap(({ row, column }) => grid.rows[row]?.[column] ?? [])
  const whole: Cell = {
    ...cells[0],
    text: wordsOf(cells.map(({ text }) => text)),
    html: wordsOf(cells.map(({ html }) => html)),
  }
  const both = isRight
    ? { ...at, columns: at.columns + other.columns }
    : { ...at, rows: at.rows + other.rows }
  return filled(grid, both, () => whole)
}

const wordsOf = (texts: readonly string[]) => texts.filter((text) => text !== '').join(' ')

/** The same with a joined cell as single ones: its words stay in the first. */
export function split(grid: Grid, at: Extent): Grid {
  const cell = grid.rows[at.row]?.[at.column]
  return filled(grid, at, (row, column) =>
    cell && row === at.row && column === at.column ? { ...cell } : emptyCell(),
  )
}

/** The same whose first row says what the columns are, or does so no longer. */
export function withHeader(grid: Grid, hasHeader: boolean): Grid {
  const tall = (grid.rows[0] ?? []).flatMap((_, column) => {
    const at = extentOf(grid, 0, column)
    return at && at.rows > 1 ? [at] : []
  })
  return { ...(hasHeader ? tall.reduce(split, grid) : grid), hasHeader }
}

/** The same with another row at the end. */
export const withRow = (grid: Grid): Grid => ({
  ...grid,
  rows: [...grid.rows, emptyCells(columnsOf(grid))],
})

/** The same with another column at the end. */
export const withColumn = (grid: Grid): Grid => ({
  ...grid,
  rows: grid.rows.map((cells) => [...cells, emptyCell()]),
})

/** The same without a row; cells that are joined over it become shorter. */
export const withoutRow = (grid: Grid, row: number): Grid =>
  withHeader({ ...grid, rows: grid.rows.toSpliced(row, 1) }, grid.hasHeader)

/** The same without a column; cells that are joined over it become narrower. */
export const withoutColumn = (grid: Grid, column: number): Grid => ({
  ...grid,
  rows: grid.rows.map((cells) => cells.toSpliced(column, 1)),
})

/** A table as it is stored. */
export function tableHtml(grid: Grid): string {
  const { caption, hasHeader, rows } = grid
  const cellHtml = ({ html, isHead }: Cell, row: number, column: number) => {
    const at = extentOf(grid, row, column)
    if (at?.row !== row || at.column !== column) return ''
    const isTop = hasHeader && row === 0
    const scope = isTop ? ' scope="col"' : isHead ? ' scope="row"' : ''
    const wide = at.columns > 1 ? ` colspan="${at.columns}"` : ''
    const tall = at.rows > 1 ? ` rowspan="${at.rows}"` : ''
    const tag = scope === '' ? 'td' : 'th'
    return `<${tag}${scope}${wide}${tall}>${html}</${tag}>`
  }
  const rowsHtml = rows.map(
    (cells, row) => `<tr>${cells.map((cell, at) => cellHtml(cell, row, at)).join('')}</tr>`,
  )
  const head = hasHeader && rows.length > 0 ? `<thead>${rowsHtml[0]}</thead>` : ''
  const body = hasHeader ? rowsHtml.slice(1) : rowsHtml
  const named = caption.trim() === '' ? '' : `<caption>${escapeText(caption.trim())}</caption>`
  return `<table>${named}${head}<tbody>${body.join('')}</tbody></table>`
}
