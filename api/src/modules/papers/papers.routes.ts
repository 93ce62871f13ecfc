import { defineHandlers } from '../../calls.ts'
import { changePaperState, getPaper, getPapers, savePaper } from './papers.service.ts'
import { savePart, setQuestions } from './parts.service.ts'

/** Papers as admins make them. */
export const paperHandlers = defineHandlers({
  'GET /exam/admin/Paper/GetPapers': ({ query, ...asked }) => getPapers(asked, query),
  'GET /exam/admin/Paper/GetPaper': ({ query, ...asked }) => getPaper(asked, query.paperId),
  'POST /exam/admin/Paper/Save': ({ body, ...asked }) => savePaper(asked, body),
  'POST /exam/admin/Paper/SetState': async ({ body, ...asked }) => {
    await changePaperState(asked, body)
  },
  'POST /exam/admin/ExamSection/Save': ({ body, ...asked }) => savePart(asked, body),
  'POST /exam/admin/ExamSection/SetQuestions': async ({ body, ...asked }) => {
    await setQuestions(asked, body)
  },
})
