import type { CallAnswer } from '@portal/shared/api'
import { queryOf, useQuery, useWrite } from '@portal/shared/query'

export const trackingCall = 'GET /ReportCard/admin/ReportCard/GetTracking'
const tutorCardsCall = 'GET /ReportCard/admin/ReportCard/GetTutorCards'

export type Tracking = CallAnswer<typeof trackingCall>
export type TrackedTutor = Tracking['tutors'][number]
export type TutorCard = CallAnswer<typeof tutorCardsCall>['cards'][number]

/** What changes when a card is submitted or opened again, or somebody is reminded. */
export const trackingReads = [trackingCall, tutorCardsCall] as const

/** All terms, the latest first. */
export const useTerms = () => useQuery(queryOf('GET /ReportCard/ReportCard/GetTerms'))

/** The cards of a tutor and a term. */
export const useTutorCards = (termId: string, tutorId: string) =>
  useQuery(queryOf(tutorCardsCall, { query: { termId, tutorId } }))

export const useRemind = () =>
  useWrite('POST /ReportCard/admin/ReportCard/Remind', { changes: [trackingCall] })
