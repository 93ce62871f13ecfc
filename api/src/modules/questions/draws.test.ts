import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '../../database/open.ts'
import { drawNear } from '../revise/adaptive.repository.ts'
import { makeRevise, type Revise, start } from '../sets/testing.ts'
import { candidatesFor } from './candidates.repository.ts'
import { countQuestions } from './counts.repository.ts'
import type { QuestionStatus } from './filters.sql.ts'
import { drawQuestions, recountTopics } from './questions.repository.ts'

/** Draws from a bank so large that it is not looked through. */

const large = 16_000

let revise: Revise

beforeAll(async () => {
  revise = await makeRevise()
  await revise.begin()
  const { db } = revise.app
  await db.execute(sql`insert into questions (key, question_type, difficulty, created_at)
    select 'large.' || i, 1, 1 + i % 5, now() from generate_series(1, ${large}) i`)
  await db.execute(sql`insert into question_assignments (question_id, question_type, difficulty,
      question_location, admission_test_id, section_id, subject_id, topic_id)
    select q.id, 1, q.difficulty, 1, a.admission_test_id, a.section_id, a.subject_id, a.topic_id
    from questions q
    join (
      select distinct on (topic_id) admission_test_id, section_id, subject_id, topic_id,
        dense_rank() over (order by topic_id) - 1 place
      from question_assignments
    ) a on a.place = q.id % 4
    where q.key like 'large.%'`)
  await recountTopics(db)
  await db.execute(sql`analyze`)
})
afterAll(() => revise.app.close())

const filters = (status: QuestionStatus[] = [], change: object = {}) => ({
  admissionTestId: revise.bank.testId,
  sectionId: null,
  subjectIds: [],
  topicIds: [],
  status,
  difficulties: [],
  questionTypes: [1],
  ...change,
})

const draw = (size: number, status: QuestionStatus[] = [], change: object = {}) =>
  drawQuestions(revise.app.db, filters(status, change), revise.student, size, 'random', start)

const idsOf = (rows: readonly { questionId: number }[]) => rows.map((each) => each.questionId)

/** Puts these questions into a standing with the student. */
async function stand(questionIds: readonly number[], column: 'last_correct' | 'is_bookmarked') {
  await revise.app.db.execute(sql`insert into student_questions
      (student_id, question_id, attempts, first_correct, last_correct, is_bookmarked)
    select ${revise.student}::uuid, id, 1, false, false, ${column === 'is_bookmarked'}::boolean
    from unnest(${`{${questionIds.join(',')}}`}::int[]) id on conflict do nothing`)
}

describe('a draw from a large bank', () => {
  it('takes a sample that holds what it needs, every part of the bank as likely', async () => {
    const from = await candidatesFor(revise.app.db, filters(), revise.student, start)
    expect(from.sample).toBeGreaterThan(10)
    expect(from.sample).toBeLessThan(50)
    const seen = new Map<number, number>()
    for (let round = 0; round < 60; round += 1) {
      const drawn = idsOf(await draw(100))
      expect(new Set(drawn).size).toBe(100)
      for (const id of drawn) {
        const tenth = Math.floor((id * 10) / (large + 41))
        seen.set(tenth, (seen.get(tenth) ?? 0) + 1)
      }
    }
    // 6,000 draws over ten tenths; pages come together, so that the spread is wider than by chance.
    expect(seen.size).toBe(10)
    for (const count of seen.values()) {
      expect(count).toBeGreaterThan(350)
      expect(count).toBeLessThan(900)
    }
  })

  it('keeps to its filters, and gives all that there are of what is rare', async () => {
    const rows = await draw(50, [], { difficulties: [4, 5], sectionId: revise.partId('Physics') })
    const found = await rowsOf<{ count: number }>(
      revise.app.db,
      sql`select count(distinct question_id)::int "count" from question_assignments
        where question_id = any(${`{${idsOf(rows).join(',')}}`}::int[])
          and difficulty in (4, 5) and section_id = ${revise.partId('Physics')}`,
    )
    expect(found).toEqual([{ count: 50 }])
    // Essays are four in the whole bank, so that no sample has them all.
    expect(await draw(10, [], { questionTypes: [2] })).toHaveLength(4)
    expect(await draw(10, [], { questionTypes: [2], difficulties: [1, 2, 3, 4, 5] })).toHaveLength(
      4,
    )
  })

  it('begins at what stands as asked with the student, where that is little', async () => {
    const some = idsOf(await draw(20))
    await stand(some.slice(0, 12), 'last_correct')
    await stand(some.slice(12), 'is_bookmarked')
    expect(idsOf(await draw(100, ['incorrect'])).sort()).toEqual(some.toSorted())
    expect(idsOf(await draw(100, ['bookmarked'])).sort()).toEqual(some.slice(12).sort())
    expect(await draw(100, ['flagged', 'due', 'correct'])).toEqual([])
    const unused = idsOf(await draw(100, ['unused']))
    expect(unused.filter((id) => some.includes(id))).toEqual([])
  })

  it('samples what stands as asked where that is much, and finds it all where it is not', async () => {
    const other = await revise.app.make.student()
    await revise.app.db.execute(sql`insert into student_questions
        (student_id, question_id, attempts, first_correct, last_correct)
      select ${other}::uuid, id, 1, false, false from questions where id % 2 = 0`)
    const incorrect = filters(['incorrect'])
    const from = await candidatesFor(revise.app.db, incorrect, other, start)
    expect(from.sample).not.toBeNull()
    const drawn = idsOf(await drawQuestions(revise.app.db, incorrect, other, 100, 'random', start))
    expect(drawn).toHaveLength(100)
    expect(drawn.every((id) => id % 2 === 0)).toBe(true)
    const rare = filters(['incorrect'], { questionTypes: [2] })
    const there = await countQuestions(revise.app.db, rare, other, start)
    expect(await drawQuestions(revise.app.db, rare, other, 10, 'random', start)).toHaveLength(
      there.questionCount,
    )
  })

  it('is near the level, and of what the student has not met', async () => {
    for (const level of [1, 2.4, 4.8]) {
      const near = await drawNear(revise.app.db, filters(), revise.student, level, start)
      expect(near?.isUnused).toBe(true)
      const [row] = await rowsOf<{ difficulty: number }>(
        revise.app.db,
        sql`select difficulty::int "difficulty" from questions where id = ${near?.questionId ?? 0}`,
      )
      expect(row?.difficulty).toBe(Math.round(level))
    }
  })
})
