import { useSyncExternalStore } from 'react'

const key = 'writing-goals'
/** A piece whose goal was set so many goals ago is forgotten. */
const mostKept = 60

type Goals = Readonly<Record<string, number>>

/** As kept on the device, or, where storage is switched off, for this page alone. */
let goals: Goals | undefined
const listeners = new Set<() => void>()

function read(): Goals {
  goals ??= stored()
  return goals
}

function stored(): Goals {
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
export const useGoal = (pieceId: string): number | null =>
  useSyncExternalStore(subscribe, () => read()[pieceId] ?? null)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Keeps a goal, or none. */
export function keepGoal(pieceId: string, goal: number | null): void {
  const { [pieceId]: _, ...others } = read()
  const kept = Object.entries(others).slice(1 - mostKept)
  goals = goal === null ? others : Object.fromEntries([...kept, [pieceId, goal]])
  try {
    localStorage.setItem(key, JSON.stringify(goals))
  } catch {
    // The page still has it.
  }
  for (const listener of listeners) listener()
}
