import type { CallAnswer, CallKey } from '@portal/shared/api'
import { queryOf, useQuery } from '@portal/shared/query'

export const cardsCall = 'GET /ReportCard/ReportCard/GetCards'

/** A student's submitted cards by terms, a term, and a card of it. */
export type Cards = CallAnswer<typeof cardsCall>
export type TermOfCards = Cards['terms'][number]
export type ReadCard = TermOfCards['cards'][number]

export const cardsCalls: readonly CallKey[] = [cardsCall]

/** The submitted report cards of a student in sight. */
export const useCards = (studentId: string) =>
  useQuery(queryOf(cardsCall, { query: { studentId } }))
