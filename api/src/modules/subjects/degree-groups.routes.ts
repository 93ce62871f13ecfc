import { defineHandlers } from '../../calls.ts'
import { countedGroups } from './degree-groups.repository.ts'
import { orderAllGroups, removeGroup, saveGroup } from './degree-groups.service.ts'

/** Groups of degrees, as admins keep them. */
export const degreeGroupHandlers = defineHandlers({
  'GET /Subject/admin/Degree/GetDegreeGroups': ({ db, now }) => countedGroups(db, now),
  'POST /Subject/admin/Degree/SaveDegreeGroup': ({ body, ...asked }) => saveGroup(asked, body),
  'POST /Subject/admin/Degree/OrderDegreeGroups': async ({ body, ...asked }) => {
    await orderAllGroups(asked, body.ids)
  },
  'POST /Subject/admin/Degree/RemoveDegreeGroup': async ({ body, ...asked }) => {
    await removeGroup(asked, body.id)
  },
})
