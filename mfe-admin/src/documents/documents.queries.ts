import type { CallAnswer } from '@portal/shared/api'
import { queryOf, useQuery, useWrite } from '@portal/shared/query'

export const documentsCall = 'GET /Miscellaneous/admin/tutordownloadable'

export type Document = CallAnswer<typeof documentsCall>['documents'][number]
export type Choices = CallAnswer<'GET /Miscellaneous/tutordownloadable/GetChoices'>

/** What shows documents. */
export const documentReads = [
  documentsCall,
  'GET /Miscellaneous/tutordownloadable/GetChoices',
] as const

export const useChoices = () =>
  useQuery(queryOf('GET /Miscellaneous/tutordownloadable/GetChoices')).data

export const useSave = () =>
  useWrite('POST /Miscellaneous/admin/tutordownloadable/Save', { changes: documentReads })
