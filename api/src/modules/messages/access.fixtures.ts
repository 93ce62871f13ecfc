import { type AreaAccess, nothingBut } from '../../access/area.fixtures.ts'
import { admins, nothing } from '../../access/reasons.fixtures.ts'
import { newId } from '../../database/ids.ts'
import { messages } from '../../database/schema/index.ts'
import { audienceWith, toParents } from './testing.ts'

const anyAudience = audienceWith({ roles: ['Parent'] })

/** Where an audience names people and schools. */
const ofTheAudience = {
  'body.audience.schoolIds': admins,
  'body.audience.userIds': admins,
  'body.audience.exceptUserIds': admins,
}

export const messageAccess = {
  calls: {
    'GET /Notification/admin/Message/GetMessages': { who: 'A-----' },
    'GET /Notification/admin/Message/GetMessage': { who: 'A-----', record: 'any: message' },
    'POST /Notification/admin/Message/Save': { who: 'A-----', record: 'any: message' },
    'POST /Notification/admin/Message/CountAudience': { who: 'A-----' },
    'POST /Notification/admin/Message/SendTest': {
      ...{ who: 'A-----', record: 'any: message', limit: '20 in 10 min' },
    },
    'POST /Notification/admin/Message/Schedule': { who: 'A-----', record: 'any: message' },
    'POST /Notification/admin/Message/Cancel': { who: 'A-----', record: 'any: message' },
    'POST /Notification/admin/Message/Recall': { who: 'A-----', record: 'any: message' },
    'GET /Notification/admin/Message/GetRecipients': { who: 'A-----', record: 'any: message' },
    'GET /Notification/admin/Message/ExportRecipients': { who: 'A-----', record: 'any: message' },
  },
  inputs: {
    'GET /Notification/admin/Message/GetMessage': ({ id: messageId }) => ({ query: { messageId } }),
    'POST /Notification/admin/Message/Save': ({ id: messageId }) => ({
      body: { ...toParents, messageId, version: 1 },
    }),
    'POST /Notification/admin/Message/CountAudience': () => ({ body: { audience: anyAudience } }),
    'POST /Notification/admin/Message/SendTest': ({ id: messageId }) => ({ body: { messageId } }),
    'POST /Notification/admin/Message/Schedule': ({ id: messageId }) => ({
      body: { messageId, version: 1, at: '2100-01-01T09:00:00Z', expectedCount: 1 },
    }),
    'POST /Notification/admin/Message/Cancel': ({ id: messageId }) => ({
      body: { messageId, version: 1 },
    }),
    'POST /Notification/admin/Message/Recall': ({ id: messageId }) => ({
      body: { messageId, version: 1 },
    }),
    'GET /Notification/admin/Message/GetRecipients': ({ id: messageId }) => ({
      query: { messageId },
    }),
    'GET /Notification/admin/Message/ExportRecipients': ({ id: messageId }) => ({
      query: { messageId },
    }),
  },
  records: {
    message: {
      whose: 'nobody',
      of: async ({ simulate: { app } }, _owner, state) => {
        const id = newId()
        const now = app.clock.now()
        const isBegun = state === 'begun'
        await app.db.insert(messages).values({
          ...{ id, title: 'Hours', description: 'We are closed.', audience: anyAudience },
          ...{ createdAt: now, updatedAt: now },
          ...(isBegun && {
            ...{ state: 'sending', sendAt: now, startedAt: now },
            ...{ expectedCount: 5, foundCount: 5 },
          }),
        })
        return nothingBut(id)
      },
    },
  },
  states: {
    'POST /Notification/admin/Message/Cancel': 'begun',
    'POST /Notification/admin/Message/Recall': 'begun',
  },
  openIds: {
    'POST /Notification/admin/Message/Save': ofTheAudience,
    'POST /Notification/admin/Message/CountAudience': ofTheAudience,
  },
  unaudited: { 'POST /Notification/admin/Message/CountAudience': nothing },
} satisfies AreaAccess
