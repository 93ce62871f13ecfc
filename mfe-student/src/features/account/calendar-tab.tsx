import { FullCalendar } from '@portal/shared/full-calendar'
import { useLiveReads } from '@portal/shared/live'
import { queryOf, useQuery } from '@portal/shared/query'
import { QueryRegion, SkeletonCards } from '@portal/shared/ui'

const calendarCall = 'GET /Tution/Tution/GetCalendarData'
const live = [calendarCall] as const

/** The student's calendar, kept up to date as hours and tests are moved. */
export default function CalendarTab() {
  const calendar = useQuery(queryOf(calendarCall))
  useLiveReads('tuition', live)
  return (
    <QueryRegion
      query={calendar}
      failed="Your calendar could not be loaded"
      skeleton={<SkeletonCards count={1} columns={1} />}
    >
      {(entries) => <FullCalendar entries={entries} />}
    </QueryRegion>
  )
}
