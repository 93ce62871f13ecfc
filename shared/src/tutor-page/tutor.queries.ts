import type { CallAnswer } from '@portal/shared/api'
import { queryOf, useQuery } from '@portal/shared/query'

export const tutorCall = 'GET /Tutor/Tutor/GetTutor'
export const ratingsCall = 'GET /Tutor/Tutor/GetRatings'

/** Calls that are asked again when something of an hour has changed. */
export const tutorReads = [tutorCall] as const

export type Tutor = CallAnswer<typeof tutorCall>
export type Rating = CallAnswer<typeof ratingsCall>['ratings'][number]

export const useTutor = (tutorId: string) => useQuery(queryOf(tutorCall, { query: { tutorId } }))
