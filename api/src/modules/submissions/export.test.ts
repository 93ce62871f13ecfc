import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { auditLog, markingItems } from '../../database/schema/index.ts'
import { toRequest } from '../../testing/index.ts'
import { makeItem, makeTeams, type Teams, wednesday } from './sharing.testing.ts'

const call = 'GET /Marking/tutor/Marking/ExportQueue'

let t: Teams
beforeAll(async () => {
  t = await makeTeams()
})
afterAll(() => t.app.close())
beforeEach(async () => {
  await t.app.db.delete(markingItems)
})

/** Lines of the file, without its mark. */
async function linesFor(who: string, query: object = {}) {
  const response = await t.app.fastify.inject({
    ...toRequest(call, { query }),
    headers: { authorization: `Bearer ${await t.app.tokenOf(who)}` },
  })
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-type']).toContain('text/csv')
  expect(response.body.startsWith('\uFEFF')).toBe(true)
  return response.body.slice(1).trimEnd().split('\r\n')
}

it('has what somebody sees and what fits, most urgent first', async () => {
  const title = (name: string, own: object = {}) =>
    makeItem(t.app, t.student, { title: name, ...own })
  await title('Later', { dueAt: new Date('2026-12-02T23:59:59Z') })
  await title('Soon', { dueAt: new Date('2026-12-01T23:59:59Z'), markerId: t.ada })
  await title('Foreign', { markerId: t.stranger })
  await title('Gone', { state: 'withdrawn' })
  const columns = 'title,marker,state'
  expect(await linesFor(t.senior, { columns, state: 'open' })).toEqual([
    'Title,Marker,State',
    'Soon,Ada Marker,pending',
    'Later,,pending',
  ])
  const all = await linesFor(t.admin, { columns: 'title', sort: 'title', direction: 'desc' })
  expect(all).toEqual(['Title', 'Soon', 'Later', 'Gone', 'Foreign'])
})

it('has all columns where none are chosen, and the school for admins alone', async () => {
  await makeItem(t.app, t.student, { handedInAt: wednesday, words: 11 })
  const [head, row] = await linesFor(t.senior)
  expect(head).toBe(
    'Student,Title,Version,Second look,Kind,Words,State,Handed in,Due,Marked,Marker',
  )
  expect(row).toContain('A piece,1,no,essay,11,pending,2026-11-25T10:00:00.000Z,')
  expect((await linesFor(t.admin))[0]).toContain('Student,School,Title')
})

it('has no formulas', async () => {
  await makeItem(t.app, t.student, { title: '=1+1' })
  expect(await linesFor(t.admin, { columns: 'title' })).toEqual(['Title', "'=1+1"])
})

it('is written down with its filter and how much it was, but not with names', async () => {
  await makeItem(t.app, t.student, { title: 'Doubt' })
  await linesFor(t.admin, { state: 'open', search: 'Doubt' })
  const [entry] = await t.app.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'list exported'))
    .orderBy(desc(auditLog.id))
    .limit(1)
  expect(entry?.details).toMatchObject({ list: 'submissions', rows: '1' })
  expect(entry?.details?.filter).toContain('"state":"open"')
  expect(JSON.stringify(entry)).not.toContain('Doubt')
})

it('is refused to tutors, and for columns that there are not', async () => {
  expect((await t.app.call(call, t.ada)).status).toBe(403)
  for (const [who, columns] of [
    [t.admin, 'grade'],
    [t.senior, 'title,school'],
  ] as const) {
    expect(await t.app.call(call, who, { query: { columns } })).toMatchObject({
      ...{ status: 400, errors: [{ path: 'query.columns' }] },
    })
  }
})
