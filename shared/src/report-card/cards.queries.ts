import type { CallAnswer, CallKey } from '@portal/shared/api'
import { queryOf, useQuery, useWrite } from '@portal/shared/query'

export const cardsCall = 'GET /ReportCard/ReportCard/GetCards'
export const formCall = 'GET /ReportCard/tutor/ReportCard/GetCardForm'

/** A student's submitted cards by terms, a term, and a card of it. */
export type Cards = CallAnswer<typeof cardsCall>
export type TermOfCards = Cards['terms'][number]
export type ReadCard = TermOfCards['cards'][number]

export const cardsCalls: readonly CallKey[] = [cardsCall]

/** The submitted report cards of a student in sight. */
export const useCards = (studentId: string) =>
  useQuery(queryOf(cardsCall, { query: { studentId } }))

/** What shows how a card stands, or what it says. */
export const changedByCards: readonly CallKey[] = [
  formCall,
  cardsCall,
  'GET /ReportCard/tutor/ReportCard/GetDueCards',
  'GET /Dashboard/Tutor/Dashboard/GetDueToday',
  'GET /ReportCard/admin/ReportCard/GetTracking',
  'GET /ReportCard/admin/ReportCard/GetTutorCards',
]

export const useReopen = () =>
  useWrite('POST /ReportCard/tutor/ReportCard/Reopen', { changes: changedByCards })
