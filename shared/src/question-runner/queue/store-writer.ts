import type { AnswerStorage, StoredSave, StoredSet } from './answer-storage.ts'

/** Writes to the device's store without making anybody wait for it. */
export interface StoreWriter {
  putSave: (save: StoredSave) => void
  putSet: (set: StoredSet) => void
  removeSave: (owner: string, setId: string, questionId: number) => void
  removeSet: (owner: string, setId: string) => void
  /** True once the row of the set has been written in this tab. */
  hasSet: () => boolean
  /** False once a write has failed: what follows lives in this tab only. */
  isLasting: () => boolean
}

/**
 * A writer that hands every write on in the same turn, so that a tab killed right after a key press
 * has it. IndexedDB runs them in the order in which they were handed over.
 * @param onChange called when `isLasting` has changed.
 */
export function createStoreWriter(storage: AnswerStorage, onChange: () => void): StoreWriter {
  let isLasting = storage.isLasting
  let hasSet = false

  function write(run: () => Promise<void>): void {
    run().catch(() => {
      if (!isLasting) return
      isLasting = false
      onChange()
    })
  }

  return {
    putSave: (save) => write(() => storage.putSave(save)),
    removeSave: (owner, setId, questionId) =>
      write(() => storage.removeSave(owner, setId, questionId)),
    putSet: (set) => {
      hasSet = true
      write(() => storage.putSet(set))
    },
    removeSet: (owner, setId) => {
      hasSet = false
      write(() => storage.removeSet(owner, setId))
    },
    hasSet: () => hasSet,
    isLasting: () => isLasting,
  }
}
