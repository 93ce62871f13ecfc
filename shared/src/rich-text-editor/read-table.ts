import type { Cell, Grid } from './table.rules.ts'

/** A stored table as it is edited; undefined for one with joined cells or tables in it. */
export function gridOf(html: string): Grid | undefined {
  const table = new DOMParser().parseFromString(html, 'text/html').querySelector('table')
  if (table === null) return undefined
  if (table.querySelector('[colspan],[rowspan],table,img') !== null) return undefined
  const [first] = table.rows
  const hasHeader = first?.parentElement?.tagName === 'THEAD'
  const rows = [...table.rows].map(({ cells }, at) =>
    [...cells].map((cell) => cellOf(cell, hasHeader && at === 0)),
  )
  return {
    caption: table.caption?.textContent?.trim() ?? '',
    hasHeader,
    rows,
  }
}

function cellOf(cell: Element, isTop: boolean): Cell {
  const text = (cell.textContent ?? '').replace(/\s+/g, ' ').trim()
  const isHead = cell.tagName === 'TH' && !isTop
  return { text, html: cell.innerHTML.trim(), ...(isHead && { isHead: true as const }) }
}
