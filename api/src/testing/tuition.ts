import { usualAudience } from '@portal/shared/contract'
import { eq } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { newId } from '../database/ids.ts'
import * as schema from '../database/schema/index.ts'
import { recordActivity } from '../modules/activity/index.ts'
import { appendToLedger } from '../modules/tuition/tuition.repository.ts'

type SessionValues = Partial<typeof schema.tuitionSessions.$inferInsert>
type ReportValues = Partial<typeof schema.tuitionReports.$inferInsert>
type AlertValues = Partial<typeof schema.alerts.$inferInsert>
type ItemValues = Partial<typeof schema.curriculumItems.$inferInsert>

/** Makes records of tuition and what stands around it, for tests; each answers the new id. */
export function makeTuition(db: Db) {
  return {
    /** A delivered hour unless told otherwise. */
    session: async (tutorId: string, studentId: string, startsAt: string, own?: SessionValues) => {
      const id = newId()
      const values = { quarters: 4, state: 'delivered', ...own } as const
      await db.insert(schema.tuitionSessions).values({
        id,
        tutorId,
        studentId,
        startsAt: new Date(startsAt),
        subject: 'Mathematics',
        ...(values.state === 'cancelled' && { cancelledBy: 'office' }),
        ...values,
      })
      if (values.state === 'delivered') {
        const end = new Date(Date.parse(startsAt) + (values.quarters ?? 0) * 900_000)
        await recordActivity(db, studentId, 'tuition', end)
      }
      return id
    },
    report: async (sessionId: string, own?: ReportValues) => {
      const id = newId()
      const [hour] = await db
        .select({
          studentId: schema.tuitionSessions.studentId,
          tutorId: schema.tuitionSessions.tutorId,
        })
        .from(schema.tuitionSessions)
        .where(eq(schema.tuitionSessions.id, sessionId))
      if (hour === undefined) throw new Error(`There is no hour ${sessionId}`)
      await db.insert(schema.tuitionReports).values({
        id,
        sessionId,
        ...hour,
        topicsCovered: 'Surds',
        wentWell: 'All of it.',
        toWorkOn: 'Speed.',
        engagement: 4,
        attainment: 3,
        sentAt: new Date(),
        ...own,
      })
      await db
        .insert(schema.tuitionHomework)
        .values({ id: newId(), reportId: id, position: 1, text: 'Ten questions.' })
      return id
    },
    rating: async (sessionId: string, tutorId: string, rating: number) => {
      await db.insert(schema.ratings).values({ sessionId, tutorId, rating, ratedAt: new Date() })
    },
    /** What a student says in a survey on the programme: of each tutor a rating. */
    survey: async (studentId: string, rated: readonly (readonly [string, number])[]) => {
      const id = newId()
      await db.insert(schema.programmeFeedback).values({
        ...{ id, studentId, feedbackType: id, programRating: 8, feedback: 'Good.' },
        givenAt: new Date(),
      })
      await db
        .insert(schema.programmeFeedbackRatings)
        .values(rated.map(([tutorId, rating]) => ({ feedbackId: id, tutorId, rating })))
    },
    /** Buys hours, in quarters. */
    booking: async (studentId: string, quarters: number, bookedAt: string) => {
      const id = newId()
      const at = new Date(bookedAt)
      const programName = 'Premium'
      const span = { startsOn: bookedAt.slice(0, 10), expiresOn: '2099-12-31' }
      await db
        .insert(schema.bookings)
        .values({ id, studentId, programName, quarters, bookedAt: at, ...span })
      await appendToLedger(db, [
        {
          studentId,
          kind: 'bought',
          quarters,
          event: `booking:${id}`,
          bookingId: id,
          occurredAt: at,
        },
      ])
      return id
    },
    /** Counts an hour against the hours bought. */
    use: async (studentId: string, sessionId: string, quarters: number) => {
      await appendToLedger(db, [
        {
          studentId,
          kind: 'used',
          quarters: -quarters,
          event: `session:${sessionId}`,
          sessionId,
          occurredAt: new Date(),
        },
      ])
    },
    /** An open one of those that are behind, unless told otherwise; its audience goes by its type. */
    alert: async (studentId: string, own?: AlertValues) => {
      const id = newId()
      const type = own?.type ?? 1
      await db.insert(schema.alerts).values({
        id,
        studentId,
        type,
        note: 'A concern.',
        audience: usualAudience(type),
        state: 'open',
        raisedAt: new Date(),
        reviewedAt: new Date(),
        ...own,
      })
      return id
    },
    item: async (studentId: string, month: number, position: number, own?: ItemValues) => {
      const id = newId()
      const text = `Item ${month}.${position}`
      await db
        .insert(schema.curriculumItems)
        .values({ id, studentId, month, position, text, ...own })
      return id
    },
    event: async (studentId: string, startsAt: string, info: string, component: number) => {
      const id = newId()
      const at = new Date(startsAt)
      await db
        .insert(schema.calendarEvents)
        .values({ id, studentId, startsAt: at, info, component })
      return id
    },
    active: async (userId: string, day: string, ms: number, lastAt = `${day}T12:00:00Z`) => {
      await db.insert(schema.activeTime).values({ userId, day, ms, lastAt: new Date(lastAt) })
      await recordActivity(db, userId, 'active time', new Date(lastAt))
    },
    announcement: async (
      roles: readonly (typeof schema.announcementRoles.$inferInsert)['role'][],
      from: string,
      to: string,
      title = 'News',
    ) => {
      const id = newId()
      await db.insert(schema.announcements).values({ id, title, text: `About ${title}`, from, to })
      await db
        .insert(schema.announcementRoles)
        .values(roles.map((role) => ({ announcementId: id, role })))
      return id
    },
  }
}

export type MakeTuition = ReturnType<typeof makeTuition>
