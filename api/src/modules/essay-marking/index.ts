/** Tutors marking essays of papers. */

export { writeMarks } from './essay-marking.repository.ts'
export { essayMarkingHandlers } from './essay-marking.routes.ts'
