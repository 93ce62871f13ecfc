import type { CallInput } from '@portal/shared/api'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rowsOf } from '../../database/open.ts'
import type { StoredBank } from '../../database/seed/question-bank-content.ts'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { answerTo, secrets, storeSmallBank } from './testing.ts'

type Asked = CallInput<'POST /Revise/api/Revise/CreateSet'>['body']
type Save = CallInput<'POST /Revise/api/Revise/SaveAnswer'>['body']

const start = new Date('2026-03-04T10:00:00.000Z')
const unknownId = '018f0000-0000-7000-8000-000000000000'

let app: TestApp
let bank: StoredBank
let student: string

beforeAll(async () => {
  app = await makeTestApp({ now: start })
  bank = await storeSmallBank(app)
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(start)
  student = await app.make.student()
})

const partId = (name: string) => bank.parts.get(name) ?? 0
const topicId = (name: string) => bank.questions.find((each) => each.topic === name)?.topicId ?? 0
const subjectId = (name: string) =>
  bank.questions.find((each) => each.subject === name)?.subjectId ?? 0

function asked(change: Partial<Asked> = {}): Asked {
  return {
    admissionTestId: bank.testId,
    sectionId: partId('Mathematics 1'),
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
  }
}

async function openSet(change: Partial<Asked> = {}, as = student) {
  const { data } = await app.call('POST /Revise/api/Revise/CreateSet', as, { body: asked(change) })
  return (await app.call('GET /Revise/api/Revise/GetSet', as, { query: { setId: data.id } })).data
}

const getSet = async (setId: string, as = student) =>
  (await app.call('GET /Revise/api/Revise/GetSet', as, { query: { setId } })).data

function save(setId: string, questionId: number, change: Partial<Save> = {}, as = student) {
  return app.call('POST /Revise/api/Revise/SaveAnswer', as, {
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
  })
}

function finish(setId: string, as = student, finishedAt = app.clock.now()) {
  return app.call('POST /Revise/api/Revise/FinishSet', as, {
    body: { setId, finishedAt: finishedAt.toISOString() },
  })
}

const attemptsOf = async (setId: string) =>
  await rowsOf<{ id: number; questionId: number; isCorrect: boolean; mark: number }>(
    app.db,
    sql`select id::int, question_id "questionId", is_correct "isCorrect", mark::float8
      from attempts where set_id = ${setId} order by question_id`,
  )

