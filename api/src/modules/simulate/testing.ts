import type { CallAnswer, CallInput } from '@portal/shared/api'
import { sql } from 'drizzle-orm'
import type { AuthoredPaper } from '../../database/seed/content/index.ts'
import { type StoredPaper, type StoredPart, storePapers } from '../../database/seed/papers.ts'
import type { TestAnswer } from '../../testing/index.ts'
import { answerTo, makeRevise, type Revise, type SavedAnswer, smallBank } from '../sets/testing.ts'

/** A few papers from the small bank, and the calls of Simulate as the tests make them. */

const keysOf = (topic: string, types: readonly number[]) =>
  smallBank
    .filter((question) => question.topic === topic && types.includes(question.type))
    .map(({ key }) => key)

/** One point of the scale for each right answer, from 1.0. */
const conversion = {
  source: 'A table for tests',
  points: Array.from({ length: 10 }, (_, n) => 1 + n / 2),
}

const paper = (
  change: Partial<AuthoredPaper> & Pick<AuthoredPaper, 'sections'>,
): AuthoredPaper => ({
  test: 'ESAT',
  paperType: 1,
  year: 2024,
  mockPaperNumber: null,
  ...change,
})

const maths = (topic: string) => ({
  part: 'Mathematics 1',
  minutes: 40,
  questionKeys: keysOf(topic, [1, 3, 4]),
})

/** Without what a right answer is: nine questions each of types 1, 3 and 4. */
export const smallPapers: AuthoredPaper[] = [
  paper({
    sections: [
      { ...maths('Quadratics'), conversion },
      { part: 'Physics', minutes: 20, penalty: 0.25, questionKeys: keysOf('Motion', [1, 3, 4]) },
    ],
  }),
  paper({ year: 2023, sections: [maths('Surds')] }),
  paper({
    paperType: 2,
    year: null,
    mockPaperNumber: 1,
    sections: [
      {
        part: 'Mathematics 1',
        minutes: 75,
        questionKeys: [...keysOf('Indices', [1]), ...keysOf('Indices', [2])],
      },
    ],
  }),
  paper({ paperType: 2, year: null, mockPaperNumber: 2, sections: [maths('Indices')] }),
  paper({
    test: 'NSAA',
    isRetired: true,
    year: 2022,
    sections: [{ ...maths('Quadratics'), part: 'Section 1 Mathematics' }],
  }),
]

export type SittingView = CallAnswer<'GET /Exam/Simulate/GetSitting'>

export interface Simulate extends Pick<Revise, 'app' | 'getSet' | 'finish' | 'save' | 'begin'> {
  revise: Revise
  papers: StoredPaper[]
  readonly student: string
  /** The two parts of the paper of 2024. */
  both(): number[]
  /** A part by the title of its paper (`2024`, `Mock 1`) and its place there. */
  part(title: string, place?: number): StoredPart
  start(
    examSectionIds: readonly number[],
    as?: string,
  ): Promise<TestAnswer<'POST /Exam/Simulate/Start'>>
  /** Starts parts that must start. */
  sit(examSectionIds: readonly number[], as?: string): Promise<{ sittingId: string; setId: string }>
  sitting(sittingId: string, as?: string): Promise<SittingView>
  /** Begins a part of a sitting that goes on. */
  startPart(
    sittingId: string,
    position: number,
    as?: string,
  ): Promise<TestAnswer<'POST /Exam/Simulate/StartPart'>>
  end(sittingId: string, as?: string): Promise<TestAnswer<'POST /Exam/Simulate/EndSitting'>>
  result(sittingId: string, as?: string): Promise<TestAnswer<'GET /Exam/Simulate/GetResult'>>
  offered(isOld: 'true' | 'false', as?: string): Promise<CallAnswer<'GET /Exam/Simulate/GetPapers'>>
  statistics(): Promise<CallAnswer<'GET /Exam/Simulate/SimulateStatistics'>>
  past(
    query?: CallInput<'GET /Exam/Simulate/GetPastSittings'>['query'],
  ): Promise<CallAnswer<'GET /Exam/Simulate/GetPastSittings'>>
  /** Answers the first questions of a set right, the next ones wrong; the rest is left out. */
  answer(setId: string, right: number, wrong: number, as?: string): Promise<void>
  /** Sits a part from beginning to end, half a minute for each answer. */
  whole(examSectionId: number, right: number, wrong: number, as?: string): Promise<string>
}

