import { defineHandlers } from '../../calls.ts'
import { getVersion, getVersions, restore } from './history.service.ts'

/** Versions of what admins edit. */
export const historyHandlers = defineHandlers({
  'GET /Content/admin/History/GetVersions': ({ query, ...asked }) => getVersions(asked, query),
  'GET /Content/admin/History/GetVersion': ({ query, ...asked }) => getVersion(asked, query),
  'POST /Content/admin/History/Restore': ({ body, ...asked }) => restore(asked, body),
})