describe('CreateSet', () => {
  it('builds a set from the filters, with a title and a slug', async () => {
    const set = await openSet({ topicIds: [topicId('Quadratics'), topicId('Surds')], size: 15 })
    expect(set).toMatchObject({
      title: 'Mathematics 1 · Quadratics and 1 more topic',
      subjectSlug: 'algebra',
      state: 'open',
      deadlineAt: null,
      finishedAt: null,
      serverNow: start.toISOString(),
    })
    expect(set.questions.map((each) => each.number)).toEqual(
      Array.from({ length: 15 }, (_, n) => n + 1),
    )
    expect(new Set(set.questions.map((each) => each.questionId)).size).toBe(15)
    expect(new Set(set.questions.map((each) => each.topicName))).toEqual(
      new Set(['Quadratics', 'Surds']),
    )
  })

  it('names whole parts and tests, and mixes subjects', async () => {
    expect(await openSet()).toMatchObject({ title: 'Mathematics 1', subjectSlug: 'mixed' })
    expect(await openSet({ sectionId: null })).toMatchObject({
      title: 'ESAT',
      subjectSlug: 'mixed',
    })
    expect(await openSet({ subjectIds: [subjectId('Number')], size: 5 })).toMatchObject({
      title: 'Mathematics 1 · Number',
      subjectSlug: 'number',
    })
  })

  it('gives the easiest first when asked to', async () => {
    const { questions } = await openSet({ order: 'easiest', size: 20 })
    const difficulties = questions.map((each) => each.difficulty)
    expect(difficulties).toEqual(difficulties.toSorted((a, b) => a - b))
    expect(Math.max(...difficulties)).toBeLessThan(5)
  })

  it('filters by difficulty and type', async () => {
    const { questions } = await openSet({ questionTypes: [3, 4], difficulties: [1, 2, 3], size: 2 })
    for (const each of questions) {
      expect([3, 4]).toContain(each.questionType)
      expect(each.difficulty).toBeLessThan(4)
    }
  })

  it('says how many there are when fewer fit', async () => {
    const some = await app.call('POST /Revise/api/Revise/CreateSet', student, {
      body: asked({ topicIds: [topicId('Surds')], size: 11 }),
    })
    expect(some).toMatchObject({
      status: 422,
      message: 'Only 10 questions fit these filters; ask for 10 or fewer.',
      errors: [{ path: 'body.size' }],
    })
    const none = await app.call('POST /Revise/api/Revise/CreateSet', student, {
      body: asked({ status: ['flagged'], size: 1 }),
    })
    expect(none).toMatchObject({ status: 422, message: 'No questions fit these filters.' })
  })

  it.each([0, 101, 1.5, -3])('refuses a size of %s', async (size) => {
    const { status, errors } = await app.call('POST /Revise/api/Revise/CreateSet', student, {
      body: asked({ size }),
    })
    expect(status).toBe(400)
    expect(errors[0]?.path).toBe('body.size')
  })

  it('refuses what does not belong together, naming the field', async () => {
    const cases: [Partial<Asked>, string][] = [
      [{ admissionTestId: 9_999 }, 'body.admissionTestId'],
      [{ sectionId: 9_999 }, 'body.sectionId'],
      [{ subjectIds: [subjectId('Forces')] }, 'body.subjectIds'],
      [{ topicIds: [topicId('Motion')] }, 'body.topicIds'],
      [{ topicIds: [topicId('Indices')], subjectIds: [subjectId('Algebra')] }, 'body.topicIds'],
      [{ timing: 'set', minutes: null }, 'body.minutes'],
    ]
    for (const [change, path] of cases) {
      const answer = await app.call('POST /Revise/api/Revise/CreateSet', student, {
        body: asked(change),
      })
      expect(answer).toMatchObject({ status: 422, errors: [{ path }] })
    }
  })

  it('gives extra time to those who have it', async () => {
    const slow = await app.make.student({ extraTimePercent: 25 })
    const set = await openSet({ timing: 'set', minutes: 20 }, slow)
    expect(set.deadlineAt).toBe('2026-03-04T10:25:00.000Z')
  })

  it('draws by where questions stand with the student', async () => {
    const first = await openSet({ topicIds: [topicId('Quadratics')], size: 10 })
    for (const [at, question] of first.questions.entries()) {
      const response = answerTo(question, at % 2 === 0)
      await save(first.id, question.questionId, { response })
    }
    await finish(first.id)
    const wrong = (await attemptsOf(first.id)).filter((each) => !each.isCorrect)
    const incorrect = await openSet({ status: ['incorrect'], size: wrong.length })
    expect(incorrect.questions.map((each) => each.questionId).sort()).toEqual(
      wrong.map((each) => each.questionId).sort(),
    )
    const quadratics = first.questions.map((each) => each.questionId)
    const unused = await openSet({ status: ['unused'], size: 20 })
    const essays = first.questions.filter((each) => each.questionType === 2)
    for (const each of unused.questions) {
      const isEssay = essays.some((essay) => essay.questionId === each.questionId)
      expect(quadratics.includes(each.questionId) && !isEssay).toBe(false)
    }
  })

  it('is built once for one idempotency key', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() }
    const input = { body: asked() }
    const one = await app.call('POST /Revise/api/Revise/CreateSet', student, input, key)
    const two = await app.call('POST /Revise/api/Revise/CreateSet', student, input, key)
    expect(two.data).toEqual(one.data)
  })

  it('draws fairly', async () => {
    const counts = new Map<number, number>()
    for (let round = 0; round < 120; round += 1) {
      const set = await openSet({ topicIds: [topicId('Surds')], size: 3 })
      for (const { questionId } of set.questions) {
        counts.set(questionId, (counts.get(questionId) ?? 0) + 1)
      }
    }
    // 360 draws over ten questions: 36 each, six standard deviations wide.
    expect(counts.size).toBe(10)
    for (const count of counts.values()) {
      expect(count).toBeGreaterThan(5)
      expect(count).toBeLessThan(67)
    }
  })
})

