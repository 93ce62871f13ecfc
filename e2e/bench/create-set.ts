import { pathTo } from '@portal/shared/contract'
import { askAs } from './ask.ts'

/** A new set of multiple-choice questions for whom the token belongs to, built by the API. */
export async function createSet(
  baseUrl: string,
  token: string,
  size: number,
): Promise<{ id: string; path: string; questionIds: number[] }> {
  const ask = askAs(baseUrl, token)
  const [test] = await ask('Subject/AdmissionTest')
  const made = await ask('Revise/api/Revise/CreateSet', {
    admissionTestId: test.id,
    sectionId: null,
    subjectIds: [],
    topicIds: [],
    status: [],
    difficulties: [],
    questionTypes: [1],
    size,
    order: 'random',
    feedback: 'end',
    timing: 'none',
    minutes: null,
  })
  const set = await ask(`Revise/api/Revise/GetSet?setId=${made.id}`)
  return {
    id: made.id,
    path: pathTo('/resources/question-bank/revise/:subject/:start', {
      subject: made.subjectSlug,
      start: made.id,
    }),
    questionIds: set.questions.map((question: { questionId: number }) => question.questionId),
  }
}
