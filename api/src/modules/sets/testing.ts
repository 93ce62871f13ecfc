import type { CallAnswer, CallInput } from '@portal/shared/api'
import { sql } from 'drizzle-orm'
import { rowsOf } from '../../database/open.ts'
import type { AuthoredQuestion, TopicTree } from '../../database/seed/content/index.ts'
import { type StoredBank, storeBank } from '../../database/seed/question-bank-content.ts'
import { makeTestApp, type TestAnswer, type TestApp } from '../../testing/index.ts'

/** A small question bank for tests: three topics in two parts, all four types. */

const trees: TopicTree[] = [
  {
    part: 'Mathematics 1',
    subjects: [
      {
        name: 'Algebra',
        topics: [
          { name: 'Quadratics', subTopics: ['Roots'] },
          { name: 'Surds', subTopics: ['Rules'] },
        ],
      },
      { name: 'Number', topics: [{ name: 'Indices', subTopics: ['Laws'] }] },
    ],
  },
  {
    part: 'Physics',
    subjects: [{ name: 'Forces', topics: [{ name: 'Motion', subTopics: ['Speed'] }] }],
  },
]

type Filed = Pick<AuthoredQuestion, 'part' | 'subject' | 'topic' | 'subTopic'>

const filings: Filed[] = [
  { part: 'Mathematics 1', subject: 'Algebra', topic: 'Quadratics', subTopic: 'Roots' },
  { part: 'Mathematics 1', subject: 'Algebra', topic: 'Surds', subTopic: 'Rules' },
  { part: 'Mathematics 1', subject: 'Number', topic: 'Indices', subTopic: 'Laws' },
  { part: 'Physics', subject: 'Forces', topic: 'Motion', subTopic: 'Speed' },
]

/** The words by which a test can tell that a key has left the server. */
export const secrets = ['SECRET-SOLUTION', 'SECRET-WHY', 'SECRET-MODEL', 'SECRET-CRITERION']

function question(filed: Filed, type: 1 | 2 | 3 | 4, number: number): AuthoredQuestion {
  const isChoice = type === 1 || type === 3
  return {
    ...filed,
    key: `${filed.topic}.${type}.${number}`,
    type,
    difficulty: ([1, 2, 3, 4, 5] as const)[(number + type) % 5] ?? 1,
    text: `<p>Question ${number} on ${filed.topic}: \\(x^2\\)${type === 3 ? ' [[blank]]' : ''}</p>`,
    data: number % 2 === 0 ? '<p>Data</p>' : null,
    solution: '<p>SECRET-SOLUTION \\(\\frac{1}{2}\\)</p>',
    options: isChoice
      ? ['a', 'b', 'c', 'd'].map((letter) => ({
          letter,
          text: `<p>Option ${letter}</p>`,
          isCorrect: letter === 'b',
          why: `SECRET-WHY ${letter}`,
        }))
      : [],
    marking: isChoice
      ? null
      : type === 4
        ? { kind: 'equation', expected: 'x/2', variables: ['x'] }
        : {
            kind: 'essay',
            modelAnswer: '<p>SECRET-MODEL</p>',
            criteria: ['SECRET-CRITERION one', 'SECRET-CRITERION two', 'SECRET-CRITERION three'],
          },
  }
}

/** Ten questions per topic: five MCQ, two fill-ins, two equations and an essay. */
export const smallBank: AuthoredQuestion[] = filings.flatMap((filed) =>
  ([1, 1, 1, 1, 1, 3, 3, 4, 4, 2] as const).map((type, number) => question(filed, type, number)),
)

/** Stores the small bank. */
export async function storeSmallBank(app: TestApp): Promise<StoredBank> {
  return await storeBank(app.db, { test: 'ESAT', trees, questions: smallBank }, app.clock.now())
}

/** The answer that is right (or wrong) for a question of the small bank. */
export function answerTo(
  question: { questionType: number },
  isRight: boolean,
):
  | { kind: 'choice'; letter: string }
  | { kind: 'text'; text: string }
  | { kind: 'equation'; text: string } {
  if (question.questionType === 2) return { kind: 'text', text: 'An essay' }
  if (question.questionType === 4) return { kind: 'equation', text: isRight ? '0.5x' : '2x' }
  return { kind: 'choice', letter: isRight ? 'b' : 'c' }
}

