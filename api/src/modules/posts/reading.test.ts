import type { CallInput } from '@portal/shared/api'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rowsOf } from '../../database/open.ts'
import { posts } from '../../database/schema/index.ts'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { isDue } from './announcing.repository.ts'
import { postsShown } from './reading.repository.ts'
import { makePost } from './testing.ts'

const now = new Date('2027-03-30T10:00:00Z')
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

let app: TestApp
let student: string
beforeAll(async () => {
  app = await makeTestApp({ now })
  student = await app.make.student()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.delete(posts)
})

type Query = CallInput<'GET /blog/blog'>['query']

const list = async (query: Query = {}, by = student) =>
  (await app.call('GET /blog/blog', by, { query })).data
const titles = async (query?: Query, by?: string) =>
  (await list(query, by)).posts.map(({ title }) => title)
const read = (id: string, by = student) =>
  app.call('POST /blog/blog/MarkRead', by, { body: { blogId: id } })

describe('posts', () => {
  it('come unread, then pinned, then newest ones first, with how many are unread', async () => {
    const old = { publishAt: ago(9) }
    const first = await makePost(app, { title: 'Read and new', publishAt: ago(1) })
    const second = await makePost(app, { title: 'Read and pinned', pinned: true, ...old })
    await makePost(app, { title: 'Old', ...old })
    await makePost(app, { title: 'New', publishAt: ago(2) })
    await makePost(app, { title: 'Pinned', pinned: true, ...old })
    for (const id of [first, second, second]) expect((await read(id)).status).toBe(200)
    const found = await list()
    expect(found.posts.map(({ title }) => title)).toEqual([
      ...['Pinned', 'New', 'Old', 'Read and pinned', 'Read and new'],
    ])
    expect(found).toMatchObject({ totalCount: 5, unreadCount: 3 })
    expect(found.posts[0]).not.toHaveProperty('body')
    expect(await titles({ unread: 'true' })).toEqual(['Pinned', 'New', 'Old'])
    expect(await titles({ pageNo: 2, pageSize: 2 })).toEqual(['Old', 'Read and pinned'])
    // Past the end is the last page.
    expect(await titles({ pageNo: 9, pageSize: 2 })).toEqual(['Read and new'])
  })

  it('are those for the role that have come out, of the kind that is asked for', async () => {
    await makePost(app, { title: 'Mine' })
    await makePost(app, { title: 'News', kind: 'news' })
    await makePost(app, { title: 'Of tutors', roles: ['Tutor', 'Parent'] })
    await makePost(app, { title: 'Later', state: 'scheduled', publishAt: ago(-1) })
    await makePost(app, { title: 'Due', state: 'scheduled', publishAt: now })
    await makePost(app, { title: 'Archived', state: 'archived' })
    expect(await titles()).toEqual(['Due', 'Mine'])
    expect((await titles({ kind: 'all' })).toSorted()).toEqual(['Due', 'Mine', 'News'])
    const news = (await app.call('GET /news/news', student)).data
    expect(news.news.map(({ title }) => title)).toEqual(['News'])
    expect(news).toMatchObject({ totalCount: 1, unreadCount: 1 })
    expect(await titles({}, await app.make.parent())).toEqual(['Of tutors'])
    expect(await titles({}, await app.make.seniorTutor())).toEqual([])
  })

  it('are found by words, and by days of the person’s own zone, both included', async () => {
    // 00:30 on 29 March in London, still the 28th in New York.
    await makePost(app, { title: '50% off', publishAt: new Date('2027-03-28T23:30:00Z') })
    await makePost(app, { title: 'Other', summary: 'Half', publishAt: ago(1) })
    const abroad = await app.make.student({}, { timeZone: 'America/New_York' })
    const days = { startDate: '2027-03-29', EndDate: '2027-03-29' }
    expect(await titles(days)).toEqual(['50% off'])
    expect(await titles(days, abroad)).toEqual([])
    expect(await titles({ EndDate: '2027-03-28' }, abroad)).toEqual(['50% off'])
    expect(await titles({ search: '0%' })).toEqual(['50% off'])
    expect(await titles({ search: 'hALF' })).toEqual(['Other'])
    const wrong = { startDate: '2027-03-30', EndDate: '2027-03-29' }
    expect((await app.call('GET /blog/blog', student, { query: wrong })).status).toBe(400)
  })

  it('are read with their equations set, and news as what they are', async () => {
    const id = await makePost(app, { body: '<p>\\(x^2\\)</p>', kind: 'news' })
    const other = await makePost(app)
    const one = (await app.call('GET /news/news/GetById', student, { query: { id } })).data
    expect(one.body).toContain('<math')
    expect(one).toMatchObject({ id, kind: 'news', isRead: false })
    const asNews = { query: { id: other } }
    expect((await app.call('GET /news/news/GetById', student, asNews)).status).toBe(404)
    const body = { newsId: other }
    expect((await app.call('POST /news/news/MarkRead', student, { body })).status).toBe(404)
    expect((await list()).unreadCount).toBe(1)
  })
})

describe('with four thousand posts', () => {
  it('lists and the round that announces are read by indexes', async () => {
    await app.db.execute(sql`insert into posts
        (id, kind, title, summary, body, pinned, state, publish_at, published_version, updated_at)
      select gen_random_uuid(), 'blog', 'Post ' || n, '', '', false,
        case when n % 40 = 0 then 'published' else 'archived' end,
        ${now.toISOString()}::timestamptz - n * interval '1 hour', 1, now()
      from generate_series(1, 4000) n`)
    await app.db.execute(sql`insert into post_roles (post_id, role)
      select id, case when title like '%00' then 'Parent' else 'Student' end from posts`)
    await app.db.execute(sql`analyze posts`)
    await app.db.execute(sql`analyze post_roles`)
    const planOf = async (statement: ReturnType<typeof sql>) =>
      JSON.stringify(await rowsOf(app.db, sql`explain (format json) ${statement}`))
    const asked = { kind: 'all', unread: 'false' } as const
    const parents = postsShown({ userId: student, role: 'Parent' }, asked, now)
    expect(await planOf(parents.fits)).toContain('post_roles_role_post_id_pk')
    const newest = { ...asked, startDate: '2027-03-29', EndDate: '2027-03-30' }
    const students = postsShown({ userId: student, role: 'Student' }, newest, now)
    expect(await planOf(students.fits)).toContain('posts_shown')
    const due = sql`select p.id from posts p where ${isDue(now)}`
    expect(await planOf(due)).toContain('posts_to_announce')
  })
})
