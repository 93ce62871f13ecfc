/** A student as others than the student see one. */
export { studentSummaryHandlers } from './student-summary.routes.ts'
