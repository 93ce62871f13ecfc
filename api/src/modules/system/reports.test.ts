import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { impersonal } from '../../logging/impersonal.ts'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { systemHandlers } from './system.routes.ts'

const key = 'POST /System/Reports/ReportRemoteFailure'
const body = {
  remote: 'mfe-tutor',
  version: '0a1b2c3d4e5f',
  shown: '5f4e3d2c1b0a',
  cause: '0a1b2c3d4e5f: ScriptNetworkError',
} as const
const now = new Date('2026-07-01T11:00:00Z')

let app: TestApp
beforeAll(async () => {
  app = await makeTestApp({ now })
})
afterAll(() => app.close())

describe('the report of a remote that failed', () => {
  it('is taken from everybody who is signed in, also while a parent looks on', async () => {
    const student = await app.make.student()
    expect((await app.call(key, student, { body })).status).toBe(200)
    expect((await app.call(key, student, { body: { ...body, shown: null } })).status).toBe(200)
    expect((await app.call(key, undefined, { body })).status).toBe(401)
  })

  it.each([
    ['an unknown remote', { remote: 'mfe-other' }],
    ['a version that is a path', { version: '../x' }],
    ['no cause', { cause: ' ' }],
    ['a long cause', { cause: 'x'.repeat(501) }],
    ['more than it asks for', { email: 'a@b.example' }],
  ])('is refused with %s', async (_, change) => {
    const tutor = await app.make.tutor()
    const answer = await app.call(key, tutor, { body: { ...body, ...(change as object) } })
    expect(answer.status).toBe(400)
  })

  it('is taken ten times within 15 minutes from one person', async () => {
    const parent = await app.make.parent()
    const statuses: number[] = []
    for (let time = 0; time < 11; time += 1) {
      statuses.push((await app.call(key, parent, { body })).status)
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429])
    expect((await app.call(key, await app.make.parent(), { body })).status).toBe(200)
  })

  it('is one line of the log that names remote, version and cause, and nobody', async () => {
    const warn = vi.fn()
    type Context = Parameters<(typeof systemHandlers)[typeof key]>[0]
    const context = { body, caller: { userId: await app.make.student() }, db: app.db, now }
    await systemHandlers[key]({ ...context, log: { warn } } as unknown as Context)
    expect(warn).toHaveBeenCalledExactlyOnceWith(body, 'a remote failed in a browser')
  })
})

describe('an error as the log has it', () => {
  it.each([
    ['Cannot find amelia.hart@portal.test in the list', 'Cannot find … in the list'],
    [
      'at https://portal.example/x/entry.js?again=1#here failed',
      'at https://portal.example/x/entry.js failed',
    ],
    ['bad token eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0aaa.c2lnbmF0dXJl!', 'bad token …!'],
    ['student 0190a1b2-0000-7000-8000-000000000001', 'student …'],
    ['two\r\nlines\u0000', 'two lines'],
    ['contract 2 is not spoken by this shell', 'contract 2 is not spoken by this shell'],
  ])('%j is %j', (text, kept) => {
    expect(impersonal(text)).toBe(kept)
  })
})
