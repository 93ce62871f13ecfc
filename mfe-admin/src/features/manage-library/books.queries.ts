import type { CallAnswer } from '@portal/shared/api'
import { queryOf, useQuery, useWrite } from '@portal/shared/query'

export const booksCall = 'GET /Library/admin/Library/GetBooks'
export const bookCall = 'GET /Library/admin/Library/GetBook'
export const saveCall = 'POST /Library/admin/Library/SaveBook'

/** A book in the list. */
export type BookRow = CallAnswer<typeof booksCall>['books'][number]
/** A book as it is edited. */
export type EditedBook = CallAnswer<typeof bookCall>

/** What shows books. */
export const bookReads = [booksCall, bookCall] as const

export const bookQuery = (id: string) => queryOf(bookCall, { query: { id } })
export const useBook = (id: string) => useQuery(bookQuery(id))
/** The same as it is at this moment, whatever was known of it before. */
export const useFreshBook = (id: string) =>
  useQuery({ ...bookQuery(id), staleTime: 0, refetchOnMount: 'always' })
export const useSubjects = () => useQuery(queryOf('GET /Content/Subject/GetSubjects')).data
export const useSaveBook = () => useWrite(saveCall, { changes: bookReads })
export const useWithdraw = () =>
  useWrite('POST /Library/admin/Library/WithdrawBook', { changes: bookReads })
