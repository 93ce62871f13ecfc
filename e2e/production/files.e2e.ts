import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestS3, type TestS3 } from '../../api/src/testing/s3-server.ts'
import { apiEntry } from '../../scripts/lib/build-api.ts'
import { startPostgres, type TestServer } from '../../scripts/lib/machine.ts'
import { type RunningGateway, startGateway } from '../support/gateway.ts'
import { type RunningPortal, startProcess } from '../support/start-portal.ts'

const isThere = process.env.GATEWAY === 'nginx'
const admin = { email: 'first.admin@portal.test', password: 'a-long-enough-secret' }
const slice = 1_048_576
let postgres: TestServer | null
let s3: TestS3
let apis: RunningPortal[] = []
let gateway: RunningGateway
let signedIn: { accessToken: string; cookie: string }

/** Two processes on one database and one bucket, behind a gateway that sends files itself. */
beforeAll(async () => {
  if (!isThere) return
  postgres = await startPostgres()
  if (postgres === null) throw new Error('PostgreSQL did not start')
  s3 = await startTestS3()
  const { url, region, keyId, secret } = s3.settings
  const env = {
    NODE_ENV: 'production',
    DATABASE_URL: postgres.url,
    FILES_S3_URL: url,
    FILES_S3_REGION: region,
    FILES_S3_KEY_ID: keyId,
    FILES_S3_SECRET: secret,
    MEDIA_ACCEL: '/media-store',
    PUBLIC_URL: 'http://portal.example',
    HELP_CHAT_URL: 'https://help.portal.test',
    SESSION_SECRET: 'only-for-this-test-only-for-this-test',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    TRUST_PROXY: 'true',
    LOG_LEVEL: 'silent',
  }
  apis = await Promise.all([startProcess(apiEntry, env), startProcess(apiEntry, env)])
  const hosts = apis.map((api) => new URL(api.url).host)
  gateway = await startGateway(hosts, { store: new URL(url).host, quiet: true })
  const answer = await fetch(`${gateway.url}/api/authentication/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  })
  const { accessToken } = (await answer.json()).data
  const cookie = answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
  signedIn = { accessToken, cookie: cookie.join('; ') }
}, 300_000)

afterAll(async () => {
  gateway?.stop()
  await Promise.all(apis.map((api) => api.stop()))
  await s3?.close()
  postgres?.stop()
})

/** As much of a film as tells that it is one. */
function makeFilm(bytes: number): Buffer {
  const film = randomBytes(bytes)
  film.write('\0\0\0\x18ftypisom\0\0\x02\0isomiso2', 0, 'latin1')
  return film
}

const bearer = () => ({ authorization: `Bearer ${signedIn.accessToken}` })

/** A call to one of the processes. */
async function call(base: string, path: string, body: object) {
  const answer = await fetch(`${base}/api/Media/Upload/${path}`, {
    method: 'POST',
    headers: { ...bearer(), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect([path, answer.status]).toEqual([path, 200])
  return (await answer.json()).data
}

const partOf = (film: Buffer, number: number, partBytes: number) =>
  film.subarray((number - 1) * partBytes, number * partBytes)

const partPath = (uploadId: string, number: number) =>
  `/api/Media/Upload/Part?uploadId=${uploadId}&partNumber=${number}`

async function sendPart(base: string, uploadId: string, number: number, bytes: Buffer) {
  const answer = await fetch(base + partPath(uploadId, number), {
    method: 'POST',
    headers: { ...bearer(), 'content-type': 'application/octet-stream' },
    body: new Uint8Array(bytes),
  })
  expect(answer.status).toBe(200)
}

/** Sends half of a part, and resolves once it has left; the rest never comes. */
function sendHalf(base: string, uploadId: string, number: number, bytes: Buffer): Promise<void> {
  return new Promise((done) => {
    const half = request(base + partPath(uploadId, number), {
      method: 'POST',
      headers: {
        ...bearer(),
        'content-type': 'application/octet-stream',
        'content-length': bytes.length,
      },
    })
    half.on('error', () => undefined)
    half.write(bytes.subarray(0, bytes.length / 2), () => done())
  })
}

/** Brings a film whole; for an area it is one that can be played. */
async function bring(
  film: Buffer,
  name: string,
  area?: 'learn',
): Promise<{ url: string; asset: { assetId: string; state: string } | null }> {
  const about = { kind: 'video', name, bytes: film.length, lastModified: 0, ...(area && { area }) }
  const { uploadId, parts, partBytes } = await call(gateway.url, 'Begin', about)
  for (let number = 1; number <= parts; number += 1) {
    await sendPart(gateway.url, uploadId, number, partOf(film, number, partBytes))
  }
  return await call(gateway.url, 'Complete', { uploadId })
}

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(gateway.url + path, { headers: { cookie: signedIn.cookie, ...headers } })
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

describe.runIf(isThere)('a file that the gateway sends', () => {
  test('comes in ranges, and of each piece of it the store is asked once', async () => {
    const film = makeFilm(3 * slice + 500)
    const { url } = await bring(film, 'Newton.mp4')
    s3.reads.length = 0
    // As a browser that looks what it is, plays on from the middle, and goes back.
    const first = await get(url, { range: 'bytes=0-1' })
    expect(first.status).toBe(206)
    expect(await bytesOf(first)).toEqual(film.subarray(0, 2))
    expect(Object.fromEntries(first.headers)).toMatchObject({
      'content-type': 'video/mp4',
      'content-range': `bytes 0-1/${film.length}`,
      'content-disposition': expect.stringMatching(/^inline; filename="Newton.mp4"/),
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
    for (const ours of ['last-modified', 'x-amz-request-id', 'x-media-tag', 'x-accel-redirect']) {
      expect([ours, first.headers.get(ours)]).toEqual([ours, null])
    }
    const from = 2 * slice - 7
    const on = await get(url, { range: `bytes=${from}-` })
    expect([on.status, on.headers.get('content-range')]).toEqual([
      206,
      `bytes ${from}-${film.length - 1}/${film.length}`,
    ])
    expect((await bytesOf(on)).equals(film.subarray(from))).toBe(true)
    for (const headers of [undefined, { range: 'bytes=0-3,9-12' }]) {
      const whole = await get(url, headers)
      expect(whole.status).toBe(200)
      expect((await bytesOf(whole)).equals(film)).toBe(true)
    }
    const asked = s3.reads.map(({ range }) => range).sort()
    expect(asked).toEqual([0, 1, 2, 3].map((n) => `bytes=${n * slice}-${(n + 1) * slice - 1}`))

    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[\da-f]{32}"$/)
    const going = await get(url, { range: 'bytes=4-5', 'if-range': etag })
    expect([going.status, await bytesOf(going)]).toEqual([206, film.subarray(4, 6)])
    const other = await get(url, { range: 'bytes=4-5', 'if-range': '"other"' })
    expect([other.status, (await bytesOf(other)).length]).toEqual([200, film.length])
    const known = await get(url, { 'if-none-match': etag })
    expect([known.status, known.headers.get('etag')]).toEqual([304, etag])
    expect((await get(url, { range: `bytes=${film.length}-` })).status).toBe(416)
    const head = await fetch(gateway.url + url, {
      method: 'HEAD',
      headers: { cookie: signedIn.cookie },
    })
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(film.length)])
    expect(s3.reads).toHaveLength(4)
  })

  test('is sent to nobody else, although the gateway has it', async () => {
    const film = makeFilm(1_000)
    const { url } = await bring(film, 'Own.mp4')
    expect((await bytesOf(await get(url))).includes(film)).toBe(true)
    expect((await get(url, { cookie: '' })).status).toBe(401)
    const [path = ''] = s3.reads.slice(-1).map((read) => read.path)
    for (const outside of [`/media-store${path}`, `/Media-Store${path}`, '/media-store/']) {
      const answer = await get(outside, { accept: 'text/html' })
      expect([outside, answer.headers.get('content-type')]).not.toEqual([outside, 'video/mp4'])
      expect((await bytesOf(answer)).includes(film)).toBe(false)
      if (outside.startsWith('/media')) expect([outside, answer.status]).toEqual([outside, 404])
    }
  })

  test('is a failure that no browser keeps while the store is away', async () => {
    const { url } = await bring(makeFilm(2_000), 'Away.mp4')
    s3.fail(9)
    const away = await get(url)
    expect([away.status, away.headers.get('cache-control')]).toEqual([503, 'no-store'])
    expect(await away.json()).toMatchObject({ success: false })
    s3.fail(0)
    const back = await get(url)
    expect([back.status, (await bytesOf(back)).length]).toEqual([200, 2_000])
  })
})

/** A real film of so many bytes: what players pass over stands behind it. */
async function realFilm(bytes: number): Promise<Buffer> {
  const film = await readFile(new URL('../../api/src/testing/films/h264-aac.mp4', import.meta.url))
  const rest = randomBytes(bytes - film.length)
  rest.writeUInt32BE(rest.length)
  rest.write('free', 4, 'latin1')
  return Buffer.concat([film, rest])
}

test.runIf(isThere)(
  'a film that can be played comes in ranges, its captions as they are',
  async () => {
    const film = await realFilm(2 * slice + 700)
    const { asset } = await bring(film, 'Energy.mp4', 'learn')
    expect(asset).toMatchObject({ state: 'ready', durationSeconds: 2, width: 64, height: 48 })
    const url = `/media/learn/${asset?.assetId}/48.mp4`
    s3.reads.length = 0
    const from = slice - 5
    const answer = await get(url, { range: `bytes=${from}-${slice + 4}` })
    expect([answer.status, await bytesOf(answer)]).toEqual([206, film.subarray(from, slice + 5)])
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'video/mp4',
      'content-range': `bytes ${from}-${slice + 4}/${film.length}`,
      'cache-control': 'private, max-age=31536000, immutable',
      'cdn-cache-control': 'public, max-age=31536000',
      etag: expect.stringMatching(/^"[\da-f]{32}"$/),
    })
    expect(answer.headers.get('x-media-edge')).toBeNull()
    expect(s3.reads.map(({ range }) => range).sort()).toEqual(
      [0, 1].map((n) => `bytes=${n * slice}-${(n + 1) * slice - 1}`),
    )
    // Of a file that is no film nothing is said to an edge.
    const file = await bring(makeFilm(900), 'Plain.mp4')
    expect((await get(file.url)).headers.get('cdn-cache-control')).toBeNull()

    const form = new FormData()
    form.set('file', new File(['WEBVTT\n\n00:00.000 --> 00:02.000\nWork\n'], 'a.vtt'))
    const said = new URLSearchParams({
      assetId: asset?.assetId ?? '',
      lang: 'en',
      label: 'English',
    })
    const kept = await fetch(`${gateway.url}/api/Media/admin/Caption/Upload?${said}`, {
      method: 'POST',
      headers: bearer(),
      body: form,
    })
    expect(kept.status).toBe(200)
    const begun = await fetch(`${gateway.url}/api/Media/Playback/Start`, {
      method: 'POST',
      headers: { ...bearer(), 'content-type': 'application/json' },
      body: JSON.stringify({ assetId: asset?.assetId }),
    })
    const { sources, captions } = (await begun.json()).data
    expect(sources).toEqual([{ src: url, type: 'video/mp4', height: 48 }])
    const words = await get(captions[0].src)
    expect([words.status, words.headers.get('content-type'), await words.text()]).toEqual([
      ...[200, 'text/vtt; charset=utf-8'],
      'WEBVTT\n\n00:00:00.000 --> 00:00:02.000\nWork\n',
    ])
    expect((await get(url, { cookie: '' })).status).toBe(401)
  },
)

test.runIf(isThere)(
  'an upload goes on at another process when the one that it came to is killed in the middle',
  async () => {
    const [first, second] = apis
    if (first === undefined || second === undefined) throw new Error('There are two processes')
    const film = makeFilm(12_000_000)
    const about = { kind: 'video', name: 'Long.mp4', bytes: film.length, lastModified: 5 }
    const { uploadId, parts, partBytes } = await call(first.url, 'Begin', about)
    expect(parts).toBe(3)
    await sendPart(first.url, uploadId, 1, partOf(film, 1, partBytes))
    await sendHalf(first.url, uploadId, 2, partOf(film, 2, partBytes))
    await first.kill()
    apis = [second]

    const again = await call(second.url, 'Begin', about)
    expect(again).toMatchObject({ uploadId, received: [1] })
    await sendPart(second.url, uploadId, 3, partOf(film, 3, partBytes))
    await sendPart(second.url, uploadId, 2, partOf(film, 2, partBytes))
    const { url, bytes } = await call(second.url, 'Complete', { uploadId })
    expect(bytes).toBe(film.length)
    const kept = await get(url)
    expect([kept.status, (await bytesOf(kept)).equals(film)]).toEqual([200, true])
    expect(s3.openUploads()).toBe(0)
  },
)