describe('GetSet', () => {
  it('gives away no key while the set is open', async () => {
    for (const feedback of ['each', 'end'] as const) {
      const { id } = await openSet({ size: 30, feedback })
      const response = await app.fastify.inject({
        url: `/api/Revise/api/Revise/GetSet?setId=${id}`,
        headers: { authorization: `Bearer ${await app.tokenOf(student)}` },
      })
      expect(response.statusCode).toBe(200)
      for (const secret of secrets) expect(response.body).not.toContain(secret)
      expect(response.body).not.toMatch(/isCorrect|correctLetter|is_correct|marking|x\/2|expected/)
    }
  })

  it('sends equations set, for the eye and for screen readers', async () => {
    const { questions } = await openSet({ size: 1 })
    expect(questions[0]?.text).toContain('class="katex"')
    expect(questions[0]?.text).toContain('<math')
    expect(questions[0]?.text).not.toContain('\\(')
  })

  it("does not find somebody else's set, or none", async () => {
    const { id } = await openSet()
    const other = await app.make.student()
    for (const [as, setId] of [
      [other, id],
      [student, unknownId],
    ] as const) {
      const answer = await app.call('GET /Revise/api/Revise/GetSet', as, { query: { setId } })
      expect(answer).toMatchObject({ status: 404, message: 'The set was not found.' })
    }
  })
})

describe('SaveAnswer', () => {
  it('keeps the answer with the highest sequence, and repeats safely', async () => {
    const set = await openSet({ questionTypes: [1], size: 1 })
    const question = set.questions[0]?.questionId ?? 0
    const letter = (each: string) => ({ kind: 'choice' as const, letter: each })
    expect((await save(set.id, question)).data).toEqual({
      sequence: 1,
      outcome: 'saved',
      verdict: null,
    })
    expect((await save(set.id, question)).data.outcome).toBe('saved')
    const newer = { sequence: 5, response: letter('d'), timeMs: 44_000, isMarkedForReview: true }
    expect((await save(set.id, question, newer)).data.outcome).toBe('saved')
    expect((await save(set.id, question, { sequence: 3 })).data).toEqual({
      sequence: 5,
      outcome: 'superseded',
      verdict: null,
    })
    const other = await save(set.id, question, { sequence: 5, response: letter('a') })
    expect(other.data.outcome).toBe('superseded')
    expect((await getSet(set.id)).questions[0]).toMatchObject({
      response: letter('d'),
      sequence: 5,
      timeMs: 44_000,
      isMarkedForReview: true,
      verdict: null,
    })
    await save(set.id, question, { sequence: 6, response: null })
    expect((await getSet(set.id)).questions[0]?.response).toBeNull()
  })

  it('refuses a question that is not in the set, and answers of another form', async () => {
    const set = await openSet({ questionTypes: [1], topicIds: [topicId('Surds')], size: 1 })
    const question = set.questions[0]?.questionId ?? 0
    const foreign = bank.questions.find((each) => each.part === 'Physics')?.questionId ?? 0
    expect(await save(set.id, foreign)).toMatchObject({
      status: 404,
      message: 'The question is not part of this set.',
    })
    expect(await save(unknownId, question)).toMatchObject({ status: 404 })
    expect(await save(set.id, question, {}, await app.make.student())).toMatchObject({
      status: 404,
      message: 'The set was not found.',
    })
    for (const response of [
      { kind: 'choice', letter: 'e' },
      { kind: 'text', text: 'b' },
      { kind: 'equation', text: 'b' },
    ] as const) {
      expect(await save(set.id, question, { response })).toMatchObject({
        status: 422,
        errors: [{ path: 'body.response' }],
      })
    }
    for (const change of [
      { sequence: 0 },
      { response: { kind: 'choice', letter: 'B' } },
      { answeredAt: 'yesterday' },
      { timeMs: -1 },
    ] as Partial<Save>[]) {
      expect((await save(set.id, question, change)).status).toBe(400)
    }
    expect((await getSet(set.id)).questions[0]).toMatchObject({ response: null, sequence: 0 })
  })

  it('takes answers given in time that arrive late, and none given after the deadline', async () => {
    const set = await openSet({ questionTypes: [1], size: 2, timing: 'set', minutes: 10 })
    const [one, two] = set.questions.map((each) => each.questionId)
    app.clock.advance(30 * 60_000)
    const inTime = new Date(start.getTime() + 9 * 60_000).toISOString()
    expect((await save(set.id, one ?? 0, { answeredAt: inTime })).data.outcome).toBe('saved')
    expect((await save(set.id, two ?? 0)).data).toEqual({
      sequence: 0,
      outcome: 'late',
      verdict: null,
    })
    // A device whose clock runs ahead does not get past the deadline, one behind counts as begun.
    const ahead = new Date(start.getTime() + 90 * 86_400_000).toISOString()
    expect((await save(set.id, two ?? 0, { answeredAt: ahead })).data.outcome).toBe('late')
    const { data } = await finish(set.id)
    expect(data).toMatchObject({ finishedAt: set.deadlineAt, answered: 1, correct: 1, total: 2 })
    expect((await save(set.id, two ?? 0, { answeredAt: inTime, sequence: 9 })).data).toMatchObject({
      outcome: 'final',
      verdict: { isCorrect: null, correctLetter: 'b' },
    })
  })

  it('believes no more time on a question than has passed', async () => {
    const set = await openSet({ questionTypes: [1], size: 1 })
    app.clock.advance(10_000)
    await save(set.id, set.questions[0]?.questionId ?? 0, { timeMs: 86_400_000 })
    expect((await getSet(set.id)).questions[0]?.timeMs).toBe(70_000)
  })

  it('marks a submitted answer once, however often and fast it comes', async () => {
    const set = await openSet({ questionTypes: [1], size: 2, feedback: 'each' })
    const question = set.questions[0]?.questionId ?? 0
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => save(set.id, question, { sequence: 2, submit: true })),
    )
    for (const { data } of answers) {
      expect(data).toMatchObject({
        outcome: 'final',
        sequence: 2,
        verdict: { isCorrect: true, mark: 1, correctLetter: 'b' },
      })
    }
    expect(await attemptsOf(set.id)).toHaveLength(1)
    const after = await save(set.id, question, {
      sequence: 9,
      response: { kind: 'choice', letter: 'c' },
    })
    expect(after.data).toMatchObject({ outcome: 'final', sequence: 2 })
    const { questions } = await getSet(set.id)
    expect(questions[0]?.verdict?.solution).toContain('SECRET-SOLUTION')
    expect(questions[0]?.verdict?.reasons).toHaveLength(4)
    expect(questions[1]?.verdict).toBeNull()
  })

  it('submits nothing in a set with feedback at the end, and no empty answer', async () => {
    const end = await openSet({ questionTypes: [1], size: 1 })
    const body = { submit: true }
    expect(await save(end.id, end.questions[0]?.questionId ?? 0, body)).toMatchObject({
      status: 422,
      errors: [{ path: 'body.submit' }],
    })
    const each = await openSet({ questionTypes: [1], size: 1, feedback: 'each' })
    const empty = { submit: true, response: null }
    expect(await save(each.id, each.questions[0]?.questionId ?? 0, empty)).toMatchObject({
      status: 422,
      errors: [{ path: 'body.response' }],
    })
  })

  it('marks equations by value and says what it could not read', async () => {
    const set = await openSet({ questionTypes: [4], size: 3, feedback: 'each' })
    const verdicts = []
    for (const [at, text] of ['1/2 x', '2x', 'x/('].entries()) {
      const response = { kind: 'equation', text } as const
      const { data } = await save(set.id, set.questions[at]?.questionId ?? 0, {
        response,
        submit: true,
      })
      verdicts.push(data.verdict)
    }
    expect(verdicts.map((each) => each?.isCorrect)).toEqual([true, false, false])
    expect(verdicts.map((each) => each?.note)).toEqual([
      null,
      null,
      expect.stringContaining('could not be read'),
    ])
    expect(verdicts[0]?.expected).toContain('<math')
  })
})

