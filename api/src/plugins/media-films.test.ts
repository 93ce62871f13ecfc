import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { learnPages, mediaAssets } from '../database/schema/index.ts'
import type { FileStore } from '../files/file-store.ts'
import { folderStore } from '../files/folder-store.ts'
import { s3Store } from '../files/s3-store.ts'
import { giveCaptions, makeFilm, showOnPage } from '../modules/media/testing.ts'
import { storeSmallBank } from '../modules/sets/testing.ts'
import { makeTestApp, type TestApp } from '../testing/index.ts'
import { memoryStore } from '../testing/memory-store.ts'
import { startTestS3, type TestS3 } from '../testing/s3-server.ts'
import { asking } from './media.testing.ts'

let app: TestApp
let folder: string
let s3: TestS3
const { signedIn, aTutor, aStudent, ask } = asking(() => app)
type Person = Awaited<ReturnType<typeof aStudent>>

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-media-'))
  s3 = await startTestS3()
})
afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true })
})

/** A server with a bank, whose pages show films. */
async function open(files: FileStore, settings: { mediaAccel?: string } = {}) {
  app = await makeTestApp({ now: new Date('2026-03-02T10:00:00Z'), files, settings })
  await storeSmallBank(app)
}

/** A film that a page shows. */
async function shownFilm(content?: Buffer): Promise<string> {
  const id = await makeFilm(app, content === undefined ? {} : { content })
  await showOnPage(app, id)
  return id
}

const all = '0123456789abcdef'
const stores = {
  'a folder': () => folderStore(path.join(folder, 'files')),
  'a bucket': () => s3Store(s3.settings),
}

describe.each(Object.keys(stores) as (keyof typeof stores)[])('a film in %s', (where) => {
  let student: Person
  let url: string
  beforeAll(async () => {
    await open(stores[where]())
    student = await aStudent()
    url = `/media/learn/${await shownFilm()}/720.mp4`
  })
  afterAll(() => app.close())

  it('is sent whole, to be kept for ever by a browser and an edge that asks who it is', async () => {
    const { status, text, headers } = await ask(url, student)
    expect([status, text]).toEqual([200, all])
    expect(headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': '16',
      'cache-control': 'private, max-age=31536000, immutable',
      'cdn-cache-control': 'public, max-age=31536000',
      etag: expect.stringMatching(/^"[\da-f]{32}"$/),
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'content-disposition': expect.stringMatching(/^inline; filename="Newton.mp4"/),
    })
  })

  it('is sent in the range that is asked for', async () => {
    const { headers } = await ask(url, student)
    const etag = String(headers.etag)
    for (const [asked, status, text, said] of [
      // Safari asks for two bytes first, to see whether ranges are known.
      [{ range: 'bytes=0-1' }, 206, '01', 'bytes 0-1/16'],
      [{ range: 'bytes=0-' }, 206, all, 'bytes 0-15/16'],
      [{ range: 'bytes=6-' }, 206, '6789abcdef', 'bytes 6-15/16'],
      [{ range: 'bytes=15-15' }, 206, 'f', 'bytes 15-15/16'],
      [{ range: 'bytes=5-99' }, 206, '56789abcdef', 'bytes 5-15/16'],
      [{ range: 'bytes=-3' }, 206, 'def', 'bytes 13-15/16'],
      [{ range: 'bytes=-99' }, 206, all, 'bytes 0-15/16'],
      [{ range: 'bytes=16-' }, 416, '', 'bytes */16'],
      [{ range: 'bytes=-0' }, 416, '', 'bytes */16'],
      [{ range: 'bytes=5-4' }, 200, all, undefined],
      [{ range: 'bytes=0-1,4-5' }, 200, all, undefined],
      [{ range: 'seconds=0-1' }, 200, all, undefined],
      [{ range: 'bytes=0-1', 'if-range': etag }, 206, '01', 'bytes 0-1/16'],
      [{ range: 'bytes=0-1', 'if-range': '"other"' }, 200, all, undefined],
      [{ range: 'bytes=0-1', 'if-range': `W/${etag}` }, 200, all, undefined],
      [{ 'if-none-match': etag }, 304, '', undefined],
      [{ 'if-none-match': `"other", W/${etag}`, range: 'bytes=0-1' }, 304, '', undefined],
      [{ 'if-none-match': '"other"' }, 200, all, undefined],
    ] as const) {
      const answer = await ask(url, student, { ...asked })
      const got = [asked, answer.status, answer.text, answer.headers['content-range']]
      expect(got).toEqual([asked, status, text, said])
      if (status === 416) expect(answer.headers['cdn-cache-control']).toBeUndefined()
    }
    for (const [asked, status, length] of [
      [{}, 200, '16'],
      [{ range: 'bytes=0-3' }, 206, '4'],
    ] as const) {
      const head = await ask(url, student, { ...asked }, 'HEAD')
      expect([head.status, head.text, head.headers['content-length']]).toEqual([status, '', length])
    }
  })

  it('is a failure that nobody keeps where its bytes are gone', async () => {
    const gone = await shownFilm()
    const names: string[] = []
    for await (const { name } of app.files.list()) names.push(name)
    for (const name of names) await app.files.remove(name)
    const { status, headers } = await ask(`/media/learn/${gone}/720.mp4`, student)
    expect([status, headers['cache-control'], headers['cdn-cache-control']]).toEqual([
      ...[500, 'no-store', undefined],
    ])
  })
})

