import { escapeText } from './escape.rules.ts'

/** A cell of a table: its words, and its HTML while they are as they were. */
export interface Cell {
  text: string
  html: string
  /** It says what its row is. */
  isHead?: true
}

/** A table as it is edited. */
export interface Grid {
  caption: string
  /** The first row says what the columns are. */
  hasHeader: boolean
  rows: readonly (readonly Cell[])[]
}

export const emptyCell: Cell = { text: '', html: '' }

/** No table of a text is larger. */
export const mostRows = 50
export const mostColumns = 12

/** What a new table is. */
export const newGrid: Grid = {
  caption: '',
  hasHeader: true,
  rows: Array.from({ length: 3 }, () => Array.from({ length: 3 }, () => emptyCell)),
}

/** The same with one cell typed anew. */
export function typeInto(grid: Grid, row: number, column: number, text: string): Grid {
  const cell: Cell = { ...grid.rows[row]?.[column], text, html: escapeText(text) }
  return {
    ...grid,
    rows: grid.rows.map((cells, at) => (at === row ? cells.with(column, cell) : cells)),
  }
}

export const columnsOf = ({ rows }: Grid) => Math.max(1, ...rows.map((cells) => cells.length))

/** The same with another row at the end. */
export const withRow = (grid: Grid): Grid => ({
  ...grid,
  rows: [...grid.rows, Array.from({ length: columnsOf(grid) }, () => emptyCell)],
})

/** The same with another column at the end. */
export const withColumn = (grid: Grid): Grid => ({
  ...grid,
  rows: grid.rows.map((cells) => [...cells, emptyCell]),
})

export const withoutRow = (grid: Grid, row: number): Grid => ({
  ...grid,
  rows: grid.rows.toSpliced(row, 1),
})

export const withoutColumn = (grid: Grid, column: number): Grid => ({
  ...grid,
  rows: grid.rows.map((cells) => cells.toSpliced(column, 1)),
})

/** A table as it is stored. */
export function tableHtml({ caption, hasHeader, rows }: Grid): string {
  const cell = ({ html, isHead }: Cell, isTop: boolean) => {
    if (isTop) return `<th scope="col">${html}</th>`
    return isHead ? `<th scope="row">${html}</th>` : `<td>${html}</td>`
  }
  const row = (cells: readonly Cell[], isTop: boolean) =>
    `<tr>${cells.map((each) => cell(each, isTop)).join('')}</tr>`
  const [first, ...others] = rows
  const head = hasHeader && first ? `<thead>${row(first, true)}</thead>` : ''
  const body = hasHeader ? others : rows
  const named = caption.trim() === '' ? '' : `<caption>${escapeText(caption.trim())}</caption>`
  return `<table>${named}${head}<tbody>${body.map((cells) => row(cells, false)).join('')}</tbody></table>`
}
