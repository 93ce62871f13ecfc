import type { CallAnswer } from '@portal/shared/api'
import { queryOf, useQuery } from '@portal/shared/query'

/** The person signed in, for names and the school; undefined until the server has said. */
export function useMe(): CallAnswer<'GET /User/Account/GetMe'> | undefined {
  return useQuery({ ...queryOf('GET /User/Account/GetMe'), staleTime: 300_000 }).data
}
