import type { CallAnswer } from '@portal/shared/api'

/** An own flag in the list. */
export type OwnFlag = CallAnswer<'GET /Question/QuestionFlag/GetMyFlags'>['flags'][number]

/** Which flags are shown. */
export type StateFilter = 'all' | 'open' | 'answered'

/** What the list's address asks for. */
export interface Wanted {
  state: StateFilter
  search: string
  page: number
}

/** Flags on a page. */
export const flagsPageSize = 20

/** Longest search that the server takes. */
const longestSearch = 200

/** Reads the list's address; anything unknown is left aside. */
export function readWanted(params: URLSearchParams): Wanted {
  const state = params.get('state')
  const page = params.get('page') ?? ''
  return {
    state: state === 'open' || state === 'answered' ? state : 'all',
    search: (params.get('search') ?? '').trim().slice(0, longestSearch),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  }
}

/** The address of a list, without what is at its default. */
export function writeWanted({ state, search, page }: Wanted): URLSearchParams {
  const params = new URLSearchParams()
  if (state !== 'all') params.set('state', state)
  if (search !== '') params.set('search', search)
  if (page > 1) params.set('page', String(page))
  return params
}
