import { type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query'
import { type CallArguments, call } from '../api/call.ts'
import type { CallAnswer, CallInput, CallKey } from '../api/types.ts'

/** The key under which a call's answer is kept; without input, all answers of that call. */
export function keyOf<K extends CallKey>(key: K, input?: CallInput<K>): QueryKey {
  return input === undefined ? [key] : [key, input]
}

/**
 * The query that reads a call: `useQuery(queryOf('GET /…', { query: { … } }))`. The key is that of
 * `keyOf`, so `client.invalidateQueries({ queryKey: keyOf('GET /…') })` reaches all its inputs.
 */
export function queryOf<K extends CallKey>(
  key: K,
  ...input: object extends CallInput<K> ? [input?: CallInput<K>] : [input: CallInput<K>]
) {
  return queryOptions({
    queryKey: keyOf(key, input[0]),
    queryFn: async ({ signal }) => {
      // A query may not hold undefined; calls without data are writes, which are not queried.
      const [given] = input
      const data = await call(key, ...([given, { signal }] as CallArguments<K>))
      return data
    },
  })
}

/**
 * The same for reads that are asked for once only: a failure is shown at once, not tried again by the
 * query or the call, and nothing is read again because the window got focus.
 */
export function queryOnceOf<K extends CallKey>(
  key: K,
  ...input: object extends CallInput<K> ? [input?: CallInput<K>] : [input: CallInput<K>]
) {
  return queryOptions({
    queryKey: keyOf(key, input[0]),
    queryFn: async ({ signal }) => {
      const [given] = input
      const data = await call(key, ...([given, { signal, tryOnce: true }] as CallArguments<K>))
      return data
    },
    retry: false,
    refetchOnWindowFocus: false,
  })
}

/** Changes what is kept of a read, for a screen that shows what a write has done; nothing where it is not kept. */
export function changeAnswer<K extends CallKey>(
  client: QueryClient,
  key: K,
  input: CallInput<K> | undefined,
  change: (answer: NonNullable<CallAnswer<K>>) => CallAnswer<K>,
): void {
  client.setQueryData<CallAnswer<K>>(keyOf(key, input), (answer) => answer && change(answer))
}
