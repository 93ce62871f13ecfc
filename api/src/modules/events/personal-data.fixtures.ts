import { sql } from 'drizzle-orm'
import type { PersonalRows } from '../../database/personal-data.fixtures.ts'
import {
  degreeGroups,
  liveEventAttendance,
  liveEventDegreeGroups,
  liveEventNotes,
  liveEventRatings,
  liveEventReports,
  liveEventReportTexts,
} from '../../database/schema/index.ts'
import { makeEvents } from './testing.ts'

export const eventsRows = {
  add: async ({ app, id, pupil, now }) => {
    const { db } = app
    const events = makeEvents(app)
    const made = { createdBy: id, updatedBy: id }
    const { id: eventId, sessionId } = await events.event({ ...made, tutors: [id] })
    // The places of an account go, and with them what is counted of the event.
    const { id: visited } = await events.event()
    for (const studentId of [id, pupil]) await events.place(visited, studentId)
    const [group] = await db
      .insert(degreeGroups)
      .values({ name: `Group ${id}`, position: 0 })
      .returning()
    await db.insert(liveEventDegreeGroups).values({ eventId, degreeGroupId: group?.id ?? 0 })
    await events.file(eventId, { addedBy: id })
    await db.insert(liveEventAttendance).values([
      { sessionId, studentId: id, joinedAt: now },
      { sessionId, studentId: pupil, state: 'present', markedBy: id, markedAt: now },
    ])
    const rated = { stars: 4, comment: 'Clear', ratedAt: now, updatedAt: now }
    await db.insert(liveEventRatings).values({ eventId, studentId: id, ...rated })
    const report = { eventId, body: 'It went well.', writerId: id }
    await db.insert(liveEventReports).values({ ...report, updatedAt: now })
    await db.insert(liveEventReportTexts).values({ ...report, version: 1, replacedAt: now })
    const note = { eventId, text: 'Asked good questions', writtenAt: now }
    await db.insert(liveEventNotes).values([
      { ...note, id: crypto.randomUUID(), studentId: id, writerId: await app.make.tutor() },
      { ...note, id: crypto.randomUUID(), studentId: pupil, writerId: id },
    ])
  },
  say: ({ id, canary }) => [
    sql`update live_event_ratings set comment = ${canary} where student_id = ${id}`,
    sql`update live_event_notes set text = ${canary} where student_id = ${id}`,
  ],
  says: ['live_event_ratings', 'live_event_notes'],
} satisfies PersonalRows
