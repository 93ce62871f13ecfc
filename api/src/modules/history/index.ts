/** Versions of what admins edit: read, and brought back. */
export { historyHandlers } from './history.routes.ts'
