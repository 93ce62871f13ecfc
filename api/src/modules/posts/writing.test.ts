import type { CallInput } from '@portal/shared/api'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditLog, contentVersions, posts } from '../../database/schema/index.ts'
import { auditEntries, makeTestApp, type TestApp } from '../../testing/index.ts'
import { makePost } from './testing.ts'

const saveCall = 'POST /blog/admin/Blog/SaveDraft'
const publishCall = 'POST /blog/admin/Blog/Publish'
const stateCall = 'POST /blog/admin/Blog/SetState'
const oneCall = 'GET /blog/admin/Blog/GetById'

const now = new Date('2027-03-01T10:00:00Z')
let app: TestApp
let [ada, grace, student] = ['', '', '']
beforeAll(async () => {
  app = await makeTestApp({ now })
  ada = await app.make.admin()
  grace = await app.make.admin()
  student = await app.make.student()
})
afterAll(() => app.close())

type SaveIn = CallInput<typeof saveCall>['body']

const words: SaveIn = {
  ...{ kind: 'blog', title: 'Waves', summary: 'In short', coverFileId: null },
  ...{ body: '<p>Begin with strings.</p>', roles: ['Student'], pinned: false },
}

const save = (change: Partial<SaveIn> = {}, by = ada) =>
  app.call(saveCall, by, { body: { ...words, ...change } })
const publish = (id: string, version: number, more: { publishAt?: string } = {}) =>
  app.call(publishCall, ada, { body: { id, version, announce: false, ...more } })
const setState = (id: string, version: number, state: 'draft' | 'archived') =>
  app.call(stateCall, ada, { body: { id, version, state } })
const one = async (id: string) => (await app.call(oneCall, ada, { query: { id } })).data
const seen = async (id: string) =>
  (await app.call('GET /blog/blog/GetById', student, { query: { id } })).data

