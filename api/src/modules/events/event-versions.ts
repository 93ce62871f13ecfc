import { momentsOf, wallAt } from '@portal/shared/contract'
import type { Asked } from '../../asked.ts'
import type { Db } from '../../database/db.ts'
import { changedFields, findVersion, insertVersion } from '../../versions/index.ts'
import { type EditedEvent, type EditedSession, holdToEdit } from './edit.repository.ts'
import { asTyped } from './plan.rules.ts'

/** What can be edited of an event, by the names of the call. */
export function editedOf(event: EditedEvent) {
  const { kind, title, description, capacity, enrolment, recordingFor } = event
  const { degreeGroupIds, tutorIds } = event
  return {
    ...{ kind, title, description, degreeGroupIds, tutorIds, capacity, enrolment, recordingFor },
    sessions: event.sessions.map(asTyped),
  }
}

/** The same as a version keeps it: where the clocks show a start twice, with which of the two it is. */
const snapshotOf = (event: EditedEvent) => ({
  ...editedOf(event),
  sessions: event.sessions.map((session) => ({ ...asTyped(session), ...occurrenceOf(session) })),
})

function occurrenceOf({ startsMs, timeZone }: EditedSession) {
  const start = new Date(startsMs)
  const [, second] = momentsOf(wallAt(start, timeZone), timeZone)
  if (second === undefined) return {}
  return { occurrence: second.getTime() === startsMs ? ('second' as const) : ('first' as const) }
}

/**
 * Keeps what an event has become as a version, and what it was where that is from before versions
 * were kept. Belongs behind the change, into its transaction.
 * @param before null for a new one
 */
export async function keepVersion(
  { db: tx, caller, now }: Asked,
  id: string,
  before: EditedEvent | null,
): Promise<void> {
  const record = { kind: 'event', id } as const
  if (before !== null) {
    await insertVersion(tx, record, { version: before.version, snapshot: snapshotOf(before) })
  }
  const event = await holdToEdit(tx, id)
  if (event === undefined) return
  await insertVersion(tx, record, {
    ...{ version: event.version, snapshot: snapshotOf(event) },
    ...{ savedBy: caller.userId, savedAt: now },
  })
}

/** The fields of an event in which it differs from one of its versions; all where that is not kept. */
export async function changedSince(db: Db, event: EditedEvent, version: number): Promise<string[]> {
  const base = await findVersion(db, { kind: 'event', id: event.id }, version)
  return changedFields(base?.snapshot ?? null, snapshotOf(event))
}