describe('what belongs to a film', () => {
  let student: Person
  beforeAll(async () => {
    await open(memoryStore())
    student = await aStudent()
  })
  afterAll(() => app.close())

  it('are its captions, written anew, each under an address of their own', async () => {
    const id = await shownFilm()
    const tag = await giveCaptions(app, id)
    const url = `/media/learn/${id}/en-${tag}.vtt`
    const { status, text, headers } = await ask(url, student)
    expect([status, text]).toEqual([
      200,
      'WEBVTT\n\n00:00:00.000 --> 00:00:02.500\nEvery body\nstays at rest\n\n00:00:03.000 --> 00:00:05.000\nunless x &lt; y &amp; a force acts\n',
    ])
    expect(headers).toMatchObject({
      'content-type': 'text/vtt; charset=utf-8',
      'cache-control': 'private, max-age=31536000, immutable',
      'cdn-cache-control': 'public, max-age=31536000',
    })
    const known = await ask(url, student, { 'if-none-match': String(headers.etag) })
    expect([known.status, known.text]).toEqual([304, ''])
    const range = await ask(url, student, { range: 'bytes=0-5' })
    expect([range.status, range.text]).toEqual([206, 'WEBVTT'])
    const head = await ask(url, student, {}, 'HEAD')
    expect([head.status, head.text]).toEqual([200, ''])
    for (const other of ['en-00000000.vtt', `de-${tag}.vtt`, 'en.vtt']) {
      expect((await ask(`/media/learn/${id}/${other}`, student)).status).toBe(404)
    }
  })

  it('is its poster, which only its own address keeps', async () => {
    const id = await shownFilm()
    const admin = await signedIn((user) => app.make.admin(user))
    const saved = await app.call('POST /Media/Asset/SavePoster', admin.id, {
      query: { assetId: id },
      file: new File(['GIF89a0123456789'], 'a.gif'),
    })
    const { poster } = saved.data
    const kept = await ask(poster, student)
    expect([kept.status, kept.text, kept.headers['content-type']]).toEqual([
      ...[200, 'GIF89a0123456789', 'image/gif'],
    ])
    expect(kept.headers['cache-control']).toContain('immutable')
    for (const url of [poster.replace(/\?.*/, ''), poster.replace(/v=.*/, 'v=00000000')]) {
      const { status, headers } = await ask(url, student)
      expect([status, headers['cache-control']]).toEqual([200, 'private, no-cache'])
    }
    expect((await ask(poster.replace('.gif', '.png'), student)).status).toBe(404)
  })

  it('is nowhere under another address', async () => {
    const id = await shownFilm()
    for (const url of [
      ...[
        `/media/academy/${id}/720.mp4`,
        `/media/other/${id}/720.mp4`,
        `/media/file/${id}/720.mp4`,
      ],
      ...[
        `/media/learn/${id}/360.mp4`,
        `/media/learn/${id}/720.webm`,
        `/media/learn/${id}/0720.mp4`,
      ],
      ...[`/media/learn/${id}/poster.webp`, `/media/learn/${id}`, `/media/learn/${id}/`],
      ...[`/media/learn/${id}/..%2f720.mp4`, `/media/learn/${id}/a%5C720.mp4`],
      ...[`/media/learn/${id}/../720.mp4`, `/media/learn/${id}/%2e%2e/720.mp4`],
      ...[`/media/learn/${id}/720.mp4/720.mp4`, `/media/learn/${crypto.randomUUID()}/720.mp4`],
      ...[`/media/learn/${id}x/720.mp4`, '/media/learn/%2e%2e/720.mp4'],
    ]) {
      const { status } = await ask(url, student, { accept: 'text/html' })
      expect([url, status]).toEqual([url, 404])
    }
  })
})

