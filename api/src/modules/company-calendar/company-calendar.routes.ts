import { defineHandlers } from '../../calls.ts'
import {
  copyYear,
  findSomeSchools,
  getHolidays,
  getTerms,
  removeHoliday,
  removeTerm,
  saveHoliday,
  saveTerm,
} from './calendar.service.ts'

/** Terms and holidays, read and kept. */
export const companyCalendarHandlers = defineHandlers({
  'GET /ReportCard/ReportCard/GetTerms': (asked) => getTerms(asked),
  'POST /ReportCard/admin/ReportCard/SaveTerm': ({ body, ...asked }) => saveTerm(asked, body),
  'POST /ReportCard/admin/ReportCard/RemoveTerm': async ({ body, ...asked }) => {
    await removeTerm(asked, body)
    return undefined
  },
  'GET /user/admin/AuditDashboard/GetHolidays': ({ query, ...asked }) => getHolidays(asked, query),
  'POST /user/admin/AuditDashboard/SaveHoliday': ({ body, ...asked }) => saveHoliday(asked, body),
  'POST /user/admin/AuditDashboard/RemoveHoliday': async ({ body, ...asked }) => {
    await removeHoliday(asked, body)
    return undefined
  },
  'GET /System/admin/Calendar/FindSchools': ({ query, ...asked }) => findSomeSchools(asked, query),
  'POST /System/admin/Calendar/CopyYear': ({ body, ...asked }) => copyYear(asked, body),
})
