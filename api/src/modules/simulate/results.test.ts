import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rowsOf } from '../../database/open.ts'
import { itemStatisticsOf } from '../questions/item-statistics.repository.ts'
import { answerTo } from '../sets/testing.ts'
import { addCohort, makeSimulate, type Simulate } from './testing.ts'

let simulate: Simulate
let part: Simulate['part']
const minute = 60_000

beforeAll(async () => {
  simulate = await makeSimulate()
  part = simulate.part
})
afterAll(() => simulate.app.close())
beforeEach(() => simulate.begin())

describe('the score', () => {
  it('is what was right, less what the part takes off for wrong answers', async () => {
    const physics = part('2024', 1).examSectionId
    const sittingId = await simulate.whole(physics, 5, 3)
    const { data } = await simulate.result(sittingId)
    expect(data.parts[0]).toMatchObject({ score: 4.25, maximum: 9, correct: 5, answered: 8 })
    expect(data.parts[0]?.scaled).toBeNull()
  })

  it('is scaled only where the paper has a table, with its source', async () => {
    const sittingId = await simulate.whole(part('2024').examSectionId, 6, 2)
    const { data } = await simulate.result(sittingId)
    expect(data.parts[0]?.scaled).toEqual({ score: 4, source: 'A table for tests' })
  })

  it('counts a first sitting once, and the best of all', async () => {
    const maths = part('2023').examSectionId
    await simulate.whole(maths, 4, 1)
    await simulate.whole(maths, 7, 1)
    await simulate.whole(maths, 5, 1)
    const found = (await simulate.offered('false')).papers.find(
      ({ title }) => title === '2023 style',
    )
    expect(found?.sections).toMatchObject([{ state: 'done', bestScore: 7, sittings: 3 }])
    const scores = await rowsOf<{ score: number; students: number }>(
      simulate.app.db,
      sql`select score, students from section_scores where exam_section_id = ${maths}`,
    )
    expect(scores).toEqual([{ score: 400, students: 1 }])
    const firsts = await rowsOf<{ isFirst: boolean }>(
      simulate.app.db,
      sql`select x.is_first "isFirst" from sitting_sections x join sittings y
        on y.id = x.sitting_id where y.student_id = ${simulate.student} order by y.started_at, y.id`,
    )
    expect(firsts.filter(({ isFirst }) => isFirst)).toHaveLength(1)
  })

  it('of a part without any answer counts nowhere', async () => {
    const maths = part('Mock 2').examSectionId
    const sittingId = await simulate.whole(maths, 0, 0)
    const { data } = await simulate.result(sittingId)
    expect(data.parts[0]).toMatchObject({ score: 0, answered: 0 })
    expect((await simulate.statistics()).parts).toEqual([])
    const mock = (await simulate.offered('false')).papers.find(({ title }) => title === 'Mock 2')
    expect(mock?.sections[0]).toMatchObject({ state: 'not started', bestScore: null })
    await simulate.whole(maths, 3, 0)
    const scores = await rowsOf(
      simulate.app.db,
      sql`select score from section_scores where exam_section_id = ${maths}`,
    )
    expect(scores).toEqual([{ score: 300 }])
  })

  it('stays with the version that was answered', async () => {
    const { app, revise } = simulate
    const { sittingId, setId } = await simulate.sit([part('2024').examSectionId])
    const [question] = (await simulate.getSet(setId)).questions
    const questionId = question?.questionId ?? 0
    // Somebody edits the question in the middle of it: another wording, and now a is right.
    await app.db.execute(sql`
      insert into question_versions (question_id, version, text, data, solution, question_type,
        difficulty, marking, created_at)
      select question_id, 2, '<p>Edited</p>', null, solution, question_type, difficulty, marking,
        created_at from question_versions where question_id = ${questionId} and version = 1`)
    await app.db.execute(sql`
      insert into question_options (version_id, letter, text, is_correct, why)
      select (select id from question_versions where question_id = ${questionId} and version = 2),
        letter, o.text, letter = 'a', why from question_options o
      join question_versions v on v.id = o.version_id
      where v.question_id = ${questionId} and v.version = 1`)
    await app.db.execute(sql`update questions set current_version = 2 where id = ${questionId}`)
    try {
      await simulate.answer(setId, 1, 0)
      await simulate.finish(setId)
      const { data } = await simulate.result(sittingId)
      expect(data.parts[0]?.score).toBe(1)
      const [attempt] = await rowsOf<{ version: number }>(
        app.db,
        sql`select v.version from attempts a join question_versions v on v.id = a.version_id
          where a.set_id = ${setId}`,
      )
      expect(attempt?.version).toBe(1)
      const next = await simulate.sit([part('2024').examSectionId])
      expect((await simulate.getSet(next.setId)).questions[0]?.text).toContain('Edited')
    } finally {
      await app.db.execute(sql`update questions set current_version = 1 where id = ${questionId}`)
      expect(revise.bank.testId).toBeGreaterThan(0)
    }
  })
})

