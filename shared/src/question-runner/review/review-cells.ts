import type { Outcome } from '../rules/outcome.ts'
import type { CellState } from '../view/palette-cells.tsx'

const cells: Readonly<Record<Outcome['kind'], CellState>> = {
  right: 'right',
  wrong: 'wrong',
  unanswered: 'unanswered',
  open: 'answered',
}

/** How a question stands in the palette and in the list, by what became of it. */
export function cellOf(outcome: Outcome | null): CellState {
  return outcome === null ? 'plain' : cells[outcome.kind]
}
