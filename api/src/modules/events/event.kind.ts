import * as z from 'zod'
import { type Asked, inTransaction } from '../../asked.ts'
import { restorable, type WithHistory } from '../../versions/index.ts'
import { isEventThere } from './edit.repository.ts'
import { heldToEdit, saveEvent } from './edit.service.ts'

const session = z.strictObject({
  id: z.string(),
  title: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  timeZone: z.string(),
  occurrence: z.enum(['first', 'second']).optional(),
  place: z.string(),
  joinLink: z.string().nullable(),
})

/** What a version of an event holds, by the names of the call that saves it. */
const eventValues = z.strictObject({
  kind: z.enum(['seminar', 'course']),
  title: z.string(),
  description: z.string(),
  degreeGroupIds: z.array(z.int()),
  tutorIds: z.array(z.string()),
  capacity: z.int().nullable(),
  enrolment: z.enum(['open', 'by admin']),
  recordingFor: z.enum(['everyone', 'places']),
  sessions: z.array(session),
})

/**
 * Events. A version that comes back is saved as an editor would: other times are told, sessions that
 * are gone come as new ones, and whether it is published stays as it is.
 */
export const eventKind: WithHistory = {
  noun: 'The event',
  isThere: isEventThere,
  restore: async (asked: Asked, { id, currentVersion, version, snapshot }) => {
    const values = restorable(eventValues, snapshot)
    return await inTransaction(asked, async (within) => {
      const event = await heldToEdit(within, { id, version: currentVersion })
      const there = new Set(event.sessions.map((one) => one.id))
      const sessions = values.sessions.map(({ id: before, ...one }) => ({
        ...one,
        ...(there.has(before) && { id: before }),
      }))
      const body = { ...values, id, version: currentVersion, sessions }
      const { version: made } = await saveEvent(within, body, version)
      return { id, version: made }
    })
  },
}
