/** What tutors and students set themselves to reach, and a tutor’s own month. */
export { keepMetTargets } from './targets.repository.ts'
export { targetHandlers } from './targets.routes.ts'
export { readTargets, showTargets } from './targets.service.ts'