export type AskedSet = CallInput<'POST /Revise/api/Revise/CreateSet'>['body']
export type SavedAnswer = CallInput<'POST /Revise/api/Revise/SaveAnswer'>['body']
type SetView = CallAnswer<'GET /Revise/api/Revise/GetSet'>

/** The moment at which every test begins. */
export const start = new Date('2026-03-04T10:00:00.000Z')

/** An id that names nothing. */
export const unknownId = '018f0000-0000-7000-8000-000000000000'

/** An app with the small bank, and the calls of Revise as the tests make them. */
export interface Revise {
  app: TestApp
  bank: StoredBank
  /** The student of the running test; a new one after `begin`. */
  readonly student: string
  begin(): Promise<void>
  partId(name: string): number
  topicId(name: string): number
  subjectId(name: string): number
  asked(change?: Partial<AskedSet>): AskedSet
  openSet(change?: Partial<AskedSet>, as?: string): Promise<SetView>
  /** A set of these questions and no others. */
  setOf(questionIds: readonly number[], as?: string): Promise<SetView>
  getSet(setId: string, as?: string): Promise<SetView>
  save(
    setId: string,
    questionId: number,
    change?: Partial<SavedAnswer>,
    as?: string,
  ): Promise<TestAnswer<'POST /Revise/api/Revise/SaveAnswer'>>
  finish(
    setId: string,
    as?: string,
    finishedAt?: Date,
  ): Promise<TestAnswer<'POST /Revise/api/Revise/FinishSet'>>
  attemptsOf(setId: string): Promise<{ questionId: number; isCorrect: boolean; mark: number }[]>
}

export async function makeRevise(): Promise<Revise> {
  const app = await makeTestApp({ now: start })
  const bank = await storeSmallBank(app)
  let student = ''
  const idIn = (
    key: 'topicId' | 'subjectId',
    matches: (question: StoredBank['questions'][number]) => boolean,
  ) => bank.questions.find(matches)?.[key] ?? 0

  const revise: Revise = {
    app,
    bank,
    get student() {
      return student
    },
    begin: async () => {
      app.clock.set(start)
      student = await app.make.student()
    },
    partId: (name) => bank.parts.get(name) ?? 0,
    topicId: (name) => idIn('topicId', (each) => each.topic === name),
    subjectId: (name) => idIn('subjectId', (each) => each.subject === name),
    asked: (change = {}) => ({
      admissionTestId: bank.testId,
      sectionId: revise.partId('Mathematics 1'),
      subjectIds: [],
      topicIds: [],
      status: [],
      difficulties: [],
      questionTypes: [],
      size: 10,
      order: 'random',
      feedback: 'end',
      timing: 'none',
      minutes: null,
      ...change,
    }),
    openSet: async (change, as = student) => {
      const body = revise.asked(change)
      const { data, status, message } = await app.call('POST /Revise/api/Revise/CreateSet', as, {
        body,
      })
      if (status !== 200) throw new Error(`No set was built (${status}): ${message}`)
      return await revise.getSet(data.id, as)
    },
    setOf: (questionIds, as) =>
      revise.openSet(
        { questionIds: [...questionIds], size: questionIds.length, sectionId: null },
        as,
      ),
    getSet: async (setId, as = student) => {
      const query = { setId }
      const { data, status, message } = await app.call('GET /Revise/api/Revise/GetSet', as, {
        query,
      })
      if (status !== 200) throw new Error(`No set was found (${status}): ${message}`)
      return data
    },
    save: (setId, questionId, change = {}, as = student) =>
      app.call('POST /Revise/api/Revise/SaveAnswer', as, {
        body: {
          setId,
          questionId,
          sequence: 1,
          response: { kind: 'choice', letter: 'b' },
          timeMs: 30_000,
          hiddenMs: 0,
          isMarkedForReview: false,
          answeredAt: app.clock.now().toISOString(),
          submit: false,
          ...change,
        },
      }),
    finish: (setId, as = student, finishedAt = app.clock.now()) =>
      app.call('POST /Revise/api/Revise/FinishSet', as, {
        body: { setId, finishedAt: finishedAt.toISOString() },
      }),
    attemptsOf: async (setId) =>
      await rowsOf(
        app.db,
        sql`select question_id "questionId", is_correct "isCorrect", mark::float8 "mark"
          from attempts where set_id = ${setId} order by question_id`,
      ),
  }
  return revise
}
