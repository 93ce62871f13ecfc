import { randomUUID } from 'node:crypto'
import { type FileHandle, open as openPlace, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Db } from '../../database/db.ts'
import type { FileStore } from '../../files/file-store.ts'
import { type FileToWrite, moodleWriter, type PortableQuestion } from '../../interchange/index.ts'
import { findFile } from '../files/index.ts'
import { type QuestionOut, questionsOut } from './exports.repository.ts'
import { portableOf } from './portable.rules.ts'

/** Between two batches a file that is written stays open so long. */
const longestMs = 60_000

/** What could not be written is named up to so many. */
const mostLeft = 500

/** Where the questions of the batch under way come from. */
interface Source {
  tx: Db
  store: FileStore
  /** Ids that are wanted behind this one, in order; none at the end. */
  idsAfter: (id: number) => Promise<number[]>
}

/** How far a file is. */
interface Standing {
  place: string
  file: FileHandle
  /** Questions that were read, and of them those that could not be written. */
  read: number
  lost: number
  left: { questionId: number; message: string }[]
  /** Of the batch under way. */
  source: Source
}

/** A file that is open on this machine until it is whole. */
export interface OpenWriter extends Standing {
  pieces: AsyncIterator<string>
}

/** The file of an export with the moment from which nobody takes it on. */
const open = new Map<string, { writer: OpenWriter; timer: NodeJS.Timeout }>()

/** A file that a question shows; undefined where it is gone. */
async function fileOf({ tx, store }: Source, id: string): Promise<FileToWrite | undefined> {
  const file = await findFile(tx, id)
  const found = file && (await store.open(file.storedName))
  return file && found && { name: file.name, bytes: await buffer(found.stream) }
}

/** All questions that are wanted, read by the page, each page by the batch that is under way then. */
async function* questionsOf(standing: Standing, ids: Map<string, number>) {
  let after = 0
  for (;;) {
    const wanted = await standing.source.idsAfter(after)
    if (wanted.length === 0) return
    ids.clear()
    for (const question of await questionsOut(standing.source.tx, wanted)) {
      yield* noted(standing, question, ids)
    }
    after = wanted.at(-1) ?? after
  }
}

function* noted(
  standing: Standing,
  question: QuestionOut,
  ids: Map<string, number>,
): Generator<PortableQuestion> {
  ids.set(question.key, question.questionId)
  standing.read += 1
  yield portableOf(question)
}

/** The file in pieces, as far as they are asked for. */
function piecesOf(standing: Standing): AsyncIterator<string> {
  const ids = new Map<string, number>()
  const pieces = moodleWriter.write(questionsOf(standing, ids), {
    openFile: (id) => fileOf(standing.source, id),
    onLeft: ({ key }, message) => {
      standing.lost += 1
      const questionId = ids.get(key ?? '')
      if (standing.left.length < mostLeft && questionId !== undefined) {
        standing.left.push({ questionId, message })
      }
    },
  })
  return pieces[Symbol.asyncIterator]()
}

async function begin(source: Source): Promise<OpenWriter> {
  const place = path.join(os.tmpdir(), `${randomUUID()}.${moodleWriter.extension}`)
  const file = await openPlace(place, 'w', 0o600)
  const standing: Standing = { place, file, source, read: 0, lost: 0, left: [] }
  return Object.assign(standing, { pieces: piecesOf(standing) })
}

/** Lets go of a file of this machine, with what is in it. */
export async function dropWriter(writer: OpenWriter): Promise<void> {
  await writer.file.close().catch(() => undefined)
  await rm(writer.place, { force: true })
}

/**
 * Writes an export on behind so many questions: where the batch before left off. Where no process has
 * that open any more, it is begun anew. Whoever takes it gives it back with `keepWriter`, or drops it.
 */
export async function writeOn(exportId: string, read: number, source: Source): Promise<OpenWriter> {
  const kept = open.get(exportId)
  if (kept !== undefined) {
    open.delete(exportId)
    clearTimeout(kept.timer)
    if (kept.writer.read === read) return Object.assign(kept.writer, { source })
    await dropWriter(kept.writer)
  }
  return await begin(source)
}

/** Writes questions until so many more were read. @returns whether the file is whole */
export async function writeMore(writer: OpenWriter, most: number): Promise<boolean> {
  for (const until = writer.read + most; writer.read < until; ) {
    const { done, value } = await writer.pieces.next()
    if (done) return true
    await writer.file.write(value)
  }
  return false
}

/** Leaves a file open for the next batch, for a while. */
export function keepWriter(exportId: string, writer: OpenWriter): void {
  const timer = setTimeout(() => {
    open.delete(exportId)
    void dropWriter(writer)
  }, longestMs)
  timer.unref()
  open.set(exportId, { writer, timer })
}
