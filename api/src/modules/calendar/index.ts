/** A person's calendar, from all areas that have dates, and its feed for other programs. */
export { calendarHandlers } from './calendar.routes.ts'
export { upcomingOf } from './calendar.service.ts'
export { type EventToPut, endEvent, putEvent } from './put-event.repository.ts'
