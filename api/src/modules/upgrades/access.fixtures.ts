import { type AreaAccess, nothingBut } from '../../access/area.fixtures.ts'
import { admins, everybodys } from '../../access/reasons.fixtures.ts'
import type { World } from '../../access/world.fixtures.ts'
import { makeRequest, makeUpgrade, saved } from './testing.ts'
import { holdCatalogue } from './upgrades.repository.ts'

export const upgradeAccess = {
  calls: {
    'GET /upgrade/userUpgrade/GetAllUpgrades': { who: 'AS----', needs: 'questionBank' },
    'POST /upgrade/userUpgrade/RequestUpgrade': {
      ...{ who: '-S----', needs: 'questionBank', record: 'given: upgrade', limit: '20 in 60 min' },
    },
    'POST /upgrade/userUpgrade/CancelRequest': { who: '-S----', record: 'own: upgrade request' },
    'POST /upgrade/admin/Upgrade/Save': { who: 'A-----', record: 'any: upgrade to edit' },
    'POST /upgrade/admin/Upgrade/Order': { who: 'A-----' },
    'GET /upgrade/admin/Upgrade/GetRequests': { who: 'A-----' },
    'GET /upgrade/admin/Upgrade/ExportRequests': { who: 'A-----', limit: '30 in 15 min' },
    'POST /upgrade/admin/Upgrade/DeclineRequest': { who: 'A-----', record: 'any: upgrade request' },
  },
  inputs: {
    'POST /upgrade/userUpgrade/RequestUpgrade': ({ id }) => ({
      body: { upgradeId: id, note: 'On Saturdays.' },
    }),
    'POST /upgrade/userUpgrade/CancelRequest': ({ id }) => ({ body: { requestId: id } }),
    'POST /upgrade/admin/Upgrade/Save': ({ id }) => ({ body: { id, version: 1, ...saved } }),
    'POST /upgrade/admin/Upgrade/Order': () => ({ body: { ids: [] } }),
    'POST /upgrade/admin/Upgrade/DeclineRequest': ({ id }) => ({
      body: { requestId: id, reason: 'The group is full.' },
    }),
  },
  records: {
    upgrade: {
      whose: 'nobody',
      // More hours can always be asked for.
      of: async ({ simulate: { app } }) => nothingBut(await makeUpgrade(app, { quarters: 40 })),
      others: async ({ simulate: { app } }) => [
        nothingBut(await makeUpgrade(app, { state: 'draft' })),
        nothingBut(await makeUpgrade(app, { state: 'withdrawn' })),
      ],
    },
    'upgrade to edit': {
      whose: 'nobody',
      of: async ({ simulate: { app } }) => nothingBut(await makeUpgrade(app)),
    },
    'upgrade request': {
      whose: 'a student',
      of: async ({ simulate: { app } }, owner) => nothingBut(await makeRequest(app, owner)),
    },
  },
  shared: {
    'GET /upgrade/userUpgrade/GetAllUpgrades': 'what is offered is the same for everybody',
    'GET /upgrade/admin/Upgrade/GetRequests': { role: 'Admin', why: everybodys },
    'GET /upgrade/admin/Upgrade/ExportRequests': { role: 'Admin', why: everybodys },
  },
  openIds: {
    'POST /upgrade/admin/Upgrade/Save': {
      'body.imageFileId': 'a file of somebody else is refused at its field',
    },
    'POST /upgrade/admin/Upgrade/Order': { 'body.ids': admins },
  },
  doing: {
    'POST /upgrade/admin/Upgrade/Order': async ({ simulate: { app } }: World) => ({
      body: { ids: await holdCatalogue(app.db) },
    }),
  },
} satisfies AreaAccess
