import { type AreaAccess, nothingBut } from '../../access/area.fixtures.ts'
import { admins } from '../../access/reasons.fixtures.ts'
import { makeItem, makeSubject, wanted } from './testing.ts'

const needs = 'reading'
const item = { who: '-S----', needs, record: 'given: reading' } as const
const toAll = 'subjects are the same for everybody who may make the call'

export const readingAccess = {
  calls: {
    'GET /readinglist/reading-list': { who: '-S----', needs },
    'POST /readinglist/reading-list/SetRead': item,
    'POST /readinglist/reading-list/SaveNote': item,
    'GET /readinglist/admin/reading-list': { who: 'A-----' },
    'GET /readinglist/admin/reading-list/ExportReadingList': {
      ...{ who: 'A-----', limit: '30 in 15 min' },
    },
    'GET /readinglist/admin/reading-list/GetOrder': { who: 'A-----' },
    'POST /readinglist/admin/reading-list/Save': {
      ...{ who: 'A-----', record: 'any: reading to edit' },
    },
    'POST /readinglist/admin/reading-list/Order': { who: 'A-----' },
    'POST /readinglist/admin/reading-list/Import': { who: 'A-----' },
  },
  inputs: {
    'POST /readinglist/reading-list/SetRead': ({ id }) => ({ body: { itemId: id, isRead: true } }),
    'POST /readinglist/reading-list/SaveNote': ({ id }) => ({
      body: { itemId: id, note: 'Chapter 2', version: 0 },
    }),
    'POST /readinglist/admin/reading-list/Save': ({ id }) => ({
      body: { ...wanted(1), id, version: 1 },
    }),
    'POST /readinglist/admin/reading-list/Order': () => ({ body: { subjectId: 1, ids: [] } }),
    'POST /readinglist/admin/reading-list/Import': () => ({
      body: { csv: 'Subject,Kind,Title', isDryRun: true },
    }),
  },
  records: {
    reading: {
      whose: 'nobody',
      of: async ({ simulate: { app } }) => nothingBut(await makeItem(app)),
      others: async ({ simulate: { app } }) => [
        nothingBut(await makeItem(app, { state: 'draft' })),
        nothingBut(await makeItem(app, { state: 'archived' })),
      ],
    },
    'reading to edit': {
      whose: 'nobody',
      of: async ({ simulate: { app } }) => nothingBut(await makeItem(app)),
    },
  },
  reads: {
    'GET /readinglist/admin/reading-list/GetOrder': () => ({ query: { subjectId: 1 } }),
  },
  openIds: {
    'GET /readinglist/reading-list': { 'query.subjectId': toAll },
    'GET /readinglist/admin/reading-list': { 'query.subjectId': admins },
    'GET /readinglist/admin/reading-list/ExportReadingList': { 'query.subjectId': admins },
    'GET /readinglist/admin/reading-list/GetOrder': { 'query.subjectId': admins },
    'POST /readinglist/admin/reading-list/Save': {
      'body.subjectId': admins,
      'body.bookId': admins,
    },
    'POST /readinglist/admin/reading-list/Order': {
      'body.subjectId': admins,
      'body.ids': admins,
    },
  },
  doing: {
    'POST /readinglist/admin/reading-list/Order': async ({ simulate: { app } }) => ({
      body: { subjectId: await makeSubject(app, 'Without items'), ids: [] },
    }),
    'POST /readinglist/admin/reading-list/Import': async ({ simulate: { app } }) => {
      await makeSubject(app, 'Imported')
      return {
        body: { csv: 'Subject,Kind,Title\nImported,book,Something to read', isDryRun: false },
      }
    },
  },
} satisfies AreaAccess
