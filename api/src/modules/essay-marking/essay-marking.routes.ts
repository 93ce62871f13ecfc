import { defineHandlers } from '../../calls.ts'
import { getEssay, getEssays, markStudentEssay } from './essay-marking.service.ts'

/** Essays from papers and diagnostic tests, which tutors mark. */
export const essayMarkingHandlers = defineHandlers({
  'GET /Revise/tutor/Marking/GetEssays': ({ query, ...asked }) =>
    getEssays(asked, { ...query, state: query.state }),
  'GET /Revise/tutor/Marking/GetEssay': ({ query, ...asked }) => getEssay(asked, query),
  'POST /Revise/tutor/Marking/MarkEssay': async ({ body, ...asked }) => {
    await markStudentEssay(asked, body)
    return undefined
  },
})
