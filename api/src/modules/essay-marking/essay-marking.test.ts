import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rowsOf } from '../../database/open.ts'
import { queriesOf } from '../../testing/count-queries.ts'
import { makeSimulate, type Simulate } from '../simulate/testing.ts'

let simulate: Simulate
let tutor: string
let paper: number
/** The essay of the part, which has five other questions. */
let questionId: number

beforeAll(async () => {
  simulate = await makeSimulate()
  const part = simulate.part('Mock 1')
  paper = part.examSectionId
  questionId = part.questions.find(({ type }) => type === 2)?.questionId ?? 0
})
afterAll(() => simulate.app.close())
beforeEach(async () => {
  await simulate.begin()
  tutor = await simulate.app.make.tutor({ students: [simulate.student] })
})

/** Sits the part with four right answers, a wrong one, and an essay. */
async function sat(text: string | null = ' Two\n sisters ', student = simulate.student) {
  const { sittingId, setId } = await simulate.sit([paper], student)
  await simulate.answer(setId, 4, 1, student)
  if (text !== null) {
    await simulate.save(setId, questionId, { response: { kind: 'text', text } }, student)
  }
  await simulate.finish(setId, student)
  return { sittingId, setId }
}

const list = async (query: { state?: 'waiting' | 'marked'; pageSize?: number } = {}, as = tutor) =>
  (await simulate.app.call('GET /Revise/tutor/Marking/GetEssays', as, { query })).data
const essayOf = (setId: string, as = tutor, question = questionId) =>
  simulate.app.call('GET /Revise/tutor/Marking/GetEssay', as, {
    query: { studentId: simulate.student, setId, questionId: question },
  })
const mark = (
  setId: string,
  criteriaMet = [true, true, false],
  { as = tutor, comment = 'Well argued.', question = questionId } = {},
) =>
  simulate.app.call('POST /Revise/tutor/Marking/MarkEssay', as, {
    body: { studentId: simulate.student, setId, questionId: question, criteriaMet, comment },
  })
const resultOf = async (sittingId: string) => (await simulate.result(sittingId)).data.parts[0]
const scoresOf = async () =>
  await rowsOf<{ score: number }>(
    simulate.app.db,
    sql`select score from section_scores where exam_section_id = ${paper} order by score`,
  )

describe('an essay in a paper', () => {
  it('waits for a tutor, and the score with it', async () => {
    const { sittingId, setId } = await sat()
    expect(await resultOf(sittingId)).toMatchObject({ score: null, correct: 4, awaitingMark: 1 })
    expect(await list()).toEqual({
      essays: [
        {
          studentId: simulate.student,
          studentName: expect.stringMatching(/^Test Person/),
          setId,
          questionId,
          itemId: expect.any(String),
          setTitle: 'ESAT Mock 1 · Mathematics 1',
          words: 2,
          handedInAt: simulate.app.clock.now().toISOString(),
          state: 'waiting',
        },
      ],
      totalCount: 1,
      waitingCount: 1,
    })
    const refused = await simulate.app.call('POST /Revise/api/Revise/SelfMark', simulate.student, {
      body: { setId, questionId, criteriaMet: [true, true, true] },
    })
    expect(refused.status).toBe(422)
  })

  it('left out does not wait', async () => {
    const { sittingId } = await sat(null)
    expect(await resultOf(sittingId)).toMatchObject({ score: 4, awaitingMark: 0 })
    expect((await list()).essays).toEqual([])
  })

  it('is shown to the tutor once the paper is handed in', async () => {
    const { setId } = await simulate.sit([paper])
    await simulate.save(setId, questionId, { response: { kind: 'text', text: 'Not yet' } })
    expect((await essayOf(setId)).status).toBe(404)
    expect((await mark(setId)).status).toBe(404)
    await simulate.finish(setId)
    const { data } = await essayOf(setId)
    expect(data).toMatchObject({ essay: 'Not yet', criteriaMet: null, comment: null })
    expect(data.modelAnswer).toContain('SECRET-MODEL')
    expect(data.criteria).toHaveLength(3)
  })

  it('is of own students alone', async () => {
    const { setId } = await sat()
    const stranger = await simulate.app.make.tutor()
    expect((await list({}, stranger)).essays).toEqual([])
    expect((await essayOf(setId, stranger)).status).toBe(404)
    expect((await mark(setId, undefined, { as: stranger })).status).toBe(404)
    const student = await simulate.app.make.student()
    const other = await sat('Another', student)
    expect((await essayOf(other.setId)).status).toBe(404)
    expect((await mark(other.setId)).status).toBe(404)
  })
})

