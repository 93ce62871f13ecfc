import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { queriesOf } from '../../testing/count-queries.ts'
import { answerTo, makeRevise, type Revise, start } from '../sets/testing.ts'
import { dayMs, reviewing } from './testing.ts'

let revise: Revise

beforeAll(async () => {
  revise = await makeRevise()
})
afterAll(() => revise.app.close())
beforeEach(() => revise.begin())

const { practise, startReview, cardOf, missOf, review } = reviewing(() => revise)

const reviews = async (as = revise.student) =>
  (await revise.app.call('GET /Revise/api/Revise/GetReviews', as)).data

describe('cards and misses', () => {
  it('are made by wrong answers alone, once each', async () => {
    const questions = await practise([0, 3])
    const cards = await Promise.all(questions.map((each) => cardOf(each.questionId)))
    expect(cards.map((card) => card !== undefined)).toEqual(
      questions.map((_each, at) => at === 0 || at === 3),
    )
    expect(cards[0]).toMatchObject({ reps: 1, lapses: 0, dueMs: start.getTime() + dayMs })
    expect(await missOf(questions[0]?.questionId ?? 0)).toEqual({
      times: 1,
      reason: null,
      isMastered: false,
    })
  })

  it('are made by essays that fail their own marking too', async () => {
    const set = await revise.openSet({ questionTypes: [2], size: 1, feedback: 'each' })
    const questionId = set.questions[0]?.questionId ?? 0
    const response = { kind: 'text', text: 'An essay' } as const
    await revise.save(set.id, questionId, { response, submit: true })
    expect(await cardOf(questionId)).toBeUndefined()
    await revise.app.call('POST /Revise/api/Revise/SelfMark', revise.student, {
      body: { setId: set.id, questionId, criteriaMet: [true, false, false] },
    })
    expect(await cardOf(questionId)).toMatchObject({ reps: 1 })
  })

  it('follow the answers until the question is mastered, and back', async () => {
    const [question] = await practise([0], { size: 1 })
    const questionId = question?.questionId ?? 0
    for (const [times, mastered] of [
      [2, false],
      [3, false],
      [4, true],
    ] as const) {
      revise.app.clock.set(new Date((await cardOf(questionId))?.dueMs ?? 0))
      expect((await review(true)).questions).toHaveLength(1)
      expect(await cardOf(questionId)).toMatchObject({ reps: times })
      expect(await missOf(questionId)).toMatchObject({ times: 1, isMastered: mastered })
    }
    revise.app.clock.set(new Date((await cardOf(questionId))?.dueMs ?? 0))
    await review(false)
    expect(await missOf(questionId)).toEqual({ times: 2, reason: null, isMastered: false })
    expect(await cardOf(questionId)).toMatchObject({ lapses: 1 })
  })

  it('take a constant number of statements, however many answers there are', async () => {
    const statements = async (size: number) => {
      const set = await revise.openSet({ questionTypes: [1], size })
      for (const question of set.questions) {
        await revise.save(set.id, question.questionId, { response: answerTo(question, false) })
      }
      return await queriesOf(revise.app, 'POST /Revise/api/Revise/FinishSet', revise.student, {
        body: { setId: set.id, finishedAt: start.toISOString() },
      })
    }
    expect(await statements(12)).toBe(await statements(2))
  })

  it('count racing answers of two sets to one question both', async () => {
    const questionIds = [revise.bank.questions.find((each) => each.type === 1)?.questionId ?? 0]
    const change = { questionIds, size: 1, feedback: 'each', sectionId: null } as const
    const sets = await Promise.all([1, 2, 3].map(() => revise.openSet({ ...change, questionIds })))
    await Promise.all(
      sets.map((set) =>
        revise.save(set.id, questionIds[0] ?? 0, {
          response: { kind: 'choice', letter: 'a' },
          submit: true,
        }),
      ),
    )
    expect(await missOf(questionIds[0] ?? 0)).toMatchObject({ times: 3 })
    expect(await cardOf(questionIds[0] ?? 0)).toMatchObject({ reps: 3 })
  })
})

