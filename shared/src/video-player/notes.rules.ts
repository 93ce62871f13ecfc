/** A note as the server has it. */
export interface KeptNote {
  id: string
  atSeconds: number
  text: string
}

/** A note on the screen: one that is there, or one that was begun here. */
export interface ShownNote {
  /** The same before and after it is saved first. */
  key: string
  id: string | undefined
  atSeconds: number
  text: string
}

/** A note that was begun on this page, and its id once the server has it. */
export interface BegunNote {
  key: string
  atSeconds: number
  id?: string | undefined
}

/** Notes of the server and those begun here, each once, by their seconds. */
export function shownNotes(
  kept: readonly KeptNote[],
  begun: readonly BegunNote[],
  removed: ReadonlySet<string>,
): readonly ShownNote[] {
  const keyOf = new Map(begun.map(({ id, key }) => [id, key]))
  const known = new Set(kept.map(({ id }) => id))
  const shown = [
    ...kept.map(({ id, atSeconds, text }) => ({ key: keyOf.get(id) ?? id, id, atSeconds, text })),
    ...begun
      .filter(({ id }) => id === undefined || !known.has(id))
      .map(({ key, id, atSeconds }) => ({ key, id, atSeconds, text: '' })),
  ]
  return shown
    .filter(({ id, key }) => !removed.has(id ?? key))
    .sort((a, b) => a.atSeconds - b.atSeconds)
}
