import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rowsOf } from '../../database/open.ts'
import { queriesOf } from '../../testing/count-queries.ts'
import { makeRevise, type Revise } from '../sets/testing.ts'

let revise: Revise
let tutor: string

beforeAll(async () => {
  revise = await makeRevise()
  tutor = await revise.app.make.tutor()
})
afterAll(() => revise.app.close())
beforeEach(() => revise.begin())

const call = 'GET /Revise/tutor/Revise/GetPreviewSet'

const asked = (change: object = {}) => ({
  query: {
    AdmissionTestId: revise.bank.testId,
    sectionId: revise.partId('Mathematics 1'),
    size: 10,
    order: 'random' as const,
    seed: 7,
    ...change,
  },
})

const preview = (change: object = {}) => revise.app.call(call, tutor, asked(change))

const idsOf = async (change: object = {}) =>
  (await preview(change)).data.set.questions.map((each) => each.questionId)

describe('a preview for tutors', () => {
  it('shows keys and statistics', async () => {
    const { data } = await preview()
    expect(data.set).toMatchObject({ title: 'Mathematics 1', kind: 'revise', total: 10 })
    expect(data.set.questions.map((each) => each.number)).toEqual(
      Array.from({ length: 10 }, (_each, at) => at + 1),
    )
    for (const question of data.set.questions) {
      expect(question.verdict?.solution).toContain('SECRET-SOLUTION')
      expect(question).toMatchObject({ response: null, note: '', missReason: null })
    }
    expect(data.statistics.map((each) => each.questionId)).toEqual(
      data.set.questions.map((each) => each.questionId),
    )
  })

  it('is the same for the same seed, and another for another', async () => {
    expect(await idsOf()).toEqual(await idsOf())
    expect(await idsOf({ seed: 8 })).not.toEqual(await idsOf())
    const all = await idsOf({ size: 30 })
    expect(new Set(all).size).toBe(30)
    expect(await idsOf({ size: 5 })).toEqual(all.slice(0, 5))
  })

  it('keeps to the filters', async () => {
    const topicIds = String(revise.topicId('Surds'))
    const { data } = await preview({ topicIds, questionTypes: '1,3', size: 7, order: 'easiest' })
    const { questions } = data.set
    expect(data.set).toMatchObject({ title: 'Surds', order: 'easiest' })
    expect(new Set(questions.map((each) => each.topicName))).toEqual(new Set(['Surds']))
    const difficulties = questions.map((each) => each.difficulty)
    expect(difficulties).toEqual(difficulties.toSorted((one, other) => one - other))
    expect(await preview({ topicIds, size: 11 })).toMatchObject({
      status: 422,
      message: 'Only 10 questions fit these filters; ask for 10 or fewer.',
      errors: [{ path: 'query.size' }],
    })
    expect((await preview({ size: 101 })).status).toBe(400)
    expect((await preview({ seed: 0 })).status).toBe(400)
  })

  it('is kept nowhere, in three queries', async () => {
    expect(await queriesOf(revise.app, call, tutor, asked())).toBe(3)
    expect(await rowsOf(revise.app.db, sql`select 1 from revise_sets`)).toEqual([])
  })

  it('is not for students', async () => {
    expect((await revise.app.call(call, revise.student, asked())).status).toBe(403)
  })
})
