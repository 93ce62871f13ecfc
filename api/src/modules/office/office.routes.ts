import { defineHandlers } from '../../calls.ts'
import { findTutorsOfLate, getLateReports, remindTutors } from './late-reports.service.ts'
import { getOpenWork } from './open-work.service.ts'

/** What waits for the office. */
export const officeHandlers = defineHandlers({
  'GET /Dashboard/Admin/Dashboard/GetOpenWork': (asked) => getOpenWork(asked),

  'GET /Dashboard/Admin/Dashboard/GetLateReports': ({ query, ...asked }) =>
    getLateReports(asked, query),

  'GET /Dashboard/Admin/Dashboard/FindLateTutors': ({ query, ...asked }) =>
    findTutorsOfLate(asked, query),

  'POST /Dashboard/Admin/Dashboard/RemindTutors': ({ body, ...asked }) => remindTutors(asked, body),
})
