/** A person's calendar, from all areas that have dates. */
export { calendarHandlers } from './calendar.routes.ts'
export { upcomingOf } from './calendar.service.ts'
