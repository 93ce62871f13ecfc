import type { CallAnswer, CallInput } from '@portal/shared/api'
import { type Asked, inTransaction } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import type { Caller, FileAnswer } from '../../calls.ts'
import { newId } from '../../database/ids.ts'
import { notFound, Problem } from '../../problem.ts'
import { attachFiles } from '../files/index.ts'
import { refuseWithout } from './entitlement.ts'
import {
  countFiles,
  type FoundFile,
  findEventFile,
  findGiven,
  insertEventFile,
  setFileRemoved,
} from './event-files.repository.ts'
import { isOut } from './event-files.rules.ts'

type AddCall = 'POST /Event/tutor/Event/AddFile'

const dayMs = 86_400_000
/** What was taken away can be had back for so long. */
export const restoreDays = 30
/** Files that an event may have. */
const mostFiles = 100

/**
 * A file of a seminar, or of a course.
 * @throws Problem 403 without what the programme must include, 404 for another kind of event, before
 * it may be had, and once it was taken away.
 */
export async function viewFile(
  { db, caller, now, server }: Asked,
  kind: 'seminar' | 'course',
  id: string,
): Promise<FileAnswer> {
  const file = await findEventFile(db, caller, id)
  if (file === undefined || !isAt(file, kind, caller)) throw notFound('The file')
  refuseWithout(caller, kind)
  if (!isOut(file, now) || !mayLook(caller, file)) throw notFound('The file')
  const content = await server.files.open(file.storedName)
  if (content === undefined) throw new Error('A file is not where its row says')
  const etag = `"${file.sha256.slice(0, 32)}"`
  return { content: { ...content, etag }, type: file.type, name: file.name }
}

/** Tutors have the files of their courses where those of seminars are, as their pages are. */
function isAt(file: FoundFile, kind: FoundFile['kind'], { role }: Pick<Caller, 'role'>): boolean {
  return file.kind === kind || (kind === 'seminar' && role !== 'Student' && file.isGiver)
}

/** Seminars are seen by those who give any, courses by those who give them. */
function mayLook({ role, claims }: Pick<Caller, 'role' | 'claims'>, file: FoundFile): boolean {
  if (role !== 'Tutor') return true
  return file.isGiver || (file.kind === 'seminar' && claims.isSeminarTutor)
}

/**
 * Shows an uploaded document to those who may see the event.
 * @throws Problem 404 for what the caller does not give, 422 at the field of a session of another
 * event, of a file that is not the caller's to use or no document, and for more than 100.
 */
export async function addFile(
  asked: Asked,
  { eventId, sessionId, fileId, kind, isAfterEnd }: CallInput<AddCall>['body'],
): Promise<CallAnswer<AddCall>> {
  return await inTransaction(asked, async (within) => {
    const { db: tx, caller, now } = within
    const event = await findGiven(tx, caller, eventId)
    if (event === undefined) throw notFound('The event')
    if (sessionId !== null && !event.sessionIds.includes(sessionId)) {
      const message = 'This session is not of the event'
      throw new Problem(422, message, { errors: [{ path: 'body.sessionId', message }] })
    }
    if ((await countFiles(tx, eventId)) >= mostFiles) {
      throw new Problem(422, `An event can have ${mostFiles} files.`)
    }
    const id = newId(now.getTime())
    await attachFiles(
      within,
      { area: 'event', recordId: id },
      { fileId: { ids: [fileId], kind: 'document' } },
    )
    await insertEventFile(tx, {
      ...{ id, eventId, sessionId, fileId, kind, isAfterEnd, addedBy: caller.userId, addedAt: now },
    })
    await audit(tx, within, 'event file added', {
      record: { kind: 'event', id: eventId, before: null, after: { fileId, kind, isAfterEnd } },
    })
    return { id }
  })
}

/**
 * Takes a file away, or brings it back within 30 days.
 * @throws Problem 404 for what the caller does not give, 422 for what was taken away longer ago.
 */
export async function removeFile(
  asked: Asked,
  { id, isRestored }: CallInput<'POST /Event/tutor/Event/RemoveFile'>['body'],
): Promise<void> {
  await inTransaction(asked, async (within) => {
    const { db: tx, caller, now } = within
    const file = await findEventFile(tx, caller, id)
    if (file === undefined || !file.isGiver) throw notFound('The file')
    const isRemoved = file.removedMs !== null
    if (isRemoved !== (isRestored === true)) return
    if (file.removedMs !== null && now.getTime() >= file.removedMs + restoreDays * dayMs) {
      throw new Problem(422, `A file can be brought back for ${restoreDays} days.`)
    }
    await setFileRemoved(tx, id, isRestored === true ? null : now)
    await audit(tx, within, 'event file removed', {
      record: {
        ...{ kind: 'event', id: file.eventId },
        before: { [file.name]: isRemoved ? 'removed' : 'shown' },
        after: { [file.name]: isRemoved ? 'shown' : 'removed' },
      },
    })
  })
}
