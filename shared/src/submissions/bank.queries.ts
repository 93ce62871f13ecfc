import type { CallAnswer } from '@portal/shared/api'
import { keepPreviousData, queryOf, useQuery, useWrite } from '@portal/shared/query'

export const bankCall = 'GET /Marking/tutor/CommentBank/GetComments'

/** A comment of the bank. */
export type BankComment = CallAnswer<typeof bankCall>[number]

const changes = { changes: [bankCall] } as const

/** Own comments and everybody’s, those used last first. */
export const useBank = (query: { kind?: BankComment['kind']; search?: string }) =>
  useQuery({ ...queryOf(bankCall, { query }), placeholderData: keepPreviousData })

export const useSaveComment = () => useWrite('POST /Marking/tutor/CommentBank/SaveComment', changes)
export const useRemoveComment = () =>
  useWrite('POST /Marking/tutor/CommentBank/RemoveComment', changes)
