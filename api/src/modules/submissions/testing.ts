import type { CallInput } from '@portal/shared/api'
import { sql } from 'drizzle-orm'
import { rowsOf } from '../../database/open.ts'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { essayRubric } from '../writing/testing.ts'

type Sent = CallInput<'POST /Marking/tutor/Marking/SaveMarking'>['body']

/** The text that `makeVersion` hands in. */
const place = { part: 0, start: 19, end: 35, quote: 'I like arguments', prefix: '', suffix: '' }

export const overall = 'A clear argument with good examples throughout.'
export const allGrades = essayRubric.keys.map((key) => ({ key, points: 75 }))
export const aComment = (text = 'Which arguments?') => ({
  ...{ id: crypto.randomUUID(), text, sort: 'question' as const, criterion: null, ...place },
})

/** A school, its senior tutor, a tutor of the team who marks, and their student with a parent. */
export async function makeDesk() {
  const app = await makeTestApp({ now: new Date('2026-11-20T14:02:00Z') })
  const people = async () => {
    const school = await app.make.school()
    const student = await app.make.student({ schools: [school] })
    const senior = await app.make.seniorTutor()
    const tutor = await app.make.tutor({
      ...{ students: [student], seniorTutorId: senior, isEssayPsTutor: true },
    })
    const parent = await app.make.parent([student])
    return { school, student, senior, tutor, parent }
  }
  return { app, people, ...callsOf(app), ...lookupsOf(app) }
}

/** The calls of the desk as its tests make them. */
export const callsOf = (app: Pick<TestApp, 'call'>) => ({
  queue: (as: string, query: CallInput<'GET /Marking/tutor/Marking/GetQueue'>['query'] = {}) =>
    app.call('GET /Marking/tutor/Marking/GetQueue', as, { query }),
  item: (as: string, itemId: string) =>
    app.call('GET /Marking/tutor/Marking/GetItem', as, { query: { itemId } }),
  claim: (as: string, itemId?: string) =>
    app.call('POST /Marking/tutor/Marking/Claim', as, {
      body: itemId === undefined ? {} : { itemId },
    }),
  release: (as: string, itemId: string) =>
    app.call('POST /Marking/tutor/Marking/Release', as, { body: { itemId } }),
  save: (as: string, itemId: string, change: Partial<Sent> = {}) =>
    app.call('POST /Marking/tutor/Marking/SaveMarking', as, {
      body: {
        ...{ itemId, baseRevision: 0, grades: allGrades, overall, privateNote: '', comments: [] },
        ...change,
      },
    }),
  giveBack: (
    as: string,
    itemId: string,
    baseRevision: number,
    outcome?: 'confirmed' | 'changed',
    key: string = crypto.randomUUID(),
  ) =>
    app.call(
      'POST /Marking/tutor/Marking/Return',
      as,
      { body: { itemId, baseRevision, ...(outcome === undefined ? {} : { outcome }) } },
      { 'idempotency-key': key },
    ),
  sendBack: (as: string, itemId: string, reason = 'This is the file of another piece.') =>
    app.call('POST /Marking/tutor/Marking/SendBack', as, { body: { itemId, reason } }),
  check: (as: string, itemId: string, note?: string) =>
    app.call('POST /Marking/tutor/Marking/Check', as, {
      body:
        note === undefined ? { itemId, decision: 'release' } : { itemId, decision: 'back', note },
    }),
})

/** What the database holds of an item, and what people were told. */
const lookupsOf = ({ db }: TestApp) => ({
  markingsOf: (itemId: string) =>
    rowsOf<{ role: string; state: string; overall: string; revision: number }>(
      db,
      sql`select role, state, overall, revision from markings where item_id = ${itemId}
        order by state = 'draft', role`,
    ),
  /** In the order of the alphabet: what happens within a moment has no other. */
  eventsOf: async (itemId: string) =>
    (
      await rowsOf<{ what: string }>(
        db,
        sql`select what from marking_events where item_id = ${itemId} order by what`,
      )
    ).map(({ what }) => what),
  noticesOf: async (userId: string) =>
    (
      await rowsOf<{ title: string; link: string }>(
        db,
        sql`select n.title, n.navigatable_link "link" from notifications n
          join notification_recipients r on r.notification_id = n.id
          where r.user_id = ${userId} order by n.title`,
      )
    ).map(({ title, link }) => [title, link]),
})
