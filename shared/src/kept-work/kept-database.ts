import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { keptWorkDatabase } from '../contract/offline.ts'
import type { ClockNews, QuestionNews, Sample } from './kept.rules.ts'

/** A copy of what a call answered. */
export interface KeptRead extends Pick<Sample, 'deviceMs'> {
  owner: string
  /** `set <id>`, or a name of the screen's own. */
  name: string
  answer: unknown
}

interface KeptQuestion {
  owner: string
  setId: string
  questionId: number
  news: QuestionNews
}

interface KeptClock extends Sample {
  owner: string
  setId: string
  news: ClockNews
}

interface KeptPicture {
  owner: string
  setId: string
  fileId: string
  picture: Blob
}

interface KeptSchema extends DBSchema {
  reads: { key: [string, string]; value: KeptRead }
  questions: { key: [string, string, number]; value: KeptQuestion }
  clocks: { key: [string, string]; value: KeptClock }
  pictures: { key: [string, string, string]; value: KeptPicture }
}

export type KeptDatabase = IDBPDatabase<KeptSchema>
export const keptStores = ['reads', 'questions', 'clocks', 'pictures'] as const

/** All rows of a set, in the stores whose keys begin with person and set. */
export const rowsOf = (owner: string, setId: string) =>
  IDBKeyRange.bound([owner, setId], [owner, setId, []])

/**
 * Does something with the database of work in progress and closes it again, so that whoever signs
 * out can remove it at any time. @returns undefined where the device keeps nothing, or no more.
 */
export async function withDatabase<T>(
  work: (database: KeptDatabase) => Promise<T>,
): Promise<T | undefined> {
  let database: KeptDatabase | undefined
  try {
    database = await openDB<KeptSchema>(keptWorkDatabase, 1, {
      upgrade(made) {
        made.createObjectStore('reads', { keyPath: ['owner', 'name'] })
        made.createObjectStore('questions', { keyPath: ['owner', 'setId', 'questionId'] })
        made.createObjectStore('clocks', { keyPath: ['owner', 'setId'] })
        made.createObjectStore('pictures', { keyPath: ['owner', 'setId', 'fileId'] })
      },
      blocking: (_current, _blocked, event) => {
        if (event.target instanceof IDBDatabase) event.target.close()
      },
    })
    return await work(database)
  } catch {
    // Full, forbidden, or removed meanwhile: then a reload needs the connection, as it did before.
    return undefined
  } finally {
    database?.close()
  }
}