describe('GetReviews', () => {
  it('says what is due, today and in the days to come', async () => {
    expect(await reviews()).toMatchObject({ dailyLimit: 20, due: 0, offered: 0, nextDueAt: null })
    await practise([0, 1, 2])
    const before = await reviews()
    expect(before).toMatchObject({
      due: 0,
      reviewedToday: 0,
      nextDueAt: new Date(start.getTime() + dayMs).toISOString(),
    })
    expect(before.forecast.map((each) => [each.day, each.due])).toEqual([
      ['2026-03-04', 0],
      ['2026-03-05', 3],
      ['2026-03-06', 0],
      ['2026-03-07', 0],
      ['2026-03-08', 0],
      ['2026-03-09', 0],
      ['2026-03-10', 0],
    ])
    revise.app.clock.advance(3 * dayMs)
    const later = await reviews()
    expect(later).toMatchObject({ due: 3, offered: 3, nextDueAt: null })
    expect(later.forecast[0]).toEqual({ day: '2026-03-07', due: 3 })
  })

  it('keeps to the student’s limit, and counts what was reviewed in the student’s day', async () => {
    await practise([0, 1, 2, 3, 4])
    const limit = (dailyLimit: number) =>
      revise.app.call('POST /Revise/api/Revise/SetReviewLimit', revise.student, {
        body: { dailyLimit },
      })
    expect((await limit(2)).status).toBe(200)
    expect((await limit(0)).status).toBe(400)
    revise.app.clock.advance(dayMs)
    expect(await reviews()).toMatchObject({ dailyLimit: 2, due: 5, offered: 2 })
    expect((await review(true)).questions).toHaveLength(2)
    expect(await reviews()).toMatchObject({ due: 3, reviewedToday: 2, offered: 0 })
    expect(await startReview()).toMatchObject({ status: 422 })
    // 10:00 in London; two hours before midnight there the day is the same.
    revise.app.clock.advance(12 * 3_600_000)
    expect(await reviews()).toMatchObject({ reviewedToday: 2 })
    revise.app.clock.advance(3 * 3_600_000)
    expect(await reviews()).toMatchObject({ reviewedToday: 0, offered: 2 })
  })

  it('goes by the student’s own time zone', async () => {
    const far = await revise.app.make.student({}, { timeZone: 'Asia/Tokyo' })
    revise.app.clock.set(new Date('2026-03-04T16:00:00.000Z'))
    expect((await reviews(far)).forecast[0]?.day).toBe('2026-03-05')
  })

  it('has seven days in the weeks when the clocks change', async () => {
    for (const moment of ['2026-03-26T12:00:00.000Z', '2026-10-22T12:00:00.000Z']) {
      revise.app.clock.set(new Date(moment))
      const { forecast } = await reviews()
      expect(new Set(forecast.map((each) => each.day)).size).toBe(7)
    }
  })

  it('leaves out what no longer reaches students', async () => {
    const [question] = await practise([0], { size: 1, topicIds: [revise.topicId('Indices')] })
    revise.app.clock.advance(dayMs)
    expect((await reviews()).due).toBe(1)
    const { db } = revise.app
    const filed = sql`question_assignments where question_id = ${question?.questionId ?? 0}`
    await db.execute(sql`create table kept as select * from ${filed}`)
    await db.execute(sql`delete from ${filed}`)
    expect(await reviews()).toMatchObject({ due: 0, offered: 0 })
    expect((await startReview()).status).toBe(422)
    await db.execute(sql`insert into question_assignments overriding system value
      select * from kept`)
    await db.execute(sql`drop table kept`)
    expect((await reviews()).due).toBe(1)
  })

  it('costs two queries', async () => {
    await practise([0, 1])
    const sent = await queriesOf(revise.app, 'GET /Revise/api/Revise/GetReviews', revise.student)
    expect(sent).toBeLessThanOrEqual(3)
  })
})

describe('StartReview', () => {
  it('gives what is due, what has waited longest first, with feedback after each', async () => {
    const [first] = await practise([0], { size: 1, topicIds: [revise.topicId('Surds')] })
    revise.app.clock.advance(3_600_000)
    const [second] = await practise([0], { size: 1, topicIds: [revise.topicId('Indices')] })
    revise.app.clock.advance(2 * dayMs)
    const { data } = await startReview()
    const set = await revise.getSet(data.id)
    expect(set).toMatchObject({ feedback: 'each', timing: 'none', total: 2, kind: 'revise' })
    expect(set.questions.map((each) => each.questionId)).toEqual([
      first?.questionId,
      second?.questionId,
    ])
    expect(data.subjectSlug).toBe('mixed')
  })

  it('refuses when nothing is due', async () => {
    expect(await startReview()).toMatchObject({
      status: 422,
      message: 'Nothing is due for review now.',
    })
  })
})

describe('a set of what is due', () => {
  it('is counted, by topic too, and drawn', async () => {
    const sectionId = revise.partId('Mathematics 1')
    const topicId = revise.topicId('Surds')
    await practise([0, 1], { size: 3, topicIds: [topicId] })
    await practise([0], { size: 3, topicIds: [revise.topicId('Indices')] })
    const count = async (query: object) =>
      (await revise.app.call('GET /Question/Question/GetQuestionCount', revise.student, { query }))
        .data
    expect((await count({ sectionId, status: 'due' })).questionCount).toBe(0)
    revise.app.clock.advance(dayMs)
    const all = await count({ sectionId, status: 'due' })
    expect(all.questionCount).toBe(3)
    expect(new Map(all.byTopic.map((each) => [each.topicId, each.questionCount]))).toEqual(
      new Map([
        [topicId, 2],
        [revise.topicId('Indices'), 1],
      ]),
    )
    expect((await count({ status: 'due', topicIds: `${topicId}` })).questionCount).toBe(2)
    // What is due was wrong: no question counts twice.
    expect((await count({ sectionId, status: 'due,incorrect' })).questionCount).toBe(3)
    expect((await count({ sectionId, status: 'due,correct' })).questionCount).toBe(6)
    const set = await revise.openSet({ status: ['due'], topicIds: [topicId], size: 2 })
    expect(set.questions).toHaveLength(2)
  })
})
