import { type AreaAccess, nothingBut } from '../../access/area.fixtures.ts'
import { admins, everybodys } from '../../access/reasons.fixtures.ts'
import type { World } from '../../access/world.fixtures.ts'
import { newId } from '../../database/ids.ts'
import { mails } from '../../database/schema/index.ts'

export const mailAccess = {
  calls: {
    'GET /Notification/admin/Mail/GetMails': { who: 'A-----' },
    'POST /Notification/admin/Mail/Retry': { who: 'A-----', record: 'any: mail' },
    'POST /Notification/admin/Mail/ClearBounce': { who: 'A-----' },
  },
  inputs: {
    'POST /Notification/admin/Mail/Retry': ({ id }) => ({ body: { mailIds: [id] } }),
    'POST /Notification/admin/Mail/ClearBounce': () => ({ body: { userId: newId() } }),
  },
  records: {
    /** One that was given up, so that it can be sent again. */
    mail: {
      whose: 'anybody',
      of: async ({ simulate: { app } }) => {
        const id = newId()
        await app.db.insert(mails).values({
          ...{ id, to: `${id}@portal.test`, subject: 'Hello', text: 'Dear Ada', attempts: 8 },
          ...{ createdAt: app.clock.now(), lastError: 'Connection refused' },
        })
        return nothingBut(id)
      },
    },
  },
  shared: { 'GET /Notification/admin/Mail/GetMails': everybodys },
  openIds: { 'POST /Notification/admin/Mail/ClearBounce': { 'body.userId': admins } },
  doing: {
    'POST /Notification/admin/Mail/ClearBounce': async ({ simulate: { app } }: World) => ({
      body: { userId: await app.make.student({}, { emailState: 'bouncing' }) },
    }),
  },
} satisfies AreaAccess
