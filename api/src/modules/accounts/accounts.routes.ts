import { defineHandlers } from '../../calls.ts'
import {
  createAccount,
  mailPasswordLink,
  sendInvitation,
  setActive,
  setEntitlement,
  updateAccount,
} from './accounts.service.ts'
import { changeMany, getBulk } from './bulk.service.ts'
import { endDevices, getDevices } from './devices.service.ts'
import { exportPeople, listPeople } from './people.service.ts'
import { getDependants, getPerson } from './person.service.ts'

/** People of every role, for admins. */
export const accountsHandlers = defineHandlers({
  'GET /User/admin/Account/GetPeople': ({ query, ...asked }) => listPeople(asked, query),
  'GET /User/admin/Account/ExportPeople': ({ query, ...asked }) => exportPeople(asked, query),
  'GET /User/admin/Account/GetPerson': ({ query, ...asked }) => getPerson(asked, query.userId),
  'GET /User/admin/Account/GetDependants': ({ query, ...asked }) =>
    getDependants(asked, query.userId),
  'POST /User/admin/Account/Create': ({ body, ...asked }) => createAccount(asked, body),
  'POST /User/admin/Account/Update': ({ body, ...asked }) => updateAccount(asked, body),
  'POST /User/admin/Account/SetActive': ({ body, ...asked }) => setActive(asked, body),
  'POST /User/admin/Account/SendPasswordLink': async ({ body, ...asked }) => {
    await mailPasswordLink(asked, body.userId)
    return undefined
  },
  'POST /User/admin/Account/SendInvitation': async ({ body, ...asked }) => {
    await sendInvitation(asked, body.userId)
    return undefined
  },
  'GET /User/admin/Account/GetSessions': ({ query, ...asked }) => getDevices(asked, query.userId),
  'POST /User/admin/Account/EndSessions': ({ body, ...asked }) => endDevices(asked, body.userId),
  'POST /User/admin/Account/SetEntitlement': ({ body, ...asked }) => setEntitlement(asked, body),
  'POST /User/admin/Account/Bulk': ({ body, ...asked }) => changeMany(asked, body),
  'GET /User/admin/Account/GetBulk': ({ query, ...asked }) => getBulk(asked, query),
})
