/** Reports of tuition hours: written by tutors, read by all around a student. */
export { otherFirstNames } from './form.repository.ts'
export { openHomeworkOf } from './homework.repository.ts'
export { tuitionReportHandlers } from './tuition-reports.routes.ts'
