import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { questionAssignments, reviseSets, topics } from '../../database/schema/index.ts'
import { answerTo, unknownId } from '../sets/testing.ts'
import { type Learn, makeLearn } from './testing.ts'

let learn: Learn

beforeAll(async () => {
  learn = await makeLearn()
})
afterAll(() => learn.revise.app.close())
beforeEach(() => learn.revise.begin())

const start = (name: string, as = learn.revise.student) =>
  learn.revise.app.call('POST /training/api/Learning/StartCheck', as, {
    body: { subTopicId: learn.pageId(name) },
  })

async function checkOn(name: string) {
  const { data, status, message } = await start(name)
  if (status !== 200) throw new Error(`No check was started (${status}): ${message}`)
  return await learn.revise.getSet(data.id)
}

/** Answers and hands in a check. */
async function finish(name: string) {
  const set = await checkOn(name)
  for (const question of set.questions) {
    await learn.revise.save(set.id, question.questionId, { response: answerTo(question, true) })
  }
  expect((await learn.revise.finish(set.id)).status).toBe(200)
  return set
}

describe('a check', () => {
  it('has three questions of its page, the easiest first, with feedback after each', async () => {
    const set = await checkOn('Rules')
    expect(set).toMatchObject({
      kind: 'learn',
      title: 'Check yourself · Rules',
      subjectSlug: 'algebra',
      feedback: 'each',
      timing: 'none',
      deadlineAt: null,
      total: 3,
    })
    expect(set.questions.map(({ topicName }) => topicName)).toEqual(['Surds', 'Surds', 'Surds'])
    expect(set.questions.map(({ difficulty }) => difficulty)).toEqual([1, 2, 2])
    // An essay takes longer than a check should.
    expect(set.questions.every(({ questionType }) => questionType !== 2)).toBe(true)
    expect(set.questions.every(({ verdict }) => verdict === null)).toBe(true)
  })

  it('is filled up from the topic where its page has no questions', async () => {
    const set = await checkOn('Conjugates')
    expect(set.questions).toHaveLength(3)
    expect(set.questions.map(({ topicName }) => topicName)).toEqual(['Surds', 'Surds', 'Surds'])
  })

  it('takes its page’s own questions before all others of the topic', async () => {
    const { db } = learn.revise.app
    const hardest = await db
      .select()
      .from(questionAssignments)
      .where(eq(questionAssignments.topicId, learn.revise.topicId('Surds')))
      .then((rows) => rows.toSorted((one, other) => other.difficulty - one.difficulty)[0])
    const id = hardest?.id ?? 0
    const file = (name: string) =>
      db
        .update(questionAssignments)
        .set({ subTopicId: learn.pageId(name) })
        .where(eq(questionAssignments.id, id))
    await file('Conjugates')
    const set = await checkOn('Conjugates')
    await file('Rules')
    expect(set.questions[0]?.questionId).toBe(hardest?.questionId)
  })

  it('brings questions that the student has not met', async () => {
    const first = await finish('Rules')
    const second = await finish('Rules')
    const met = first.questions.map(({ questionId }) => questionId)
    expect(second.id).not.toBe(first.id)
    expect(second.questions.filter(({ questionId }) => met.includes(questionId))).toEqual([])
  })

  it('goes on while it is open, and one on another page begins', async () => {
    const first = await checkOn('Rules')
    expect((await checkOn('Rules')).id).toBe(first.id)
    expect((await checkOn('Roots')).id).not.toBe(first.id)
  })

  it('is one set, started twice at once', async () => {
    const ids = await Promise.all([start('Rules'), start('Rules'), start('Rules')])
    expect(new Set(ids.map(({ data }) => data.id)).size).toBe(1)
  })

  it('is each student’s own', async () => {
    const own = await checkOn('Rules')
    const other = await learn.revise.app.make.student()
    const { data } = await start('Rules', other)
    expect(data.id).not.toBe(own.id)
    const query = { setId: own.id }
    const { status } = await learn.revise.app.call('GET /Revise/api/Revise/GetSet', other, {
      query,
    })
    expect(status).toBe(404)
  })

  it('counts as practice, but not among the sets that the student built', async () => {
    const open = await checkOn('Roots')
    await finish('Rules')
    const { app, student } = learn.revise
    const past = await app.call('GET /Revise/api/Revise/GetPastSets', student, { query: {} })
    expect(past.data).toEqual({ sets: [], totalCount: 0 })
    const home = await app.call('GET /Revise/api/Revise/GetReviseDashBoardData', student)
    expect(home.data).toMatchObject({ setsFinished: 0, answered: 3, correct: 3, unfinished: [] })
    expect(open.state).toBe('open')
  })

  it('shows its solutions once it is handed in', async () => {
    const { id } = await finish('Rules')
    const { data } = await learn.revise.app.call(
      'GET /Revise/api/Revise/GetSolutions',
      learn.revise.student,
      { query: { setId: id } },
    )
    expect(data.summary).toMatchObject({ kind: 'learn', correct: 3, total: 3 })
  })
})

describe('a check cannot be started', () => {
  it('on a page that is not there', async () => {
    expect((await start('Not written yet')).status).toBe(404)
    const body = { subTopicId: unknownId as unknown as number }
    const { status } = await learn.revise.app.call(
      'POST /training/api/Learning/StartCheck',
      learn.revise.student,
      { body },
    )
    expect(status).toBe(400)
  })

  it('where the topic has no questions', async () => {
    const { db } = learn.revise.app
    const topicId = learn.revise.topicId('Indices')
    await db.delete(questionAssignments).where(eq(questionAssignments.topicId, topicId))
    await db.update(topics).set({ questionCount: 0 }).where(eq(topics.id, topicId))
    const { status, message } = await start('Laws')
    expect([status, message]).toEqual([422, 'There are no check questions on this page yet.'])
    const page = await learn.revise.app.call(
      'GET /training/api/LearnTopic/GetContent',
      learn.revise.student,
      { query: { subTopicId: learn.pageId('Laws') } },
    )
    expect(page.data.checkCount).toBe(0)
  })

  it('by a tutor, or by somebody who only views the student’s portal', async () => {
    const { app, student } = learn.revise
    expect((await start('Rules', await app.make.tutor())).status).toBe(403)
    const token = await app.tokenOf(student, { isImpersonating: true })
    const response = await app.fastify.inject({
      method: 'POST',
      url: '/api/training/api/Learning/StartCheck',
      headers: { authorization: `Bearer ${token}` },
      payload: { subTopicId: learn.pageId('Rules') },
    })
    expect(response.statusCode).toBe(403)
    const own = await app.db.select().from(reviseSets).where(eq(reviseSets.studentId, student))
    expect(own).toEqual([])
  })
})
