import { useQuery } from '@tanstack/react-query'
import { queryOf } from './query-of.ts'

/** The person signed in: name, time zone, schools. The frame asks, so screens wait for nothing more. */
export function useMe() {
  return useQuery({ ...queryOf('GET /User/Account/GetMe'), staleTime: 300_000 })
}
