import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../database/ids.ts'
import { diagnosticTests } from '../../database/schema/index.ts'
import { readPdf } from '../../printing/testing.ts'
import { queriesOf } from '../../testing/index.ts'
import { answerTo, makeRevise, type Revise } from '../sets/testing.ts'

const resultKey = 'GET /Exam/Diagnostic/GetResult'
const topicKey = 'GET /Exam/Diagnostic/GetResultByTopic'

let revise: Revise
let testId: string

beforeAll(async () => {
  revise = await makeRevise()
})
afterAll(() => revise.app.close())
beforeEach(async () => {
  await revise.begin()
  testId = newId()
  await revise.app.db
    .insert(diagnosticTests)
    .values({ id: testId, studentId: revise.student, assignedAt: revise.app.clock.now() })
})

/** Sits the whole test with the first `right` questions of each section right. */
async function sitTest(right: number): Promise<void> {
  for (const position of [1, 2]) {
    const { data } = await revise.app.call('POST /Exam/Diagnostic/StartSection', revise.student, {
      body: { testId, position },
    })
    const set = await revise.getSet(data.setId)
    for (const [at, question] of set.questions.entries()) {
      await revise.save(set.id, question.questionId, { response: answerTo(question, at < right) })
    }
    await revise.finish(set.id)
  }
}

const result = (as: string, id = testId) =>
  revise.app.call(resultKey, as, { query: { testId: id } })
const byTopic = (as: string, id = testId) =>
  revise.app.call(topicKey, as, { query: { testId: id } })
const adopt = (as: string) =>
  revise.app.call('POST /Exam/Diagnostic/AdoptPlan', as, { body: { testId } })

describe('a result on paper', () => {
  it('has the score of each section and every question, for those who may see it', async () => {
    await sitTest(1)
    const print = (as: string) =>
      revise.app.call('GET /Exam/Diagnostic/GetResultPdf', as, { query: { testId } })
    expect((await print(await revise.app.make.tutor())).status).toBe(404)
    const tutor = await revise.app.make.tutor({ students: [revise.student] })
    const { status, data } = await print(tutor)
    expect(status).toBe(200)
    const pdf = await readPdf(new Uint8Array(await data.arrayBuffer()))
    const shown = (await result(tutor)).data
    expect(pdf.title).toBe(`Diagnostic test of ${shown.studentName}`)
    expect(pdf.text).toContain(`Right: ${shown.correct} of ${shown.total}`)
    for (const { name, correct, total } of shown.sections) {
      expect(pdf.text).toContain(`${name}: ${correct} of ${total}`)
    }
    expect(pdf.text.match(/Question \d+: right/g)).toHaveLength(shown.correct)
  })
})

describe('the result of a diagnostic test', () => {
  it('is not there before the test is finished', async () => {
    expect((await result(revise.student)).status).toBe(404)
    expect((await byTopic(revise.student)).status).toBe(404)
    const list = await revise.app.call('GET /Exam/Diagnostic/GetResults', revise.student)
    expect(list.data).toEqual([])
  })

  it('shows scores by section with every question, to those whom it concerns alone', async () => {
    await sitTest(4)
    const { make } = revise.app
    const senior = await make.seniorTutor()
    const tutor = await make.tutor({ students: [revise.student], seniorTutorId: senior })
    const insiders = [
      revise.student,
      tutor,
      senior,
      await make.parent([revise.student]),
      await make.admin(),
    ]
    for (const as of insiders) {
      const { status, data } = await result(as)
      expect(status).toBe(200)
      expect(data).toMatchObject({ id: testId, correct: 8, total: 21 })
      expect(data.sections.map(({ correct, total }) => [correct, total])).toEqual([
        [4, 12],
        [4, 9],
      ])
      for (const { set } of data.sections) {
        expect(set.questions.every(({ verdict }) => verdict !== null)).toBe(true)
      }
      expect((await byTopic(as)).status).toBe(200)
    }
    const other = await make.student()
    for (const as of [other, await make.tutor({ students: [other] }), await make.parent([other])]) {
      expect((await result(as)).status).toBe(404)
      expect((await byTopic(as)).status).toBe(404)
    }
    expect(await queriesOf(revise.app, resultKey, revise.student, { query: { testId } })).toBe(3)
    expect(await queriesOf(revise.app, topicKey, tutor, { query: { testId } })).toBe(2)
    const list = await revise.app.call('GET /Exam/Diagnostic/GetResults', revise.student)
    expect(list.data).toMatchObject([{ id: testId, correct: 8 }])
  })

  it('compares topics with the others only when there are enough of them', async () => {
    const firstShare = async () => (await byTopic(revise.student)).data.topics[0]?.cohort
    await sitTest(12)
    const own = (await byTopic(revise.student)).data
    expect(own.topics.reduce((sum, { total }) => sum + total, 0)).toBe(21)
    expect(own.topics.every(({ correct, total }) => correct === total)).toBe(true)
    expect(own.plan).toEqual([])
    // Each case of this file is one more student; six in all are enough.
    for (let others = 0; others < 5; others += 1) {
      await revise.begin()
      testId = newId()
      await revise.app.db
        .insert(diagnosticTests)
        .values({ id: testId, studentId: revise.student, assignedAt: revise.app.clock.now() })
      await sitTest(0)
    }
    expect(await firstShare()).toBeGreaterThan(0)
    expect(await firstShare()).toBeLessThan(100)
  })

  it('suggests a plan that the student puts into the curriculum once', async () => {
    await sitTest(0)
    const { data } = await byTopic(revise.student)
    expect(data).toMatchObject({ planAdoptedAt: null, mayAdopt: true })
    expect(data.plan.length).toBeGreaterThan(0)
    expect((await adopt(await revise.app.make.student())).status).toBe(404)
    const adopted = await adopt(revise.student)
    expect(adopted.data.items).toBe(data.plan.length)
    expect((await adopt(revise.student)).status).toBe(409)
    const monthNumber = revise.app.clock.now().getUTCMonth() + 1
    const month = await revise.app.call(
      'GET /Curriculum/Curriculum/GetStudentCurriculumV2',
      revise.student,
      { query: { monthNumber } },
    )
    expect(month.data.items.map(({ curriculumText }) => curriculumText)).toEqual(
      data.plan.map(({ text }) => text),
    )
    expect((await byTopic(revise.student)).data.planAdoptedAt).not.toBeNull()
  })
})
