import { defineHandlers } from '../../calls.ts'
import { archiveProgramme, getProgrammes, saveProgramme } from './programmes.service.ts'

/** What is sold. */
export const programmeHandlers = defineHandlers({
  'GET /User/admin/Programme/GetProgrammes': ({ query, ...asked }) => getProgrammes(asked, query),
  'POST /User/admin/Programme/Save': ({ body, ...asked }) => saveProgramme(asked, body),
  'POST /User/admin/Programme/Archive': ({ body, ...asked }) => archiveProgramme(asked, body),
})
