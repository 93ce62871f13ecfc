import type { Draft } from './kept-draft.rules.ts'

/** Where a tab keeps its draft: of whom, of what, and which tab. */
export interface RecordKey {
  /** Account id; another person on the same device never sends or sees it. */
  owner: string
  /** What it is a draft of, as `piece <id>`. */
  name: string
  /** Id of the tab: two tabs never write one row, so that none can lose what the other has. */
  tab: string
}

/** What the device keeps of one tab's draft, while the server has not all of it. */
export interface DraftRecord extends RecordKey {
  /** Rises with each write of the tab. */
  stamp: number
  /** A `Draft`; older or broken ones may be anything. */
  draft: unknown
}

/** The device's own store of drafts. */
export interface DraftStorage {
  /** False when it will not outlive the tab (private mode, nothing allowed). */
  readonly isLasting: boolean
  /** All that tabs have left of it. */
  list: (owner: string, name: string) => Promise<DraftRecord[]>
  read: (key: RecordKey) => Promise<DraftRecord | null>
  /** Keeps the record and takes away what has become part of it, both or neither. */
  put: (record: DraftRecord, merged: readonly DraftRecord[]) => Promise<void>
  /** Takes records away, but for those that were written again since. */
  remove: (records: readonly Pick<DraftRecord, keyof RecordKey | 'stamp'>[]) => Promise<void>
  /** Names of what a person has on this device alone. */
  unsentNames: (owner: string) => Promise<string[]>
  /** Forgets all that is kept of a person; of one thing alone where it is named. */
  forget: (owner: string, name?: string) => Promise<void>
}

/**
 * The draft of a record, where it is one.
 * @param isValue whether something is a value of what is kept.
 */
export function draftIn<T>(
  { draft }: Pick<DraftRecord, 'draft'>,
  isValue: (value: unknown) => value is T,
): Draft<T> | null {
  if (!isObject(draft) || !isObject(draft.base) || !Array.isArray(draft.keeps)) return null
  const { base, value, sent, keeps } = draft
  const { revision } = base
  if (typeof revision !== 'number' || !isValue(base.value) || !isValue(value)) return null
  if (!keeps.every(isValue)) return null
  const kept = { base: { revision, value: base.value }, value, keeps }
  if (sent === null) return { ...kept, sent }
  if (!isObject(sent) || !isValue(sent.value)) return null
  if (sent.keep === undefined) return { ...kept, sent: { value: sent.value } }
  return isValue(sent.keep) ? { ...kept, sent: { value: sent.value, keep: sent.keep } } : null
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** Keeps drafts in memory: where the browser has nothing better, and in tests. */
export function memoryDrafts(isLasting = false): DraftStorage {
  const rows = new Map<string, DraftRecord>()
  const keyOf = ({ owner, name, tab }: RecordKey) => JSON.stringify([owner, name, tab])
  const remove: DraftStorage['remove'] = async (records) => {
    for (const record of records) {
      const held = rows.get(keyOf(record))
      if (held !== undefined && held.stamp <= record.stamp) rows.delete(keyOf(record))
    }
  }
  const ofOwner = (owner: string) => [...rows.values()].filter((row) => row.owner === owner)
  return {
    isLasting,
    list: async (owner, name) => structuredClone(ofOwner(owner).filter((row) => row.name === name)),
    read: async (key) => structuredClone(rows.get(keyOf(key)) ?? null),
    put: async (record, merged) => {
      rows.set(keyOf(record), structuredClone(record))
      await remove(merged)
    },
    remove,
    unsentNames: async (owner) => [...new Set(ofOwner(owner).map(({ name }) => name))],
    forget: async (owner, name) => {
      for (const row of ofOwner(owner)) {
        if (name === undefined || row.name === name) rows.delete(keyOf(row))
      }
    },
  }
}
