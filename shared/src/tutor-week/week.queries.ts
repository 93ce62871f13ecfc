import type { CallAnswer } from '@portal/shared/api'
import { queryOf, useQuery } from '@portal/shared/query'

const weekCall = 'GET /Tution/tutor/Tution/GetWeek'

/** Calls that are asked again when something of an hour has changed. */
export const weekReads = [weekCall] as const

export type Week = CallAnswer<typeof weekCall>

/** The week of a day: one's own where no tutor is named. */
export const useWeek = (tutorId: string | undefined, day: string) =>
  useQuery({
    ...queryOf(weekCall, { query: tutorId === undefined ? { day } : { tutorId, day } }),
    // Turning a page keeps the week of before until the next is there.
    placeholderData: (before) => before,
  })
