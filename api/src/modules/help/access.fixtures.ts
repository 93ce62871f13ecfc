import { type AreaAccess, nothingBut } from '../../access/area.fixtures.ts'
import { admins, everybodys } from '../../access/reasons.fixtures.ts'
import { makeFaq, makeMessage, question, sent } from './testing.ts'

const toUs = 'what somebody writes to us is in the message itself'
const message = { who: 'A-----', record: 'any: help message' } as const

export const helpAccess = {
  calls: {
    'GET /Help/Faq/GetFaqs': { who: '-STR-M' },
    'POST /Help/Message/Send': { who: '-STR-M', limit: '10 in 1440 min' },
    'GET /Help/Message/GetMine': { who: '-STR-M' },
    'POST /Help/Message/Reply': {
      ...{ who: '-STR-M', record: 'own: help message', limit: '20 in 15 min' },
    },
    'GET /Help/admin/Faq/GetFaqs': { who: 'A-----' },
    'POST /Help/admin/Faq/Save': { who: 'A-----', record: 'any: faq' },
    'POST /Help/admin/Faq/Order': { who: 'A-----' },
    'GET /Help/admin/Message/GetMessages': { who: 'A-----' },
    'GET /Help/admin/Message/ExportMessages': { who: 'A-----', limit: '30 in 15 min' },
    'GET /Help/admin/Message/FindAssignees': { who: 'A-----' },
    'GET /Help/admin/Message/GetMessage': message,
    'POST /Help/admin/Message/Reply': message,
    'POST /Help/admin/Message/SetState': message,
  },
  inputs: {
    'POST /Help/Message/Send': () => ({ body: sent }),
    'POST /Help/Message/Reply': ({ id }) => ({ body: { id, text: 'It still is.' } }),
    'POST /Help/admin/Faq/Save': ({ id }) => ({ body: { id, version: 1, ...question } }),
    'POST /Help/admin/Faq/Order': () => ({ body: { audience: 'school', ids: [] } }),
    'GET /Help/admin/Message/GetMessage': ({ id }) => ({ query: { id } }),
    'POST /Help/admin/Message/Reply': ({ id }) => ({
      body: { id, version: 1, text: 'It works again.', close: false },
    }),
    'POST /Help/admin/Message/SetState': ({ id }) => ({
      body: { id, version: 1, state: 'closed', assignedTo: null },
    }),
  },
  records: {
    'help message': {
      whose: 'anybody',
      of: async ({ simulate: { app } }, owner) => nothingBut(await makeMessage(app, owner)),
    },
    faq: {
      whose: 'nobody',
      of: async ({ simulate: { app } }) => nothingBut(await makeFaq(app)),
    },
  },
  reads: {
    'GET /Help/admin/Faq/GetFaqs': () => ({ query: { audience: 'student' } }),
  },
  shared: {
    'GET /Help/admin/Message/GetMessages': { role: 'Admin', why: everybodys },
    'GET /Help/admin/Message/ExportMessages': { role: 'Admin', why: everybodys },
    'GET /Help/admin/Message/FindAssignees': { role: 'Admin', why: everybodys },
  },
  openIds: {
    'POST /Help/Message/Send': {
      'body.faqId': 'one of the questions that the caller is shown; any other is refused',
      'body.fileIds': 'the caller’s own uploads; any other file is refused at its field',
    },
    'POST /Help/admin/Faq/Order': { 'body.ids': admins },
    'GET /Help/admin/Message/GetMessages': { 'query.assignedTo': admins },
    'GET /Help/admin/Message/ExportMessages': { 'query.assignedTo': admins },
    'GET /Help/admin/Message/FindAssignees': { 'query.userId': admins },
    'POST /Help/admin/Message/SetState': { 'body.assignedTo': admins },
  },
  unaudited: {
    'POST /Help/Message/Send': toUs,
    'POST /Help/Message/Reply': toUs,
  },
} satisfies AreaAccess
