import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { committed } from '../../keeping/committed.ts'
import {
  type AnswerStorage,
  holdsUnconfirmed,
  memoryStorage,
  restOf,
  type StoredSave,
  type StoredSet,
} from './answer-storage.ts'

interface AnswersSchema extends DBSchema {
  saves: { key: [string, string, number]; value: StoredSave }
  sets: { key: [string, string]; value: StoredSet }
}

/** All rows of a set have keys between `[owner, setId]` and this. */
const afterEveryQuestion = Number.POSITIVE_INFINITY

async function openDatabase(name: string): Promise<IDBPDatabase<AnswersSchema>> {
  return openDB<AnswersSchema>(name, 1, {
    upgrade(database) {
      database.createObjectStore('saves', { keyPath: ['owner', 'setId', 'questionId'] })
      database.createObjectStore('sets', { keyPath: ['owner', 'setId'] })
    },
    // A later version of the portal in another tab may need the database; let it have it.
    blocking: (_current, _blocked, event) => {
      if (event.target instanceof IDBDatabase) event.target.close()
    },
  })
}

/**
 * Opens the device's store. Where IndexedDB cannot be had the answers are kept in memory, and the
 * store says so (`isLasting` is false). Never rejects.
 */
export async function openAnswerStorage(name = 'portal-answers'): Promise<AnswerStorage> {
  try {
    const database = await openDatabase(name)
    return databaseStorage(database)
  } catch {
    return memoryStorage()
  }
}

function databaseStorage(database: IDBPDatabase<AnswersSchema>): AnswerStorage {
  const rowsOf = (owner: string, setId: string) =>
    IDBKeyRange.bound([owner, setId], [owner, setId, afterEveryQuestion])
  return {
    isLasting: true,
    load: async (owner, setId) => {
      const transaction = database.transaction(['saves', 'sets'])
      const [saves, set] = await Promise.all([
        transaction.objectStore('saves').getAll(rowsOf(owner, setId)),
        transaction.objectStore('sets').get([owner, setId]),
      ])
      return { saves, set: set ?? null }
    },
    putSave: async (save) => {
      const transaction = database.transaction('saves', 'readwrite')
      await committed(transaction, transaction.store.put(save))
    },
    putSet: async (set) => {
      const transaction = database.transaction('sets', 'readwrite')
      await committed(transaction, transaction.store.put(set))
    },
    putIfNewest: async (save) => {
      const transaction = database.transaction('saves', 'readwrite')
      const held = await transaction.store.get([save.owner, save.setId, save.questionId])
      if ((held?.sequence ?? 0) <= save.sequence) await transaction.store.put(save)
      await transaction.done
    },
    removeSave: async ({ owner, setId, questionId, sequence }) => {
      const transaction = database.transaction('saves', 'readwrite')
      const held = await transaction.store.get([owner, setId, questionId])
      if ((held?.sequence ?? 0) <= sequence) {
        await transaction.store.delete([owner, setId, questionId])
      }
      await transaction.done
    },
    removeSet: async (owner, setId) => {
      const transaction = database.transaction(['saves', 'sets'], 'readwrite')
      const sets = transaction.objectStore('sets')
      const rest = restOf(await sets.get([owner, setId]))
      await Promise.all([
        transaction.objectStore('saves').delete(rowsOf(owner, setId)),
        rest === null ? sets.delete([owner, setId]) : sets.put(rest),
        transaction.done,
      ])
    },
    unconfirmedSets: async (owner) => {
      const transaction = database.transaction(['saves', 'sets'])
      const all = IDBKeyRange.bound([owner], [owner, []])
      const [saves, sets] = await Promise.all([
        transaction.objectStore('saves').getAll(all),
        transaction.objectStore('sets').getAll(all),
      ])
      return sets.filter((set) => holdsUnconfirmed(set, saves))
    },
  }
}
