import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askedByServer } from '../../asked.ts'
import { rowsOf } from '../../database/open.ts'
import { at } from '../../database/sql.ts'
import { answerTo, makeRevise, type Revise, start } from '../sets/testing.ts'
import { tallyDueReviews } from './review-cards.repository.ts'

let revise: Revise
let people: string[]
let questionIds: number[]

beforeAll(async () => {
  revise = await makeRevise()
  await revise.begin()
  people = [revise.student, await revise.app.make.student({}, { timeZone: 'Asia/Kathmandu' })]
  questionIds = revise.bank.questions
    .filter((each) => each.type === 1)
    .map((each) => each.questionId)
    .slice(0, 8)
})
afterAll(() => revise.app.close())

const hourMs = 3_600_000

/** What the tallies differ in from what is counted anew. */
async function differences() {
  const { db, clock } = revise.app
  return {
    spans: await rowsOf(
      db,
      sql`select * from (
          select student_id, minutes, since, count(*) cards from (
            select r.student_id, s.minutes, date_bin(s.minutes * interval '1 minute', r.due,
              timestamptz '2000-01-01 00:00+00') since
            from review_cards r cross join (values (15), (1440)) s (minutes)
            where exists (select 1 from question_assignments a where a.question_id = r.question_id)
          ) one group by 1, 2, 3
        ) c full join review_tallies y using (student_id, minutes, since)
        where c.cards is distinct from y.cards`,
    ),
    questions: await rowsOf(
      db,
      sql`select * from student_questions q left join review_cards r
          using (student_id, question_id)
        where q.is_due <> coalesce(r.is_due, false)`,
    ),
    topics: await rowsOf(
      db,
      sql`select * from (
          select q.student_id, a.topic_id, count(*) questions from student_questions q
          join question_assignments a on a.question_id = q.question_id
          where q.is_due and a.question_location = 1 group by 1, 2
        ) c full join (
          select student_id, topic_id, sum(questions) questions from student_tallies
          where is_due group by 1, 2 having sum(questions) <> 0
        ) y using (student_id, topic_id)
        where c.questions is distinct from y.questions`,
    ),
    tooEarly: await rowsOf(
      db,
      sql`select * from review_cards where is_due and due > ${at(clock.now())}`,
    ),
  }
}

const none = { spans: [], questions: [], topics: [], tooEarly: [] }

/** What a student is told, and the same counted card by card. */
async function toldAndCounted(student: string) {
  const { db, clock, call } = revise.app
  const now = clock.now()
  const counted = async (which: ReturnType<typeof sql>) => {
    const [row] = await rowsOf<{ count: number }>(
      db,
      sql`select count(*)::int "count" from review_cards r
        join question_assignments a on a.question_id = r.question_id
        join users u on u.id = r.student_id
        where r.student_id = ${student} and ${which}`,
    )
    return row?.count
  }
  const { data: reviews } = await call('GET /Revise/api/Revise/GetReviews', student)
  const { data: count } = await call('GET /Question/Question/GetQuestionCount', student, {
    query: { status: 'due' },
  })
  const { data: both } = await call('GET /Question/Question/GetQuestionCount', student, {
    query: { status: 'due,correct' },
  })
  const days: (number | undefined)[] = []
  for (const [place, { day }] of reviews.forecast.entries()) {
    const dayOf = sql`(r.due at time zone u.time_zone)::date`
    days.push(
      await counted(place === 0 ? sql`${dayOf} <= ${day}::date` : sql`${dayOf} = ${day}::date`),
    )
  }
  const isDue = sql`r.due <= ${at(now)}`
  return {
    told: {
      due: reviews.due,
      days: reviews.forecast.map(({ due }) => due),
      count: count.questionCount,
    },
    counted: { due: await counted(isDue), days, count: await counted(isDue) },
    both: both.questionCount - count.questionCount,
  }
}

/** Takes a question out of the bank, or files it again. */
async function fileOtherwise(questionId: number): Promise<void> {
  const { db } = revise.app
  const filed = sql`question_assignments where question_id = ${questionId}`
  const taken = await rowsOf(db, sql`select 1 from ${filed}`)
  if (taken.length > 0) {
    await db.execute(sql`insert into taken_out select * from ${filed}`)
    await db.execute(sql`delete from ${filed}`)
  } else {
    await db.execute(sql`insert into question_assignments overriding system value
      select * from taken_out where question_id = ${questionId}`)
    await db.execute(sql`delete from taken_out where question_id = ${questionId}`)
  }
}

describe('tallies of reviews', () => {
  it('equal what the cards give, after any course of events', async () => {
    const { db, clock } = revise.app
    await db.execute(sql`create table taken_out as select * from question_assignments limit 0`)
    const who = { person: fc.nat({ max: 1 }), question: fc.nat({ max: 7 }) }
    const step = fc.oneof(
      { weight: 4, arbitrary: fc.record({ kind: fc.constant('answer'), ...who }) },
      { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('guess', 'filed'), ...who }) },
      { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('removed'), ...who }) },
      { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('later', 'round'), ...who }) },
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 20 }), async (steps) => {
        for (const { kind, person, question } of steps) {
          const student = people[person] ?? ''
          const questionId = questionIds[question] ?? 0
          if (kind === 'answer') await answer(student, questionId, question % 3 === 0)
          if (kind === 'guess') {
            await revise.app.call('POST /Revise/api/Revise/SetMissReason', student, {
              body: { questionId, reason: 'guessed' },
            })
          }
          if (kind === 'filed') await fileOtherwise(questionId)
          if (kind === 'later') clock.advance((question + 1) * 7.3 * hourMs)
          if (kind === 'round') await tallyDueReviews(askedByServer(db, clock.now()))
          if (kind === 'removed') {
            await db.execute(sql`delete from review_cards
              where student_id = ${student} and question_id = ${questionId}`)
          }
        }
        expect(await differences()).toEqual(none)
        for (const student of people) {
          const { told, counted, both } = await toldAndCounted(student)
          expect(told).toEqual(counted)
          expect(both).toBeGreaterThanOrEqual(0)
        }
      }),
      { numRuns: 12 },
    )
    await db.execute(sql`drop table taken_out`)
    expect(clock.now().getTime()).toBeGreaterThan(start.getTime())
  })

  /** Answers one question in a set of its own; those that are taken out of the bank cannot be had. */
  async function answer(student: string, questionId: number, isRight: boolean): Promise<void> {
    const [filed] = await rowsOf(
      revise.app.db,
      sql`select 1 from question_assignments where question_id = ${questionId}`,
    )
    if (filed === undefined) return
    const set = await revise.openSet(
      { questionIds: [questionId], size: 1, feedback: 'each', sectionId: null },
      student,
    )
    const [question] = set.questions
    if (question === undefined) return
    const response = answerTo(question, isRight)
    await revise.save(set.id, questionId, { response, submit: true }, student)
    await revise.finish(set.id, student)
  }
})
