import type { CallKey } from '@portal/shared/api'
import { contract } from '@portal/shared/api/schemas'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { nothingBut } from '../../access/area.fixtures.ts'
import { inputFor } from '../../access/areas.fixtures.ts'
import { newId } from '../../database/ids.ts'
import { rowsOf } from '../../database/open.ts'
import { makeTestApp, type TestApp, toRequest } from '../../testing/index.ts'
import { makeMarking, makePiece, makeSnapshot, makeVersion } from './testing.ts'

/** Every change of what is written, handed in and marked, whoever may make it. */
const writes = (Object.keys(contract) as CallKey[]).filter((call) =>
  /^POST \/(Writing|Marking|essay|personal-statement)\//.test(call),
)
const tables = [
  ...['writings', 'writing_drafts', 'writing_snapshots', 'writing_versions'],
  ...['marking_items', 'marking_events', 'markings', 'marking_replies', 'marking_ticks'],
  ...['writing_set_tasks', 'comment_bank'],
]

let app: TestApp
let student: string
/** What the student has, one of each. */
let own: string[]

beforeAll(async () => {
  app = await makeTestApp({ now: new Date('2026-11-20T10:00:00Z') })
  student = await app.make.student()
  const tutor = await app.make.tutor({ isEssayPsTutor: true, students: [student] })
  const pieceId = await makePiece(app, student)
  const open = await makeVersion(app, student)
  const back = await makeVersion(app, student, {
    item: { state: 'marked', markedAt: app.clock.now(), markerId: tutor },
  })
  own = [
    ...[pieceId, await makeSnapshot(app, pieceId), open.versionId, open.itemId, back.versionId],
    await makeMarking(app, back.itemId, tutor, { state: 'returned' }),
  ]
})
afterAll(() => app.close())

/** All rows of the domain as they are. */
const everything = async () =>
  await Promise.all(
    tables.map((table) =>
      rowsOf<{ all: string }>(
        app.db,
        sql`select coalesce(json_agg(t order by t::text), '[]')::text "all"
          from ${sql.identifier(table)} t`,
      ),
    ),
  )

it('a parent who looks on changes nothing of what is written and marked', async () => {
  const token = await app.tokenOf(student, { isImpersonating: true })
  const before = await everything()
  expect(writes.length).toBeGreaterThan(25)
  for (const call of writes) {
    for (const id of own) {
      const request = toRequest(call, inputFor(call, nothingBut(id)))
      const headers = { ...request.headers, authorization: `Bearer ${token}` }
      const { statusCode } = await app.fastify.inject({
        ...request,
        headers: { ...headers, 'idempotency-key': newId() },
      })
      expect([call, statusCode]).toEqual([call, 403])
    }
  }
  expect(await everything()).toEqual(before)
})
