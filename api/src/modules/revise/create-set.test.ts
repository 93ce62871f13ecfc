import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { drawQuestions } from '../questions/questions.repository.ts'
import { type AskedSet, answerTo, makeRevise, type Revise, start } from '../sets/testing.ts'

let revise: Revise

beforeAll(async () => {
  revise = await makeRevise()
})
afterAll(() => revise.app.close())
beforeEach(() => revise.begin())

describe('CreateSet', () => {
  it('builds a set from the filters, with a title and a slug', async () => {
    const set = await revise.openSet({
      topicIds: [revise.topicId('Quadratics'), revise.topicId('Surds')],
      size: 15,
    })
    expect(set).toMatchObject({
      title: expect.stringMatching(/^\d+ [A-Z][a-z]{2} · Quadratics, Surds$/),
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
    expect(await revise.openSet()).toMatchObject({
      title: expect.stringMatching(/ · Mathematics 1$/),
      subjectSlug: 'mixed',
    })
    expect(await revise.openSet({ sectionId: null })).toMatchObject({
      title: expect.stringMatching(/ · ESAT$/),
      subjectSlug: 'mixed',
    })
    expect(
      await revise.openSet({ subjectIds: [revise.subjectId('Number')], size: 5 }),
    ).toMatchObject({
      title: expect.stringMatching(/ · Number$/),
      subjectSlug: 'number',
    })
  })

  it('gives the easiest first when asked to', async () => {
    const { questions } = await revise.openSet({ order: 'easiest', size: 20 })
    const difficulties = questions.map((each) => each.difficulty)
    expect(difficulties).toEqual(difficulties.toSorted((a, b) => a - b))
    expect(Math.max(...difficulties)).toBeLessThan(5)
  })

  it('filters by difficulty and type', async () => {
    const { questions } = await revise.openSet({
      questionTypes: [3, 4],
      difficulties: [1, 2, 3],
      size: 2,
    })
    for (const each of questions) {
      expect([3, 4]).toContain(each.questionType)
      expect(each.difficulty).toBeLessThan(4)
    }
  })

  it('says how many there are when fewer fit', async () => {
    const some = await revise.app.call('POST /Revise/api/Revise/CreateSet', revise.student, {
      body: revise.asked({ topicIds: [revise.topicId('Surds')], size: 11 }),
    })
    expect(some).toMatchObject({
      status: 422,
      message: 'Only 10 questions fit these filters; ask for 10 or fewer.',
      errors: [{ path: 'body.size' }],
    })
    const none = await revise.app.call('POST /Revise/api/Revise/CreateSet', revise.student, {
      body: revise.asked({ status: ['flagged'], size: 1 }),
    })
    expect(none).toMatchObject({ status: 422, message: 'No questions fit these filters.' })
  })

  it.each([0, 101, 1.5, -3])('refuses a size of %s', async (size) => {
    const { status, errors } = await revise.app.call(
      'POST /Revise/api/Revise/CreateSet',
      revise.student,
      {
        body: revise.asked({ size }),
      },
    )
    expect(status).toBe(400)
    expect(errors[0]?.path).toBe('body.size')
  })

  it('refuses what does not belong together, naming the field', async () => {
    const cases: [Partial<AskedSet>, string][] = [
      [{ admissionTestId: 9_999 }, 'body.admissionTestId'],
      [{ sectionId: 9_999 }, 'body.sectionId'],
      [{ subjectIds: [revise.subjectId('Forces')] }, 'body.subjectIds'],
      [{ topicIds: [revise.topicId('Motion')] }, 'body.topicIds'],
      [
        { topicIds: [revise.topicId('Indices')], subjectIds: [revise.subjectId('Algebra')] },
        'body.topicIds',
      ],
      [{ timing: 'set', minutes: null }, 'body.minutes'],
    ]
    for (const [change, path] of cases) {
      const answer = await revise.app.call('POST /Revise/api/Revise/CreateSet', revise.student, {
        body: revise.asked(change),
      })
      expect(answer).toMatchObject({ status: 422, errors: [{ path }] })
    }
  })

  it('gives extra time to those who have it', async () => {
    const slow = await revise.app.make.student({ extraTimePercent: 25 })
    const set = await revise.openSet({ timing: 'set', minutes: 20 }, slow)
    expect(set.deadlineAt).toBe('2026-03-04T10:25:00.000Z')
  })

  it('draws by where questions stand with the revise.student', async () => {
    const first = await revise.openSet({ topicIds: [revise.topicId('Quadratics')], size: 10 })
    for (const [at, question] of first.questions.entries()) {
      const response = answerTo(question, at % 2 === 0)
      await revise.save(first.id, question.questionId, { response })
    }
    await revise.finish(first.id)
    const wrong = (await revise.attemptsOf(first.id)).filter((each) => !each.isCorrect)
    const incorrect = await revise.openSet({ status: ['incorrect'], size: wrong.length })
    expect(incorrect.questions.map((each) => each.questionId).sort()).toEqual(
      wrong.map((each) => each.questionId).sort(),
    )
    const quadratics = first.questions.map((each) => each.questionId)
    const unused = await revise.openSet({ status: ['unused'], size: 20 })
    const essays = first.questions.filter((each) => each.questionType === 2)
    for (const each of unused.questions) {
      const isEssay = essays.some((essay) => essay.questionId === each.questionId)
      expect(quadratics.includes(each.questionId) && !isEssay).toBe(false)
    }
  })

  it('is built once for one idempotency key', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() }
    const input = { body: revise.asked() }
    const one = await revise.app.call(
      'POST /Revise/api/Revise/CreateSet',
      revise.student,
      input,
      key,
    )
    const two = await revise.app.call(
      'POST /Revise/api/Revise/CreateSet',
      revise.student,
      input,
      key,
    )
    expect(two.data).toEqual(one.data)
  })

  it('draws fairly', async () => {
    const counts = new Map<number, number>()
    const filters = { ...revise.asked(), topicIds: [revise.topicId('Surds')] }
    for (let round = 0; round < 120; round += 1) {
      const drawn = await drawQuestions(revise.app.db, filters, revise.student, 3, 'random', start)
      for (const { questionId } of drawn) counts.set(questionId, (counts.get(questionId) ?? 0) + 1)
    }
    // 360 draws over ten questions: 36 each, six standard deviations wide.
    expect(counts.size).toBe(10)
    for (const count of counts.values()) {
      expect(count).toBeGreaterThan(5)
      expect(count).toBeLessThan(67)
    }
  })
})
