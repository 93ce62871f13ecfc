import { type Cell, emptyCell, type Grid, mostColumns } from './table.rules.ts'

/** A stored table as it is edited; undefined for one that a grid cannot show. */
export function gridOf(html: string): Grid | undefined {
  const table = new DOMParser().parseFromString(html, 'text/html').querySelector('table')
  if (table === null || table.querySelector('table,img') !== null) return undefined
  const [first] = table.rows
  const hasHeader = first?.parentElement?.tagName === 'THEAD'
  const rows = rowsOf(table, hasHeader)
  return rows && { caption: table.caption?.textContent?.trim() ?? '', hasHeader, rows }
}

/** Every cell at all of its places; undefined where they lie over each other or leave their part. */
function rowsOf(table: HTMLTableElement, hasHeader: boolean): Cell[][] | undefined {
  const rows = [...table.rows]
  const grid: Cell[][] = rows.map(() => [])
  for (const [row, { cells }] of rows.entries()) {
    for (const element of cells) {
      const { colSpan, rowSpan } = element
      const isTop = hasHeader && row === 0
      if (colSpan > mostColumns || rowSpan === 0 || (isTop && rowSpan > 1)) return undefined
      const cell = cellOf(element, isTop)
      const from = freeIn(grid[row])
      for (let down = row; down < row + rowSpan; down += 1) {
        const places = grid[down]
        if (!places || rows[down]?.parentElement !== rows[row]?.parentElement) return undefined
        for (let at = from; at < from + colSpan; at += 1) {
          if (places[at]) return undefined
          places[at] = cell
        }
      }
    }
  }
  // A gap is an empty cell.
  return grid.map((places) => Array.from(places, (cell) => cell ?? emptyCell()))
}

/** The first place of a row that nothing stands at. */
function freeIn(places: readonly Cell[] | undefined): number {
  let at = 0
  while (places?.[at]) at += 1
  return at
}

function cellOf(cell: Element, isTop: boolean): Cell {
  const text = (cell.textContent ?? '').replace(/\s+/g, ' ').trim()
  const isHead = cell.tagName === 'TH' && !isTop
  return { text, html: cell.innerHTML.trim(), ...(isHead && { isHead: true as const }) }
}
