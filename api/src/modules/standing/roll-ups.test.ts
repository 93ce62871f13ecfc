import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rowsOf } from '../../database/open.ts'
import { timeSpanOf } from '../questions/statistics.rules.ts'
import { answerTo, makeRevise, type Revise, start } from '../sets/testing.ts'
import { addEvidence, evidenceOf } from './mastery.rules.ts'

let revise: Revise

beforeAll(async () => {
  revise = await makeRevise()
})
afterAll(() => revise.app.close())
beforeEach(() => revise.begin())

interface Attempt {
  id: number
  studentId: string
  questionId: number
  topicId: number
  difficulty: number
  isFirst: boolean
  letter: string | null
  mark: number
  isCorrect: boolean
  timeMs: number
  atMs: number
}

const near = (value: number): unknown => expect.closeTo(value, 4)
const count = (list: readonly Attempt[], test: (each: Attempt) => boolean) =>
  list.filter(test).length

function groups(attempts: readonly Attempt[], keyOf: (each: Attempt) => string) {
  const keys = [...new Set(attempts.map(keyOf))].sort()
  return keys.map((key) => ({ key, own: attempts.filter((each) => keyOf(each) === key) }))
}

/** What the roll-ups must hold, from nothing but the attempts. */
function workedOut(attempts: readonly Attempt[]) {
  const dayOf = (each: Attempt) => new Date(each.atMs).toISOString().slice(0, 10)
  return {
    questions: groups(attempts, (each) => `${each.studentId} ${each.questionId}`).map(
      ({ key, own }) => {
        const latest = own.reduce((one, other) => (other.atMs >= one.atMs ? other : one))
        return { key, attempts: own.length, first: own[0]?.isCorrect, last: latest.isCorrect }
      },
    ),
    topics: groups(attempts, (each) => `${each.studentId} ${each.topicId}`).map(({ key, own }) => {
      const evidence = own
        .map((each) => evidenceOf({ ...each, at: new Date(each.atMs) }))
        .reduce(addEvidence)
      return {
        key,
        answered: own.length,
        correct: count(own, (each) => each.isCorrect),
        timeMs: own.reduce((sum, each) => sum + each.timeMs, 0),
        right: near(evidence.right),
        total: near(evidence.total),
        atMs: evidence.at.getTime(),
      }
    }),
    days: groups(attempts, (each) => `${each.studentId} ${dayOf(each)}`).map(({ key, own }) => ({
      key,
      answered: own.length,
      correct: count(own, (each) => each.isCorrect),
    })),
    misses: groups(
      attempts.filter((each) => !each.isCorrect),
      (each) => `${each.studentId} ${each.questionId}`,
    ).map(({ key, own }) => ({
      key,
      times: own.length,
      atMs: Math.max(...own.map((each) => each.atMs)),
      // Every answer since the first wrong one was a review.
      reps: attempts.filter(
        (each) => `${each.studentId} ${each.questionId}` === key && each.id >= (own[0]?.id ?? 0),
      ).length,
    })),
    practice: groups(attempts, (each) => each.studentId).map(({ key, own }) => ({
      key,
      answered: own.length,
      correct: count(own, (each) => each.isCorrect),
      firstAnswered: count(own, (each) => each.isFirst),
      firstCorrect: count(own, (each) => each.isFirst && each.isCorrect),
      timeMs: own.reduce((sum, each) => sum + each.timeMs, 0),
      atMs: Math.max(...own.map((each) => each.atMs)),
    })),
    statistics: groups(
      attempts.filter((each) => each.isFirst),
      (each) => String(each.questionId),
    ).map(({ key, own }) => ({
      key,
      answered: own.length,
      markSum: near(own.reduce((sum, each) => sum + each.mark, 0)),
      options: [...'abcd'].map((letter) => count(own, (each) => each.letter === letter)).join(),
      spans: own
        .map((each) => timeSpanOf(each.timeMs))
        .sort((one, other) => one - other)
        .join(),
    })),
  }
}

async function read<T extends object>(statement: ReturnType<typeof sql>): Promise<T[]> {
  const rows = await rowsOf<T & { key?: string }>(revise.app.db, statement)
  return rows.sort((one, other) => ((one.key ?? '') < (other.key ?? '') ? -1 : 1))
}

const ms = (column: string) => sql.raw(`(extract(epoch from ${column}) * 1000)::float8`)

/** What the roll-ups do hold. */
async function held() {
  const topics = await read(sql`
    select student_id || ' ' || topic_id "key", answered, correct, time_ms::float8 "timeMs",
      weighted_right "right", weighted_total "total", ${ms('evidence_at')} "atMs"
    from topic_mastery`)
  const statistics = await read<{ counts: number[] }>(sql`
    select question_id::text "key", answered, mark_sum "markSum",
      array_to_string(option_counts[1:4], ',') "options", time_counts "counts"
    from question_statistics`)
  return {
    questions: await read(sql`
      select student_id || ' ' || question_id "key", attempts, first_correct "first",
        last_correct "last"
      from student_questions where attempts > 0`),
    topics,
    days: await read(sql`
      select student_id || ' ' || day "key", answered, correct
      from student_days`),
    misses: await read(sql`
      select m.student_id || ' ' || m.question_id "key", m.times, ${ms('m.missed_at')} "atMs", r.reps
      from misses m full join review_cards r using (student_id, question_id)`),
    practice: await read(sql`
      select student_id::text "key", answered, correct, first_answered "firstAnswered",
        first_correct "firstCorrect", time_ms::float8 "timeMs",
        (select ${ms('last_at')} from student_activity a
          where a.student_id = p.student_id and a.kind = 'attempt') "atMs"
      from student_practice p where answered > 0`),
    statistics: statistics.map(({ counts, ...row }) => ({
      ...row,
      spans: counts.flatMap((times, span) => Array.from({ length: times }, () => span)).join(),
    })),
  }
}

