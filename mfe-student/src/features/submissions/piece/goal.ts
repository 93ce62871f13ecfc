const key = 'writing-goals'
/** A piece that nobody has looked at for so many others is forgotten. */
const mostKept = 60

function read(): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(
      Object.entries(kept).filter((entry): entry is [string, number] => Number.isInteger(entry[1])),
    )
  } catch {
    return {}
  }
}

/** How many words somebody wants to write, kept on this device; null for no goal. */
export const readGoal = (pieceId: string): number | null => read()[pieceId] ?? null

/** Keeps a goal; for this page alone where storage is switched off. */
export function keepGoal(pieceId: string, goal: number | null): void {
  const { [pieceId]: _, ...others } = read()
  const kept = Object.entries(others).slice(1 - mostKept)
  const next = goal === null ? others : Object.fromEntries([...kept, [pieceId, goal]])
  try {
    localStorage.setItem(key, JSON.stringify(next))
  } catch {
    // The page still has it.
  }
}
