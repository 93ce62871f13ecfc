import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { askedByServer } from '../../asked.ts'
import { notificationRecipients, notifications, posts, users } from '../../database/schema/index.ts'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { announcePosts } from './announcing.service.ts'
import { makePost } from './testing.ts'

const now = new Date('2027-03-29T08:00:00Z')
let app: TestApp
beforeAll(async () => {
  app = await makeTestApp({ now })
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.delete(notificationRecipients)
  await app.db.delete(notifications)
  await app.db.delete(posts)
})

const announce = (at = now) => announcePosts(askedByServer(app.db, at))
const told = () => app.db.select().from(notifications)
const stateOf = async (id: string) => (await app.db.select().from(posts).where(eq(posts.id, id)))[0]

it('tells those whom a post is for once, in one notice that is kept for thirty days', async () => {
  const student = await app.make.student()
  const tutor = await app.make.tutor()
  const stopped = await app.make.student()
  const over = await app.make.student({ expiresOn: '2027-03-01' })
  await app.make.parent()
  await app.db.update(users).set({ isActive: false }).where(eq(users.id, stopped))
  const id = await makePost(app, {
    ...{ title: 'Easter', kind: 'news', announce: true, roles: ['Student', 'Tutor'] },
    ...{ state: 'scheduled', publishAt: now },
  })
  await announce(new Date(now.getTime() - 1))
  expect(await told()).toEqual([])
  expect((await stateOf(id))?.state).toBe('scheduled')

  await Promise.all([announce(), announce()])
  await announce()
  expect(await told()).toMatchObject([
    {
      ...{ kind: 'content', title: 'News: Easter', navigatableLink: `/?post=${id}` },
      expiresAt: new Date('2027-04-28T08:00:00Z'),
    },
  ])
  const people = await app.db.select().from(notificationRecipients)
  const ids = people.map(({ userId }) => userId)
  expect(ids).toEqual(expect.arrayContaining([student, tutor]))
  expect(ids).not.toContain(stopped)
  expect(ids).not.toContain(over)
  expect(await stateOf(id)).toMatchObject({ state: 'published', announcedAt: now })
})

it('tells of nothing that was taken back, or that nobody wanted told', async () => {
  const quiet = await makePost(app, { state: 'scheduled', publishAt: now })
  await makePost(app, { state: 'draft', announce: true })
  await makePost(app, { state: 'archived', announce: true })
  await makePost(app, { announce: true, announcedAt: now })
  await announce()
  expect(await told()).toEqual([])
  expect(await stateOf(quiet)).toMatchObject({ state: 'published', announcedAt: null })
})
