import { type AreaAccess, nothingBut } from '../../access/area.fixtures.ts'
import { admins, filter } from '../../access/reasons.fixtures.ts'
import { newId } from '../../database/ids.ts'
import { holidays, terms } from '../../database/schema/index.ts'
import { dayOfTerm } from './testing.ts'

export const companyCalendarAccess = {
  calls: {
    'GET /ReportCard/ReportCard/GetTerms': { who: 'ASTRPM' },
    'POST /ReportCard/admin/ReportCard/SaveTerm': { who: 'A-----', record: 'any: term' },
    'POST /ReportCard/admin/ReportCard/RemoveTerm': { who: 'A-----', record: 'any: term' },
    'GET /user/admin/AuditDashboard/GetHolidays': { who: 'A-----' },
    'POST /user/admin/AuditDashboard/SaveHoliday': { who: 'A-----', record: 'any: holiday' },
    'POST /user/admin/AuditDashboard/RemoveHoliday': { who: 'A-----', record: 'any: holiday' },
    'GET /System/admin/Calendar/FindSchools': { who: 'A-----' },
    'POST /System/admin/Calendar/CopyYear': { who: 'A-----' },
  },
  inputs: {
    'POST /ReportCard/admin/ReportCard/SaveTerm': ({ id }) => {
      const day = dayOfTerm(id)
      return {
        body: { id, version: 1, name: 'Renamed', startsOn: day, endsOn: day, cardsDueOn: day },
      }
    },
    'POST /ReportCard/admin/ReportCard/RemoveTerm': ({ id }) => ({ body: { id, version: 1 } }),
    'POST /user/admin/AuditDashboard/SaveHoliday': ({ id }) => ({
      body: {
        id,
        version: 1,
        schoolId: null,
        name: 'Renamed',
        from: '2030-01-01',
        to: '2030-01-02',
      },
    }),
    'POST /user/admin/AuditDashboard/RemoveHoliday': ({ id }) => ({ body: { id, version: 1 } }),
    'POST /System/admin/Calendar/CopyYear': () => ({ body: { schoolId: null, fromYear: 2020 } }),
  },
  records: {
    holiday: {
      whose: 'nobody',
      of: async ({ simulate: { app } }) => {
        const id = newId()
        const days = { startsOn: '2030-01-01', endsOn: '2030-01-01' }
        await app.db.insert(holidays).values({ id, name: 'Closed', ...days })
        return nothingBut(id)
      },
    },
    term: {
      whose: 'nobody',
      of: async ({ simulate: { app } }) => {
        const id = newId()
        const day = dayOfTerm(id)
        const days = { startsOn: day, endsOn: day, cardsDueOn: day }
        await app.db.insert(terms).values({ id, name: 'Term', ...days })
        return nothingBut(id)
      },
    },
  },
  openIds: {
    'GET /user/admin/AuditDashboard/GetHolidays': { 'query.schoolId': filter },
    'POST /user/admin/AuditDashboard/SaveHoliday': { 'body.schoolId': admins },
    'GET /System/admin/Calendar/FindSchools': { 'query.schoolId': admins },
    'POST /System/admin/Calendar/CopyYear': { 'body.schoolId': admins },
  },
  doing: {
    'POST /System/admin/Calendar/CopyYear': { body: { schoolId: null, fromYear: 2030 } },
  },
} satisfies AreaAccess
