import type { CallInput } from '@portal/shared/api'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditLog, fileUses, learnPageVersions } from '../../database/schema/index.ts'
import { queriesOf } from '../../testing/index.ts'
import { type Learn, makeLearn } from './testing.ts'

const allCall = 'GET /training/admin/Learning'
const pageCall = 'GET /training/admin/Learning/GetPage'
const saveCall = 'POST /training/admin/Learning/SavePage'
const versionsCall = 'GET /training/admin/Learning/GetPageVersions'
const versionCall = 'GET /training/admin/Learning/GetPageVersion'
const restoreCall = 'POST /training/admin/Learning/RestorePage'

let learn: Learn
let admin: string
let other: string

beforeAll(async () => {
  learn = await makeLearn()
  await learn.revise.begin()
  admin = await learn.revise.app.make.admin({ firstName: 'Ada', lastName: 'Author' })
  other = await learn.revise.app.make.admin({ firstName: 'Eva', lastName: 'Editor' })
})
afterAll(() => learn.revise.app.close())

const call: Learn['revise']['app']['call'] = (...given) => learn.revise.app.call(...given)
const page = (name: string) => call(pageCall, admin, { query: { subTopicId: learn.pageId(name) } })
const versions = (name: string) =>
  call(versionsCall, admin, { query: { subTopicId: learn.pageId(name) } })
const read = (name: string, as = learn.revise.student) =>
  call('GET /training/api/LearnTopic/GetContent', as, {
    query: { subTopicId: learn.pageId(name) },
  })
const listed = async (name: string) => {
  const { data } = await call(allCall, admin)
  const found = data
    .flatMap(({ topics }) => topics.flatMap(({ subTopics }) => subTopics))
    .find(({ subTopicId }) => subTopicId === learn.pageId(name))
  if (found === undefined) throw new Error(`There is no ${name}`)
  return found
}

type Saved = CallInput<typeof saveCall>['body']

/** Saves a page on top of its newest version, as a draft, unless it is said otherwise. */
const save = async (name: string, more: Partial<Saved> & Pick<Saved, 'body'>, as = admin) => {
  const { version } = (await page(name)).data
  return await call(saveCall, as, {
    body: {
      ...{ subTopicId: learn.pageId(name), version, videoUrl: null, isPublished: false },
      ...more,
    },
  })
}