describe('the marked paper', () => {
  it('shows pace, topics, and what was right once', async () => {
    const { sittingId, setId } = await simulate.sit([part('2024').examSectionId])
    const { questions } = await simulate.getSet(setId)
    const choose = async (at: number, letters: string) => {
      for (const [index, letter] of [...letters].entries()) {
        await simulate.save(setId, questions[at]?.questionId ?? 0, {
          sequence: index + 1,
          response: { kind: 'choice', letter },
          timeMs: 60_000,
        })
      }
    }
    await choose(0, 'bc')
    await choose(1, 'cb')
    await choose(2, 'abcd')
    simulate.app.clock.advance(10 * minute)
    await simulate.finish(setId)
    const { data } = await simulate.result(sittingId)
    const [own] = data.parts
    expect(own).toMatchObject({
      score: 1,
      rightToWrong: 2,
      // From its start to the hand-in, whatever was spent on single questions.
      timeMs: 10 * minute,
      allowedMs: 40 * minute,
      awaitingMark: 0,
    })
    expect(own?.pace.map((each) => each.isRightToWrong)).toEqual([
      true,
      false,
      true,
      ...Array.from({ length: 6 }, () => false),
    ])
    expect(own?.pace[0]).toMatchObject({ number: 1, timeMs: 60_000, isCorrect: false })
    expect(own?.topics).toEqual([expect.objectContaining({ correct: 1, total: 9 })])
  })

  it('keeps at most forty letters of an answer, and none of a repeat', async () => {
    const { setId } = await simulate.sit([part('2024').examSectionId])
    const [question] = (await simulate.getSet(setId)).questions
    for (let sequence = 1; sequence <= 50; sequence += 1) {
      const letter = sequence <= 3 ? 'a' : sequence % 2 === 0 ? 'b' : 'c'
      await simulate.save(setId, question?.questionId ?? 0, {
        sequence,
        response: sequence === 2 ? null : { kind: 'choice', letter },
      })
    }
    const [row] = await rowsOf<{ history: string }>(
      simulate.app.db,
      sql`select history from revise_set_questions
        where set_id = ${setId} and question_id = ${question?.questionId ?? 0}`,
    )
    expect(row?.history).toBe(`a${'bc'.repeat(20)}`.slice(0, 40))
  })
})

describe('the percentile', () => {
  it('is shown only when at least ten others sat the part', async () => {
    const physics = part('2024', 1).examSectionId
    await simulate.app.db.execute(sql`delete from section_scores
      where exam_section_id = ${physics}`)
    await addCohort(simulate, physics, [0, 1, 2, 3, 4, 5, 6, 7, 8])
    const sittingId = await simulate.whole(physics, 4, 0)
    expect((await simulate.result(sittingId)).data.parts[0]).toMatchObject({
      others: 9,
      percentile: null,
    })
    expect((await simulate.statistics()).parts[0]?.percentile).toBeNull()
    await addCohort(simulate, physics, [9])
    // Of the ten others 0 to 3 did worse, and one as well.
    expect((await simulate.result(sittingId)).data.parts[0]).toMatchObject({
      others: 10,
      percentile: 45,
    })
    expect((await simulate.statistics()).parts[0]?.percentile).toBe(45)
  })
})

describe('item statistics', () => {
  it('are pooled over the first sittings of all papers that hold the question', async () => {
    const { app } = simulate
    const filed = part('Mock 2')
    await app.db.execute(sql`delete from item_marks`)
    // The first question right for the better two only; rest 8, 6, 3, 1.
    for (const [first, others] of [
      [true, 8],
      [true, 6],
      [false, 3],
      [false, 1],
    ] as const) {
      const student = await app.make.student()
      const { setId } = await simulate.sit([filed.examSectionId], student)
      const { questions } = await simulate.getSet(setId, student)
      for (const [at, question] of questions.entries()) {
        const isRight = at === 0 ? first : at <= others
        await simulate.save(
          setId,
          question.questionId,
          { response: answerTo(question, isRight) },
          student,
        )
      }
      await simulate.finish(setId, student)
      // A second sitting changes nothing.
      await simulate.whole(filed.examSectionId, 9, 0, student)
    }
    const [item] = await itemStatisticsOf(app.db, [filed.questions[0]?.questionId ?? 0])
    // cov = (1.75 + 0.75 + 0.75 + 1.75) / 3 over the roots of 1/3 and 29/3.
    expect(item?.discriminationIndex).toBeCloseTo((100 * 5) / Math.sqrt(29), 2)
    expect(item?.discriminativeEfficiency).toBe(100)
    expect(item?.check).toBe('none')
    expect(item?.optionCounts.map(({ letter }) => letter)).toEqual(['a', 'b', 'c', 'd'])
  })

  it('are not available before anybody sat a paper', async () => {
    const unused = part('2023').questions.at(-1)?.questionId ?? 0
    await simulate.app.db.execute(sql`delete from item_marks where question_id = ${unused}`)
    const [item] = await itemStatisticsOf(simulate.app.db, [unused, 999_999])
    expect(item).toMatchObject({ discriminationIndex: null, check: null })
  })
})
