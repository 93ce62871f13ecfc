import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { reviseSets } from '../../database/schema/index.ts'
import { queriesOf } from '../../testing/count-queries.ts'
import { recountTopics } from '../questions/questions.repository.ts'
import { answerTo, makeRevise, type Revise, start, unknownId } from '../sets/testing.ts'

let revise: Revise

beforeAll(async () => {
  revise = await makeRevise()
})
afterAll(() => revise.app.close())
beforeEach(() => revise.begin())

const editable = (setId: string, as = revise.student) =>
  revise.app.call('GET /Revise/api/Revise/GetEditableSet', as, { query: { setId } })

const edit = (setId: string, change: object = {}, as = revise.student) =>
  revise.app.call('POST /Revise/api/Revise/EditSet', as, {
    body: {
      setId,
      title: 'My set',
      feedback: 'end',
      size: 5,
      removedIds: [],
      timing: 'none',
      minutes: null,
      secondsPerQuestion: null,
      ...change,
    },
  })

/** A set of Surds whose first questions, as many as given, are answered. */
async function openSet(size: number, answered: number, change: object = {}) {
  const set = await revise.openSet({ topicIds: [revise.topicId('Surds')], size, ...change })
  for (const question of set.questions.slice(0, answered)) {
    await revise.save(set.id, question.questionId, { response: answerTo(question, true) })
  }
  return { id: set.id, ids: set.questions.map((each) => each.questionId) }
}

const idsOf = async (setId: string) => {
  const { questions } = await revise.getSet(setId)
  expect(questions.map((each) => each.number)).toEqual(questions.map((_each, at) => at + 1))
  return questions.map((each) => each.questionId)
}

const after = (seconds: number) => new Date(start.getTime() + seconds * 1_000).toISOString()

describe('GetEditableSet', () => {
  it('says what the set is, and how many questions there are for it', async () => {
    const { id, ids } = await openSet(5, 2, { timing: 'question', secondsPerQuestion: 30 })
    const { data } = await editable(id)
    expect(data).toMatchObject({
      title: expect.stringMatching(/ · Surds$/),
      subjectSlug: 'algebra',
      feedback: 'end',
      timing: 'question',
      secondsPerQuestion: 30,
      deadlineAt: after(150),
      serverNow: after(0),
      size: 5,
      answered: 2,
      available: 10,
    })
    expect(data.questions.map((each) => [each.questionId, each.number, each.isAnswered])).toEqual(
      ids.map((each, at) => [each, at + 1, at < 2]),
    )
    expect(data.questions[0]?.summary).toMatch(/^Question \d on Surds: [^…]/)
    const query = { setId: id }
    const call = 'GET /Revise/api/Revise/GetEditableSet'
    expect(await queriesOf(revise.app, call, revise.student, { query })).toBeLessThanOrEqual(3)
  })

  it('counts the set’s own questions also where its filters find them no more', async () => {
    const { id, ids } = await openSet(4, 0, { status: ['unused'], feedback: 'each' })
    const [first = 0] = ids
    const { questions } = await revise.getSet(id)
    const [question] = questions
    if (question === undefined) throw new Error('A set has questions')
    const response = answerTo(question, true)
    await revise.save(id, first, { response, submit: true })
    await edit(id, { size: 4, feedback: 'each' })
    expect((await editable(id)).data.available).toBe(10)
  })

  it('is for own unfinished sets that the student built', async () => {
    const { id } = await openSet(3, 0)
    expect((await editable(id, await revise.app.make.student())).status).toBe(404)
    expect((await editable(unknownId)).status).toBe(404)
    await revise.finish(id)
    expect((await editable(id)).status).toBe(409)
    expect((await edit(id)).status).toBe(409)
    const paper = await openSet(3, 0)
    await revise.app.db.update(reviseSets).set({ kind: 'learn' }).where(sql`id = ${paper.id}`)
    expect((await editable(paper.id)).status).toBe(409)
    expect((await edit(paper.id)).status).toBe(409)
  })
})

