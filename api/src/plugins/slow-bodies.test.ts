import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { contract, takenOf } from '@portal/shared/api/schemas'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeTestApp, type TestApp } from '../testing/index.ts'

let app: TestApp
let socket: Socket

beforeEach(async () => {
  app = await makeTestApp()
  const { port } = new URL(await app.fastify.listen({ port: 0, host: '127.0.0.1' }))
  socket = connect(Number(port), '127.0.0.1')
  await once(socket, 'connect')
})
afterEach(async () => {
  vi.useRealTimers()
  socket.destroy()
  await app.close()
})

/** Sends the head of a call and some of its body; waits until the server has the head. */
async function begin(path: string): Promise<void> {
  const asked = once(app.fastify.server, 'request')
  socket.write(
    `POST /api${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{"a"`,
  )
  await asked
}

describe('a body that trickles in', () => {
  it.each(['/authentication/authenticate', '/nothing'])(
    'is given up by %s after half a minute, with 408',
    async (path) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      await begin(path)
      vi.advanceTimersByTime(29_999)
      expect(socket.readableLength).toBe(0)
      vi.advanceTimersByTime(1)
      const [answer] = await once(socket, 'data')
      expect(String(answer)).toMatch(/^HTTP\/1\.1 408 /)
      await once(socket, 'close')
    },
  )

  it('that has come in time is answered, however long the answer takes', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await begin('/authentication/authenticate')
    socket.write(':1}  ')
    const [answer] = await once(socket, 'data')
    expect(String(answer)).toMatch(/^HTTP\/1\.1 400 /)
    vi.advanceTimersByTime(60_000)
    expect(socket.destroyed).toBe(false)
  })
})

describe('what a call takes', () => {
  it('is JSON of 1 MB within half a minute, unless the contract says otherwise', () => {
    const json = { type: 'application/json', maxBytes: 1_048_576, seconds: 30 }
    expect(takenOf()).toEqual(json)
    expect(takenOf({ takes: { seconds: 600 } })).toEqual({ ...json, seconds: 600 })
    expect(takenOf({ takes: { maxBytes: 5 } })).toEqual({ ...json, maxBytes: 5 })
    expect(takenOf(contract['POST /File/File/Upload'])).toEqual({
      type: 'multipart/form-data',
      maxBytes: 105_906_176,
      seconds: 600,
    })
    expect(takenOf(contract['POST /Media/Upload/Part'])).toEqual({
      type: 'application/octet-stream',
      maxBytes: 5_242_880,
      seconds: 600,
    })
    expect(takenOf({ upload: { kind: 'image' } })).toEqual({
      type: 'multipart/form-data',
      maxBytes: 16_777_216,
      seconds: 30,
    })
  })
})
