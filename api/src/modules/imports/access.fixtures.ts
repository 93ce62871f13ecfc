import type { AreaAccess } from '../../access/area.fixtures.ts'
import { makeTableImport, noFingerprint } from './testing.ts'

const anImport = { who: 'A-----', record: 'any: table import' } as const

export const importAccess = {
  calls: {
    'GET /User/admin/Import/GetTemplate': { who: 'A-----' },
    'POST /User/admin/Import/Upload': { who: 'A-----', limit: '60 in 60 min' },
    'GET /User/admin/Import/GetImports': { who: 'A-----' },
    'GET /User/admin/Import/GetImport': anImport,
    'POST /User/admin/Import/SetColumns': anImport,
    'GET /User/admin/Import/GetRows': anImport,
    'GET /User/admin/Import/ExportBadRows': anImport,
    'POST /User/admin/Import/Apply': anImport,
    'POST /User/admin/Import/Discard': anImport,
    'POST /User/admin/Import/TakeBack': anImport,
  },
  inputs: {
    'POST /User/admin/Import/Upload': () => ({
      query: { kind: 'people' },
      file: new Blob(['Email\nnobody@import.test\n']),
    }),
    'GET /User/admin/Import/GetImport': ({ id: importId }) => ({ query: { importId } }),
    'POST /User/admin/Import/SetColumns': ({ id: importId }) => ({
      body: { importId, columns: [] },
    }),
    'GET /User/admin/Import/GetRows': ({ id: importId }) => ({ query: { importId } }),
    'GET /User/admin/Import/ExportBadRows': ({ id: importId }) => ({ query: { importId } }),
    'POST /User/admin/Import/Apply': ({ id: importId }) => ({
      body: { importId, fingerprint: noFingerprint, invitations: 'later' },
    }),
    'POST /User/admin/Import/Discard': ({ id: importId }) => ({ body: { importId } }),
    'POST /User/admin/Import/TakeBack': ({ id: importId }) => ({ body: { importId } }),
  },
  records: {
    'table import': {
      whose: 'nobody',
      of: async ({ simulate: { app } }, _owner, state) =>
        await makeTableImport(app, state === 'applied' ? 'done' : 'checked'),
    },
  },
  states: { 'POST /User/admin/Import/TakeBack': 'applied' },
  reads: { 'GET /User/admin/Import/GetTemplate': () => ({ query: { kind: 'people' } }) },
  unaudited: {
    'POST /User/admin/Import/SetColumns':
      'nothing comes of it before it is applied; that is written down',
  },
} satisfies AreaAccess
