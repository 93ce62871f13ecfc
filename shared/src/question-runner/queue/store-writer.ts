import { createRowWriter } from '../../keeping/row-writer.ts'
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
 * A writer of answers, which hands every write on in the same turn.
 * @param onChange called when `isLasting` has changed.
 */
export function createStoreWriter(storage: AnswerStorage, onChange: () => void): StoreWriter {
  const rows = createRowWriter(storage.isLasting, onChange)
  const { write } = rows
  let hasSet = false

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
      rows.forget()
      write('set', () => storage.removeSet(owner, setId))
    },
    retry: rows.retry,
    hasSet: () => hasSet,
    isLasting: rows.isLasting,
  }
}
