import { defineHandlers } from '../../calls.ts'
import { booksFile, getAdminsBook, getAdminsBooks, saveBook } from './admin.service.ts'
import { openBook, removeMark, saveMark, savePage } from './places.service.ts'
import { getBook, getBooks, getMarks } from './reading.service.ts'
import { withdrawBook } from './withdrawing.service.ts'

/** The library, for those who read and those who keep it. */
export const libraryHandlers = defineHandlers({
  'GET /Library/Library/GetBooks': ({ query, ...asked }) => getBooks(asked, query),
  'GET /Library/Library/GetBook': ({ query, ...asked }) => getBook(asked, query.id),
  'POST /Library/Library/OpenBook': ({ body, ...asked }) => openBook(asked, body),
  'POST /Library/Library/SavePage': ({ body, ...asked }) => savePage(asked, body),
  'GET /Library/Library/GetMarks': ({ query, ...asked }) => getMarks(asked, query.bookId),
  'POST /Library/Library/SaveMark': ({ body, ...asked }) => saveMark(asked, body),
  'POST /Library/Library/RemoveMark': ({ body, ...asked }) => removeMark(asked, body.id),

  'GET /Library/admin/Library/GetBooks': ({ query, ...asked }) => getAdminsBooks(asked, query),
  'GET /Library/admin/Library/GetCsv': ({ query, ...asked }) => booksFile(asked, query),
  'GET /Library/admin/Library/GetBook': ({ query, ...asked }) => getAdminsBook(asked, query.id),
  'POST /Library/admin/Library/SaveBook': ({ body, ...asked }) => saveBook(asked, body),
  'POST /Library/admin/Library/WithdrawBook': ({ body, ...asked }) => withdrawBook(asked, body),
})
