import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { askedByServer } from '../../asked.ts'
import { rowsOf } from '../../database/open.ts'
import { askedInTest } from '../../testing/index.ts'
import { answerTo, makeRevise, type Revise, start } from '../sets/testing.ts'
import { standingOf } from '../standing/index.ts'
import { snapReadiness } from './snapshots.service.ts'

let revise: Revise
beforeAll(async () => {
  revise = await makeRevise()
  await revise.begin()
  const { id, questions } = await revise.openSet({ size: 20 })
  for (const [at, question] of questions.entries()) {
    await revise.save(id, question.questionId, { response: answerTo(question, at % 3 !== 0) })
  }
  await revise.finish(id)
})
afterAll(() => revise.app.close())

const dayMs = 86_400_000
const later = (days: number) => new Date(start.getTime() + days * dayMs)
const kept = () =>
  rowsOf<{ studentId: string; sectionId: number; day: string; score: number; margin: number }>(
    revise.app.db,
    sql`select student_id "studentId", section_id "sectionId", taken_on::text "day",
        score::float8 "score", margin::float8 "margin"
      from readiness_snapshots order by taken_on, section_id`,
  )

it('keeps what the student is shown that day, once a week, and misses no night', async () => {
  const { app, student } = revise
  const snap = (days: number) => snapReadiness(askedByServer(app.db, later(days)))
  await snap(30)
  const asked = { ...(await askedInTest(app, student)), now: later(30) }
  const { readiness } = await standingOf(asked, student)
  const begun = readiness.filter(({ score }) => score !== null)
  expect(begun.length).toBeGreaterThan(0)
  const first = await kept()
  expect(first).toEqual(
    begun.map(({ sectionId, score, margin }) => ({
      ...{ studentId: student, sectionId, day: later(30).toISOString().slice(0, 10) },
      score: expect.closeTo((score ?? 0) / 100, 2),
      margin: expect.closeTo((margin ?? 0) / 100, 2),
    })),
  )
  await snap(30)
  await snap(36)
  expect(await kept()).toEqual(first)
  // The night of the seventh day was missed.
  await snap(38)
  const days = (await kept()).map(({ day }) => day)
  expect(new Set(days)).toEqual(new Set([30, 38].map((at) => later(at).toISOString().slice(0, 10))))
})

it('leaves out whose programme is over', async () => {
  const { app } = revise
  await app.db.execute(sql`delete from readiness_snapshots`)
  await snapReadiness(askedByServer(app.db, later(3_000)))
  expect(await kept()).toEqual([])
})
