import { defineHandlers } from '../../calls.ts'
import { getEssay, getEssays, markStudentEssay } from './essay-marking.service.ts'

/** Essays from papers and diagnostic tests, which tutors mark. */
export const essayMarkingHandlers = defineHandlers({
  'GET /Revise/tutor/Marking/GetEssays': ({ caller, db, query }) =>
    getEssays(db, caller, { ...query, state: query.state }),
  'GET /Revise/tutor/Marking/GetEssay': ({ db, query }) => getEssay(db, query),
  'POST /Revise/tutor/Marking/MarkEssay': async ({ body, caller, db, now, server }) => {
    await markStudentEssay(db, caller.userId, body, server.settings.publicUrl, now)
    return undefined
  },
})