const allAttempts = () =>
  read<Attempt>(sql`
    select id::int, student_id "studentId", question_id "questionId", topic_id "topicId",
      difficulty, is_first "isFirst", response->>'letter' "letter", mark::float8,
      is_correct "isCorrect", time_ms "timeMs", ${ms('answered_at')} "atMs",
      lpad(id::text, 12, '0') "key"
    from attempts`)

interface SetPlan {
  isEach: boolean
  daysLater: number
  answers: { isRight: boolean; minute: number; submit: boolean; met: number }[]
}

/** Works through one set as a plan has it: saves, submits, hands in, marks essays. */
async function workThrough(student: string, plan: SetPlan) {
  revise.app.clock.set(new Date(start.getTime() + plan.daysLater * 86_400_000))
  const set = await revise.openSet(
    { size: plan.answers.length, feedback: plan.isEach ? 'each' : 'end', sectionId: null },
    student,
  )
  const begun = revise.app.clock.now().getTime()
  revise.app.clock.set(new Date(begun + 3_600_000))
  for (const [at, answer] of plan.answers.entries()) {
    const question = set.questions[at]
    if (question === undefined) continue
    const submit = plan.isEach && answer.submit
    await revise.save(
      set.id,
      question.questionId,
      {
        response: answerTo(question, answer.isRight),
        answeredAt: new Date(begun + answer.minute * 60_000).toISOString(),
        timeMs: answer.minute * 20_000,
        submit,
      },
      student,
    )
    if (question.questionType === 2 && !submit) await revise.finish(set.id, student)
    if (question.questionType !== 2) continue
    await revise.app.call('POST /Revise/api/Revise/SelfMark', student, {
      body: {
        setId: set.id,
        questionId: question.questionId,
        criteriaMet: [0, 1, 2].map((criterion) => criterion < answer.met),
      },
    })
  }
  await revise.finish(set.id, student)
}

describe('roll-ups', () => {
  it('equal what the attempts give, after any course of events', async () => {
    const plan = fc.record({
      isEach: fc.boolean(),
      daysLater: fc.integer({ min: 0, max: 200 }),
      answers: fc.array(
        fc.record({
          isRight: fc.boolean(),
          minute: fc.integer({ min: 0, max: 59 }),
          submit: fc.boolean(),
          met: fc.integer({ min: 0, max: 3 }),
        }),
        { minLength: 1, maxLength: 12 },
      ),
    })
    const other = await revise.app.make.student()
    await fc.assert(
      fc.asyncProperty(fc.array(plan, { minLength: 2, maxLength: 4 }), async (plans) => {
        for (const [at, each] of plans.entries()) {
          await workThrough(at % 2 === 0 ? revise.student : other, each)
        }
        const attempts = await allAttempts()
        expect(await held()).toEqual(workedOut(attempts))
      }),
      { numRuns: 8 },
    )
    expect((await allAttempts()).length).toBeGreaterThan(20)
  })
})

describe('many students at once', () => {
  it('do not stand in each other’s way, and leave roll-ups right', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => revise.app.make.student()))
    const practise = async (student: string, feedback: 'each' | 'end') => {
      const set = await revise.openSet({ size: 15, feedback, questionTypes: [1, 3, 4] }, student)
      const saves = set.questions.map((question, at) =>
        revise.save(
          set.id,
          question.questionId,
          {
            response: answerTo(question, at % 2 === 0),
            timeMs: at * 1_000,
            submit: feedback === 'each' && at % 3 === 0,
          },
          student,
        ),
      )
      for (const { status } of await Promise.all(saves)) expect(status).toBe(200)
      const finished = await Promise.all([1, 2].map(() => revise.finish(set.id, student)))
      for (const { data } of finished) expect(data).toMatchObject({ answered: 15, correct: 8 })
    }
    await Promise.all(
      people.flatMap((student) => [practise(student, 'each'), practise(student, 'end')]),
    )
    const attempts = await allAttempts()
    expect(await held()).toEqual(workedOut(attempts))
    for (const student of people) {
      expect(count(attempts, (each) => each.studentId === student)).toBe(30)
    }
  })
})

describe('attempts', () => {
  it('cannot be changed or deleted, whoever tries', async () => {
    await workThrough(revise.student, {
      isEach: false,
      daysLater: 0,
      answers: [{ isRight: true, minute: 1, submit: false, met: 3 }],
    })
    for (const statement of [
      sql`update attempts set is_correct = not is_correct`,
      sql`delete from attempts`,
      sql`truncate attempts cascade`,
    ]) {
      await expect(revise.app.db.execute(statement)).rejects.toMatchObject({
        cause: { message: 'Rows of attempts are never changed or deleted' },
      })
    }
  })
})
