import { stat } from 'node:fs/promises'
import * as z from 'zod'
import type { Db } from '../../database/db.ts'
import { type FileStore, newFileName } from '../../files/file-store.ts'
import { moodleWriter } from '../../interchange/index.ts'
import { defineJob } from '../../jobs/define-job.ts'
import {
  countWanted,
  type ExportRow,
  findExport,
  idsWanted,
  keepExport,
  keepWritten,
} from './exports.repository.ts'
import { dropWriter, keepWriter, type OpenWriter, writeMore, writeOn } from './open-writers.ts'
import { storeOf } from './store-of.ts'

/** Questions of a batch, which are read in one statement. */
export const writtenAtOnce = 500

/** Puts a file that is whole into the store. */
async function finish(tx: Db, store: FileStore, id: string, writer: OpenWriter): Promise<void> {
  const { place, read, lost, left } = writer
  const storedName = newFileName(moodleWriter.extension)
  const { size: bytes } = await stat(place)
  await store.putFile(storedName, place)
  await keepExport(tx, id, { done: read - lost, total: read, left, storedName, bytes })
}

/** Writes the next questions. @returns how many were read so far, and whether there are no more */
async function writeBatch(tx: Db, store: FileStore, { id, wanted }: ExportRow, read: number) {
  const idsAfter = (after: number) => idsWanted(tx, wanted, { after, most: writtenAtOnce })
  const writer = await writeOn(id, read, { tx, store, idsAfter })
  try {
    const isLast = await writeMore(writer, writtenAtOnce)
    if (isLast) {
      await finish(tx, store, id, writer)
      await dropWriter(writer)
    } else {
      await keepWritten(tx, id, writer.read)
      keepWriter(id, writer)
    }
    return { read: writer.read, isLast }
  } catch (error) {
    await dropWriter(writer)
    throw error
  }
}

/**
 * Writes questions into a file for another system, a page of them a transaction. The file is on this
 * machine until it is whole: a process that takes it over from another writes it from the beginning.
 */
export const exportJob = defineJob({
  input: z.strictObject({ exportId: z.uuid() }),
  cursor: z.strictObject({ read: z.int(), total: z.int() }),
  step: async ({ tx, server, input, cursor }) => {
    const found = await findExport(tx, input.exportId)
    if (found === undefined || !['waiting', 'running'].includes(found.state)) {
      return { did: 0, cursor: cursor ?? { read: 0, total: 0 }, isLast: true }
    }
    const total = cursor?.total ?? (await countWanted(tx, found))
    const { read, isLast } = await writeBatch(tx, storeOf(server), found, cursor?.read ?? 0)
    const did = Math.max(0, read - (cursor?.read ?? 0))
    return { did, total, cursor: { read, total }, isLast }
  },
})