describe('FinishSet', () => {
  it('marks what is answered, once, and is safe to repeat', async () => {
    const set = await openSet({ size: 30 })
    const answered = set.questions.slice(0, 20)
    for (const [at, question] of answered.entries()) {
      await save(set.id, question.questionId, { response: answerTo(question, at % 4 !== 0) })
    }
    app.clock.advance(15 * 60_000)
    const results = await Promise.all([finish(set.id), finish(set.id), finish(set.id)])
    const right = answered.filter((each, at) => at % 4 !== 0 && each.questionType !== 2).length
    for (const { status, data } of results) {
      expect(status).toBe(200)
      expect(data).toMatchObject({
        answered: 20,
        correct: right,
        total: 30,
        timeMs: 600_000,
        finishedAt: '2026-03-04T10:15:00.000Z',
      })
    }
    const essays = answered.filter((each) => each.questionType === 2).length
    expect(await attemptsOf(set.id)).toHaveLength(20 - essays)
    const later = await finish(set.id, student, new Date(start.getTime() + 86_400_000))
    expect(later.data.finishedAt).toBe('2026-03-04T10:15:00.000Z')
    const home = await app.call('GET /Revise/api/Revise/GetReviseDashBoardData', student)
    expect(home.data).toMatchObject({
      setsFinished: 1,
      answered: 20 - essays,
      correct: right,
      unfinished: [],
    })
  })

  it('holds the finish between the beginning and now', async () => {
    const one = await openSet({ size: 1 })
    expect((await finish(one.id, student, new Date('2020-01-01'))).data.finishedAt).toBe(
      start.toISOString(),
    )
    const two = await openSet({ size: 1 })
    expect((await finish(two.id, student, new Date('2040-01-01'))).data.finishedAt).toBe(
      start.toISOString(),
    )
  })

  it("does not find somebody else's set", async () => {
    const { id } = await openSet()
    expect((await finish(id, await app.make.student())).status).toBe(404)
    expect((await getSet(id)).state).toBe('open')
  })
})

