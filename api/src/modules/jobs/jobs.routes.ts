import { defineHandlers } from '../../calls.ts'
import { cancel, findSomePeople, getJob, getJobs, retry } from './jobs.service.ts'

/** Work that takes longer than a call. */
export const jobHandlers = defineHandlers({
  'GET /Operations/Job/GetJob': ({ query, ...asked }) => getJob(asked, query.jobId),
  'GET /Operations/admin/Job/GetJobs': ({ query, ...asked }) => getJobs(asked, query),
  'GET /Operations/admin/Job/FindPeople': ({ query, ...asked }) => findSomePeople(asked, query),
  'POST /Operations/admin/Job/Retry': ({ body, ...asked }) => retry(asked, body),
  'POST /Operations/admin/Job/Cancel': async ({ body, ...asked }) => {
    await cancel(asked, body.jobId)
    return undefined
  },
})
