import { defineHandlers } from '../../calls.ts'
import { studentFeedback } from './feedback.service.ts'
import { findStudents } from './find-students.repository.ts'
import { studentOverview, studentTopics } from './overview.service.ts'
import { studentTimeline } from './timeline.service.ts'

/** A student as others than the student see one. */
export const studentSummaryHandlers = defineHandlers({
  'GET /Student/Summary/FindStudents': async ({ db, caller, query }) => ({
    students: await findStudents(db, caller, query),
  }),
  'GET /Student/Summary/GetOverview': (asked) => studentOverview(asked, asked.query.studentId),
  'GET /Student/Summary/GetTopics': (asked) => studentTopics(asked, asked.query.studentId),
  'GET /Student/Summary/GetTimeline': (asked) => studentTimeline(asked, asked.query),
  'GET /Student/Summary/GetFeedback': (asked) => studentFeedback(asked, asked.query),
})
