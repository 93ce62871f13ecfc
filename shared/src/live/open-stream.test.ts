// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { openStream, type StreamSource } from './open-stream.ts'

const signal = new AbortController().signal

function events(): Response {
  return new Response(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } })
}

function source(answers: Response[], changes: Partial<StreamSource> = {}) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => answers.shift() ?? Response.error())
  const renewAfter = vi.fn(async () => 'second' as string | null)
  const all: StreamSource = {
    fetch,
    address: () => 'http://portal.test/api/events',
    freshToken: async () => 'first',
    renewAfter,
    ...changes,
  }
  const tokens = () =>
    fetch.mock.calls.map(([, init]) => new Headers(init?.headers).get('authorization'))
  return { all, fetch, renewAfter, tokens }
}

it('asks with the token', async () => {
  const { all, tokens } = source([events()])
  expect(await openStream(all, signal)).toBeInstanceOf(ReadableStream)
  expect(tokens()).toEqual(['Bearer first'])
})

it('renews once after a 401', async () => {
  const { all, tokens, renewAfter } = source([new Response('', { status: 401 }), events()])
  await openStream(all, signal)
  expect(renewAfter).toHaveBeenCalledWith('first')
  expect(tokens()).toEqual(['Bearer first', 'Bearer second'])
})

it('gives up when the session has ended', async () => {
  const { all, fetch } = source([new Response('', { status: 401 })], {
    renewAfter: async () => null,
  })
  await expect(openStream(all, signal)).rejects.toMatchObject({ status: 401 })
  expect(fetch).toHaveBeenCalledTimes(1)
})

it('asks nothing without a token', async () => {
  const { all, fetch } = source([], { freshToken: async () => null })
  await expect(openStream(all, signal)).rejects.toMatchObject({ status: 401 })
  expect(fetch).not.toHaveBeenCalled()
})

it.each([
  ['a refusal', 403, 'application/json'],
  ['a page of a proxy', 200, 'text/html'],
  ['a server that has no stream', 404, 'application/json'],
])('takes %s for none', async (_, status, type) => {
  const answer = new Response('no', { status, headers: { 'content-type': type } })
  const { all } = source([answer])
  await expect(openStream(all, signal)).rejects.toMatchObject({ status })
})
