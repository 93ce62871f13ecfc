import type { CallAnswer } from '@portal/shared/api'
import { part, WhenIdle } from '@portal/shared/idle'
import {
  keepPreviousData,
  queryOf,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery,
} from '@portal/shared/query'
import { useNavigate, useSearchParams } from '@portal/shared/router'
import { Box, Button, plural, type StateProps } from '@portal/shared/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { changeAddress, filtersOn, type ListAddress, queryFor, readAddress } from './list.rules.ts'
import type { ListCall, ListDefinition, ListLook } from './types.ts'

const Pager = part(() => import('./list-pager.tsx'))

/** A list as its address asks for it, to be drawn by `List` or by whatever else shows it. */
export interface ListState<R> {
  definition: ListLook<R>
  address: ListAddress
  /** What the call is asked for. */
  query: Readonly<Record<string, unknown>>
  /** The page's rows; undefined while they are on their way. */
  rows: readonly R[] | undefined
  /** Their ids; none while they are on their way. */
  keys: readonly string[]
  /** How many fit; undefined while that is on its way. */
  total: number | undefined
  /** `598 students`. */
  count: string | undefined
  /** The rows are still those of the address before. */
  isStale: boolean
  /** Nothing has come of it yet. */
  isPending: boolean
  /** What brings the page: whether it failed, and the way to try again. */
  read: UseQueryResult<unknown>
  isFiltered: boolean
  /** Changes the address in its place; undefined and '' take something off. */
  change: (next: Readonly<Record<string, string | undefined>>) => void
  /** Takes search and filters off. */
  clear: () => void
  /** What to say in place of no rows. */
  empty: StateProps
  pager: ReactNode
}

/** A list of whatever rows. */
export type AnyList = Omit<ListState<never>, 'rows'>

export interface ListOptions {
  /** What else the call is asked for, beside the filters: `{ schoolId }`. */
  query?: Readonly<Record<string, unknown>>
}

// What each filter asks for is said in its definition, so the input is known no closer than this.
const queryOfList = queryOf as unknown as (
  call: ListCall,
  input: { query: Readonly<Record<string, unknown>> },
) => UseQueryOptions

/**
 * A page of a list, as the address asks for it: page, order, search and filters, columns. A page past
 * the end shows the last one, and the address follows; that none fits is told from that there is none.
 */
export function useList<K extends ListCall, R>(
  definition: ListDefinition<K, R>,
  options: ListOptions = {},
): ListState<R> & {
  read: UseQueryResult<CallAnswer<K>>
  /** With whatever else is in it. */
  answer: CallAnswer<K> | undefined
} {
  const { call, at, nouns } = definition
  const [params, setParams] = useSearchParams()
  const navigate = useNavigate()
  const address = readAddress(params, definition)
  const wanted = queryFor(address, definition)
  const query = { ...(definition.asked?.(wanted) ?? wanted), ...options.query }
  const found = useQuery({
    ...queryOfList(call, { query }),
    placeholderData: keepPreviousData,
  }) as UseQueryResult<CallAnswer<K>>
  const answer = found.data
  const rows = answer && definition.rows(answer)
  const total = (answer as { totalCount: number } | undefined)?.totalCount
  const last = total === undefined ? address.page : Math.max(1, Math.ceil(total / address.size))
  const hrefFor = (page: number) =>
    `?${changeAddress(params, { page: page > 1 ? String(page) : undefined }, at)}`
  const pastEnd = address.page > last && !found.isPlaceholderData ? hrefFor(last) : undefined
  useEffect(() => {
    if (pastEnd !== undefined) navigate(pastEnd, { replace: true })
  }, [pastEnd, navigate])
  // The address follows a change a moment later; another one before that must not take it back.
  const latest = useRef(params)
  useEffect(() => {
    latest.current = params
  }, [params])
  const change = (next: Readonly<Record<string, string | undefined>>) => {
    latest.current = changeAddress(latest.current, next, at)
    setParams(latest.current, { replace: true })
  }
  const clear = () =>
    change({
      search: undefined,
      ...Object.fromEntries((definition.filters ?? []).map(({ id }) => [id, undefined])),
    })
  const isFiltered = address.search !== '' || filtersOn(address, definition).length > 0
  const { level, compact } = definition.noneYet
  return {
    definition,
    address,
    query,
    rows,
    keys: rows?.map(definition.rowKey) ?? [],
    total,
    count: total === undefined ? undefined : plural(total, ...nouns),
    answer,
    isStale: found.isPlaceholderData,
    isPending: found.isPending,
    read: found,
    isFiltered,
    change,
    clear,
    empty: isFiltered
      ? {
          title: definition.noneFits ?? `No ${nouns[0]} fits`,
          children: 'Change the filters, or clear them.',
          illustration: 'search',
          action: <Button onClick={clear}>Clear filters</Button>,
          ...(level !== undefined && { level }),
          ...(compact !== undefined && { compact }),
        }
      : definition.noneYet,
    pager:
      total === undefined || last === 1 ? undefined : (
        <WhenIdle fallback={<Box height="9" />}>
          <Pager
            label={`Pages of ${nouns[1]}`}
            page={Math.min(address.page, last)}
            pageSize={address.size}
            total={total}
            hrefFor={hrefFor}
          />
        </WhenIdle>
      ),
  }
}
