import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { publish } from '../live/publish.ts'
import { readHolder } from '../modules/authentication/authentication.repository.ts'
import { makeTestApp, type TestApp } from '../testing/index.ts'
import { streamLimits } from './streams.ts'

let app: TestApp
let address: string
let student: string
const open: AbortController[] = []

beforeAll(async () => {
  app = await makeTestApp()
  student = await app.make.student()
  address = await app.fastify.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => {
  for (const one of open.splice(0)) one.abort()
})
afterAll(() => app.close())

/** Opens a stream of events as a browser does. */
async function listen(token: string) {
  const controller = new AbortController()
  open.push(controller)
  const response = await fetch(`${address}/api/Notification/Live/GetEvents`, {
    headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'br, gzip' },
    signal: controller.signal,
  })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  return {
    response,
    leave: () => controller.abort(),
    /** All that came, once it holds this. */
    until: async (part: string) => {
      while (!text.includes(part)) {
        const next = await reader?.read()
        if (next === undefined || next.done) throw new Error(`Ended after ${JSON.stringify(text)}`)
        text += next.value
      }
      return text
    },
    /** Resolves when the server ends it. */
    end: async () => {
      for (;;) {
        const next = await reader?.read()
        if (next === undefined || next.done) return text
        text += next.value
      }
    },
  }
}

describe('a stream of events', () => {
  it('begins at once, uncompressed and kept by nobody', async () => {
    const stream = await listen(await app.tokenOf(student))
    expect(stream.response.status).toBe(200)
    expect(Object.fromEntries(stream.response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.stringMatching(/./),
    })
    expect(stream.response.headers.has('content-encoding')).toBe(false)
    expect(await stream.until('\n\n')).toBe(': hello\n\n')
  })

  it('says what changes for this person, and not for others', async () => {
    const other = await app.make.parent()
    const [own, foreign] = [
      await listen(await app.tokenOf(student)),
      await listen(await app.tokenOf(other)),
    ]
    await publish(app.db, 'bell', [student])
    expect(await own.until('event')).toBe(': hello\n\nevent: bell\ndata:\n\n')
    await publish(app.db, 'bell', [other])
    expect(await foreign.until('event')).toBe(': hello\n\nevent: bell\ndata:\n\n')
  })

  it('shows a sign of life, and ends once the access token has expired', async () => {
    const stream = await listen(await app.tokenOf(student))
    await stream.until('hello')
    const now = app.clock.now().getTime()
    app.streams.beat(now)
    expect(await stream.until('\n\n:\n\n')).toBe(': hello\n\n:\n\n')
    app.streams.beat(now + 16 * 60_000)
    await stream.end()
  })

  it('is forgotten when the person leaves', async () => {
    const before = app.live.count()
    const stream = await listen(await app.tokenOf(student))
    await stream.until('hello')
    expect(app.live.count()).toBe(before + 1)
    stream.leave()
    await expect.poll(() => app.live.count()).toBe(before)
  })

  it('is dropped when nobody reads it, without the server keeping what was to be said', async () => {
    const before = app.live.count()
    const { hostname, port } = new URL(address)
    const socket = connect(Number(port), hostname)
    socket.pause()
    socket.write(
      `GET /api/Notification/Live/GetEvents HTTP/1.1\r\nHost: portal\r\nAuthorization: Bearer ${await app.tokenOf(student)}\r\n\r\n`,
    )
    await expect.poll(() => app.live.count()).toBe(before + 1)
    // More than any buffer between the two takes.
    const now = app.clock.now().getTime()
    for (let beats = 0; beats < 4_000_000 && app.live.count() > before; beats += 1) {
      app.streams.beat(now)
      if (beats % 10_000 === 0) await new Promise((done) => setImmediate(done))
    }
    expect(app.live.count()).toBe(before)
    socket.destroy()
  })

  it('is one of five of a session at most, and of twenty of a person', async () => {
    const person = await app.make.parent()
    const holder = await readHolder(app.db, person, app.clock.now())
    if (holder === undefined) throw new Error('The person is gone')
    const tokenOf = (sessionId: string) =>
      app.tokens.sign(holder.claims, app.clock.now(), { sessionId })
    const before = app.live.count()
    const sessions = Array.from({ length: 5 }, () => randomUUID())
    const first = await tokenOf(sessions[0] ?? '')
    const streams = await Promise.all(
      Array.from({ length: streamLimits.session }, () => listen(first)),
    )
    const sixth = await listen(first)
    expect([sixth.response.status, sixth.response.headers.get('retry-after')]).toEqual([429, '60'])
    // Another one of the session's ends, and there is room.
    streams[0]?.leave()
    await expect.poll(() => app.live.count()).toBe(before + 4)
    expect((await listen(first)).response.status).toBe(200)

    for (const session of sessions.slice(1, 4)) {
      const token = await tokenOf(session)
      for (let count = 0; count < streamLimits.session; count += 1) {
        expect((await listen(token)).response.status).toBe(200)
      }
    }
    expect((await listen(await tokenOf(sessions[4] ?? ''))).response.status).toBe(429)
    expect((await listen(await app.tokenOf(student))).response.status).toBe(200)
  })

  it('is for people who are signed in, and has no answer to HEAD', async () => {
    expect((await fetch(`${address}/api/Notification/Live/GetEvents`)).status).toBe(401)
    const head = await fetch(`${address}/api/Notification/Live/GetEvents`, { method: 'HEAD' })
    expect(head.status).toBe(404)
  })
})

describe('a process that drains', () => {
  it('ends its streams and lets no new ones in, so that it can close', async () => {
    const draining = await makeTestApp()
    const person = await draining.make.admin()
    const url = `${await draining.fastify.listen({ port: 0, host: '127.0.0.1' })}/api/Notification/Live/GetEvents`
    const headers = { authorization: `Bearer ${await draining.tokenOf(person)}` }
    const stream = await fetch(url, { headers })
    draining.drain()
    expect(await stream.text()).toBe(': hello\n\n')
    const late = await fetch(url, { headers })
    expect([late.status, late.headers.get('retry-after')]).toEqual([503, '1'])
    await draining.close()
  })
})
