import { defineHandlers } from '../../calls.ts'
import { getAlert, getAlerts, getConcerns } from './alerts.service.ts'
import { assign, change, close, comment, raise, reopen, review } from './alerts.steps.ts'
import { findAssignees } from './assignees.repository.ts'

/** Concerns about students, and what becomes of them. */
export const alertHandlers = defineHandlers({
  'GET /Alert/Alert/GetAlerts': ({ query, ...asked }) => getAlerts(asked, query),
  'GET /Alert/Alert/FindAssignees': async ({ db, caller, query }) => ({
    people: await findAssignees(db, caller, query),
  }),
  'GET /Alert/Alert/GetAlert': ({ query, ...asked }) => getAlert(asked, query),
  'POST /Alert/Alert/Raise': ({ body, ...asked }) => raise(asked, body),
  'POST /Alert/Alert/Comment': async ({ body, ...asked }) => {
    await comment(asked, body)
    return undefined
  },
  'POST /Alert/Alert/Review': ({ body, ...asked }) => review(asked, body),
  'POST /Alert/Alert/Assign': ({ body, ...asked }) => assign(asked, body),
  'POST /Alert/Alert/Change': ({ body, ...asked }) => change(asked, body),
  'POST /Alert/Alert/Close': ({ body, ...asked }) => close(asked, body),
  'POST /Alert/Alert/Reopen': ({ body, ...asked }) => reopen(asked, body),
  'GET /Dashboard/SeniorTutor/Dashboard/GetConcerns': ({ query, ...asked }) =>
    getConcerns(asked, query),
})
