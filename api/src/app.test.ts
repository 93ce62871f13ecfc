import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeTestApp, type TestApp } from './testing/index.ts'

let app: TestApp

beforeAll(async () => {
  app = await makeTestApp()
})
afterAll(() => app.close())

describe('the form of answers', () => {
  it('matches paths in any letter case, with or without a trailing slash', async () => {
    for (const url of ['/api/health/live', '/API/Health/LIVE/', '//api//health/live']) {
      const response = await app.fastify.inject(url)
      expect([url, response.json()]).toEqual([
        url,
        { success: true, message: null, data: { status: 'live' } },
      ])
    }
  })
})
