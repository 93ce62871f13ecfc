import type { CallAnswer, CallInput } from '@portal/shared/api'
import { queryOf, useQuery, useWrite } from '@portal/shared/query'
import { changes as questionReads } from '../questions.queries.ts'

export const papersCall = 'GET /exam/admin/Paper/GetPapers'
export const paperCall = 'GET /exam/admin/Paper/GetPaper'
export const savePaperCall = 'POST /exam/admin/Paper/Save'
export const stateCall = 'POST /exam/admin/Paper/SetState'
export const savePartCall = 'POST /exam/admin/ExamSection/Save'
export const questionsCall = 'POST /exam/admin/ExamSection/SetQuestions'

export type ListedPaper = CallAnswer<typeof papersCall>[number]
export type Paper = CallAnswer<typeof paperCall>
export type Part = Paper['parts'][number]
export type PartQuestion = Part['questions'][number]
export type Hole = Part['holes'][number]
export type PaperState = Paper['state']
export type PapersAsked = NonNullable<CallInput<typeof papersCall>['query']>

const changes = {
  changes: [
    ...questionReads,
    papersCall,
    paperCall,
    'GET /exam/admin/ExamSection/GetExamSectionByFilterLatestAsync',
  ],
} as const

export const papersQuery = (query: PapersAsked) => queryOf(papersCall, { query })
export const paperQuery = (paperId: number) => queryOf(paperCall, { query: { paperId } })
export const usePapers = (query: PapersAsked) => useQuery(papersQuery(query))
export const usePaper = (paperId: number) => useQuery(paperQuery(paperId))
/** The parts in use of a test. */
export const useParts = (testId: number) =>
  useQuery(queryOf('GET /Subject/SectionNumber/:id', { params: { id: testId } }))

export const useSavePaper = () => useWrite(savePaperCall, changes)
export const useSetState = () => useWrite(stateCall, changes)
export const useSavePart = () => useWrite(savePartCall, changes)
export const useSetQuestions = () => useWrite(questionsCall, changes)
