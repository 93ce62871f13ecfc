import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { writingTasks } from '../../../database/schema/index.ts'
import { makeTestApp, type TestApp } from '../../../testing/index.ts'
import { makePiece, makeTask } from '../../writing/testing.ts'
import { type LinkReader, searchTargets, withLinks } from './index.ts'

const now = new Date('2026-12-01T11:00:00Z')

let app: TestApp
let student: string
beforeAll(async () => {
  app = await makeTestApp({ now })
  student = await app.make.student()
})
afterAll(() => app.close())

/** How a link to a task stands for somebody, and where it leads. */
async function linkTo(id: string, more: Partial<LinkReader> = {}) {
  const reader: LinkReader = { role: 'Student', studentId: student, has: () => true, ...more }
  const links = [{ kind: 'submission' as const, id, label: 'Write' }]
  const [item] = await withLinks(app.db, [{ links }], reader, now)
  return item?.links[0]
}

it('a link to a task is open, locked, done once something is handed in, and gone with it', async () => {
  const id = await makeTask(app, { title: 'Is doubt useful?' })
  const to = '/resources/submissions?tab=essays'
  const statement = await makeTask(app, { kind: 'statement' })
  expect(await linkTo(statement)).toMatchObject({ to: '/resources/submissions?tab=statements' })
  expect(await linkTo(id)).toMatchObject({ to, state: 'open' })
  expect(await linkTo(id, { has: () => false })).toMatchObject({ to: null, state: 'locked' })
  expect(await linkTo(id, { role: 'Parent' })).toMatchObject({ to: null, state: 'open' })
  await makePiece(app, student, { taskId: id })
  expect(await linkTo(id)).toMatchObject({ state: 'open' })
  await makePiece(app, student, { taskId: id, versionCount: 1 })
  expect(await linkTo(id)).toMatchObject({ to, state: 'done' })
  expect(await linkTo(id, { studentId: null })).toMatchObject({ state: 'open' })
  const found = [{ id, label: 'Is doubt useful?', path: to }]
  expect(await searchTargets(app.db, 'submission', 'doubt')).toEqual(found)
  await app.db.update(writingTasks).set({ state: 'archived' }).where(eq(writingTasks.id, id))
  expect(await linkTo(id)).toMatchObject({ to: null, state: 'gone' })
  expect(await searchTargets(app.db, 'submission', 'doubt')).toEqual([])
})