describe('marking it', () => {
  it('completes score, figures, roll-ups and the cohort, and tells the student', async () => {
    const { app, student } = simulate
    await app.db.execute(sql`delete from section_scores where exam_section_id = ${paper}`)
    const { sittingId, setId } = await sat()
    expect(await scoresOf()).toEqual([])
    expect((await mark(setId)).status).toBe(200)
    expect(await resultOf(sittingId)).toMatchObject({ score: 4.67, correct: 5, awaitingMark: 0 })
    expect(await scoresOf()).toEqual([{ score: 467 }])
    const attempts = await rowsOf<{ isCorrect: boolean; mark: number }>(
      app.db,
      sql`select is_correct "isCorrect", round(mark::numeric, 2)::float8 "mark" from attempts
        where set_id = ${setId} and question_id = ${questionId}`,
    )
    expect(attempts).toEqual([{ isCorrect: true, mark: 0.67 }])
    const solutions = await app.call('GET /Revise/api/Revise/GetSolutions', student, {
      query: { setId },
    })
    const shown = solutions.data.set.questions.find((each) => each.questionId === questionId)
    expect(shown?.verdict).toMatchObject({
      comment: 'Well argued.',
      criteriaMet: [true, true, false],
      isMarkedByTutor: true,
    })
    const told = await rowsOf<{ title: string; link: string }>(
      app.db,
      sql`select n.title, n.navigatable_link "link" from notifications n
        join notification_recipients r on r.notification_id = n.id where r.user_id = ${student}`,
    )
    expect(told).toEqual([
      { title: 'Essay marked', link: `/resources/question-bank/simulate/solutions/${sittingId}` },
    ])
    const papers = await app.call('GET /Exam/Simulate/GetPapers', student, {})
    const sections = papers.data.papers.flatMap((each) => each.sections)
    expect(sections.find((each) => each.examSectionId === paper)?.bestScore).toBe(4.67)
    expect(await list()).toMatchObject({ totalCount: 1, waitingCount: 0 })
    expect((await list({ state: 'waiting' })).essays).toEqual([])
    expect((await list({ state: 'marked' })).essays[0]?.state).toBe('marked')
  })

  it('happens once; the same again changes nothing', async () => {
    const { sittingId, setId } = await sat()
    const answers = await Promise.all([mark(setId), mark(setId)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await mark(setId, [true, true, true])).status).toBe(409)
    expect((await mark(setId, undefined, { comment: 'Other words' })).status).toBe(409)
    expect((await resultOf(sittingId))?.score).toBe(4.67)
  })

  it('takes every criterion, and essays alone', async () => {
    const { setId } = await sat()
    const short = await mark(setId, [true])
    expect([short.status, short.errors[0]?.path]).toEqual([422, 'body.criteriaMet'])
    const choice = simulate.part('Mock 1').questions[0]?.questionId ?? 0
    expect((await mark(setId, undefined, { question: choice })).status).toBe(404)
    expect((await essayOf(setId, tutor, choice)).status).toBe(404)
    expect((await mark(crypto.randomUUID())).status).toBe(404)
  })

  it('of a later sitting leaves the first score as it is', async () => {
    await simulate.app.db.execute(sql`delete from section_scores
      where exam_section_id = ${paper}`)
    const first = await sat()
    const second = await sat()
    await mark(second.setId, [true, true, true])
    expect(await scoresOf()).toEqual([])
    await mark(first.setId, [false, false, false])
    expect(await scoresOf()).toEqual([{ score: 400 }])
    const [own] = await rowsOf<{ best: number; first: number }>(
      simulate.app.db,
      sql`select best_score "best", first_score "first" from student_sections
        where student_id = ${simulate.student}`,
    )
    expect(own).toEqual({ best: 5, first: 4 })
  })
})

describe('the list', () => {
  it('has those that wait in front, and few statements', async () => {
    const first = await sat('First')
    simulate.app.clock.advance(3_600_000)
    const second = await sat('Second')
    await mark(first.setId)
    expect((await list()).essays.map(({ setId }) => setId)).toEqual([second.setId, first.setId])
    expect((await list({ pageSize: 1 })).essays).toHaveLength(1)
    const { app, student } = simulate
    expect(await queriesOf(app, 'GET /Revise/tutor/Marking/GetEssays', tutor, {})).toBe(3)
    const query = { studentId: student, setId: first.setId, questionId }
    expect(await queriesOf(app, 'GET /Revise/tutor/Marking/GetEssay', tutor, { query })).toBe(3)
  })
})
