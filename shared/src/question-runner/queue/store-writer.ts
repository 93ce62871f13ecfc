import type { AnswerStorage, StoredSave, StoredSet } from './answer-storage.ts'

/** Writes to the device's store without making anybody wait for it. */
export interface StoreWriter {
  putSave: (save: StoredSave) => void
  /** Not where another tab has put a later save of the question meanwhile. */
  putIfNewest: (save: StoredSave) => void
  putSet: (set: StoredSet) => void
  /** Forgets a save and older ones of its question. */
  removeSave: (save: Pick<StoredSave, 'owner' | 'setId' | 'questionId' | 'sequence'>) => void
  /** Forgets a set that is done, but for its notes. */
  removeSet: (owner: string, setId: string) => void
  /** Tries again what could not be written: there may be room now. */
  retry: () => void
  /** True once the row of the set has been handed over in this tab. */
  hasSet: () => boolean
  /** False while something could not be written: it then lives in this tab only. */
  isLasting: () => boolean
}

/**
 * A writer that hands every write on in the same turn, so that a tab killed right after a key press
 * has it. IndexedDB runs them in the order in which they were handed over. What fails (a full
 * device) is written again with the next write, unless a newer one has taken its place.
 * @param onChange called when `isLasting` has changed.
 */
export function createStoreWriter(storage: AnswerStorage, onChange: () => void): StoreWriter {
  const failed = new Map<string, () => Promise<void>>()
  /** The newest write of each row, so that an older one is not tried again over it. */
  const newest = new Map<string, () => Promise<void>>()
  let wasLasting = storage.isLasting
  let hasSet = false

  function tell(): void {
    const isLasting = storage.isLasting && failed.size === 0
    if (isLasting === wasLasting) return
    wasLasting = isLasting
    onChange()
  }

  function run(row: string, work: () => Promise<void>): void {
    work().then(
      () => {
        if (newest.get(row) === work) failed.delete(row)
        tell()
      },
      () => {
        if (newest.get(row) === work) failed.set(row, work)
        tell()
      },
    )
  }

  /** What failed, but not over a newer write of its row, even one that is still under way. */
  function again(but?: string): void {
    for (const [row, work] of failed) {
      if (row !== but && newest.get(row) === work) run(row, work)
    }
  }

  function write(row: string, work: () => Promise<void>): void {
    newest.set(row, work)
    run(row, work)
    again(row)
  }

  const rowOf = ({ questionId }: { questionId: number }) => `question ${questionId}`
  return {
    putSave: (save) => write(rowOf(save), () => storage.putSave(save)),
    putIfNewest: (save) => write(rowOf(save), () => storage.putIfNewest(save)),
    removeSave: (save) => write(rowOf(save), () => storage.removeSave(save)),
    putSet: (set) => {
      hasSet = true
      write('set', () => storage.putSet(set))
    },
    removeSet: (owner, setId) => {
      hasSet = false
      failed.clear()
      newest.clear()
      write('set', () => storage.removeSet(owner, setId))
    },
    retry: () => again(),
    hasSet: () => hasSet,
    isLasting: () => wasLasting,
  }
}
