import { inArray } from 'drizzle-orm'
import { newId } from '../database/ids.ts'
import { users } from '../database/schema/index.ts'
import { quiz } from '../interchange/testing.ts'
import { makeWorld } from '../modules/corrections/world.testing.ts'
import { appliedFile, checkedFile, family } from '../modules/imports/testing.ts'
import { analysed, applied, choice } from '../modules/interchange/testing.ts'
import { makeSale } from '../modules/money/testing.ts'
import { makeProgramme } from '../modules/programmes/testing.ts'
import type { TestApp } from '../testing/index.ts'

/** A Wednesday, after the hour at which people are told things. */
export const now = new Date('2026-11-25T08:30:00Z')
export const [today, zone] = ['2026-11-25', 'Europe/London']

export interface Stage {
  app: TestApp
  admin: string
  student: string
  /** Questions of the bank, of which the first has a wrong key. */
  questionIds: number[]
  correct(): Promise<unknown>
  /** Imports of questions: one that was read, and one that was applied. */
  toApply: string
  toUndo: string
  /** Files of people: one that was checked, and one that was applied. */
  tables: { checked: { importId: string; fingerprint: string | null }; applied: string }
}

/** Makes many people of a role who are like each other. */
export async function many(
  { db, clock }: TestApp,
  role: 'Parent' | 'School Manager' | 'Student' | 'Tutor',
  count: number,
): Promise<string[]> {
  const ids = Array.from({ length: count }, () => newId())
  const about = { role, firstName: 'One', lastName: 'Of Many', createdAt: clock.now() }
  await db.insert(users).values(ids.map((id) => ({ ...about, id, email: `${id}@many.test` })))
  return ids
}

/** Where no other job has to do with people, whichever comes first. */
const elsewhere = 'Asia/Tokyo'

/** Makes many parents whom nothing else is about. */
export async function manyElsewhere(app: TestApp, count: number): Promise<string[]> {
  const ids = await many(app, 'Parent', count)
  await app.db.update(users).set({ timeZone: elsewhere }).where(inArray(users.id, ids))
  return ids
}

/** A file of people whom nothing else is about. */
const familyElsewhere = () =>
  family()
    .csv.trim()
    .split('\n')
    .map((line, at) => `${line},${at === 0 ? 'Time zone' : elsewhere}`)
    .join('\n')

/** A file of so many questions. */
export const questions = (name: string, count: number) =>
  quiz(...Array.from({ length: count }, (_, at) => choice(`${name} ${at}`, `${name} ${at}?`)))

/** What everything begins with. */
export async function makeStage(app: TestApp): Promise<Stage> {
  const admin = await app.make.admin({ passwordHash: 'x' })
  const student = await app.make.student()
  await makeProgramme(app, { name: 'Premium', quarters: 80 })
  const world = await makeWorld({ app, name: 'Killed', key: 'b', penalty: 0, others: 45 })
  for (const each of [0, 1, 2]) {
    await world.work({
      ...{ student: each, kind: 'end', hours: 1, letters: ['b', 'a', null], first: null },
      ...{ minutes: 5, isLeftOpen: false },
    })
  }
  const { questionIds } = world
  const correct = async () =>
    await app.call('POST /question/admin/KeyCorrection/Apply', admin, {
      body: {
        ...{ questionId: questionIds[0] ?? 0, version: await world.version() },
        ...{ correctLetter: 'd', countsOld: false, reason: 'D is right' },
      },
    })
  app.clock.set(now)
  const [toApply, toUndo] = [
    await analysed(app, admin, questions('Done', 5), { origin: 'Done' }),
    await analysed(app, admin, questions('Undone', 5), { origin: 'Undone' }),
  ]
  await applied(app, admin, toUndo)
  const { importId } = await appliedFile(app, admin, familyElsewhere())
  const tables = { checked: await checkedFile(app, admin, familyElsewhere()), applied: importId }
  return { app, admin, student, questionIds, correct, toApply, toUndo, tables }
}

/** Sells something that is paid in parts of as many pence, on these days. */
export async function sellTo({ app }: Stage, dueOn: readonly string[], pence: number) {
  const studentId = await app.make.student()
  const userId = await app.make.parent([studentId])
  // Before any of it is due.
  app.clock.set(new Date('2026-10-01T10:00:00Z'))
  const lines = [{ description: 'Premium', pence: pence * dueOn.length, vat: 'exempt' as const }]
  const instalments = dueOn.map((day) => ({ dueOn: day, pence }))
  await makeSale(app, {
    ...{ studentId, payer: { userId }, lines, plan: { kind: 'own', instalments } },
  })
  app.clock.set(now)
}