describe('EditSet', () => {
  it('renames, and changes the feedback', async () => {
    const { id, ids } = await openSet(5, 1)
    expect((await edit(id, { title: '  Surds again ', feedback: 'each' })).data).toEqual({
      id,
      subjectSlug: 'algebra',
    })
    expect(await revise.getSet(id)).toMatchObject({ title: 'Surds again', feedback: 'each' })
    expect(await idsOf(id)).toEqual(ids)
    expect((await edit(id, { title: ' ' })).errors).toMatchObject([{ path: 'body.title' }])
    expect((await edit(id, {}, await revise.app.make.student())).status).toBe(404)
  })

  it('drops unanswered questions and keeps the answered', async () => {
    const { id, ids } = await openSet(6, 2)
    await edit(id, { size: 4, removedIds: [ids[3]] })
    expect(await idsOf(id)).toEqual([ids[0], ids[1], ids[2], ids[4]])
    const { data } = await editable(id)
    expect(data).toMatchObject({ size: 4, answered: 2, available: 10 })
    expect(await edit(id, { size: 1 })).toMatchObject({
      status: 422,
      errors: [{ path: 'body.size' }],
    })
    expect(await edit(id, { removedIds: [ids[0]] })).toMatchObject({
      status: 422,
      errors: [{ path: 'body.removedIds', message: 'Question 1 is answered already and stays.' }],
    })
    expect((await edit(id, { removedIds: [999_999] })).status).toBe(422)
    const late = await revise.save(id, ids[3] ?? 0)
    expect(late.status).toBe(404)
  })

  it('adds questions that fit its filters at the end, none twice', async () => {
    const { id, ids } = await openSet(4, 1)
    await edit(id, { size: 7, removedIds: [ids[2]] })
    const now = await idsOf(id)
    expect(now.slice(0, 3)).toEqual([ids[0], ids[1], ids[3]])
    expect(now).toHaveLength(7)
    expect(new Set(now).size).toBe(7)
    expect(now).not.toContain(ids[2])
    const { questions } = await revise.getSet(id)
    expect(new Set(questions.map((each) => each.topicName))).toEqual(new Set(['Surds']))
    expect(await edit(id, { size: 11 })).toMatchObject({
      status: 422,
      message: 'Only 3 more questions fit.',
      errors: [{ path: 'body.size' }],
    })
    expect(await idsOf(id)).toEqual(now)
  })

  it('lets the answers stand, and takes new ones', async () => {
    const { id, ids } = await openSet(3, 1)
    await edit(id, { size: 5 })
    const { questions } = await revise.getSet(id)
    expect(questions[0]).toMatchObject({ questionId: ids[0], sequence: 1 })
    expect(questions[0]?.response).not.toBeNull()
    const last = questions[4]
    if (last === undefined) throw new Error('The set was not made longer')
    const response = answerTo(last, true)
    expect((await revise.save(id, last.questionId, { response })).data.outcome).toBe('saved')
    expect((await revise.finish(id)).data).toMatchObject({ total: 5, answered: 2 })
  })

  it('changes the clock: minutes count from now, and what is not named goes on', async () => {
    const { id } = await openSet(5, 1)
    revise.app.clock.advance(60_000)
    expect(await edit(id, { timing: 'set' })).toMatchObject({
      status: 422,
      errors: [{ path: 'body.minutes' }],
    })
    await edit(id, { timing: 'set', minutes: 10 })
    expect((await revise.getSet(id)).deadlineAt).toBe(after(660))
    revise.app.clock.advance(60_000)
    await edit(id, { timing: 'set', title: 'Another name' })
    expect((await revise.getSet(id)).deadlineAt).toBe(after(660))
    expect(await edit(id, { timing: 'question' })).toMatchObject({
      status: 422,
      errors: [{ path: 'body.secondsPerQuestion' }],
    })
    await edit(id, { timing: 'question', secondsPerQuestion: 30 })
    // Four questions are not answered.
    expect(await revise.getSet(id)).toMatchObject({
      secondsPerQuestion: 30,
      deadlineAt: after(240),
    })
    await edit(id, { timing: 'question', secondsPerQuestion: 30, size: 6 })
    expect((await revise.getSet(id)).deadlineAt).toBe(after(270))
    await edit(id, { timing: 'none', size: 6 })
    expect(await revise.getSet(id)).toMatchObject({ deadlineAt: null, secondsPerQuestion: null })
  })

  it('gives extra time as at the beginning', async () => {
    const slow = await revise.app.make.student({ extraTimePercent: 50 })
    const set = await revise.openSet({ size: 5 }, slow)
    await edit(set.id, { timing: 'question', secondsPerQuestion: 40 }, slow)
    expect(await revise.getSet(set.id, slow)).toMatchObject({
      secondsPerQuestion: 60,
      deadlineAt: after(300),
    })
    expect((await editable(set.id, slow)).data.secondsPerQuestion).toBe(40)
  })

  it('changes how long an adaptive set will be, not what was drawn', async () => {
    const set = await revise.openSet({ order: 'adaptive', feedback: 'each', size: 5 })
    const draw = { body: { setId: set.id, position: 2 } }
    await revise.app.call('POST /Revise/api/Revise/DrawNext', revise.student, draw)
    const drawn = await idsOf(set.id)
    expect(await edit(set.id, { size: 1, feedback: 'each' })).toMatchObject({
      status: 422,
      errors: [{ path: 'body.size' }],
    })
    expect((await edit(set.id, { feedback: 'end' })).errors).toMatchObject([
      { path: 'body.feedback' },
    ])
    expect((await edit(set.id, { feedback: 'each', removedIds: drawn })).status).toBe(422)
    expect((await edit(set.id, { feedback: 'each', size: 31 })).status).toBe(422)
    expect((await edit(set.id, { feedback: 'each', size: 20 })).status).toBe(200)
    expect(await revise.getSet(set.id)).toMatchObject({ total: 20 })
    expect(await idsOf(set.id)).toEqual(drawn)
  })

  it('cannot make a set of chosen questions longer', async () => {
    const questionIds = revise.bank.questions.slice(0, 3).map((each) => each.questionId)
    const set = await revise.openSet({ questionIds, size: 3, sectionId: null })
    expect((await editable(set.id)).data.available).toBe(3)
    expect((await edit(set.id, { size: 4 })).message).toBe('No more questions fit its filters.')
    expect((await edit(set.id, { size: 2 })).status).toBe(200)
  })

  it('and an answer at the same time leave the set whole', async () => {
    const { id, ids } = await openSet(5, 0)
    const last = ids[4] ?? 0
    const { questions } = await revise.getSet(id)
    const question = questions[4]
    if (question === undefined) throw new Error('A set has questions')
    const [edited, saved] = await Promise.all([
      edit(id, { size: 4 }),
      revise.save(id, last, { response: answerTo(question, true) }),
    ])
    expect(edited.status).toBe(200)
    const now = await idsOf(id)
    expect(now).toHaveLength(4)
    expect(now.includes(last)).toBe(saved.status === 200)
  })
})

