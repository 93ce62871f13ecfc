import type { CallAnswer, CallKey } from '@portal/shared/api'
import { queryOf, useQuery, useWrite } from '@portal/shared/query'
import { cardsCall } from '../report-card/cards.queries.ts'

export const formCall = 'GET /ReportCard/tutor/ReportCard/GetCardForm'

/** What a card is written with. */
export type CardPage = CallAnswer<typeof formCall>

/** Whose card of which term; the caller's own where no tutor is named. */
export interface CardKey {
  termId: string
  studentId: string
  tutorId?: string
}

/** What shows how a card stands, or what it says. */
export const changedByCards: readonly CallKey[] = [
  formCall,
  cardsCall,
  'GET /ReportCard/tutor/ReportCard/GetDueCards',
  'GET /Dashboard/Tutor/Dashboard/GetDueToday',
  'GET /ReportCard/admin/ReportCard/GetTracking',
  'GET /ReportCard/admin/ReportCard/GetTutorCards',
]

/** The card with all that it is written with. */
export const useCardForm = (key: CardKey) =>
  useQuery({
    ...queryOf(formCall, { query: { ...key } }),
    // What was kept by another window must not be taken for the present draft.
    refetchOnMount: 'always',
  })

export const useReopen = () =>
  useWrite('POST /ReportCard/tutor/ReportCard/Reopen', { changes: changedByCards })
