import { queryOf, useQuery } from '@portal/shared/query'

/** What is on in the student's calendar, from a month ago to a year ahead. */
export const useCalendar = () => useQuery(queryOf('GET /Tution/Tution/GetCalendarData'))
