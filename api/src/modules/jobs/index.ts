/** Jobs as people see them: how far they are, tried again, cancelled. */
export { jobHandlers } from './jobs.routes.ts'
