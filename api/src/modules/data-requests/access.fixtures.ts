import { type AreaAccess, nothingBut } from '../../access/area.fixtures.ts'
import { admins, everybodys } from '../../access/reasons.fixtures.ts'
import { makeDataRequest } from './testing.ts'

const edited = (requestId: string) => ({ requestId, version: 1 })

export const dataRequestAccess = {
  calls: {
    'GET /User/admin/DataRequest/GetRequests': { who: 'A-----' },
    'POST /User/admin/DataRequest/Open': { who: 'A-----' },
    'POST /User/admin/DataRequest/Pause': { who: 'A-----', record: 'any: data request' },
    'POST /User/admin/DataRequest/Extend': { who: 'A-----', record: 'any: data request' },
    'POST /User/admin/DataRequest/Close': { who: 'A-----', record: 'any: data request' },
    'GET /User/admin/DataRequest/Download': {
      ...{ who: 'A-----', record: 'any: data request', limit: '30 in 15 min' },
    },
    'GET /User/admin/DataRequest/PreviewDeletion': { who: 'A-----', record: 'any: data request' },
  },
  inputs: {
    'POST /User/admin/DataRequest/Open': () => ({
      body: {
        ...{ userId: null, name: 'Ada Byron', email: 'ada@portal.test', kind: 'access' },
        ...{ receivedOn: '2026-01-05', note: '' },
      },
    }),
    'POST /User/admin/DataRequest/Pause': ({ id }) => ({
      body: { ...edited(id), reason: 'We asked for a copy of the passport.' },
    }),
    'POST /User/admin/DataRequest/Extend': ({ id }) => ({
      body: { ...edited(id), reason: 'There is much of it.' },
    }),
    'POST /User/admin/DataRequest/Close': ({ id }) => ({
      body: { ...edited(id), outcome: 'done', note: 'Sent by mail.' },
    }),
    'GET /User/admin/DataRequest/Download': ({ id }) => ({ query: { requestId: id } }),
    'GET /User/admin/DataRequest/PreviewDeletion': ({ id }) => ({ query: { requestId: id } }),
  },
  records: {
    'data request': {
      whose: 'anybody',
      of: async ({ simulate: { app } }, userId) => nothingBut(await makeDataRequest(app, userId)),
    },
  },
  openIds: { 'POST /User/admin/DataRequest/Open': { 'body.userId': admins } },
  shared: { 'GET /User/admin/DataRequest/GetRequests': everybodys },
} satisfies AreaAccess
