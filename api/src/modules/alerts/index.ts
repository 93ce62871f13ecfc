/** Concerns about students: who may know of them, and what becomes of them. */
export { isSeenBy } from './alerts.repository.ts'
export { alertHandlers } from './alerts.routes.ts'
export { isOpenFor } from './concerns.sql.ts'
export { followUpsInCalendar } from './follow-ups-in-calendar.sql.ts'
