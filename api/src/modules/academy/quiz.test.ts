import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rowsOf } from '../../database/open.ts'
import {
  academies,
  questionAssignments,
  reviseSets,
  students,
  videoAnswers,
  videos,
} from '../../database/schema/index.ts'
import { makeSimulate, type Simulate } from '../simulate/testing.ts'
import { askInQuiz, makeAcademy, makeFilmed, makeGroup, play } from './testing.ts'

const call = 'POST /academy/api/VideoGroup/UserVideoQuestionCreate'

let simulate: Simulate
let app: Simulate['app']
let revise: Simulate['revise']
let videoId: string
let assetId: string
let academyId: string
let asked: string[]
let student: string

beforeAll(async () => {
  simulate = await makeSimulate()
  app = simulate.app
  revise = simulate.revise
})
afterAll(() => app.close())
beforeEach(async () => {
  await simulate.begin()
  await app.db.update(academies).set({ removedAt: app.clock.now() })
  student = simulate.student
  academyId = await makeAcademy(app)
  const groupId = await makeGroup(app, academyId)
  const made = await makeFilmed(app, groupId, { hasMandatoryQuiz: true })
  videoId = made.videoId
  assetId = made.assetId
  asked = await askInQuiz(app, videoId, questions())
})

const mcqs = (topic: string) =>
  revise.bank.questions
    .filter((each) => each.topic === topic && each.type === 1)
    .map(({ questionId }) => questionId)
const questions = () => mcqs('Surds').slice(0, 2)

/** The right letter of every MCQ of the small bank is b. */
const answer = async (at: number, letter = 'b', as = student) =>
  await app.call(call, as, {
    body: { videoQuestionId: asked[at] ?? '', optionSelected: letter },
  })
const said = async (at: number, letter = 'b') => (await answer(at, letter)).data
const shown = async (as = student) => {
  const groups = 'GET /academy/api/VideoGroup/GetAllVideoGroup'
  const { data } = await app.call(groups, as, { query: { academyId } })
  return data.videoGroups[0]?.videos[0]
}
const keyOf = async (questionId: number, as = student) => {
  const { status, data } = await app.call('POST /question/QuestionById', as, {
    body: { id: questionId },
  })
  if (status !== 200) return status
  return data.answers.every(({ isCorrect }) => isCorrect !== null)
}

describe('a quiz', () => {
  it('opens once the video was watched', async () => {
    await play(app, student, assetId, 53)
    expect(await answer(0)).toMatchObject({ status: 422 })
    await play(app, student, assetId, 54)
    expect(await answer(0)).toMatchObject({ status: 200 })
  })

  it('tells no single answer, begins anew after a wrong one, and completes when passed', async () => {
    await play(app, student, assetId)
    expect(await shown()).toMatchObject({ isWatched: true, isCompleted: false, isInRetry: false })
    expect(await said(0, 'a')).toEqual({
      ...{ round: 1, answered: 1, total: 2, wrong: null, isPassed: false },
    })
    expect((await shown())?.videoQuestion.map(({ isAnswered }) => isAnswered)).toEqual([
      true,
      false,
    ])
    // What was answered in a round stays.
    expect(await said(0, 'b')).toMatchObject({ round: 1, answered: 1, wrong: null })
    expect(await said(1)).toEqual({
      ...{ round: 1, answered: 2, total: 2, wrong: 1, isPassed: false },
    })
    expect(await shown()).toMatchObject({ isCompleted: false, isInRetry: true })
    expect((await shown())?.videoQuestion.map(({ isAnswered }) => isAnswered)).toEqual([
      false,
      false,
    ])
    expect(await said(1)).toMatchObject({ round: 2, answered: 1, wrong: null })
    expect(await said(0)).toEqual({
      ...{ round: 2, answered: 2, total: 2, wrong: 0, isPassed: true },
    })
    expect(await shown()).toMatchObject({ isCompleted: true, isInRetry: false, isQuizPassed: true })
    // And it stays passed.
    expect(await said(0, 'a')).toMatchObject({ round: 2, wrong: 0, isPassed: true })
  })

  it('takes only an option that there is, and a question of a video that is shown', async () => {
    await play(app, student, assetId)
    expect(await answer(0, 'z')).toMatchObject({
      status: 422,
      errors: [{ path: 'body.optionSelected' }],
    })
    await app.db.update(videos).set({ state: 'draft' }).where(eq(videos.id, videoId))
    expect((await answer(0)).status).toBe(404)
  })

  it('counts two answers of two tabs once', async () => {
    await play(app, student, assetId)
    await Promise.all([answer(0, 'a'), answer(0, 'b'), answer(0, 'a')])
    const rows = await app.db.select().from(videoAnswers).where(eq(videoAnswers.userId, student))
    expect(rows).toHaveLength(1)
  })

  it('keeps answers as they were given', async () => {
    await play(app, student, assetId)
    await said(0)
    const own = eq(videoAnswers.userId, student)
    await expect(app.db.update(videoAnswers).set({ letter: 'c' }).where(own)).rejects.toThrow()
    await expect(app.db.delete(videoAnswers).where(own)).rejects.toThrow()
  })

  it('is for tutors too, and makes them no set', async () => {
    const tutor = await app.make.tutor()
    await play(app, tutor, assetId)
    await answer(0, 'b', tutor)
    expect((await answer(1, 'b', tutor)).data).toMatchObject({ isPassed: true })
    const sets = await app.db.select().from(reviseSets).where(eq(reviseSets.studentId, tutor))
    expect(sets).toEqual([])
  })
})

