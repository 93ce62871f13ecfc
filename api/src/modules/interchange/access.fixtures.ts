import type { AreaAccess } from '../../access/area.fixtures.ts'
import { admins, nothing } from '../../access/reasons.fixtures.ts'
import { importBytes, makeExport, makeImport } from './testing.ts'

const anImport = { who: 'A-----', record: 'any: import' } as const

const notInBank = 'nothing comes into the bank by it; that is written down when it is applied'

export const interchangeAccess = {
  calls: {
    'POST /question/admin/Import/Begin': { who: 'A-----', limit: '60 in 60 min' },
    'POST /question/admin/Import/SendPart': anImport,
    'POST /question/admin/Import/Analyse': anImport,
    'GET /question/admin/Import/GetImports': { who: 'A-----' },
    'GET /question/admin/Import/GetImport': anImport,
    'GET /question/admin/Import/GetItems': anImport,
    'GET /question/admin/Import/GetItem': anImport,
    'POST /question/admin/Import/Choose': anImport,
    'POST /question/admin/Import/Apply': anImport,
    'POST /question/admin/Import/Cancel': anImport,
    'POST /question/admin/Import/Undo': anImport,
    'POST /question/admin/Export/Begin': {
      ...{ who: 'A-----', record: 'any: question to edit', limit: '60 in 60 min' },
    },
    'GET /question/admin/Export/GetExports': { who: 'A-----' },
    'GET /question/admin/Export/Download': { who: 'A-----', record: 'any: export' },
  },
  inputs: {
    'POST /question/admin/Import/Begin': () => ({ body: { name: 'a.xml', size: 10 } }),
    'POST /question/admin/Import/SendPart': ({ id: importId }) => ({
      query: { importId, part: 1 },
      bytes: Buffer.alloc(importBytes, ' '),
    }),
    'POST /question/admin/Import/Analyse': ({ id: importId }) => ({ body: { importId } }),
    'GET /question/admin/Import/GetImport': ({ id: importId }) => ({ query: { importId } }),
    'GET /question/admin/Import/GetItems': ({ id: importId }) => ({ query: { importId } }),
    'GET /question/admin/Import/GetItem': ({ id: importId }) => ({
      query: { importId, itemNo: 1 },
    }),
    'POST /question/admin/Import/Choose': ({ id: importId }) => ({
      body: { importId, outcome: 'new', isChosen: true },
    }),
    'POST /question/admin/Import/Apply': ({ id: importId }) => ({ body: { importId } }),
    'POST /question/admin/Import/Cancel': ({ id: importId }) => ({ body: { importId } }),
    'POST /question/admin/Import/Undo': ({ id: importId }) => ({ body: { importId } }),
    'POST /question/admin/Export/Begin': ({ questionId }) => ({
      body: { format: 'moodle', questionIds: [questionId] },
    }),
    'GET /question/admin/Export/Download': ({ id: exportId }) => ({ query: { exportId } }),
  },
  records: {
    import: {
      whose: 'nobody',
      of: async ({ simulate: { app } }, _owner, state) =>
        await makeImport(app, state === 'analysed' || state === 'applied' ? state : undefined),
    },
    export: { whose: 'nobody', of: async ({ simulate: { app } }) => await makeExport(app) },
  },
  states: {
    'GET /question/admin/Import/GetItem': 'analysed',
    'POST /question/admin/Import/Choose': 'analysed',
    'POST /question/admin/Import/Apply': 'analysed',
    'POST /question/admin/Import/Undo': 'applied',
  },
  openIds: {
    'POST /question/admin/Import/Analyse': { 'body.defaultTopicId': admins },
    'POST /question/admin/Import/Choose': { 'body.questionId': admins },
    'POST /question/admin/Export/Begin': {
      'body.filter.AdmissionTestId': admins,
      'body.filter.sectionId': admins,
      'body.filter.SubjectId': admins,
      'body.filter.topicId': admins,
      'body.filter.paperId': admins,
      'body.filter.changedBy': admins,
      'body.paperId': admins,
    },
  },
  unaudited: {
    'POST /question/admin/Import/Begin': notInBank,
    'POST /question/admin/Import/SendPart': notInBank,
    'POST /question/admin/Import/Analyse': nothing,
    'POST /question/admin/Import/Choose': notInBank,
  },
} satisfies AreaAccess