describe('SelfMark', () => {
  const mark = (setId: string, questionId: number, criteriaMet: boolean[]) =>
    app.call('POST /Revise/api/Revise/SelfMark', student, {
      body: { setId, questionId, criteriaMet },
    })

  it('takes the share of criteria as the mark, once', async () => {
    const set = await openSet({ questionTypes: [2], size: 2, feedback: 'each' })
    const [one, two] = set.questions.map((each) => each.questionId)
    const response = { kind: 'text', text: 'An essay' } as const
    expect(await mark(set.id, one ?? 0, [true, true, true])).toMatchObject({ status: 409 })
    const { data } = await save(set.id, one ?? 0, { response, submit: true })
    expect(data.verdict).toMatchObject({ isCorrect: null, mark: null, criteriaMet: null })
    expect(data.verdict?.criteria).toHaveLength(3)
    expect(await attemptsOf(set.id)).toHaveLength(0)
    expect(await mark(set.id, one ?? 0, [true])).toMatchObject({
      status: 422,
      errors: [{ path: 'body.criteriaMet' }],
    })
    const marked = await mark(set.id, one ?? 0, [true, true, false])
    expect(marked.data).toMatchObject({ isCorrect: true, criteriaMet: [true, true, false] })
    expect(marked.data.mark).toBeCloseTo(2 / 3)
    expect((await mark(set.id, one ?? 0, [true, true, false])).status).toBe(200)
    expect((await mark(set.id, one ?? 0, [true, true, true])).status).toBe(409)
    expect(await attemptsOf(set.id)).toHaveLength(1)
    await save(set.id, two ?? 0, { response })
    expect((await finish(set.id)).data).toMatchObject({ answered: 2, correct: 1 })
    await mark(set.id, two ?? 0, [true, true, true])
    const after = await app.call('GET /Revise/api/Revise/GetSolutions', student, {
      query: { setId: set.id },
    })
    expect(after.data.summary).toMatchObject({ answered: 2, correct: 2 })
  })

  it('is for essays of the set alone', async () => {
    const set = await openSet({ questionTypes: [1], size: 1, feedback: 'each' })
    const question = set.questions[0]?.questionId ?? 0
    await save(set.id, question, { submit: true })
    expect((await mark(set.id, question, [true])).status).toBe(422)
    expect((await mark(set.id, 999_999, [true])).status).toBe(404)
    expect((await mark(unknownId, question, [true])).status).toBe(404)
  })
})

describe('looking back', () => {
  it('shows solutions of finished sets alone', async () => {
    const set = await openSet({ size: 12 })
    const query = { query: { setId: set.id } }
    expect(await app.call('GET /Revise/api/Revise/GetSolutions', student, query)).toMatchObject({
      status: 409,
    })
    await finish(set.id)
    const { data } = await app.call('GET /Revise/api/Revise/GetSolutions', student, query)
    expect(data.set.questions.every((each) => each.verdict !== null)).toBe(true)
    expect(data.summary).toMatchObject({ id: set.id, answered: 0, total: 12 })
    const foreign = await app.make.student()
    expect((await app.call('GET /Revise/api/Revise/GetSolutions', foreign, query)).status).toBe(404)
  })

  it('pages finished sets, newest first, by part when asked', async () => {
    const ids: string[] = []
    for (const part of ['Mathematics 1', 'Physics', 'Mathematics 1']) {
      const set = await openSet({ sectionId: partId(part), size: 1 })
      app.clock.advance(60_000)
      await finish(set.id)
      ids.unshift(set.id)
    }
    const page = async (query: object) =>
      (await app.call('GET /Revise/api/Revise/GetPastSets', student, { query })).data
    const all = await page({})
    expect(all.totalCount).toBe(3)
    expect(all.sets.map((each) => each.id)).toEqual(ids)
    expect((await page({ pageNo: 2, pageSize: 2 })).sets.map((each) => each.id)).toEqual(
      ids.slice(2),
    )
    expect((await page({ sectionId: partId('Physics') })).totalCount).toBe(1)
  })
})