describe('a bank that changes under an open set', () => {
  it('leaves the set as it was given out', async () => {
    const { db } = revise.app
    const set = await revise.openSet({ topicIds: [revise.topicId('Indices')], size: 8 })
    const topic = revise.topicId('Indices')
    const other = revise.bank.questions.find((each) => each.topic === 'Surds')
    await db.execute(sql`create table kept as
      select * from question_assignments where topic_id = ${topic}`)
    // Half of them are withdrawn, the others filed elsewhere, so that the topic is empty.
    await db.execute(sql`delete from question_assignments where topic_id = ${topic}
      and question_id % 2 = 0`)
    await db.execute(sql`update question_assignments set topic_id = ${other?.topicId},
      subject_id = ${other?.subjectId}, sub_topic_id = null where topic_id = ${topic}`)
    await recountTopics(db)
    try {
      const { questions } = await revise.getSet(set.id)
      expect(questions).toHaveLength(8)
      for (const question of questions) {
        const response = answerTo(question, question.number !== 1)
        expect((await revise.save(set.id, question.questionId, { response })).status).toBe(200)
      }
      expect((await editable(set.id)).data).toMatchObject({ size: 8, available: 8 })
      const essays = questions.filter((each) => each.questionType === 2).length
      expect((await revise.finish(set.id)).data).toMatchObject({ total: 8, answered: 8 })
      expect(await revise.attemptsOf(set.id)).toHaveLength(8 - essays)
      const solutions = await revise.app.call(
        'GET /Revise/api/Revise/GetSolutions',
        revise.student,
        { query: { setId: set.id } },
      )
      expect(solutions.data.set.questions[1]?.verdict?.solution).toContain('SECRET-SOLUTION')
    } finally {
      await db.execute(sql`delete from question_assignments
        where question_id in (select question_id from kept)`)
      await db.execute(sql`insert into question_assignments overriding system value
        select * from kept`)
      await db.execute(sql`drop table kept`)
      await recountTopics(db)
    }
  })
})
