/** Month-by-month checklists of students. */

export { nextItemsOf } from './curriculum.repository.ts'
export { curriculumHandlers } from './curriculum.routes.ts'
export { curriculumOf, isVisible } from './curriculum.sql.ts'
