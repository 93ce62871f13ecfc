import { type FetchQueryOptions, QueryClient, type QueryKey } from '@tanstack/react-query'
import { ApiError } from '../api/api-error.ts'
import { useSession } from '../session/session.ts'

let current: QueryClient | undefined

/**
 * Starts fetching what a screen will ask for, outside React: for a screen's first reads. A failure is
 * kept for nobody; the screen asks again and shows its own. Ends when it has come, or failed.
 */
export function prefetch<Fetched, Failure, Data, Key extends QueryKey>(
  options: FetchQueryOptions<Fetched, Failure, Data, Key>,
): Promise<void> {
  return current?.prefetchQuery(options) ?? Promise.resolve()
}

/** Data younger than this is shown without asking again. */
const staleTimeMs = 30_000

/**
 * The one query client of the portal. It forgets everything when the person changes, so that
 * nobody is ever shown what was fetched for somebody else. Reads that got no answer are tried
 * again by the call itself; here a server's own failure is tried once more, and refusals never.
 */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: staleTimeMs,
        retry: (failures, error) => failures < 1 && isServerFailure(error),
        retryDelay: 500,
        refetchOnWindowFocus: true,
        throwOnError: false,
      },
    },
  })
  current = client
  let person = useSession.getState().claims?.userId
  useSession.subscribe(({ claims, status }) => {
    if (status === 'signed-out' || claims?.userId !== person) client.clear()
    person = claims?.userId
  })
  return client
}

function isServerFailure(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 500 && error.status !== 503
}
