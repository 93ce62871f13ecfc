import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { newId } from '../../database/ids.ts'
import {
  files,
  fileUses,
  liveEventFiles,
  liveEventPlaces,
  liveEventSessions,
  liveEvents,
  liveEventTutors,
  notificationRecipients,
  notifications,
} from '../../database/schema/index.ts'
import type { TestApp } from '../../testing/index.ts'

const hourMs = 3_600_000

/** How a test wants an event. */
export interface EventWanted extends Partial<typeof liveEvents.$inferInsert> {
  /** When it begins, in hours from now; in two when left out. */
  inHours?: number
  /** So many sessions, each a day after the one before. */
  sessions?: number
  tutors?: readonly string[]
  joinLink?: string | null
}

/** An event that was made, with its sessions in their order. */
export interface EventMade {
  id: string
  sessionId: string
  sessionIds: string[]
}

/** Makes events and what belongs to them, without the rules of the calls. */
export function makeEvents({ db, clock }: Pick<TestApp, 'db' | 'clock'>) {
  return {
    /** A published seminar of an hour, unless it is wanted otherwise. */
    event: async (wanted: EventWanted = {}): Promise<EventMade> => {
      const { inHours = 2, sessions = 1, tutors = [], ...values } = wanted
      const { joinLink = 'https://meet.example/room', ...own } = values
      const now = clock.now()
      const starts = Array.from(
        { length: sessions },
        (_, index) => new Date(now.getTime() + (inHours + index * 24) * hourMs),
      )
      const id = newId(now.getTime())
      const [first = now, last = first] = [starts[0], starts.at(-1)]
      await db.insert(liveEvents).values({
        ...{ id, kind: 'seminar', state: 'published', title: 'Vectors', slug: 'vectors' },
        ...{ enrolment: 'open', recordingFor: 'everyone', createdAt: now, updatedAt: now },
        ...{ startsAt: first, endsAt: new Date(last.getTime() + hourMs) },
        ...own,
      })
      const rows = starts.map((startsAt) => ({
        ...{ id: newId(now.getTime()), eventId: id, startsAt, joinLink, updatedAt: now },
        ...{ endsAt: new Date(startsAt.getTime() + hourMs), timeZone: 'Europe/London' },
      }))
      await db.insert(liveEventSessions).values(rows)
      if (tutors.length > 0) {
        await db
          .insert(liveEventTutors)
          .values(tutors.map((tutorId, position) => ({ eventId: id, tutorId, position })))
      }
      const sessionIds = rows.map((row) => row.id)
      return { id, sessionId: sessionIds[0] ?? '', sessionIds }
    },
    /** A place of a student, held, waiting or given back. */
    place: async (
      eventId: string,
      studentId: string,
      values: Partial<typeof liveEventPlaces.$inferInsert> = {},
    ): Promise<void> => {
      const now = clock.now()
      const state = values.state ?? 'registered'
      await db.insert(liveEventPlaces).values({
        ...{ eventId, studentId, state, registeredAt: now, updatedAt: now },
        ...(state !== 'waiting' && { heldAt: now }),
        ...(state === 'cancelled' && { cancelledAt: now }),
        ...values,
      })
    },
    /** An event as it is kept; undefined for one that is not there. */
    kept: async (id: string) =>
      (await db.select().from(liveEvents).where(eq(liveEvents.id, id)))[0],
    /** Its sessions, by when they begin. */
    sessions: (id: string) =>
      db
        .select()
        .from(liveEventSessions)
        .where(eq(liveEventSessions.eventId, id))
        .orderBy(asc(liveEventSessions.startsAt)),
    /** What somebody was told of events, oldest first, and whether it changed what was planned. */
    told: (userId: string) =>
      db
        .select({
          ...{ title: notifications.title, description: notifications.description },
          isAdjustment: notifications.isAdjustment,
        })
        .from(notificationRecipients)
        .innerJoin(notifications, eq(notifications.id, notificationRecipients.notificationId))
        .where(and(eq(notificationRecipients.userId, userId), eq(notifications.kind, 'events')))
        .orderBy(asc(notifications.createdAt)),
    /** A file of an event, whose bytes are not there. */
    file: async (
      eventId: string,
      values: Partial<typeof liveEventFiles.$inferInsert> = {},
    ): Promise<string> => await fileOf(db, clock.now(), eventId, values),
  }
}

async function fileOf(
  db: Db,
  now: Date,
  eventId: string,
  values: Partial<typeof liveEventFiles.$inferInsert>,
): Promise<string> {
  const [id, fileId] = [newId(now.getTime()), newId(now.getTime())]
  await db.insert(files).values({
    ...{ id: fileId, storedName: `${fileId}.pdf`, name: 'Slides.pdf', type: 'application/pdf' },
    ...{ bytes: 10, sha256: 'ab'.repeat(32), createdAt: now },
  })
  await db.insert(liveEventFiles).values({
    ...{ id, eventId, fileId, kind: 'slides', isAfterEnd: false, addedAt: now, ...values },
  })
  await db.insert(fileUses).values({ fileId, area: 'event', recordId: id })
  return id
}
