import fastify from 'fastify'
import { expect, test } from 'vitest'
import { offlineWorker } from './offline-worker.ts'

async function serve(worksOffline: boolean, isProduction = false) {
  const app = fastify()
  await app.register(offlineWorker, { worksOffline, isProduction })
  return app
}

test('the worker is a script of its own policy, asked for each time', async () => {
  const app = await serve(true, true)
  const { headers, body, statusCode } = await app.inject({ url: '/offline-worker.js' })
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'application/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  })
  const again = await app.inject({
    url: '/offline-worker.js',
    headers: { 'if-none-match': String(headers.etag) },
  })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect(() => new Function('self', body)).not.toThrow()
  await app.close()
})

test('switched off it is another one, which browsers take in its place', async () => {
  const [on, off] = await Promise.all([serve(true), serve(false)])
  const [one, other] = await Promise.all(
    [on, off].map((app) => app.inject({ url: '/offline-worker.js' })),
  )
  expect(other?.body).not.toBe(one?.body)
  expect(other?.body).toContain('unregister')
  expect(other?.headers.etag).not.toBe(one?.headers.etag)
  await Promise.all([on.close(), off.close()])
})
