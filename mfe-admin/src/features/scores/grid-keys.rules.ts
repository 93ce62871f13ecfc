import type { CellPlace } from './grid.rules.ts'

/**
 * The cell that a key leads to, null where it leads nowhere: up and down by arrows, down by Enter (a
 * row further than the last is a new one), and to the sides where the text ends there.
 */
export function cellBeyond(
  key: string,
  { row, column }: CellPlace,
  size: { rows: number; columns: number },
  caret: { isAtStart: boolean; isAtEnd: boolean },
): CellPlace | null {
  if (key === 'Enter') return { row: row + 1, column }
  if (key === 'ArrowDown' && row < size.rows - 1) return { row: row + 1, column }
  if (key === 'ArrowUp' && row > 0) return { row: row - 1, column }
  if (key === 'ArrowLeft' && caret.isAtStart && column > 0) return { row, column: column - 1 }
  if (key === 'ArrowRight' && caret.isAtEnd && column < size.columns - 1) {
    return { row, column: column + 1 }
  }
  return null
}
