import type { TextRange } from '../rules/highlights.ts'
import type { SaveInput } from '../types.ts'

/** A save as the device keeps it. A confirmed one stays until the set is done, for its sequence. */
export interface StoredSave extends SaveInput {
  /** Account id; another person on the same device never sends or sees it. */
  owner: string
  isConfirmed: boolean
}

/** What the device remembers of a set beside its answers. */
export interface StoredSet {
  owner: string
  setId: string
  title: string
  /** When the student handed it in, while the server does not know of it; else null. */
  finishedAt: string | null
  /** The question that was open. */
  questionId: number | null
  /** Letters crossed out, by question. */
  crossedOut: Readonly<Record<number, readonly string[]>>
  /** Handed in because the time was up. Rows of older versions of the portal lack this and what follows. */
  isTimeUp?: boolean
  /** Text highlighted, by question. */
  highlights?: Readonly<Record<number, readonly TextRange[]>>
  /** Scratch notes on the set. */
  scratch?: string
  /** Timing by the question: how far the clocks are. */
  clocks?: StoredClocks
}

/** Clocks of a set timed by the question. */
export interface StoredClocks {
  /** Milliseconds used, by question. */
  usedMs: Readonly<Record<number, number>>
  /** The clock that runs, since when by the server's time (ISO 8601); it runs on without a tab. */
  running: { questionId: number; since: string } | null
}

/** What a session remembers on the device beside its answers. */
export type Remembered = Partial<
  Pick<StoredSet, 'questionId' | 'crossedOut' | 'highlights' | 'scratch' | 'clocks'>
>

/** The device's own store of answers. */
export interface AnswerStorage {
  /** False when it will not outlive the tab (private mode, no room left). */
  readonly isLasting: boolean
  load: (owner: string, setId: string) => Promise<{ saves: StoredSave[]; set: StoredSet | null }>
  putSave: (save: StoredSave) => Promise<void>
  putSet: (set: StoredSet) => Promise<void>
  /**
   * Puts a save unless the device holds a later one of the same question: for a tab that hears from
   * the server after another one has taken over.
   */
  putIfNewest: (save: StoredSave) => Promise<void>
  /** Forgets a save, and older ones of its question; later ones stay. */
  removeSave: (
    save: Pick<StoredSave, 'owner' | 'setId' | 'questionId' | 'sequence'>,
  ) => Promise<void>
  /** Forgets everything about a set that is done but the notes on it, which its review shows. */
  removeSet: (owner: string, setId: string) => Promise<void>
  /** Sets of a person that hold something the server has not confirmed. */
  unconfirmedSets: (owner: string) => Promise<StoredSet[]>
}

/** What stays of a set that is done: its notes; null where there are none. */
export function restOf(set: StoredSet | undefined): StoredSet | null {
  if (!set?.scratch?.trim()) return null
  const { owner, setId, title, scratch } = set
  return { owner, setId, title, scratch, finishedAt: null, questionId: null, crossedOut: {} }
}

/** True when a set and its saves hold something that the server has not confirmed. */
export function holdsUnconfirmed(set: StoredSet, saves: readonly StoredSave[]): boolean {
  return (
    set.finishedAt !== null || saves.some((save) => save.setId === set.setId && !save.isConfirmed)
  )
}

/** A store in the tab's memory: for browsers that refuse IndexedDB, and for tests. */
export function memoryStorage(isLasting = false): AnswerStorage {
  const saves = new Map<string, StoredSave>()
  const sets = new Map<string, StoredSet>()
  const ofSet = (owner: string, setId: string) =>
    [...saves.values()].filter((save) => save.owner === owner && save.setId === setId)
  const keyOf = (owner: string, setId: string, questionId: number) =>
    `${owner} ${setId} ${questionId}`
  return {
    isLasting,
    load: async (owner, setId) => ({
      saves: ofSet(owner, setId),
      set: sets.get(`${owner} ${setId}`) ?? null,
    }),
    putSave: async (save) => {
      saves.set(keyOf(save.owner, save.setId, save.questionId), save)
    },
    putSet: async (set) => {
      sets.set(`${set.owner} ${set.setId}`, set)
    },
    putIfNewest: async (save) => {
      const key = keyOf(save.owner, save.setId, save.questionId)
      if ((saves.get(key)?.sequence ?? 0) <= save.sequence) saves.set(key, save)
    },
    removeSave: async ({ owner, setId, questionId, sequence }) => {
      const key = keyOf(owner, setId, questionId)
      if ((saves.get(key)?.sequence ?? 0) <= sequence) saves.delete(key)
    },
    removeSet: async (owner, setId) => {
      const key = `${owner} ${setId}`
      const rest = restOf(sets.get(key))
      if (rest === null) sets.delete(key)
      else sets.set(key, rest)
      for (const save of ofSet(owner, setId)) saves.delete(keyOf(owner, setId, save.questionId))
    },
    unconfirmedSets: async (owner) =>
      [...sets.values()].filter(
        (set) => set.owner === owner && holdsUnconfirmed(set, ofSet(owner, set.setId)),
      ),
  }
}
