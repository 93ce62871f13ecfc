/**
 * The pieces of TanStack Query that the portal uses. One query client, the shell's, holds all
 * server state; this entry is what the shell and the remotes share.
 */
export type {
  QueryKey,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult,
} from '@tanstack/react-query'
export {
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
export { createQueryClient, prefetch } from './query-client.ts'
export { keyOf, queryOf } from './query-of.ts'
export { useLogged } from './use-logged.ts'
export { useMe } from './use-me.ts'