describe('a working copy', () => {
  it('changes nothing that is public until it is published', async () => {
    const { id, version } = (await save()).data
    expect((await app.call('GET /blog/blog/GetById', student, { query: { id } })).status).toBe(404)
    expect(await one(id)).toMatchObject({ state: 'draft', hasChanges: true, published: null })

    const published = (await publish(id, version)).data
    expect(published).toEqual({ version: 2, state: 'published', publishAt: now.toISOString() })
    expect(await seen(id)).toMatchObject({ title: 'Waves', body: '<p>Begin with strings.</p>' })
    expect((await one(id)).hasChanges).toBe(false)

    const changed = { id, version: 2, title: 'Strings', roles: ['Tutor' as const] }
    expect((await save(changed)).data).toEqual({ id, version: 3 })
    expect(await seen(id)).toMatchObject({ title: 'Waves' })
    expect(await one(id)).toMatchObject({
      title: 'Strings',
      hasChanges: true,
      draft: { title: 'Strings', roles: ['Tutor'] },
      published: { title: 'Waves', roles: ['Student'] },
    })
    await publish(id, 3)
    expect((await app.call('GET /blog/blog/GetById', student, { query: { id } })).status).toBe(404)
  })

  it('may be saved twice, and is refused on top of an older one with what stands there', async () => {
    const { id } = (await save()).data
    const next = { id, version: 1, title: 'Strings' }
    expect((await save(next)).data).toEqual({ id, version: 2 })
    expect((await save(next)).data).toEqual({ id, version: 2 })
    const answer = await app.fastify.inject({
      method: 'POST',
      url: '/api/blog/admin/Blog/SaveDraft',
      headers: { authorization: `Bearer ${await app.tokenOf(grace)}` },
      payload: { ...words, id, version: 1, title: 'Pipes' },
    })
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({
      message: 'The post has been changed by somebody else meanwhile.',
      data: { version: 2, values: { title: 'Strings' }, changed: ['title'] },
    })
    expect((await publish(id, 1)).status).toBe(409)
    expect((await setState(id, 1, 'archived')).status).toBe(409)
  })

  it('of two at once is one of them', async () => {
    const { id } = (await save()).data
    const both = await Promise.all([
      save({ id, version: 1, title: 'One' }),
      save({ id, version: 1, title: 'Two' }, grace),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('wants who is to see it and a text before it is published, and stays of its kind', async () => {
    const { id } = (await save({ body: '', roles: [] })).data
    expect(await publish(id, 1)).toMatchObject({
      status: 422,
      errors: [{ path: 'body.body' }, { path: 'body.roles' }],
    })
    expect(await save({ id, version: 1, kind: 'news' })).toMatchObject({
      status: 422,
      errors: [{ path: 'body.kind' }],
    })
    expect((await save({ id: crypto.randomUUID(), version: 1 })).status).toBe(404)
    expect((await save({ title: ' ' })).status).toBe(400)
  })

  it('is cleaned, and shows no file of somebody else', async () => {
    const { id } = (await save({ body: '<p onclick="x">Hi</p><script>x</script>' })).data
    expect((await one(id)).draft.body).toBe('<p>Hi</p>')
    const foreign = crypto.randomUUID()
    expect(await save({ coverFileId: foreign })).toMatchObject({
      status: 422,
      errors: [{ path: 'body.coverFileId' }],
    })
    expect(await save({ body: `<p><img data-file="${foreign}" alt=""></p>` })).toMatchObject({
      status: 422,
      errors: [{ path: 'body.body' }],
    })
  })
})

describe('a post', () => {
  it('goes from its readers at once, and who read it is kept', async () => {
    const id = await makePost(app)
    await app.call('POST /blog/blog/MarkRead', student, { body: { blogId: id } })
    expect((await setState(id, 1, 'archived')).data).toEqual({ version: 2 })
    expect((await setState(id, 1, 'archived')).data).toEqual({ version: 2 })
    expect((await app.call('GET /blog/blog/GetById', student, { query: { id } })).status).toBe(404)
    expect(await one(id)).toMatchObject({ state: 'archived', reads: 1 })
    await publish(id, 2)
    expect(await seen(id)).toMatchObject({ isRead: true })
  })

  it('is scheduled for a moment, and a moment that has passed is now', async () => {
    const { id } = (await save()).data
    // 9:00 on 29 March in London, a day after its clocks went forward.
    const publishAt = '2027-03-29T08:00:00.000Z'
    expect((await publish(id, 1, { publishAt })).data).toEqual({
      ...{ version: 2, state: 'scheduled', publishAt },
    })
    const statusAt = async (moment: string) => {
      app.clock.set(new Date(moment))
      const { status } = await app.call('GET /blog/blog/GetById', student, { query: { id } })
      app.clock.set(now)
      return status
    }
    expect(await statusAt('2027-03-29T07:59:59.999Z')).toBe(404)
    expect(await statusAt('2027-03-29T08:00:00Z')).toBe(200)
    const past = { publishAt: '2020-01-01T00:00:00.000Z' }
    expect((await publish(id, 2, past)).data).toMatchObject({
      ...{ state: 'published', publishAt: now.toISOString() },
    })
  })

  it('is written down when it is made, published and taken back', async () => {
    const { id } = (await save()).data
    await publish(id, 1)
    await setState(id, 2, 'draft')
    const said = await auditEntries(app.db, eq(auditLog.record, id))
    expect(said.map(({ action }) => action)).toEqual([
      ...['post saved', 'post published', 'post state changed'],
    ])
  })
})

describe('the history of a post', () => {
  const versionsOf = async (id: string) =>
    (
      await app.call('GET /Content/admin/History/GetVersions', ada, { query: { kind: 'post', id } })
    ).data.map(({ version }) => version)

  it('keeps of one person what is ten minutes apart, and every publication', async () => {
    const { id } = (await save()).data
    for (let version = 1; version < 5; version++) {
      app.clock.advance(4 * 60_000)
      await save({ id, version, title: `Waves ${version}` })
    }
    // 0, 4, 8, 12 and 16 minutes after the first: what stood at 12 is kept as the one at 16 comes.
    expect(await versionsOf(id)).toEqual([4, 1])
    await publish(id, 5)
    expect(await versionsOf(id)).toEqual([6, 4, 1])
    await save({ id, version: 6, title: 'Mine' })
    await save({ id, version: 7, title: 'Theirs' }, grace)
    expect(await versionsOf(id)).toEqual([7, 6, 4, 1])
    app.clock.set(now)
  })

  it('brings a version back into the working copy, and keeps what stood there', async () => {
    const { id } = (await save()).data
    await publish(id, 1)
    await save({ id, version: 2, title: 'Strings', isKept: true })
    const restore = (version: number, currentVersion: number) =>
      app.call('POST /Content/admin/History/Restore', ada, {
        body: { kind: 'post', id, version, currentVersion },
      })
    expect((await restore(2, 2)).status).toBe(409)
    expect((await restore(2, 3)).data).toEqual({ version: 4 })
    expect(await one(id)).toMatchObject({ title: 'Waves', version: 4 })
    expect(await versionsOf(id)).toEqual([4, 3, 2, 1])
    expect((await restore(3, 4)).data).toEqual({ version: 5 })
    expect(await one(id)).toMatchObject({ title: 'Strings' })
    expect(await seen(id)).toMatchObject({ title: 'Waves' })
    const rows = await app.db.select().from(contentVersions).where(eq(contentVersions.recordId, id))
    expect(rows).toHaveLength(5)
  })
})

describe('the list of admins', () => {
  it('has every state with its reads, finds by state and words, and comes as CSV', async () => {
    await app.db.delete(posts)
    const read = await makePost(app, { title: 'Read', kind: 'news' })
    await app.call('POST /news/news/MarkRead', student, { body: { newsId: read } })
    const due = new Date(now.getTime() - 1_000)
    await makePost(app, { title: '=Due', kind: 'news', state: 'scheduled', publishAt: due })
    await makePost(app, { title: 'Gone', kind: 'news', state: 'archived' })
    await makePost(app, { title: 'Of the blog' })
    const list = async (query: { state?: 'published'; search?: string; sort?: 'reads' } = {}) =>
      (await app.call('GET /news/admin/News', ada, { query })).data
    expect((await list()).totalCount).toBe(3)
    const published = await list({ state: 'published', sort: 'reads' })
    expect(published.news.map(({ title, state, reads }) => [title, state, reads])).toEqual([
      ['=Due', 'published', 0],
      ['Read', 'published', 1],
    ])
    expect((await list({ search: 'gON' })).news.map(({ title }) => title)).toEqual(['Gone'])
    expect((await app.call('GET /blog/admin/Blog', ada)).data.posts).toHaveLength(1)

    const file = await app.fastify.inject({
      url: '/api/news/admin/News/ExportNews?sort=title',
      headers: { authorization: `Bearer ${await app.tokenOf(ada)}` },
    })
    expect(file.statusCode).toBe(200)
    const lines = file.body.split('\r\n')
    expect(lines).toHaveLength(5)
    expect(lines[1]).toMatch(/^'=Due,news,published,/)
  })
})
