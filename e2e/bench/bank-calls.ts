import { tokensOf } from '../support/tokens.ts'
import { askAs } from './ask.ts'

/** A call that is measured, by its name. */
export type NamedCall = [name: string, run: () => Promise<unknown>]

/** What admins read of all questions, and of one. */
export async function callsOfAdmin(baseUrl: string): Promise<NamedCall[]> {
  const { accessToken } = await tokensOf('admin@portal.test', baseUrl)
  const ask = askAs(baseUrl, accessToken)
  const reading = (path: string) => () => ask(`question/admin/${path}`)
  const report = (query: string) => reading(`Report/GetItems?pageSize=20&${query}`)
  const questions = (query: string) => reading(`Question/GetQuestions?pageSize=20&${query}`)
  const flags = (query: string) => reading(`QuestionFlag/GetFlags?pageSize=20&${query}`)
  const { items } = await report('')()
  const edited = (await questions('search=bench.1')()).questions[0]?.id
  const tests: { id: number; name: string }[] = await ask('Subject/AdmissionTest')
  const ofTest = `AdmissionTestId=${tests.find(({ name }) => name === 'ESAT')?.id}`
  const newest = 'sort=changedAt&direction=desc'
  return [
    ['questions, as the list opens', questions(newest)],
    ['questions, by words', questions('search=%22group%20number%207%22')],
    ['questions, of a test', questions(`${newest}&${ofTest}`)],
    ['questions, filed nowhere', questions(`${newest}&isUnassigned=true`)],
    ['questions, live and flagged', questions(`${newest}&state=live&isFlagged=true`)],
    ['report, as it opens', report('')],
    ['report, by facility downwards', report('sort=facility&direction=desc')],
    ['report, those to check', report('check=very%20likely&sort=answered&direction=desc')],
    ['report, by words', report('search=%22group%20number%207%22')],
    ['report, of a test', report(ofTest)],
    ['report, an item', reading(`Report/GetItem?questionId=${items[0]?.id}`)],
    ['flags, faults that wait first', flags('')],
    ['flags, open', flags('state=open')],
    ['flags, settled', flags('state=settled')],
    ['flags, of a test', flags(ofTest)],
    ['editor, the question', reading(`question/${edited}`)],
    ['editor, its versions', reading(`Question/GetVersions?questionId=${edited}`)],
    ['editor, its uses', reading(`Question/GetUsage?questionId=${edited}`)],
    ['similar to a question', reading(`Question/GetSimilar?questionId=${edited}`)],
    [
      'similar to a text',
      reading(`Question/GetSimilar?text=${encodeURIComponent('What is 5 + 1?')}`),
    ],
    ['pairs that read alike', reading('Question/GetDuplicates?pageSize=20')],
    ['pairs, near', reading('Question/GetDuplicates?pageSize=5&kind=near')],
  ]
}
