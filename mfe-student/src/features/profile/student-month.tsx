import { type Month, MonthCalendar, monthOf } from '@portal/shared/calendar'
import { queryOf, useLogged, useQuery } from '@portal/shared/query'
import { Box, formatDate, useMedia, useTimeZone } from '@portal/shared/ui'
import { useState } from 'react'
import { MonthPlan } from './month-plan.tsx'

const noEvents: readonly never[] = []

/** The student's month: the calendar, and beside it what the curriculum holds for that month. */
export function StudentMonth() {
  const zone = useTimeZone()
  const [month, setMonth] = useState<Month>(() => monthOf(formatDate(Date.now(), 'isoDate', zone)))
  const hasRoom = useMedia('(min-width: 1024px)', true)
  const { data, error } = useQuery(queryOf('GET /Tution/Tution/GetCalendarData'))
  useLogged(error, 'The calendar')
  return (
    <Box display="flex" gap="5" minWidth="0">
      <Box flex="1 1 0" minWidth="0">
        <MonthCalendar events={error ? noEvents : data} onMonth={setMonth} />
      </Box>
      {hasRoom ? (
        // As tall as the calendar, whatever is in it.
        <Box flex="1 1 0" minWidth="0" display="flex" flexDirection="column">
          <MonthPlan month={month} />
        </Box>
      ) : null}
    </Box>
  )
}
