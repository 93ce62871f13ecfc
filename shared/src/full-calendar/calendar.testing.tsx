import { type FakeCalls, makeCalendarEntry, renderScreen, screen } from '@portal/shared/testing'
import { TimeZoneProvider } from '@portal/shared/ui'
import type { CalendarEntry } from '../calendar/month.rules.ts'
import { FullCalendar, type FullCalendarProps } from './full-calendar.tsx'

/** The moment at which the calendar's tests stand. */
export const testNow = new Date('2027-03-03T12:00:00Z')

export const hour = makeCalendarEntry({
  date: '2027-03-03T16:00:00Z',
  endsAt: '2027-03-03T17:00:00Z',
  joinLink: 'https://meet.example/maya',
  path: '/tuition',
  tutorName: 'Tom Harper',
})
const seminar = makeCalendarEntry({
  date: '2027-03-03T16:30:00Z',
  endsAt: '2027-03-03T18:00:00Z',
  info: 'Seminar: vectors',
  calendarComponent: 2,
})
const test = makeCalendarEntry({
  date: '2027-03-03T00:00:00Z',
  isAllDay: true,
  info: 'ESAT test',
  calendarComponent: 4,
})
const cancelled = makeCalendarEntry({
  date: '2027-03-09T16:00:00Z',
  info: 'Physics tuition',
  isCancelled: true,
})
export const busy = ['18:00', '19:00', '20:00'].map((time) =>
  makeCalendarEntry({ date: `2027-03-03T${time}:00Z`, info: `At ${time}`, calendarComponent: 6 }),
)
export const entries = [hour, seminar, test, cancelled]

interface Options {
  path?: string
  zone?: string
  entries?: CalendarEntry[]
  props?: Partial<FullCalendarProps>
  calls?: FakeCalls
}

/** The calendar as it stands on a page, with what is on in March 2027. */
export function renderCalendar({
  path = '/calendar',
  zone = 'Europe/London',
  props,
  calls,
  ...rest
}: Options = {}) {
  return renderScreen(
    <TimeZoneProvider zone={zone}>
      <h1>Calendar</h1>
      <FullCalendar entries={rest.entries ?? entries} {...props} />
    </TimeZoneProvider>,
    { path, route: '/calendar', calls },
  )
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name })

/** A day by the beginning of its name: `Tuesday 9 March`. */
export const day = (name: string) => button(new RegExp(`(?:^|: )${name}`))

export const hourName = '16:00 Mathematics tuition with Tom Harper, Tuition'
