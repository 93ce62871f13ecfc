/**
 * The calendar's own page: by month, week and list, with a feed for other programs. A chunk of its
 * own; the small month of the profile popup is `@portal/shared/calendar`.
 */
export type { EntryLook } from './entry-button.tsx'
export { FullCalendar, type FullCalendarProps } from './full-calendar.tsx'
export { type Band, default as WeekView, type WeekViewProps } from './week-view.tsx'