describe('a page of Learn as admins have it', () => {
  it('comes as students read it, with its first version', async () => {
    const { data } = await page('Rules')
    expect(data).toMatchObject({
      ...{ title: 'Rules', topicName: 'Surds', subjectName: 'Algebra', subjectSlug: 'algebra' },
      ...{ state: 'published', version: 1, draft: null, changedBy: null, words: 241 },
    })
    expect(data.body).toContain('\\(x^2\\)')
    expect(data.html).toBe((await read('Rules')).data.html)
    expect((await versions('Rules')).data).toEqual([
      expect.objectContaining({ version: 1, createdBy: null, note: '', isPublished: true }),
    ])
  })

  it('that nobody has written is empty, and gets a first draft that no reader sees', async () => {
    const name = 'Not written yet'
    expect((await page(name)).data).toMatchObject({
      ...{ state: 'none', body: '', html: '', version: null, draft: null, changedAt: null },
    })
    const { data } = await save(name, { body: '<p>Two words</p>', note: 'Begun' })
    expect(data).toEqual({ version: 1 })
    expect((await page(name)).data).toMatchObject({
      ...{ state: 'draft', body: '', version: 1, changedBy: 'Ada Author' },
      draft: { body: '<p>Two words</p>', version: 1, note: 'Begun', words: 2 },
    })
    expect(await listed(name)).toMatchObject({ state: 'draft', hasDraft: true, words: 2 })
    const tutor = await learn.revise.app.make.tutor({ students: [learn.revise.student] })
    for (const as of [learn.revise.student, tutor]) {
      expect((await read(name, as)).status).toBe(404)
      const { data: topics } = await call('GET /training/api/LearnTopic/GetAllTopic', as, {
        query: { learningId: learn.revise.subjectId('Algebra') },
      })
      expect(JSON.stringify(topics)).not.toContain(name)
    }
    const done = { subTopicId: learn.pageId(name), isCompleted: true }
    const complete = 'POST /training/api/Learning/CreateCompletion'
    expect((await call(complete, learn.revise.student, { body: done })).status).toBe(404)
  })

  it('is read as it was while a draft of it is written, and anew once that is published', async () => {
    const before = (await read('Laws')).data
    await save('Laws', { body: '<p>Quite another text</p>' })
    expect((await read('Laws')).data.html).toBe(before.html)
    expect(await listed('Laws')).toMatchObject({ state: 'published', hasDraft: true, words: 241 })
    await save('Laws', { body: '<p>Quite another text</p>', isPublished: true })
    expect((await read('Laws')).data).toMatchObject({ html: '<p>Quite another text</p>' })
    expect(await listed('Laws')).toMatchObject({ hasDraft: false, words: 3 })
    const { data } = await versions('Laws')
    expect(data.map(({ version, isPublished }) => [version, isPublished])).toEqual([
      [3, true],
      [2, false],
      [1, true],
    ])
    // The same moment, and another text.
    await save('Laws', { body: '<p>A third text</p>', isPublished: true })
    expect((await read('Laws')).data.html).toBe('<p>A third text</p>')
  })

  it('is cleaned, may link, and loses whatever could run', async () => {
    const body =
      '<h3>One</h3><p onclick="x()">a <a href="https://x.example">b</a> <a href="javascript:x()">c</a></p><script>x()</script><p><img data-latex="x^2" src="data:image/svg+xml,x"></p>'
    await save('Speed', { body })
    const stored =
      '<h3>One</h3><p>a <a href="https://x.example">b</a> <span>c</span></p><p>\\(x^2\\)</p>'
    expect((await page('Speed')).data.draft?.body).toBe(stored)
    const { data } = await call('POST /training/admin/Learning/Preview', admin, { body: { body } })
    expect(data.html).toBe((await page('Speed')).data.draft?.html)
    expect(data.html).toContain('<math')
  })

  it.each([
    'http://x.example/a.mp4',
    'javascript:alert(1)',
    'https://name:word@x.example/a.mp4',
    'a film',
  ])('takes no film from %s', async (videoUrl) => {
    const { status, errors } = await save('Roots', { body: '<p>x</p>', videoUrl })
    expect([status, errors?.[0]?.path]).toEqual([422, 'body.videoUrl'])
  })

  it('takes a film by https, which readers get once it is published', async () => {
    const videoUrl = 'https://x.example/a.mp4'
    const body = (await page('Roots')).data.body
    await save('Roots', { body, videoUrl })
    expect((await read('Roots')).data.videoUrl).toBeNull()
    await save('Roots', { body, videoUrl, isPublished: true })
    expect((await read('Roots')).data.videoUrl).toBe(videoUrl)
  })

  it('is not published without a text, and may be an empty draft', async () => {
    const { status, errors } = await save('Roots', { body: '<p> </p>', isPublished: true })
    expect([status, errors]).toEqual([
      422,
      [{ path: 'body.body', message: 'Write the text before you publish it' }],
    ])
    expect((await save('Roots', { body: '' })).status).toBe(200)
  })
})

