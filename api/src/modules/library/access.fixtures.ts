import { type AreaAccess, nothingBut } from '../../access/area.fixtures.ts'
import { admins } from '../../access/reasons.fixtures.ts'
import { makeBook, makeMark, makePlace } from './testing.ts'

const toAll = 'what is published is the same for everybody who may see the library'
const own = 'what is kept of it is the caller’s own'
const ofBooks = 'admins see all books, whoever has opened them'
const readers = { who: '-STR--', needs: 'books' } as const
const given = { ...readers, record: 'given: book' } as const
const toEdit = { who: 'A-----', record: 'any: book to edit' } as const

const book = {
  ...{ title: 'Another title', authors: ['Portal'], description: '<p>Words</p>', isbn: null },
  ...{ publisher: null, year: null, coverFileId: null, mayDownload: true, subjectIds: [] },
  ...{ fileId: null, state: 'published' as const },
}

export const libraryAccess = {
  calls: {
    'GET /Library/Library/GetBooks': readers,
    'GET /Library/Library/GetBook': given,
    'POST /Library/Library/OpenBook': given,
    'POST /Library/Library/SavePage': given,
    'GET /Library/Library/GetMarks': given,
    'POST /Library/Library/SaveMark': given,
    'POST /Library/Library/RemoveMark': { ...readers, record: 'own: book mark' },
    'GET /Library/admin/Library/GetBooks': { who: 'A-----' },
    'GET /Library/admin/Library/GetCsv': { who: 'A-----', limit: '30 in 15 min' },
    'GET /Library/admin/Library/GetBook': toEdit,
    'POST /Library/admin/Library/SaveBook': toEdit,
    'POST /Library/admin/Library/WithdrawBook': toEdit,
  },
  inputs: {
    'GET /Library/Library/GetBook': ({ id }) => ({ query: { id } }),
    'POST /Library/Library/OpenBook': ({ id: bookId }) => ({ body: { bookId } }),
    'POST /Library/Library/SavePage': ({ id: bookId }) => ({
      body: { bookId, page: 2, at: '2026-01-01T00:00:00Z' },
    }),
    'GET /Library/Library/GetMarks': ({ id: bookId }) => ({ query: { bookId } }),
    'POST /Library/Library/SaveMark': ({ id: bookId }) => ({
      body: { bookId, page: 2, note: 'Look here' },
    }),
    'POST /Library/Library/RemoveMark': ({ id }) => ({ body: { id } }),
    'GET /Library/admin/Library/GetBook': ({ id }) => ({ query: { id } }),
    'POST /Library/admin/Library/SaveBook': ({ id }) => ({ body: { id, version: 1, ...book } }),
    'POST /Library/admin/Library/WithdrawBook': ({ id }) => ({
      body: { id, version: 1, way: 'at-once' },
    }),
  },
  records: {
    book: {
      whose: 'nobody',
      of: async ({ simulate: { app } }, owner) => {
        const id = await makeBook(app)
        await makePlace(app, owner, id)
        return nothingBut(id)
      },
      others: async ({ simulate: { app } }) => {
        const closesAt = app.clock.now()
        return [
          nothingBut(await makeBook(app, { state: 'draft' })),
          nothingBut(await makeBook(app, { state: 'withdrawn', closesAt })),
        ]
      },
    },
    'book mark': {
      whose: 'anybody',
      of: async ({ simulate: { app } }, owner) => {
        // Of a book that is withdrawn: one that is out would be in everybody's list.
        const closesAt = app.clock.now()
        const bookId = await makeBook(app, { state: 'withdrawn', closesAt })
        await makePlace(app, owner, bookId)
        return nothingBut(await makeMark(app, owner, bookId))
      },
    },
    'book to edit': {
      whose: 'nobody',
      of: async ({ simulate: { app } }) => nothingBut(await makeBook(app)),
    },
  },
  openIds: {
    'GET /Library/Library/GetBooks': { 'query.subjectId': toAll },
    'GET /Library/admin/Library/GetBooks': { 'query.subjectId': admins },
    'GET /Library/admin/Library/GetCsv': { 'query.subjectId': admins },
    'POST /Library/Library/SaveMark': {
      'body.id': 'a bookmark of somebody else or of another book is not found (404)',
    },
    'POST /Library/admin/Library/SaveBook': {
      'body.coverFileId': 'a file of somebody else is refused at its field',
      'body.fileId': 'a file of somebody else is refused at its field',
      'body.subjectIds': admins,
    },
  },
  shared: {
    'GET /Library/admin/Library/GetBooks': { role: 'Admin', why: ofBooks },
    'GET /Library/admin/Library/GetCsv': { role: 'Admin', why: ofBooks },
  },
  unaudited: {
    'POST /Library/Library/OpenBook': own,
    'POST /Library/Library/SavePage': own,
    'POST /Library/Library/SaveMark': own,
    'POST /Library/Library/RemoveMark': own,
  },
} satisfies AreaAccess
