/** Jobs as people see them: how far they are, tried again, cancelled. */
export { jobsFitting } from './jobs.repository.ts'
export { jobHandlers } from './jobs.routes.ts'
