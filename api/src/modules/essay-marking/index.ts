/** Tutors marking essays of papers. */

export { isHandedIn, writeMarks } from './essay-marking.repository.ts'
export { essayMarkingHandlers } from './essay-marking.routes.ts'
export { markStudentEssay } from './essay-marking.service.ts'
