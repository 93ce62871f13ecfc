/** Subjects of library, reading list and documents. */

export { contentSubjectHandlers } from './content-subjects.routes.ts'
