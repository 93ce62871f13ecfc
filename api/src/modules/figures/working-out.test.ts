import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { askedByServer, inTransaction } from '../../asked.ts'
import { rowsOf } from '../../database/open.ts'
import { itemStatisticsOf } from '../questions/index.ts'
import { answerTo } from '../sets/testing.ts'
import { makeSimulate, type Simulate } from '../simulate/testing.ts'
import { startStatistics } from '../standing/index.ts'
import { takeChanged } from './figures.repository.ts'
import { workOutFigures } from './index.ts'

let simulate: Simulate
let questionIds: number[]
const students: string[] = []

beforeAll(async () => {
  simulate = await makeSimulate()
  questionIds = simulate.revise.bank.questions.map(({ questionId }) => questionId)
  for (let each = 0; each < 4; each += 1) students.push(await simulate.app.make.student())
})
afterAll(() => simulate.app.close())
beforeEach(() => simulate.begin())

const asked = () => askedByServer(simulate.app.db, simulate.app.clock.now())
const round = (batches?: number) =>
  workOutFigures(asked(), batches === undefined ? {} : { batches })

/** The figures as lists have them. */
const kept = () =>
  rowsOf<{ questionId: number }>(
    simulate.app.db,
    sql`select question_id "questionId", answered, facility,
        discrimination_index "discriminationIndex",
        discriminative_efficiency "discriminativeEfficiency", needs_check "check",
        median_ms "medianMs", flag_rate "flagRate"
      from question_figures order by question_id`,
  )

/** The figures as they are worked out from all there is. */
const afresh = async () =>
  (
    await itemStatisticsOf(
      simulate.app.db,
      questionIds.toSorted((a, b) => a - b),
    )
  ).map(({ optionCounts: _, ...figures }) => figures)

const figuresOf = async (questionId: number) =>
  (await kept()).find((each) => each.questionId === questionId)

const answersTo = async (questionId: number) =>
  (
    await rowsOf<{ answered: number }>(
      simulate.app.db,
      sql`select answered from question_figures where question_id = ${questionId}`,
    )
  )[0]?.answered ?? 0

/** A set of these questions, answered right or wrong in turn, by a student. */
async function practise(of: readonly number[], as: string, rights: readonly boolean[]) {
  const set = await simulate.revise.setOf(of, as)
  for (const [at, question] of set.questions.entries()) {
    const response = answerTo(question, rights[at % rights.length] ?? true)
    await simulate.save(set.id, question.questionId, { response }, as)
  }
  simulate.app.clock.advance(60_000)
  await simulate.finish(set.id, as)
}

async function flag(questionId: number, as: string) {
  const body = { questionId, text: 'Is the sign right?' }
  await simulate.app.call('POST /Question/QuestionFlag/FlagQuestion', as, { body })
}

describe('the round', () => {
  type Deed = {
    kind: 'practise' | 'sit' | 'flag' | 'anew' | 'round'
    who: number
    what: number
    right: number
  }
  const deed: fc.Arbitrary<Deed> = fc.record({
    kind: fc.constantFrom('practise', 'sit', 'sit', 'flag', 'anew', 'round'),
    who: fc.nat(3),
    what: fc.nat(19),
    right: fc.nat(6),
  })

  async function doIt({ kind, who, what, right }: Deed) {
    const as = students[who] ?? ''
    // Of the first topic, so that other tests find theirs as they were.
    const question = questionIds[what % 9] ?? 0
    if (kind === 'practise') {
      await practise([question, questionIds[(what % 9) + 1] ?? 0], as, [right > 3, true])
    } else if (kind === 'sit') {
      const part = simulate.part(what > 9 ? '2024' : 'Mock 2', 0)
      await simulate.whole(part.examSectionId, right, 2, as)
    } else if (kind === 'flag') await flag(question, as)
    else if (kind === 'anew') {
      simulate.app.clock.advance(1_000)
      await startStatistics(simulate.app.db, question, simulate.app.clock.now())
    } else await round(1)
  }

  it('comes, by whatever has changed since, to the figures worked out afresh', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { minLength: 2, maxLength: 7 }), async (deeds) => {
        for (const each of deeds) await doIt(each)
        await round()
        expect(await kept()).toEqual(await afresh())
      }),
      { numRuns: 8 },
    )
  })

  it('that was cut short is made up for by the next', async () => {
    const [one = 0, two = 0] = questionIds.slice(20)
    await practise([one, two], simulate.student, [true, false])
    const cut = inTransaction(asked(), async ({ db: tx }) => {
      expect(await takeChanged(tx)).toEqual(expect.arrayContaining([one, two]))
      throw new Error('The process is killed')
    })
    await expect(cut).rejects.toThrow('killed')
    expect(await figuresOf(one)).not.toMatchObject(await afresh().then((all) => all[20] ?? {}))
    await round()
    expect(await kept()).toEqual(await afresh())
  })

  it('takes so many at a time, and nothing twice', async () => {
    await round()
    await simulate.app.db.execute(sql`insert into question_changes (question_id)
      select q.id from questions q cross join generate_series(1, 30)`)
    await round(2)
    const left = async () =>
      (await rowsOf(simulate.app.db, sql`select id from question_changes`)).length
    expect(await left()).toBe(30 * questionIds.length - 400)
    await round()
    expect(await left()).toBe(0)
    const before = await kept()
    await round()
    expect(await kept()).toEqual(before)
  })

  it('misses nothing that is answered while rounds go on', async () => {
    const [one = 0, two = 0, three = 0] = questionIds.slice(24)
    const people = [await simulate.app.make.student(), await simulate.app.make.student()]
    await round()
    const before = await answersTo(two)
    await Promise.all([
      ...people.map((as) => practise([one, two, three], as, [true, false])),
      round(),
      flag(one, people[0] ?? ''),
      round(),
    ])
    await round()
    expect(await kept()).toEqual(await afresh())
    expect(await answersTo(two)).toBe(before + people.length)
  })

  it('leaves one row of the tallies for each kind', async () => {
    await round()
    const rows = await rowsOf<{ kinds: number; rows: number; questions: number }>(
      simulate.app.db,
      sql`select count(distinct (state, coalesce(needs_check, ''), tests, flag_kinds))::int "kinds",
        count(*)::int "rows", sum(questions)::int "questions" from question_tallies`,
    )
    expect(rows[0]?.rows).toBe(rows[0]?.kinds)
    expect(rows[0]?.questions).toBe(questionIds.length)
  })
})

