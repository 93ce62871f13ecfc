import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  diagnosticSections,
  diagnosticTests,
  questionAssignments,
  subTopics,
} from '../../database/schema/index.ts'
import { queriesOf } from '../../testing/count-queries.ts'
import { answerTo, makeRevise, type Revise, start } from '../sets/testing.ts'

let revise: Revise

beforeAll(async () => {
  revise = await makeRevise()
})
afterAll(() => revise.app.close())
beforeEach(() => revise.begin())

const surds = () => revise.bank.questions.filter((each) => each.topic === 'Surds')

/** Answers these questions in a set of their own. */
async function answer(questionIds: readonly number[], isRight: boolean) {
  const set = await revise.setOf(questionIds)
  for (const question of set.questions) {
    await revise.save(set.id, question.questionId, { response: answerTo(question, isRight) })
  }
  return set.id
}

describe('notes', () => {
  const note = (questionId: number, text: string, as = revise.student) =>
    revise.app.call('POST /Question/Question/SetNote', as, { body: { questionId, text } })
  const noteIn = async (setId: string, as = revise.student) =>
    (await revise.getSet(setId, as)).questions[0]?.note

  it('are kept, changed and taken away, each student’s own', async () => {
    const id = surds()[0]?.questionId ?? 0
    const body = { questionIds: [id], size: 1 }
    const set = await revise.openSet(body)
    const other = await revise.app.make.student()
    const others = await revise.openSet(body, other)
    expect(await noteIn(set.id)).toBe('')
    expect((await note(id, ' Square <b>both</b> sides ')).status).toBe(200)
    expect(await noteIn(set.id)).toBe('Square <b>both</b> sides')
    await note(id, 'Another thought')
    expect(await noteIn(set.id)).toBe('Another thought')
    expect(await noteIn(others.id, other)).toBe('')
    expect((await note(id, '')).status).toBe(200)
    expect((await note(id, '')).status).toBe(200)
    expect(await noteIn(set.id)).toBe('')
  })

  it('are for questions that there are, and not too long', async () => {
    expect((await note(999_999, 'x')).status).toBe(404)
    expect((await note(999_999, '')).status).toBe(404)
    expect((await note(1, 'x'.repeat(4_001))).errors).toMatchObject([{ path: 'body.text' }])
  })
})

describe('GetSimilarQuestions', () => {
  const similar = (questionId: number) =>
    revise.app.call('GET /Question/Question/GetSimilarQuestions', revise.student, {
      query: { questionId },
    })

  it('gives five of the same topic, the nearest in difficulty first', async () => {
    const [question] = surds()
    if (question === undefined) throw new Error('The bank has questions')
    await revise.setOf([question.questionId])
    const { data } = await similar(question.questionId)
    expect(data).toHaveLength(5)
    expect(data.map((each) => each.questionId)).not.toContain(question.questionId)
    for (const each of data) {
      expect(each).toMatchObject({ topicName: 'Surds', status: 'unused' })
      expect(each.summary).toMatch(/^Question \d on Surds/)
    }
    const distances = data.map((each) => Math.abs(each.difficulty - question.difficulty))
    expect(distances).toEqual(distances.toSorted((one, other) => one - other))
  })

  it('puts those first that the student has not met, then those of the same sub-topic', async () => {
    const { db } = revise.app
    const [question, ...all] = surds()
    const sibling = all.find((each) => each.type === 3)
    const others = all.filter((each) => each !== sibling)
    if (question === undefined || sibling === undefined) throw new Error('The bank has questions')
    const [subTopic] = await db
      .insert(subTopics)
      .values({ topicId: question.topicId, name: 'Another', position: 9 })
      .returning()
    const file = (questionId: number, subTopicId: number | null) =>
      db
        .update(questionAssignments)
        .set({ subTopicId })
        .where(eq(questionAssignments.questionId, questionId))
    await revise.setOf([question.questionId])
    await file(question.questionId, subTopic?.id ?? 0)
    await file(sibling.questionId, subTopic?.id ?? 0)
    expect((await similar(question.questionId)).data[0]?.questionId).toBe(sibling.questionId)
    const setId = await answer([sibling.questionId], false)
    await revise.finish(setId)
    const { data } = await similar(question.questionId)
    expect(data.map((each) => each.questionId)).not.toContain(sibling.questionId)
    await revise.finish(
      await answer(
        others.slice(0, 6).map((each) => each.questionId),
        true,
      ),
    )
    const after = (await similar(question.questionId)).data
    const statuses = after.map((each) => each.status)
    expect(statuses.slice(0, 2)).toEqual(['unused', 'unused'])
    expect(after[2]).toMatchObject({ questionId: sibling.questionId })
    await file(question.questionId, null)
    await file(sibling.questionId, null)
  })

  it('is one query, and knows only questions that there are', async () => {
    expect((await similar(999_999)).status).toBe(404)
    const query = { questionId: surds()[0]?.questionId ?? 0 }
    await revise.setOf([query.questionId])
    const call = 'GET /Question/Question/GetSimilarQuestions'
    expect(await queriesOf(revise.app, call, revise.student, { query })).toBe(1)
  })
})

