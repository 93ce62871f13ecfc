import { ApiError, type CallAnswer } from '@portal/shared/api'
import {
  changeAnswer,
  keyOf,
  type QueryClient,
  queryOf,
  useQuery,
  useWrite,
} from '@portal/shared/query'

export const booksCall = 'GET /Library/Library/GetBooks'
export const bookCall = 'GET /Library/Library/GetBook'
export const marksCall = 'GET /Library/Library/GetMarks'

/** A book in a list. */
export type ListedBook = CallAnswer<typeof booksCall>['books'][number]
/** A book on its own page. */
export type Book = CallAnswer<typeof bookCall>
/** A book that was opened to be read. */
export type OpenedBook = CallAnswer<'POST /Library/Library/OpenBook'>
export type BookMark = CallAnswer<typeof marksCall>['marks'][number]

/** Books on one page of the list. */
export const booksOfPage = 24

/** How many books one is offered to go on with. */
const fewBooks = 3

/** The list as it is at first. */
export const firstBooksQuery = () =>
  queryOf(booksCall, { query: { pageNo: 1, pageSize: booksOfPage, sort: 'title' } })

/** What one reads, the latest first. */
export const readingQuery = () =>
  queryOf(booksCall, { query: { pageSize: fewBooks, mine: 'reading', sort: 'read' } })

export const bookQuery = (id: string) => queryOf(bookCall, { query: { id } })

export const useReading = (enabled: boolean) => useQuery({ ...readingQuery(), enabled })
export const useBook = (id: string) => useQuery(bookQuery(id))
export const useMarks = (bookId: string) => useQuery(queryOf(marksCall, { query: { bookId } }))
export const useSubjects = () => useQuery(queryOf('GET /Content/Subject/GetSubjects')).data

export const useOpenBook = () => useWrite('POST /Library/Library/OpenBook')

const ofMarks = [marksCall, bookCall] as const
export const useSaveMark = () => useWrite('POST /Library/Library/SaveMark', { changes: ofMarks })
export const useRemoveMark = () =>
  useWrite('POST /Library/Library/RemoveMark', { changes: ofMarks })

/** Has what is shown of a book follow its reader, without asking again while the book is read. */
export function notePlace(
  client: QueryClient,
  id: string,
  { page, furthest, at }: Pick<OpenedBook, 'page' | 'furthest' | 'at'>,
): void {
  changeAnswer(client, bookCall, { query: { id } }, (book) => ({
    ...book,
    ...{ page, furthest, readAt: at },
  }))
  void client.invalidateQueries({ queryKey: keyOf(booksCall) })
}

/** Whether a book is not there for the person, or not any more. */
export const isNotThere = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 400)
