import type { CallAnswer } from '@portal/shared/api'
import { partBytes } from '@portal/shared/api/schemas'
import { type Asked, inTransaction } from '../../asked.ts'
import { newId } from '../../database/ids.ts'
import { newFileName } from '../../files/file-store.ts'
import { startJob } from '../../jobs/start-job.ts'
import { Problem } from '../../problem.ts'
import { lengthOfPart, missingParts, partCount } from '../files/index.ts'
import { insertImport, keepPart, updateImport } from './imports.repository.ts'
import { knownImport } from './known-import.ts'
import { readTree } from './tree.repository.ts'

/** A file may have so many bytes. */
export const largestFile = 250 * 1_048_576

/**
 * Begins to take a file in parts.
 * @throws Problem 413 above 250 MB
 */
export async function beginImport(
  asked: Asked,
  { name, size, origin }: { name: string; size: number; origin?: string | null | undefined },
): Promise<CallAnswer<'POST /question/admin/Import/Begin'>> {
  if (size > largestFile) throw new Problem(413, 'A file can have 250 MB. Bring it in several.')
  const { db, caller, now, server } = asked
  const id = newId(now.getTime())
  const storedName = newFileName('bin')
  const storeKey = await server.files.beginParts(storedName)
  const about = { id, name, bytes: size, storedName, storeKey, origin: origin ?? name }
  await insertImport(db, about, caller.userId, now)
  return { importId: id, partBytes, parts: partCount(size, partBytes) }
}

/**
 * Keeps a part; the same one again counts once, and what comes after the last is not needed.
 * @throws Problem 404 for an unknown import, 422 for a part of another length
 */
export async function sendPart(
  asked: Asked,
  { importId, part }: { importId: string; part: number },
  bytes: Uint8Array,
): Promise<{ received: number[] }> {
  const found = await knownImport(asked, importId)
  const length = lengthOfPart(found.bytes, partBytes, part)
  if (length === 0 || bytes.length !== length) {
    const message = length === 0 ? 'There is no such part' : `The part must have ${length} bytes`
    throw new Problem(422, `${message}.`, { errors: [{ path: 'query.part', message }] })
  }
  const { state, storedName, storeKey, parts } = found
  if (state !== 'receiving' || storedName === null || storeKey === null) return { received: parts }
  const tag = await asked.server.files.putPart({ name: storedName, key: storeKey }, part, bytes)
  return { received: (await keepPart(asked.db, importId, part, tag)) ?? parts }
}

/**
 * Begins the dry run.
 * @throws Problem 404 for an unknown import, 409 while parts are missing and once it was begun, 422
 *   for a topic that is not there
 */
export async function analyseImport(
  asked: Asked,
  {
    importId,
    defaultTopicId = null,
  }: { importId: string; defaultTopicId?: number | null | undefined },
): Promise<void> {
  await inTransaction(asked, async (within) => {
    const { db: tx } = within
    const { state, parts, bytes } = await knownImport(within, importId, true)
    if (state !== 'receiving')
      throw new Problem(409, 'This file has been read, or stopped, already.')
    const missing = missingParts(parts, partCount(bytes, partBytes))
    if (missing.length > 0) {
      const message = `Missing: ${missing.join(', ')}`
      const errors = [{ path: 'body.importId', message }]
      throw new Problem(409, `Parts of the file are missing: ${missing.join(', ')}.`, { errors })
    }
    if (defaultTopicId !== null) {
      const { topics } = await readTree(tx)
      if (!topics.some(({ id }) => id === defaultTopicId)) {
        const message = 'This topic is not there, or archived'
        throw new Problem(422, message, { errors: [{ path: 'body.defaultTopicId', message }] })
      }
    }
    const taskId = await startJob(within, 'importAnalyse', { importId })
    await updateImport(tx, importId, { state: 'analysing', taskId: taskId ?? null, defaultTopicId })
  })
}