describe('a first round', () => {
  const sets = async () =>
    await app.db
      .select()
      .from(reviseSets)
      .where(and(eq(reviseSets.studentId, student), eq(reviseSets.kind, 'video')))
  const attempts = async () =>
    await rowsOf<{ questionId: number; isCorrect: boolean }>(
      app.db,
      sql`select question_id "questionId", is_correct "isCorrect" from attempts
        where student_id = ${student} order by question_id`,
    )

  it('becomes a finished set once, of the questions that are filed', async () => {
    const [first = 0, second = 0] = questions()
    await app.db.execute(sql`create table kept as
      select * from question_assignments where question_id = ${second}`)
    await app.db.delete(questionAssignments).where(eq(questionAssignments.questionId, second))
    try {
      await play(app, student, assetId)
      await said(0, 'a')
      expect(await sets()).toEqual([])
      await said(1)
      expect(await sets()).toMatchObject([
        { title: 'Video quiz · Slopes', size: 1, answered: 1, correct: 0 },
      ])
      expect(await attempts()).toEqual([{ questionId: first, isCorrect: false }])
      await said(0)
      await said(1)
      expect(await sets()).toHaveLength(1)
      expect(await attempts()).toHaveLength(1)
    } finally {
      await app.db.execute(sql`insert into question_assignments overriding system value
        select * from kept`)
      await app.db.execute(sql`drop table kept`)
    }
  })

  it('tells nothing of its key before the quiz is passed', async () => {
    const solutions = async (setId: string) =>
      await app.call('GET /Revise/api/Revise/GetSolutions', student, { query: { setId } })
    await play(app, student, assetId)
    await said(0, 'a')
    await said(1)
    const [made] = await sets()
    const setId = made?.id ?? ''
    expect(await solutions(setId)).toMatchObject({
      status: 409,
      message: 'The solutions are shown once the quiz is passed.',
    })
    expect(JSON.stringify(await revise.getSet(setId))).not.toContain('SECRET')
    expect(await keyOf(questions()[0] ?? 0)).toBe(false)
    const misses = await app.call('GET /Revise/api/Revise/GetErrorLog', student)
    expect(JSON.stringify(misses.data)).not.toContain('Surds')
    await said(0)
    await said(1)
    expect((await solutions(setId)).status).toBe(200)
    expect(await keyOf(questions()[0] ?? 0)).toBe(true)
  })
})

describe('a question by its id', () => {
  it('is given through a published video, its key once the quiz is passed', async () => {
    const [first = 0] = questions()
    expect(await keyOf(first)).toBe(false)
    await play(app, student, assetId)
    await said(0)
    expect(await keyOf(first)).toBe(false)
    await said(1)
    expect(await keyOf(first)).toBe(true)
    await app.db.update(videos).set({ state: 'draft' }).where(eq(videos.id, videoId))
    const other = await app.make.student()
    expect(await keyOf(first, other)).toBe(404)
  })

  it('is given so without the bank, and never without the academy', async () => {
    const [first = 0] = questions()
    const change = (to: Partial<typeof students.$inferInsert>) =>
      app.db.update(students).set(to).where(eq(students.userId, student))
    await change({ hasQuestionBank: false })
    expect(await keyOf(first)).toBe(false)
    await change({ hasAcademy: false })
    expect(await keyOf(first)).toBe(404)
  })

  it.each<[string, () => Promise<unknown>]>([
    ['a draft', () => app.db.update(videos).set({ state: 'draft' }).where(eq(videos.id, videoId))],
    [
      'an academy for tutors',
      () => app.db.update(academies).set({ audience: 'tutors' }).where(eq(academies.id, academyId)),
    ],
    [
      'an archived academy',
      () => app.db.update(academies).set({ state: 'archived' }).where(eq(academies.id, academyId)),
    ],
  ])('is not given through %s, filed or not', async (_name, hide) => {
    await hide()
    for (const id of questions()) expect(await keyOf(id)).toBe(404)
  })

  it('has its key hidden by a quiz that is not passed, though it was answered before', async () => {
    const [first = 0] = questions()
    await app.db.update(videos).set({ state: 'draft' }).where(eq(videos.id, videoId))
    const set = await revise.setOf([first])
    await revise.save(set.id, first)
    await revise.finish(set.id)
    expect(await keyOf(first)).toBe(true)
    await app.db.update(videos).set({ state: 'published' }).where(eq(videos.id, videoId))
    expect(await keyOf(first)).toBe(false)
  })
})
