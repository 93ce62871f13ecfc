/** Reports of tuition hours: written by tutors, read by all around a student. */
export { tuitionReportHandlers } from './tuition-reports.routes.ts'