describe('QuestionById', () => {
  const byId = (id: number, as = revise.student) =>
    revise.app.call('POST /question/QuestionById', as, { body: { id } })
  const keysOf = async (id: number, as = revise.student) =>
    (await byId(id, as)).data.answers.map((each) => each.isCorrect)
  const hidden = [null, null, null, null]
  const key = [false, true, false, false]
  const choice = () => surds().find((each) => each.type === 1)?.questionId ?? 0

  it('hides the key until the student’s answer is final', async () => {
    const id = choice()
    const setId = await answer([id], false)
    const { data } = await byId(id)
    expect(data).toMatchObject({ id, text: expect.stringContaining('<math') })
    expect(data.answers.map((each) => [each.id, each.letter, each.text])).toEqual([
      [1, 'a', '<p>Option a</p>'],
      [2, 'b', '<p>Option b</p>'],
      [3, 'c', '<p>Option c</p>'],
      [4, 'd', '<p>Option d</p>'],
    ])
    expect(JSON.stringify(data)).not.toContain('SECRET')
    expect(await keysOf(id)).toEqual(hidden)
    await revise.finish(setId)
    expect(await keysOf(id)).toEqual(key)
  })

  it('hides it as long as the test goes on that the answer belongs to', async () => {
    const { db } = revise.app
    const id = choice()
    const setId = await answer([id], true)
    const testId = crypto.randomUUID()
    await db
      .insert(diagnosticTests)
      .values({ id: testId, studentId: revise.student, assignedAt: start, startedAt: start })
    await db
      .insert(diagnosticSections)
      .values({ testId, position: 1, sectionId: revise.partId('Physics'), setId })
    await revise.finish(setId)
    expect(await keysOf(id)).toEqual(hidden)
    await db.update(diagnosticTests).set({ finishedAt: start })
    expect(await keysOf(id)).toEqual(key)
  })

  it('shows it to tutors', async () => {
    const id = choice()
    expect(await keysOf(id, await revise.app.make.tutor())).toEqual(key)
    expect(await keysOf(id, await revise.app.make.seniorTutor())).toEqual(key)
  })

  it('knows only questions that there are', async () => {
    const tutor = await revise.app.make.tutor()
    expect((await byId(999_999, tutor)).status).toBe(404)
    const text = surds().find((each) => each.type === 2)?.questionId ?? 0
    expect((await byId(text, tutor)).data.answers).toEqual([])
  })
})

describe('subjects for tutors', () => {
  it('are those of students', async () => {
    const query = {
      admissionTestId: revise.bank.testId,
      sectionId: revise.partId('Mathematics 1'),
    }
    const tutor = await revise.app.make.tutor()
    const path = 'Question/GetSectionSubjectsForRevise'
    const own = await revise.app.call(`GET /Question/Tutor/${path}`, tutor, { query })
    const { data } = await revise.app.call(`GET /Question/${path}`, revise.student, { query })
    expect(own.data).toEqual(data)
    const missing = { query: { ...query, sectionId: 9_999 } }
    expect((await revise.app.call(`GET /Question/Tutor/${path}`, tutor, missing)).status).toBe(404)
  })
})
