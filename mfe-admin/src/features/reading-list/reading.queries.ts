import type { CallAnswer } from '@portal/shared/api'
import type { Pickable } from '@portal/shared/pickers'
import { queryOf, useQuery, useWrite } from '@portal/shared/query'

export const listCall = 'GET /readinglist/admin/reading-list'
export const orderCall = 'GET /readinglist/admin/reading-list/GetOrder'
const booksCall = 'GET /Library/admin/Library/GetBooks'
const bookCall = 'GET /Library/admin/Library/GetBook'

export type AdminItem = CallAnswer<typeof listCall>['items'][number]
export type Subject = CallAnswer<'GET /Content/Subject/GetSubjects'>[number]

/** What came of a file that was looked at. */
export type Looked = CallAnswer<'POST /readinglist/admin/reading-list/Import'>

/** What shows items. */
export const readingChanges = [listCall, orderCall] as const

/** The subjects of content, once they are there. */
export const useSubjects = () => useQuery(queryOf('GET /Content/Subject/GetSubjects')).data

/** The items of a subject in their order. */
export const useOrder = (subjectId: number) =>
  useQuery(queryOf(orderCall, { query: { subjectId } }))

const changes = { changes: readingChanges }

export const useSaveItem = () => useWrite('POST /readinglist/admin/reading-list/Save', changes)
export const useSaveOrder = () => useWrite('POST /readinglist/admin/reading-list/Order', changes)
export const useImport = () => useWrite('POST /readinglist/admin/reading-list/Import', changes)

/** Books of the library that an item can lead to: those that are published. */
export const booksToPick: Pickable<CallAnswer<typeof booksCall>, CallAnswer<typeof bookCall>> = {
  what: 'books',
  find: (search) =>
    queryOf(booksCall, { query: { pageNo: 1, pageSize: 20, state: 'published', search } }),
  byId: (id) => queryOf(bookCall, { query: { id } }),
  found: (answer) =>
    ('books' in answer ? answer.books : [answer]).map(({ id, title }) => ({
      value: id,
      label: title,
    })),
}