describe('who may have a film', () => {
  beforeAll(() => open(memoryStore()))
  afterAll(() => app.close())
  let id: string
  let url: string
  beforeEach(async () => {
    id = await shownFilm()
    url = `/media/learn/${id}/720.mp4`
  })
  const statusFor = async (person: { cookie?: string }) => (await ask(url, person)).status

  it('is whom its area gives it out to, by the cookie alone', async () => {
    const without = (user: object) => app.make.student({ hasQuestionBank: false }, user)
    expect(await statusFor({})).toBe(401)
    expect(await statusFor(await aStudent())).toBe(200)
    expect(await statusFor(await aTutor())).toBe(200)
    expect(await statusFor(await signedIn((user) => app.make.admin(user)))).toBe(200)
    expect(await statusFor(await signedIn(without))).toBe(404)
    expect(await statusFor(await signedIn((user) => app.make.parent([], user)))).toBe(404)
    expect(await statusFor(await signedIn((user) => app.make.schoolManager([], user)))).toBe(404)
  })

  it('are those who look after it, before anything shows it', async () => {
    const [own, other] = [await aTutor(), await aTutor()]
    const hidden = await makeFilm(app, { uploadedBy: own.id })
    url = `/media/learn/${hidden}/720.mp4`
    expect([await statusFor(own), await statusFor(other)]).toEqual([200, 404])
    expect(await statusFor(await aStudent())).toBe(404)
  })

  it.each([
    [{ state: 'uploading' }],
    [{ state: 'checking' }],
    [{ state: 'failed', failure: 'This is HEVC.' }],
    [{ removedAt: new Date('2026-03-02T09:00:00Z') }],
  ] as const)('is nobody while it is not ready: %o', async (change) => {
    await app.db.update(mediaAssets).set(change).where(eq(mediaAssets.id, id))
    for (const person of [await aStudent(), await signedIn((user) => app.make.admin(user))]) {
      expect(await statusFor(person)).toBe(404)
    }
  })

  it('is not asked again for a minute', async () => {
    const student = await aStudent()
    expect(await statusFor(student)).toBe(200)
    await app.db.delete(learnPages).where(eq(learnPages.assetId, id))
    app.clock.advance(59_000)
    expect(await statusFor(student)).toBe(200)
    app.clock.advance(2_000)
    expect(await statusFor(student)).toBe(404)
  })
})

describe('a film that the gateway sends', () => {
  const accel = '/media-store'
  beforeAll(() =>
    open(
      {
        ...memoryStore(),
        addressOf: async (name) =>
          new URL(`https://store.example/bucket/${name}?X-Amz-Signature=abc`),
      },
      { mediaAccel: accel },
    ),
  )
  afterAll(() => app.close())

  it('is named to it, with that an edge may keep it; captions are sent as they are', async () => {
    const student = await aStudent()
    const id = await shownFilm()
    const tag = await giveCaptions(app, id)
    const { status, text, headers } = await ask(`/media/learn/${id}/720.mp4`, student)
    expect([status, text]).toEqual([200, ''])
    expect(headers).toMatchObject({
      'x-accel-redirect': expect.stringMatching(/^\/media-store\/bucket\/[\w-]+\.mp4\?X-Amz/),
      'x-media-edge': 'public, max-age=31536000',
      'x-media-tag': expect.stringMatching(/^"[\da-f]{32}"$/),
      'content-type': 'video/mp4',
    })
    const captions = await ask(`/media/learn/${id}/en-${tag}.vtt`, student)
    expect(captions.headers['x-accel-redirect']).toBeUndefined()
    expect(captions.text).toMatch(/^WEBVTT/)
    const stranger = await signedIn((user) => app.make.student({ hasQuestionBank: false }, user))
    const refused = await ask(`/media/learn/${id}/720.mp4`, stranger)
    expect([refused.status, refused.headers['x-accel-redirect']]).toEqual([404, undefined])
  })
})