export async function makeSimulate(): Promise<Simulate> {
  const revise = await makeRevise()
  const { app } = revise
  const papers = await storePapers(app.db, smallPapers, revise.bank.questions)
  const titleOf = (each: StoredPaper) =>
    each.paperType === 1 ? String(each.year) : `Mock ${each.mockPaperNumber}`

  const simulate: Simulate = {
    ...revise,
    app,
    revise,
    papers,
    get student() {
      return revise.student
    },
    part: (title, place = 0) => {
      const part = papers.find((each) => titleOf(each) === title)?.parts[place]
      if (part === undefined) throw new Error(`There is no part ${place} of ${title}`)
      return part
    },
    both: () => [simulate.part('2024').examSectionId, simulate.part('2024', 1).examSectionId],
    start: (examSectionIds, as = revise.student) =>
      app.call('POST /Exam/Simulate/Start', as, { body: { examSectionIds: [...examSectionIds] } }),
    sit: async (examSectionIds, as) => {
      const { data, status, message } = await simulate.start(examSectionIds, as)
      if (status !== 200) throw new Error(`Nothing was started (${status}): ${message}`)
      return data
    },
    sitting: async (sittingId, as = revise.student) => {
      const query = { sittingId }
      const { data, status } = await app.call('GET /Exam/Simulate/GetSitting', as, { query })
      if (status !== 200) throw new Error(`No sitting was found (${status})`)
      return data
    },
    startPart: (sittingId, position, as = revise.student) =>
      app.call('POST /Exam/Simulate/StartPart', as, { body: { sittingId, position } }),
    end: (sittingId, as = revise.student) =>
      app.call('POST /Exam/Simulate/EndSitting', as, { body: { sittingId } }),
    result: (sittingId, as = revise.student) =>
      app.call('GET /Exam/Simulate/GetResult', as, { query: { sittingId } }),
    offered: async (isOld, as = revise.student) =>
      (await app.call('GET /Exam/Simulate/GetPapers', as, { query: { isOld } })).data,
    statistics: async () =>
      (await app.call('GET /Exam/Simulate/SimulateStatistics', revise.student, {})).data,
    past: async (query = {}) =>
      (await app.call('GET /Exam/Simulate/GetPastSittings', revise.student, { query })).data,
    answer: async (setId, right, wrong, as = revise.student) => {
      const { questions } = await revise.getSet(setId, as)
      for (const [at, question] of questions.slice(0, right + wrong).entries()) {
        const response: SavedAnswer['response'] = answerTo(question, at < right)
        const { status, data } = await revise.save(setId, question.questionId, { response }, as)
        if (status !== 200 || data.outcome !== 'saved') throw new Error('An answer was not kept')
      }
    },
    whole: async (examSectionId, right, wrong, as = revise.student) => {
      const { sittingId, setId } = await simulate.sit([examSectionId], as)
      await simulate.answer(setId, right, wrong, as)
      app.clock.advance((right + wrong) * 30_000)
      const { status } = await revise.finish(setId, as)
      if (status !== 200) throw new Error('The part was not handed in')
      return sittingId
    },
  }
  return simulate
}

/**
 * Scores of a cohort of others in a part, as if they had sat it: many at once, without their
 * answers.
 */
export async function addCohort(
  simulate: Simulate,
  examSectionId: number,
  scores: readonly number[],
): Promise<void> {
  for (const score of scores) {
    await simulate.app.db.execute(sql`
      insert into section_scores as s (exam_section_id, score, students)
      values (${examSectionId}, ${score * 100}, 1)
      on conflict (exam_section_id, score) do update set students = s.students + 1`)
  }
}