describe('statistics that are started anew', () => {
  it('leave out what was answered before, also what arrives late', async () => {
    const { app, revise, student } = simulate
    const question = questionIds[30] ?? 0
    const [late, later] = [await app.make.student(), await app.make.student()]
    await practise([question], student, [false])
    const waiting = await revise.setOf([question], late)
    const before = app.clock.now().toISOString()
    app.clock.advance(60_000)
    await startStatistics(app.db, question, app.clock.now())
    app.clock.advance(60_000)
    const wrong = answerTo(waiting.questions[0] ?? { questionType: 1 }, false)
    await simulate.save(waiting.id, question, { response: wrong, answeredAt: before }, late)
    await simulate.finish(waiting.id, late)
    await practise([question], later, [true])
    await round()
    expect(await figuresOf(question)).toMatchObject({ answered: 1, facility: 100 })
    expect(await kept()).toEqual(await afresh())
  })

  it('count papers that are handed in from then on', async () => {
    const { app } = simulate
    const part = simulate.part('2023')
    const question = part.questions[0]?.questionId ?? 0
    const sat = async () => {
      const rows = await rowsOf<{ students: number }>(
        app.db,
        sql`select coalesce(sum(students), 0)::int "students" from item_marks
          where question_id = ${question}`,
      )
      return rows[0]?.students
    }
    await simulate.whole(part.examSectionId, 3, 2)
    expect(await sat()).toBe(1)
    app.clock.advance(60_000)
    await startStatistics(app.db, question, app.clock.now())
    expect(await sat()).toBe(0)
    app.clock.advance(60_000)
    await simulate.whole(part.examSectionId, 3, 2, await app.make.student())
    expect(await sat()).toBe(1)
  })
})

describe('open flags', () => {
  it('are counted at once, until they are explained or their fault is settled', async () => {
    const { app, student } = simulate
    const question = questionIds[35] ?? 0
    await practise([question], student, [true])
    const open = async () => {
      const rows = await rowsOf<{ openFlags: number }>(
        app.db,
        sql`select open_flags "openFlags" from question_figures where question_id = ${question}`,
      )
      return rows[0]?.openFlags
    }
    const change = (set: ReturnType<typeof sql>) =>
      app.db.execute(sql`update question_flags set ${set} where question_id = ${question}`)
    expect(await open()).toBe(0)
    await flag(question, student)
    expect(await open()).toBe(1)
    await change(sql`state = 'answered', outcome = 'explained', answered_at = now()`)
    expect(await open()).toBe(0)
    await change(sql`outcome = 'fault'`)
    expect(await open()).toBe(1)
    await change(sql`settled_at = now(), settled_as = 'changed'`)
    expect(await open()).toBe(0)
    await round()
    expect(await figuresOf(question)).toMatchObject({ answered: 1, flagRate: 100 })
  })
})
