import type { CallAnswer, CallInput } from '@portal/shared/api'
import type { TestAnswer } from '../../testing/index.ts'
import { makeSimulate, type Simulate } from '../simulate/testing.ts'

/** Papers of the small bank, and the calls of admins as the tests make them. */

type Bodies = {
  savePaper: 'POST /exam/admin/Paper/Save'
  setState: 'POST /exam/admin/Paper/SetState'
  savePart: 'POST /exam/admin/ExamSection/Save'
  setQuestions: 'POST /exam/admin/ExamSection/SetQuestions'
}

export type Papers = {
  simulate: Simulate
  admin: string
  /** The paper with a title (`2024 style`, `Mock 1`). */
  paper(title: string): Promise<CallAnswer<'GET /exam/admin/Paper/GetPaper'>>
  /** Ids of the questions of the small bank by their keys. */
  questions(...keys: string[]): number[]
} & {
  [W in keyof Bodies]: (body: CallInput<Bodies[W]>['body']) => Promise<TestAnswer<Bodies[W]>>
}

export async function makePapers(): Promise<Papers> {
  const simulate = await makeSimulate()
  const { app } = simulate
  const admin = await app.make.admin()
  return {
    simulate,
    admin,
    paper: async (title) => {
      const { data } = await app.call('GET /exam/admin/Paper/GetPapers', admin, { query: {} })
      const found = data.find((paper) => paper.title === title && !paper.isRetired)
      if (found === undefined) throw new Error(`There is no paper ${title}`)
      const query = { paperId: found.paperId }
      return (await app.call('GET /exam/admin/Paper/GetPaper', admin, { query })).data
    },
    questions: (...keys) =>
      keys.map((key) => {
        const found = simulate.revise.bank.questions.find((question) => question.key === key)
        if (found === undefined) throw new Error(`There is no question ${key}`)
        return found.questionId
      }),
    savePaper: (body) => app.call('POST /exam/admin/Paper/Save', admin, { body }),
    setState: (body) => app.call('POST /exam/admin/Paper/SetState', admin, { body }),
    savePart: (body) => app.call('POST /exam/admin/ExamSection/Save', admin, { body }),
    setQuestions: (body) => app.call('POST /exam/admin/ExamSection/SetQuestions', admin, { body }),
  }
}
