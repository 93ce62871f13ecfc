/** Concerns about students: who may know of them, and what becomes of them. */
export { alertsListed, isSeenBy } from './alerts.repository.ts'
export { alertHandlers } from './alerts.routes.ts'
export { stateOf as concernStateOf } from './alerts.rules.ts'
export { overdueConcerns, overdueFrom } from './alerts.service.ts'
export { isOpenFor } from './concerns.sql.ts'
export { followUpsInCalendar } from './follow-ups-in-calendar.sql.ts'
