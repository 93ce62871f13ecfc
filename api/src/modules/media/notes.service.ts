import type { CallAnswer, CallInput } from '@portal/shared/api'
import type { Asked } from '../../asked.ts'
import type { CallContext } from '../../calls.ts'
import { newId } from '../../database/ids.ts'
import { notFound, Problem } from '../../problem.ts'
import { assetAreas } from './asset-area.ts'
import { watcherOf } from './may-watch.ts'
import {
  findNotes,
  hasNote,
  insertNote,
  removeNote,
  restoreNote,
  updateNote,
} from './notes.repository.ts'
import { filmFor } from './playback.service.ts'

/** For so long a note can be had back. */
export const undoMs = 10 * 60_000

type Notes = CallAnswer<'GET /Media/Note/GetNotes'>

/**
 * Own notes of a film, or of an academy in the order of its films.
 * @throws Problem 404 for an academy that the caller is not shown.
 */
export async function getNotes(
  asked: Asked,
  { assetId, academyId }: CallContext<'GET /Media/Note/GetNotes'>['query'],
): Promise<Notes> {
  if (academyId !== undefined) return await notesOfAcademy(asked, academyId)
  if (assetId === undefined) return []
  const { db, caller } = asked
  const notes = await findNotes(db, caller.userId, [assetId])
  const [first] = notes
  if (first === undefined) return []
  const uses = await assetAreas()[first.area].usesOf(db, [assetId])
  return notes.map((note) => viewOf(note, uses[0]?.title))
}

async function notesOfAcademy(asked: Asked, academyId: string): Promise<Notes> {
  const { db, caller, now, server } = asked
  const watcher = watcherOf(caller, server.saved())
  const films = await assetAreas().academy.filmsOf?.(db, watcher, academyId, now)
  if (!films) throw notFound('The course')
  const ids = films.map(({ assetId }) => assetId)
  const notes = Map.groupBy(await findNotes(db, caller.userId, ids), ({ assetId }) => assetId)
  return films.flatMap(({ assetId, title }) =>
    (notes.get(assetId) ?? []).map((note) => viewOf(note, title)),
  )
}

function viewOf(
  { fileName, area: _area, updatedAt, ...note }: Awaited<ReturnType<typeof findNotes>>[number],
  title: string | undefined,
): Notes[number] {
  return { ...note, videoName: title ?? fileName, updatedAt: updatedAt.toISOString() }
}

/**
 * Keeps a note, new or changed.
 * @throws Problem 404 for a film that is not given out to the caller and for a note that is not the
 *   caller's, 422 for a second that the film does not have.
 */
export async function saveNote(
  asked: Asked,
  { id, assetId, atSeconds: atS, text }: CallInput<'POST /Media/Note/Save'>['body'],
): Promise<{ id: string }> {
  const { db, caller, now } = asked
  const { film } = await filmFor(asked, assetId)
  if (atS > film.seconds) {
    const message = 'The video is not that long'
    throw new Problem(422, `${message}.`, { errors: [{ path: 'body.atSeconds', message }] })
  }
  const note = { userId: caller.userId, assetId, atS, text, updatedAt: now }
  if (id === undefined) {
    const newOne = newId(now.getTime())
    await insertNote(db, { ...note, id: newOne })
    return { id: newOne }
  }
  if (!(await updateNote(db, { ...note, id }))) throw notFound('The note')
  return { id }
}

/**
 * Removes a note, or brings it back.
 * @throws Problem 404 for one that is not the caller's, 422 for one that was removed too long ago.
 */
export async function removeOrRestoreNote(
  { db, caller, now }: Asked,
  { id, isRestored }: { id: string; isRestored: boolean },
): Promise<void> {
  const key = { id, userId: caller.userId }
  if (!isRestored) {
    if (!(await removeNote(db, key, now))) throw notFound('The note')
    return
  }
  if (await restoreNote(db, key, new Date(now.getTime() - undoMs - 1))) return
  if (!(await hasNote(db, key))) throw notFound('The note')
  const message = 'A note can be brought back within 10 minutes'
  throw new Problem(422, `${message}.`, { errors: [{ path: 'body.isRestored', message }] })
}
