/**
 * The pieces of TanStack Query that the portal uses. One query client, the shell's, holds all
 * server state; this entry is what the shell and the remotes share.
 */
export type {
  QueryKey,
  UseQueryOptions,
  UseQueryResult,
} from '@tanstack/react-query'
export {
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
export { createQueryClient, prefetch } from './query-client.ts'
export { changeAnswer, keyOf, queryOf, queryOnceOf } from './query-of.ts'
export { untilCalm } from './until-calm.ts'
export { useLogged } from './use-logged.ts'
export { useMe } from './use-me.ts'
export { useMutation } from './use-mutation.ts'
export { useWrite, type Write, type WriteOptions } from './use-write.ts'