describe('the versions of a page', () => {
  it('are not more for the same content', async () => {
    const body = '<p>The same</p>'
    const { data: first } = await save('Conjugates', { body })
    expect((await save('Conjugates', { body })).data).toEqual(first)
    const { data: shown } = await save('Conjugates', { body, isPublished: true })
    expect(shown.version).toBe(first.version + 1)
    for (const isPublished of [true, false]) {
      expect((await save('Conjugates', { body, isPublished })).data).toEqual(shown)
    }
    expect(await listed('Conjugates')).toMatchObject({ hasDraft: false })
  })

  it('come back as a draft, and as no draft where students read them', async () => {
    const subTopicId = learn.pageId('Conjugates')
    const { data: now } = await page('Conjugates')
    const restore = async (which: number) =>
      (
        await call(restoreCall, admin, {
          body: {
            ...{ subTopicId, restore: which },
            version: (await page('Conjugates')).data.version ?? 0,
          },
        })
      ).data.version
    const made = await restore(1)
    const { data: after } = await page('Conjugates')
    const { data: first } = await call(versionCall, admin, { query: { subTopicId, version: 1 } })
    expect(after).toMatchObject({ html: now.html, version: made })
    expect(after.draft).toMatchObject({ body: first.body, note: 'As in version 1' })
    await restore(now.version ?? 0)
    expect((await page('Conjugates')).data).toMatchObject({ html: now.html, draft: null })
    const body = { subTopicId, restore: 99, version: (await page('Conjugates')).data.version ?? 0 }
    expect((await call(restoreCall, admin, { body })).status).toBe(404)
  })

  it('are saved on top of the newest alone, and say who saved it when', async () => {
    const { data } = await page('Speed')
    learn.revise.app.clock.advance(60_000)
    await save('Speed', { body: '<p>Theirs</p>' }, other)
    const at = learn.revise.app.clock.now().toISOString()
    const subTopicId = learn.pageId('Speed')
    const mine = { subTopicId, version: data.version, body: '<p>Mine</p>', videoUrl: null }
    const refused = await call(saveCall, admin, { body: { ...mine, isPublished: true } })
    expect([refused.status, refused.data]).toEqual([
      409,
      {
        ...{ by: 'Eva Editor', at, version: (data.version ?? 0) + 1 },
        ...{ values: { body: '<p>Theirs</p>', videoUrl: null }, changed: ['body'] },
      },
    ])
    const restored = { subTopicId, restore: 1, version: data.version ?? 0 }
    expect((await call(restoreCall, admin, { body: restored })).status).toBe(409)
    const first = await call(saveCall, admin, {
      body: { ...mine, version: null, isPublished: false },
    })
    expect(first.status).toBe(409)
    expect((await page('Speed')).data.draft?.body).toBe('<p>Theirs</p>')
  })

  it('are one where two admins save a first draft at once', async () => {
    const { db } = learn.revise.app
    const subTopicId = learn.pageId('Not written yet')
    await db.delete(learnPageVersions).where(eq(learnPageVersions.subTopicId, subTopicId))
    const first = (body: string, as: string) =>
      call(saveCall, as, {
        body: { subTopicId, version: null, body, videoUrl: null, isPublished: false },
      })
    const both = await Promise.all([first('<p>One</p>', admin), first('<p>Two</p>', other)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await versions('Not written yet')).data).toHaveLength(1)
  })

  it('keep the pictures of all of them', async () => {
    const { app } = learn.revise
    const bring = async (as: string) => {
      const file = new File([Buffer.from('GIF89a')], 'a.gif', { type: 'image/gif' })
      return (await call('POST /File/File/Upload', as, { query: { kind: 'image' }, file })).data.id
    }
    const one = await bring(admin)
    const shows = (id: string) => `<p>x</p><img data-file="${id}" alt="A graph" />`
    await save('Rules', { body: shows(one) })
    await save('Rules', { body: '<p>None</p>' })
    const uses = await app.db
      .select()
      .from(fileUses)
      .where(and(eq(fileUses.area, 'learn'), eq(fileUses.fileId, one)))
    expect(uses.map(({ recordId }) => recordId)).toEqual([String(learn.pageId('Rules'))])
    const foreign = await save('Rules', { body: shows(await bring(learn.revise.student)) })
    expect([foreign.status, foreign.errors?.[0]?.path]).toEqual([422, 'body.body'])
    expect((await page('Rules')).data.draft?.body).toBe('<p>None</p>')
  })

  it('are written down, each with what was there before', async () => {
    const written = await learn.revise.app.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'learn page published'))
    expect(written.length).toBeGreaterThan(0)
  })
})

it.each([pageCall, versionsCall, versionCall] as const)('%s knows no other page', async (key) => {
  const query = { subTopicId: 99_999, version: 1 }
  expect((await call(key, admin, { query })).status).toBe(404)
  const none = { subTopicId: learn.pageId('Rules'), version: 99 }
  if (key === versionCall) expect((await call(key, admin, { query: none })).status).toBe(404)
})

it('saves nothing for a sub-topic that is not there', async () => {
  const body = { subTopicId: 99_999, version: null, body: '<p>x</p>', videoUrl: null }
  const { status } = await call(saveCall, admin, { body: { ...body, isPublished: false } })
  expect(status).toBe(404)
})

it('counts the holes, and asks once for each read', async () => {
  const { data } = await call(allCall, admin)
  const [algebra] = data
  expect(algebra).toMatchObject({ name: 'Algebra', slug: 'algebra', holes: 1 })
  expect(algebra?.topics.map(({ name, holes }) => [name, holes])).toEqual([
    ['Quadratics', 0],
    ['Surds', 1],
  ])
  const { app } = learn.revise
  const subTopicId = learn.pageId('Rules')
  expect([
    await queriesOf(app, allCall, admin),
    await queriesOf(app, pageCall, admin, { query: { subTopicId } }),
    await queriesOf(app, versionsCall, admin, { query: { subTopicId } }),
    await queriesOf(app, versionCall, admin, { query: { subTopicId, version: 1 } }),
  ]).toEqual([1, 1, 1, 1])
})
