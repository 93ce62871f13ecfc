import { useNavigate } from '@portal/shared/router'
import { Button, type StateProps } from '@portal/shared/ui'
import { type ReactNode, useEffect } from 'react'
import { Pager, type PagerProps } from './pager.tsx'

export interface PagedListOptions<R> extends Omit<PagerProps, 'total'> {
  /** The page's rows; undefined while loading. */
  rows: readonly R[] | undefined
  /** How many there are in all that fit; undefined while loading. */
  total: number | undefined
  /** What is said when there are none at all. */
  noneYet: StateProps
  /** Where the list can be filtered: */
  filters?: {
    areOn: boolean
    /** takes all of them off, */
    clear: () => void
    /** and what is said when none fits, as `No set fits`. */
    noneFits: string
  }
}

/** A page of a list, for a table or whatever else shows it. */
export interface PagedList<R> {
  /** Undefined while loading, also on the way to the last page from one that is not there. */
  rows: readonly R[] | undefined
  /** What to say in place of no rows. */
  empty: StateProps
  pager: ReactNode
}

/**
 * A list that comes a page at a time. A page past the end, as of an old link or after rows have
 * gone, leads to the last one in its place; and that none fits the filters is told from that there
 * is none yet.
 */
export function usePagedList<R>({
  rows,
  total,
  noneYet,
  filters,
  ...pages
}: PagedListOptions<R>): PagedList<R> {
  const { page, pageSize, hrefFor, onPage } = pages
  const navigate = useNavigate()
  const last = total === undefined ? page : Math.max(1, Math.ceil(total / pageSize))
  const isPastEnd = page > last
  const address = isPastEnd ? hrefFor?.(last) : undefined
  useEffect(() => {
    if (!isPastEnd) return
    if (address === undefined) onPage?.(last)
    else navigate(address, { replace: true })
  }, [isPastEnd, address, last, onPage, navigate])
  // Where there are some, none on the page means that the page's own have not come yet.
  const isOnTheWay = rows?.length === 0 && total !== undefined && total > 0
  const { level, compact } = noneYet
  return {
    rows: isPastEnd || isOnTheWay ? undefined : rows,
    empty: filters?.areOn
      ? {
          title: filters.noneFits,
          children: 'Change the filters, or clear them.',
          illustration: 'search',
          action: <Button onClick={filters.clear}>Clear filters</Button>,
          ...(level !== undefined && { level }),
          ...(compact !== undefined && { compact }),
        }
      : noneYet,
    pager: total === undefined || last === 1 ? undefined : <Pager {...pages} total={total} />,
  }
}
