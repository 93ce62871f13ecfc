/** Concerns about students: who may know of them, and what becomes of them. */
export { alertHandlers } from './alerts.routes.ts'
export { type Audience, usualAudience } from './audience.rules.ts'
export { isOpenFor } from './concerns.sql.ts'
