import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { StateProps } from './states.tsx'
import { EmptyState, FailedState } from './states.tsx'

export interface QueryRegionProps<T> {
  /** What `useQuery` gave. */
  query: Pick<
    UseQueryResult<T, unknown>,
    'data' | 'error' | 'isError' | 'isPending' | 'refetch' | 'isFetching'
  >
  /** The shape of what will stand here. */
  skeleton: ReactNode
  /** When the answer holds nothing, and what is said then. */
  empty?: StateProps & { when: (data: T) => boolean }
  /** What failed, in words; the server's message stands under it. */
  failed?: string
  compact?: boolean
  children: (data: T) => ReactNode
}

/** The message of a failure that is fit for people, if it has one. */
export function messageOf(error: unknown): string | undefined {
  if (error !== null && typeof error === 'object' && 'status' in error && error instanceof Error) {
    return error.message
  }
  return undefined
}

/**
 * The four states of a region that waits for data: skeleton, failed with `Try again`, empty,
 * filled. Data that is there stays on screen while it is fetched again, even when that fails.
 */
export function QueryRegion<T>({
  query,
  skeleton,
  empty,
  failed,
  compact,
  children,
}: QueryRegionProps<T>) {
  if (query.data === undefined) {
    if (!query.isError) return skeleton
    return (
      <FailedState title={failed} onRetry={() => query.refetch()} compact={compact}>
        {messageOf(query.error)}
      </FailedState>
    )
  }
  if (empty?.when(query.data)) {
    const { when: _, ...state } = empty
    return <EmptyState compact={compact} {...state} />
  }
  return children(query.data)
}
