/** Concerns about students: who may know of them, and what becomes of them. */
export { alertHandlers } from './alerts.routes.ts'
export { stateOf as concernStateOf } from './alerts.rules.ts'
export { isOpenFor } from './concerns.sql.ts'
