import type { CallAnswer } from '@portal/shared/api'
import { queryOf, useQuery, useWrite } from '@portal/shared/query'

export const documentsCall = 'GET /Miscellaneous/tutordownloadable'

export type Document = CallAnswer<typeof documentsCall>['documents'][number]

/** Lesson plans and guides, or past papers: each has a page. */
export type Shelf = 'guidance' | 'papers'

/** The first page of a shelf, as its list asks for it. */
export const firstDocuments = (shelf: Shelf) => [
  queryOf(documentsCall, { query: { pageNo: 1, pageSize: 20, shelf } }),
]

export const useChoices = () =>
  useQuery(queryOf('GET /Miscellaneous/tutordownloadable/GetChoices')).data

export const useCounting = () => useWrite('POST /Miscellaneous/tutordownloadable/CountDownload')

export const useZip = () => useWrite('POST /Miscellaneous/tutordownloadable/CreateZip')
