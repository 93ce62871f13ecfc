import { defineHandlers } from '../../calls.ts'
import {
  cancelRequest,
  declineRequest,
  exportRequests,
  getRequests,
  requestUpgrade,
} from './requests.service.ts'
import { getUpgrades, saveOrder, saveUpgrade } from './upgrades.service.ts'

/** The catalogue of upgrades, and the requests for them. */
export const upgradeHandlers = defineHandlers({
  'GET /upgrade/userUpgrade/GetAllUpgrades': (asked) => getUpgrades(asked),
  'POST /upgrade/userUpgrade/RequestUpgrade': ({ body, ...asked }) => requestUpgrade(asked, body),
  'POST /upgrade/userUpgrade/CancelRequest': async ({ body, ...asked }) => {
    await cancelRequest(asked, body.requestId)
    return undefined
  },
  'POST /upgrade/admin/Upgrade/Save': ({ body, ...asked }) => saveUpgrade(asked, body),
  'POST /upgrade/admin/Upgrade/Order': async ({ body, ...asked }) => {
    await saveOrder(asked, body.ids)
    return undefined
  },
  'GET /upgrade/admin/Upgrade/GetRequests': ({ query, ...asked }) => getRequests(asked, query),
  'GET /upgrade/admin/Upgrade/ExportRequests': ({ query, ...asked }) =>
    exportRequests(asked, query),
  'POST /upgrade/admin/Upgrade/DeclineRequest': async ({ body, ...asked }) => {
    await declineRequest(asked, body)
    return undefined
  },
})
