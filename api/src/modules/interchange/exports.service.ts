import type { CallAnswer } from '@portal/shared/api'
import { type Asked, inTransaction, type Occasion } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import type { CallContext, FileAnswer } from '../../calls.ts'
import { newId } from '../../database/ids.ts'
import type { FileStore } from '../../files/file-store.ts'
import { removeQuietly } from '../../files/remove-quietly.ts'
import { moodleWriter } from '../../interchange/index.ts'
import { startJob } from '../../jobs/start-job.ts'
import { notFound, Problem } from '../../problem.ts'
import {
  findExport,
  idsWanted,
  insertExport,
  pageOfExports,
  setExportTask,
  takeExpired,
  type WantedQuestions,
} from './exports.repository.ts'
import { takeLeftFiles } from './imports.repository.ts'

const dayMs = 86_400_000

/** A file can be taken for so long. */
export const keptMs = 7 * dayMs

/** Parts of a file that come no more are kept for so long. */
const onItsWayMs = 2 * dayMs

const filesAtOnce = 100

function wantedOf({
  questionIds,
  filter,
  paperId,
}: CallContext<'POST /question/admin/Export/Begin'>['body']): WantedQuestions {
  if (questionIds !== undefined) return { questionIds: [...new Set(questionIds)] }
  return filter === undefined ? { paperId: paperId ?? 0 } : { filter }
}

/**
 * Has questions written into a file, by a job.
 * @throws Problem 404 where a question that is named is not there, 422 where there is none
 */
export async function beginExport(
  asked: Asked,
  body: CallContext<'POST /question/admin/Export/Begin'>['body'],
): Promise<{ exportId: string }> {
  return await inTransaction(asked, async (within) => {
    const { db: tx, caller, now } = within
    const wanted = wantedOf(body)
    const found = await idsWanted(tx, wanted)
    if ('questionIds' in wanted && found.length < wanted.questionIds.length) {
      throw notFound('The question')
    }
    if (found.length === 0) throw new Problem(422, 'There is no question to write.')
    const id = newId(now.getTime())
    const expiresAt = new Date(now.getTime() + keptMs)
    const { format } = body
    await insertExport(tx, { id, format, wanted, by: caller.userId, expiresAt }, now)
    const taskId = await startJob(within, 'exportQuestions', { exportId: id })
    await setExportTask(tx, id, taskId ?? null)
    await audit(tx, within, 'questions exported', {
      record: { kind: 'export', id, before: null, after: { format, questions: found.length } },
    })
    return { exportId: id }
  })
}

/** A page of the files that were written, the newest first. One statement. */
export async function getExports(
  { db }: Asked,
  page: { pageNo: number; pageSize: number },
): Promise<CallAnswer<'GET /question/admin/Export/GetExports'>> {
  const { rows, totalCount } = await pageOfExports(db, page)
  return {
    exports: rows.map(({ createdMs, expiresMs, ...row }) => ({
      ...row,
      createdAt: new Date(createdMs).toISOString(),
      expiresAt: new Date(expiresMs).toISOString(),
    })),
    totalCount,
  }
}

/**
 * The file of an export.
 * @throws Problem 404 for an unknown one, 409 while it is being written, 404 after seven days
 */
export async function downloadExport(
  { db, server, now }: Asked,
  exportId: string,
): Promise<FileAnswer> {
  const found = await findExport(db, exportId)
  if (found === undefined) throw notFound('The file')
  if (found.expiresMs <= now.getTime()) {
    throw new Problem(404, 'Files are kept for seven days. Export the questions again.')
  }
  if (found.state !== 'done') throw new Problem(409, 'The file is not written yet.')
  const file = found.storedName === null ? undefined : await server.files.open(found.storedName)
  if (file === undefined) throw notFound('The file')
  const { extension, type } = moodleWriter
  return {
    content: { ...file, etag: `"${exportId}"` },
    type,
    name: `questions-${new Date(found.expiresMs - keptMs).toISOString().slice(0, 10)}.${extension}`,
  }
}

/** Removes files of exports after seven days, and those of imports that are needed no more. */
export async function tidyInterchange({ db, now }: Occasion, store: FileStore): Promise<void> {
  await removeQuietly(store, await takeExpired(db, now, filesAtOnce))
  const before = new Date(now.getTime() - onItsWayMs)
  for (const { name, key } of await takeLeftFiles(db, before, filesAtOnce)) {
    if (key !== null) await store.dropParts({ name, key }).catch(() => undefined)
    await removeQuietly(store, [name])
  }
}
