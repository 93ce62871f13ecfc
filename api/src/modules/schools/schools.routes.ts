import { defineHandlers } from '../../calls.ts'
import { notFound } from '../../problem.ts'
import { setLogo } from '../pictures/index.ts'
import { schoolKind } from './school.kind.ts'
import { archiveSchool, getSchools, saveSchool } from './schools.service.ts'

export const schoolHandlers = defineHandlers({
  'GET /User/admin/School/GetSchools': ({ query, ...asked }) => getSchools(asked, query),
  'POST /User/admin/School/Save': ({ body, ...asked }) => saveSchool(asked, body),
  'POST /User/admin/School/SetLogo': async ({ query, file, ...asked }) => {
    if (!(await schoolKind.isThere(asked.db, query.schoolId))) throw notFound('The school')
    await setLogo(asked, query.schoolId, file)
    return undefined
  },
  'POST /User/admin/School/Archive': ({ body, ...asked }) => archiveSchool(asked, body),
})
