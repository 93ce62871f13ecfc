import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { committed } from './committed.ts'
import { type DraftRecord, type DraftStorage, memoryDrafts } from './draft-storage.ts'

interface DraftsSchema extends DBSchema {
  drafts: { key: [string, string, string]; value: DraftRecord }
}

/**
 * Opens the device's store. Where IndexedDB cannot be had drafts are kept in memory, and the store
 * says so (`isLasting` is false). Never rejects.
 */
export async function openDraftStorage(database = 'portal-drafts'): Promise<DraftStorage> {
  try {
    return databaseDrafts(
      await openDB<DraftsSchema>(database, 1, {
        upgrade(made) {
          made.createObjectStore('drafts', { keyPath: ['owner', 'name', 'tab'] })
        },
        // A later version of the portal in another tab may need the database; let it have it.
        blocking: (_current, _blocked, event) => {
          if (event.target instanceof IDBDatabase) event.target.close()
        },
      }),
    )
  } catch {
    return memoryDrafts()
  }
}

function databaseDrafts(database: IDBPDatabase<DraftsSchema>): DraftStorage {
  const all = (...key: string[]) => IDBKeyRange.bound(key, [...key, []])
  const writing = () => database.transaction('drafts', 'readwrite')
  async function drop(
    transaction: ReturnType<typeof writing>,
    records: Parameters<DraftStorage['remove']>[0],
  ): Promise<void> {
    const { store } = transaction
    for (const { owner, name, tab, stamp } of records) {
      const held = await store.get([owner, name, tab])
      if (held !== undefined && held.stamp <= stamp) await store.delete([owner, name, tab])
    }
  }
  return {
    isLasting: true,
    list: (owner, name) => database.getAll('drafts', all(owner, name)),
    read: async ({ owner, name, tab }) =>
      (await database.get('drafts', [owner, name, tab])) ?? null,
    async put(record, merged) {
      const transaction = writing()
      const write = transaction.store.put(record)
      if (merged.length === 0) return committed(transaction, write)
      await Promise.all([write, drop(transaction, merged), transaction.done])
    },
    async remove(records) {
      const transaction = writing()
      await Promise.all([drop(transaction, records), transaction.done])
    },
    unsentNames: async (owner) => {
      const keys = await database.getAllKeys('drafts', all(owner))
      return [...new Set(keys.map(([, name]) => name))]
    },
    async forget(owner, name) {
      const transaction = writing()
      const range = name === undefined ? all(owner) : all(owner, name)
      await committed(transaction, transaction.store.delete(range))
    },
  }
}
