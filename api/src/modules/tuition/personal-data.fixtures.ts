import { eq, sql } from 'drizzle-orm'
import type { PersonalRows } from '../../database/personal-data.fixtures.ts'
import {
  rescheduleRequests,
  tuitionSessions,
  tutorAvailability,
  tutorTimeOff,
} from '../../database/schema/index.ts'

export const tuitionRows = {
  add: async ({ app: { db }, tuition, id, pupil, now, soon, canary }) => {
    const hour = await tuition.session(id, pupil, '2026-03-01T10:00:00Z')
    await db
      .update(tuitionSessions)
      .set({ markedAt: now, markedBy: id })
      .where(eq(tuitionSessions.id, hour))
    await tuition.report(hour)
    await tuition.rating(hour, id, 9)
    await db.insert(tutorAvailability).values({ tutorId: id, weekday: 1, from: 600, to: 660 })
    const off = { id: crypto.randomUUID(), tutorId: id, note: canary }
    await db.insert(tutorTimeOff).values({ ...off, from: now, until: soon })
    await db.insert(rescheduleRequests).values({
      ...{ id: crypto.randomUUID(), sessionId: hour, reason: 'A match', state: 'declined' },
      ...{ askedAt: now, answeredAt: now, answeredBy: id, message: 'Not then' },
    })
  },
  say: ({ id, canary }) => {
    const hours = sql`(select id from tuition_sessions where student_id = ${id})`
    return [
      sql`update tuition_sessions set reason = ${canary} where student_id = ${id}`,
      sql`update reschedule_requests set reason = ${canary}, message = ${canary}
        where session_id in ${hours}`,
      sql`update tuition_reports set topics_covered = ${canary}, went_well = ${canary},
        to_work_on = ${canary}, homework = ${canary} where session_id in ${hours}`,
      sql`update ratings set feedback = ${canary} where session_id in ${hours}`,
    ]
  },
  says: ['ratings', 'reschedule_requests', 'tuition_reports', 'tuition_sessions', 'tutor_time_off'],
} satisfies PersonalRows
