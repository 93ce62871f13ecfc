import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rowsOf } from '../../database/open.ts'
import { answerTo, makeRevise, type Revise } from './testing.ts'

let revise: Revise

beforeAll(async () => {
  revise = await makeRevise()
})
afterAll(() => revise.app.close())
beforeEach(() => revise.begin())

/** A set of one essay, with its question. */
async function openEssay() {
  const set = await revise.openSet({ questionTypes: [2], size: 1 })
  const questionId = set.questions[0]?.questionId ?? 0
  const write = (text: string, sequence: number) =>
    revise.save(set.id, questionId, { response: { kind: 'text', text }, sequence })
  const kept = async () => (await revise.getSet(set.id)).questions[0]?.response
  return { set, questionId, write, kept }
}

describe('an essay', () => {
  it('of 100 kB is refused at its field, and what was kept before stays', async () => {
    const { write, kept } = await openEssay()
    const longest = 'é'.repeat(20_000)
    expect((await write(longest, 1)).status).toBe(200)
    for (const length of [20_001, 100_000]) {
      const refused = await write('x'.repeat(length), 2)
      expect(refused.status).toBe(400)
      expect(refused.errors[0]?.path).toMatch(/^body\.response/)
    }
    expect(await kept()).toEqual({ kind: 'text', text: longest })
  })

  it('is text whatever it holds, and comes back sign for sign', async () => {
    const { set, write, kept } = await openEssay()
    const text =
      '<script>alert(1)</script><img src=x onerror=alert(2)> & <b>not bold</b>\n\\( \\frac{1} $$ \u202E \u{1F600}'
    expect((await write(text, 1)).status).toBe(200)
    expect(await kept()).toEqual({ kind: 'text', text })
    await revise.finish(set.id)
    const { data } = await revise.app.call('GET /Revise/api/Revise/GetSolutions', revise.student, {
      query: { setId: set.id },
    })
    expect(data.set.questions[0]?.response).toEqual({ kind: 'text', text })
  })

  it.each([
    ['a sign that ends texts', 'before\u0000after'],
    ['half of a sign', 'before\uD83Dafter'],
  ])('with %s breaks nothing', async (_what, text) => {
    const { set, write, kept } = await openEssay()
    const { status } = await write(text, 1)
    expect([200, 400, 422]).toContain(status)
    const shown = await kept()
    if (status === 200)
      expect(shown).toMatchObject({ text: expect.stringMatching(/^before.*after$/) })
    else expect(shown).toBeNull()
    expect((await write('An essay', 2)).status).toBe(200)
    expect((await revise.finish(set.id)).status).toBe(200)
  })
})

describe('a set of somebody else', () => {
  it('is not there in any call, and stays as it was', async () => {
    const { set, questionId, write, kept } = await openEssay()
    await write('Mine', 1)
    const { app } = revise
    const stranger = await app.make.student()
    const setId = set.id
    const answers = [
      await revise.save(
        setId,
        questionId,
        { response: { kind: 'text', text: 'Theirs' }, sequence: 9 },
        stranger,
      ),
      await revise.finish(setId, stranger),
      await app.call('GET /Revise/api/Revise/GetSet', stranger, { query: { setId } }),
      await app.call('GET /Revise/api/Revise/GetClock', stranger, { query: { setId } }),
      await app.call('GET /Revise/api/Revise/GetSolutions', stranger, { query: { setId } }),
      await app.call('GET /Revise/api/Revise/GetEditableSet', stranger, { query: { setId } }),
      await app.call('POST /Revise/api/Revise/DrawNext', stranger, {
        body: { setId, position: 2 },
      }),
      await app.call('POST /Revise/api/Revise/SelfMark', stranger, {
        body: { setId, questionId, criteriaMet: [true, true, true] },
      }),
    ]
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
    expect(await kept()).toEqual({ kind: 'text', text: 'Mine' })
    expect((await revise.getSet(setId)).state).toBe('open')
  })
})

describe('what changes while a set is open', () => {
  it('a topic whose questions are gone lets the set be finished, and gives no other', async () => {
    const topicId = revise.topicId('Indices')
    const asked = { topicIds: [topicId], questionTypes: [1], size: 2 }
    const set = await revise.openSet(asked)
    const { db } = revise.app
    const filed = sql`question_assignments where topic_id = ${topicId}`
    await db.execute(sql`create table kept as select * from ${filed}`)
    await db.execute(sql`delete from ${filed}`)
    try {
      for (const question of set.questions) {
        const { status } = await revise.save(set.id, question.questionId, {
          response: answerTo(question, true),
        })
        expect(status).toBe(200)
      }
      expect((await revise.finish(set.id)).data).toMatchObject({ correct: 2, total: 2 })
      const { status } = await revise.app.call(
        'GET /Revise/api/Revise/GetSolutions',
        revise.student,
        { query: { setId: set.id } },
      )
      expect(status).toBe(200)
      const none = await revise.app.call('POST /Revise/api/Revise/CreateSet', revise.student, {
        body: revise.asked(asked),
      })
      expect(none).toMatchObject({ status: 422, errors: [{ path: 'body.size' }] })
    } finally {
      await db.execute(sql`insert into question_assignments overriding system value
        select * from kept`)
      await db.execute(sql`drop table kept`)
    }
  })

  it('a topic that is not there any more is refused by its field', async () => {
    const gone = await revise.app.call('POST /Revise/api/Revise/CreateSet', revise.student, {
      body: revise.asked({ topicIds: [2_000_000_000] }),
    })
    expect(gone).toMatchObject({ status: 422, errors: [{ path: 'body.topicIds' }] })
  })

  it('a question that is edited is marked by the version that was given out', async () => {
    const set = await revise.openSet({ questionTypes: [1], size: 1, feedback: 'each' })
    const questionId = set.questions[0]?.questionId ?? 0
    const { db } = revise.app
    await db.execute(sql`
      insert into question_versions (question_id, version, text, data, solution, question_type,
        difficulty, marking, created_at)
      select question_id, 2, '<p>Edited</p>', data, solution, question_type, difficulty, marking,
        created_at from question_versions where question_id = ${questionId} and version = 1`)
    await db.execute(sql`
      insert into question_options (version_id, letter, text, is_correct, why)
      select (select id from question_versions where question_id = ${questionId} and version = 2),
        o.letter, o.text, o.letter = 'a', o.why from question_options o
      join question_versions v on v.id = o.version_id
      where v.question_id = ${questionId} and v.version = 1`)
    await db.execute(sql`update questions set current_version = 2 where id = ${questionId}`)
    try {
      const { data } = await revise.save(set.id, questionId, {
        response: { kind: 'choice', letter: 'b' },
        submit: true,
      })
      expect(data.verdict).toMatchObject({ isCorrect: true, correctLetter: 'b' })
      expect((await revise.getSet(set.id)).questions[0]?.text).not.toContain('Edited')
      const attempts = await rowsOf<{ version: number }>(
        db,
        sql`select v.version from attempts a join question_versions v on v.id = a.version_id
          where a.set_id = ${set.id}`,
      )
      expect(attempts).toEqual([{ version: 1 }])
    } finally {
      await db.execute(sql`update questions set current_version = 1 where id = ${questionId}`)
    }
  })
})
