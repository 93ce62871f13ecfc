import type { CallAnswer, CallInput } from '@portal/shared/api'
import { sql } from 'drizzle-orm'
import type { Made } from '../../access/area.fixtures.ts'
import { inTransaction } from '../../asked.ts'
import { rowsOf } from '../../database/open.ts'
import { fileUses } from '../../database/schema/index.ts'
import { askedInTest, type TestAnswer } from '../../testing/index.ts'
import { makeSimulate, type Simulate } from '../simulate/testing.ts'
import { bulkUpdate } from './bulk.service.ts'
import { fileQuestion, makeDraft, writeVersion } from './index.ts'

/** The small bank with its papers, and the calls of authoring as the tests make them. */

export type CreateBody = CallInput<'POST /question/admin/Question/Create'>['body']
export type UpdateBody = CallInput<'POST /question/admin/Question/Update'>['body']
export type Edited = CallAnswer<'GET /question/admin/question/:id'>
export type SentAssignment = CreateBody['questionAssignments'][number]

/** An MCQ with three answers, of which c is right. */
export const content = {
  text: '<p>What is \\(1 + 2\\)?</p>',
  data: null,
  solution: '<p>Add them.</p>',
  questionType: 1,
  answers: [
    { letter: 'a', text: '<p>1</p>', isCorrect: false, why: '<p>Too few</p>' },
    { letter: 'b', text: '<p>2</p>', isCorrect: false, why: '' },
    { letter: 'c', text: '<p>3</p>', isCorrect: true, why: '' },
  ],
} satisfies Omit<UpdateBody, 'id'>

/** Content of each type that may be published. */
export const wholeOf = {
  1: content,
  2: {
    ...{ ...content, questionType: 2, answers: [] },
    marking: { kind: 'essay', modelAnswer: '<p>So</p>', criteria: ['<p>Clear</p>'] },
  },
  3: {
    ...{ ...content, questionType: 3, text: '<p>[[blank]] and [[blank]]</p>' },
    answers: [
      { letter: 'a', text: '<p>one | two</p>', isCorrect: true, why: '' },
      { letter: 'b', text: '<p>two | one</p>', isCorrect: false, why: '' },
    ],
  },
  4: {
    ...{ ...content, questionType: 4, answers: [] },
    marking: { kind: 'equation', expected: 'x/2', variables: ['x'] },
  },
} satisfies Record<number, Omit<UpdateBody, 'id'>>

export interface Authoring {
  simulate: Simulate
  app: Simulate['app']
  /** Two admins. */
  ada: string
  grace: string
  create(
    change?: Partial<CreateBody>,
    as?: string,
  ): Promise<TestAnswer<'POST /question/admin/Question/Create'>>
  /** The id of a question that is made, a draft where nothing else is said. */
  made(change?: Partial<CreateBody>): Promise<number>
  update(
    id: number,
    change?: Partial<UpdateBody>,
    as?: string,
  ): Promise<TestAnswer<'POST /question/admin/Question/Update'>>
  one(id: number, as?: string): Promise<Edited>
  setState(
    questionId: number,
    state: Edited['state'],
    change?: { reason?: string; version?: number },
    as?: string,
  ): Promise<TestAnswer<'POST /question/admin/Question/SetState'>>
  file(
    questionId: number,
    questionAssignments: SentAssignment[],
    as?: string,
  ): Promise<TestAnswer<'POST /question/admin/Question/AddQuestionAssignments'>>
  /** Revise under a topic of the small bank. */
  inTopic(name: string): SentAssignment
  /** A place in a part of a paper; see `part` of Simulate. */
  inPaper(title: string, paperQuestion: number, place?: number): SentAssignment
  topicCount(name: string): Promise<number>
  imagesOf(questionId: number): Promise<string[]>
}

export async function makeAuthoring(): Promise<Authoring> {
  const simulate = await makeSimulate()
  await simulate.begin()
  const { app, revise } = simulate
  const ada = await app.make.admin()
  const grace = await app.make.admin()
  const testId = revise.bank.testId
  const authoring: Authoring = {
    ...{ simulate, app, ada, grace },
    create: (change = {}, as = ada) =>
      app.call('POST /question/admin/Question/Create', as, {
        body: { ...content, difficulty: 2, questionAssignments: [], isPublished: false, ...change },
      }),
    made: async (change) => {
      const { data, status, message, errors } = await authoring.create(change)
      if (status !== 200) throw new Error(`Not made: ${message} ${JSON.stringify(errors)}`)
      return data.id
    },
    update: (id, change = {}, as = ada) =>
      app.call('POST /question/admin/Question/Update', as, { body: { ...content, id, ...change } }),
    one: async (id, as = ada) => {
      const params = { id }
      const { data, status } = await app.call('GET /question/admin/question/:id', as, { params })
      if (status !== 200) throw new Error(`Not found: ${status}`)
      return data
    },
    setState: async (questionId, state, change = {}, as = ada) => {
      const version = change.version ?? (await authoring.one(questionId)).version
      const body = { questionId, state, ...change, version }
      return await app.call('POST /question/admin/Question/SetState', as, { body })
    },
    file: (questionId, questionAssignments, as = ada) =>
      app.call('POST /question/admin/Question/AddQuestionAssignments', as, {
        body: { questionId, questionAssignments },
      }),
    inTopic: (name) => ({
      ...{ questionLocation: 1, admissiontestId: testId, topicId: revise.topicId(name) },
    }),
    inPaper: (title, paperQuestion, place) => {
      const { examSectionId } = simulate.part(title, place)
      return { questionLocation: 2, admissiontestId: testId, examSectionId, paperQuestion }
    },
    topicCount: async (name) => {
      const [row] = await rowsOf<{ count: number }>(
        app.db,
        sql`select question_count "count" from topics where name = ${name}`,
      )
      return row?.count ?? 0
    },
    imagesOf: async (questionId) => {
      const rows = await app.db.select().from(fileUses)
      return rows
        .filter(({ area, recordId }) => area === 'question' && recordId === String(questionId))
        .map(({ fileId }) => fileId)
    },
  }
  return authoring
}

/** A draft of two versions, filed under the second topic of the small bank. */
export async function makeQuestion(app: Simulate['app']): Promise<Made> {
  const asked = await askedInTest(app, await app.make.admin())
  return await inTransaction(asked, async (within) => {
    const id = await makeDraft(within, { key: undefined, questionType: 1, difficulty: 2 })
    await writeVersion(within, { questionId: id, content })
    await writeVersion(within, { questionId: id, content: { ...content, solution: '' } })
    const filings = [{ questionLocation: 1, admissiontestId: 1, topicId: 2 }]
    const [filing] = await fileQuestion(within, { id, state: 'draft' }, filings)
    return { id: String(id), setId: String(id), questionId: id, filing: filing?.id ?? 0 }
  })
}

/** The difficulty of a draft, changed as that of many. */
export async function makeBulkChange(app: Simulate['app']): Promise<Made> {
  const { questionId = 0, setId } = await makeQuestion(app)
  const asked = await askedInTest(app, await app.make.admin())
  const body = { questionIds: [questionId], change: { difficulty: 4 } }
  const { changeId } = await bulkUpdate(asked, body)
  return { id: changeId, setId, questionId }
}
