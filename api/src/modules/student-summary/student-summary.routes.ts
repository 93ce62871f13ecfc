import { defineHandlers } from '../../calls.ts'
import { findStudents } from './find-students.repository.ts'

/** A student as others than the student see one. */
export const studentSummaryHandlers = defineHandlers({
  'GET /Student/Summary/FindStudents': async ({ db, caller, query }) => ({
    students: await findStudents(db, caller, query),
  }),
})
