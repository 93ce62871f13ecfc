import { type CallInput, call } from '@portal/shared/api'
import { keyOf, queryOf, useMutation, useQuery, useQueryClient } from '@portal/shared/query'
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
  return useMutation({
    mutationFn: (body: CallInput<'POST /Revise/api/Revise/EditSet'>['body']) =>
      call('POST /Revise/api/Revise/EditSet', { body }),
    onSuccess: () => {
      forgetSet(client, setId)
      void client.invalidateQueries({ queryKey: keyOf(bankCall) })
      return client.invalidateQueries({ queryKey: keyOf(editableCall, { query: { setId } }) })
    },
  })
}
