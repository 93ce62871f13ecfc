import type { CallAnswer } from '@portal/shared/api'
import { keepPreviousData, queryOf, type UseQueryOptions, useQuery } from '@portal/shared/query'

export const itemsCall = 'GET /question/admin/Report/GetItems'
export const exportCall = 'GET /question/admin/Report/ExportItems'
const scatterCall = 'GET /question/admin/Report/GetScatter'
const itemCall = 'GET /question/admin/Report/GetItem'

/** A question of the report. */
export type ReportItem = CallAnswer<typeof itemsCall>['items'][number]
/** A question with all that is known of how it does. */
export type WholeItem = CallAnswer<typeof itemCall>
type Points = CallAnswer<typeof scatterCall>

// What each filter asks for is said in its definition, so the input is known no closer than this.
const scatterOf = queryOf as unknown as (
  call: typeof scatterCall,
  input: { query: Readonly<Record<string, unknown>> },
) => UseQueryOptions<Points, Error, Points>

/** Facility and discrimination of what these filters find. */
export const useScatter = (filters: Readonly<Record<string, unknown>>) =>
  useQuery({ ...scatterOf(scatterCall, { query: filters }), placeholderData: keepPreviousData })

export const useItem = (questionId: number) =>
  useQuery(queryOf(itemCall, { query: { questionId } }))
