import { queryOf, useQuery, useQueryClient, useWrite } from '@portal/shared/query'
import { forgetSet } from '../../practice/set-calls.ts'
import { bankCall } from './question-bank.prefetch.ts'

const editableCall = 'GET /Revise/api/Revise/GetEditableSet'

/** What can be changed of an unfinished set; asked again at each visit, since answers arrive. */
export const useEditableSet = (setId: string) =>
  useQuery({
    ...queryOf(editableCall, { query: { setId } }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })

/** Changes an unfinished set. */
export function useEditSet(setId: string) {
  const client = useQueryClient()
  return useWrite('POST /Revise/api/Revise/EditSet', {
    changes: [editableCall, bankCall],
    done: () => forgetSet(client, setId),
  })
}
