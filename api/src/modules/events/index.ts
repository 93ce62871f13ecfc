/** Seminars and courses: places, sessions, files, recordings, attendance, ratings, reports. */
export { type Attended, attendedBy } from './attended.repository.ts'
export { eventHandlers } from './events.routes.ts'
export { mayOpenEventFile } from './may-open.ts'
export { courseAssets, seminarAssets } from './recordings.service.ts'
export { remindOfEvents } from './reminders.ts'
export { sessionLinkIn, sessionsInCalendar } from './sessions-in-calendar.sql.ts'
export { slugOf } from './slug.rules.ts'
export { forgetOldEvents } from './state.service.ts'
