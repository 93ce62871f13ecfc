import { createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import * as z from 'zod'
import type { Db } from '../../database/db.ts'
import { type FileStore, newFileName } from '../../files/file-store.ts'
import { type FileToWrite, moodleWriter, type PortableQuestion } from '../../interchange/index.ts'
import { defineJob } from '../../jobs/define-job.ts'
import { findFile } from '../files/index.ts'
import { findExport, idsWanted, keepExport, questionsOut } from './exports.repository.ts'
import { storeOf } from './job-asked.ts'
import { portableOf } from './portable.rules.ts'

/** Questions that are read in one statement. */
const atOnce = 200

/** What could not be written is named up to so many. */
const mostLeft = 500

async function* questionsOf(
  tx: Db,
  ids: readonly number[],
  numbers: Map<string, number>,
): AsyncGenerator<PortableQuestion> {
  for (let from = 0; from < ids.length; from += atOnce) {
    for (const question of await questionsOut(tx, ids.slice(from, from + atOnce))) {
      numbers.set(question.key, question.questionId)
      yield portableOf(question)
    }
  }
}

/** A file that a question shows; undefined where it is gone. */
async function openFile(tx: Db, store: FileStore, id: string): Promise<FileToWrite | undefined> {
  const file = await findFile(tx, id)
  const found = file && (await store.open(file.storedName))
  return file && found && { name: file.name, bytes: await buffer(found.stream) }
}

/** Writes the questions of an export into a file of this machine. */
async function write(tx: Db, store: FileStore, ids: readonly number[], place: string) {
  const left: { questionId: number; message: string }[] = []
  const numbers = new Map<string, number>()
  let lost = 0
  const pieces = moodleWriter.write(questionsOf(tx, ids, numbers), {
    openFile: (id) => openFile(tx, store, id),
    onLeft: ({ key }, message) => {
      lost += 1
      const questionId = numbers.get(key ?? '')
      if (left.length < mostLeft && questionId !== undefined) left.push({ questionId, message })
    },
  })
  await pipeline(Readable.from(pieces), createWriteStream(place, { mode: 0o600 }))
  return { left, done: numbers.size - lost }
}

/** Writes questions into a file for another system; done again from the start if it was stopped. */
export const exportJob = defineJob({
  input: z.strictObject({ exportId: z.uuid() }),
  cursor: z.strictObject({}),
  step: async ({ tx, server, input }) => {
    const found = await findExport(tx, input.exportId)
    if (found?.state !== 'waiting') return { did: 0, cursor: {}, isLast: true }
    const store = storeOf(server)
    const ids = await idsWanted(tx, found.wanted)
    const storedName = newFileName(moodleWriter.extension)
    const place = path.join(os.tmpdir(), storedName)
    try {
      const written = await write(tx, store, ids, place)
      await store.putFile(storedName, place)
      const { size: bytes } = await stat(place)
      await keepExport(tx, found.id, { ...written, total: ids.length, storedName, bytes })
    } finally {
      await rm(place, { force: true })
    }
    return { did: ids.length, total: ids.length, cursor: {}, isLast: true }
  },
})
