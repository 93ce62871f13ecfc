/** Month-by-month checklists of students, and the templates that they are made from. */

export { nextItemsOf } from './curriculum.repository.ts'
export { curriculumHandlers } from './curriculum.routes.ts'
export { curriculumOf, isVisible } from './curriculum.sql.ts'
export { issueCurriculum } from './issue.ts'
export { publishJob } from './publish.job.ts'
export { noCounts } from './publish.rules.ts'
