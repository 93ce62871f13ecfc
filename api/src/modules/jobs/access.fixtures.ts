import { type AreaAccess, nothingBut } from '../../access/area.fixtures.ts'
import { admins, everybodys, filter } from '../../access/reasons.fixtures.ts'
import { newId } from '../../database/ids.ts'
import { tasks } from '../../database/schema/index.ts'

export const jobAccess = {
  calls: {
    'GET /Operations/Job/GetJob': { who: 'ASTRPM', record: 'own: job', after: true },
    'GET /Operations/admin/Job/GetJobs': { who: 'A-----' },
    'GET /Operations/admin/Job/FindPeople': { who: 'A-----' },
    'POST /Operations/admin/Job/Retry': { who: 'A-----', record: 'any: job' },
    'POST /Operations/admin/Job/Cancel': { who: 'A-----', record: 'any: job' },
  },
  inputs: {
    'GET /Operations/Job/GetJob': ({ id: jobId }) => ({ query: { jobId } }),
    'POST /Operations/admin/Job/Retry': ({ id }) => ({ body: { jobIds: [id] } }),
    'POST /Operations/admin/Job/Cancel': ({ id: jobId }) => ({ body: { jobId } }),
  },
  records: {
    /** One that failed, so that it can be tried again and cancelled. */
    job: {
      whose: 'anybody',
      of: async ({ simulate: { app } }, by) => {
        const [id, queueId, at] = [newId(), newId(), app.clock.now()]
        await app.db.insert(tasks).values({
          ...{ id, queueId, by, kind: 'digest', input: {}, state: 'failed' },
          ...{ createdAt: at, updatedAt: at },
        })
        return nothingBut(id)
      },
    },
  },
  shared: {
    'GET /Operations/admin/Job/GetJobs': everybodys,
    'GET /Operations/admin/Job/FindPeople': everybodys,
  },
  openIds: {
    'GET /Operations/admin/Job/GetJobs': { 'query.by': filter },
    'GET /Operations/admin/Job/FindPeople': { 'query.personId': admins },
    'POST /Operations/admin/Job/Retry': { 'body.filter.by': filter },
  },
} satisfies AreaAccess
