import { type AreaAccess, nothingBut } from '../../access/area.fixtures.ts'
import { newId } from '../../database/ids.ts'
import { dayOfTerm } from '../company-calendar/testing.ts'

export const historyAccess = {
  calls: {
    'GET /Content/admin/History/GetVersions': { who: 'A-----', record: 'any: versioned record' },
    'GET /Content/admin/History/GetVersion': { who: 'A-----', record: 'any: versioned record' },
    'POST /Content/admin/History/Restore': { who: 'A-----', record: 'any: versioned record' },
  },
  inputs: {
    'GET /Content/admin/History/GetVersions': ({ id }) => ({ query: { kind: 'term', id } }),
    'GET /Content/admin/History/GetVersion': ({ id }) => ({
      query: { kind: 'term', id, version: 1 },
    }),
    'POST /Content/admin/History/Restore': ({ id }) => ({
      body: { kind: 'term', id, version: 1, currentVersion: 2 },
    }),
  },
  records: {
    /** A term that was saved twice. */
    'versioned record': {
      whose: 'nobody',
      of: async ({ simulate: { app } }) => {
        const day = dayOfTerm(newId())
        const body = { name: 'Term', startsOn: day, endsOn: day, cardsDueOn: day }
        const admin = await app.make.admin()
        const call = 'POST /ReportCard/admin/ReportCard/SaveTerm'
        const { id } = (await app.call(call, admin, { body })).data
        await app.call(call, admin, { body: { ...body, id, version: 1, name: 'Renamed' } })
        return nothingBut(id)
      },
    },
  },
} satisfies AreaAccess
