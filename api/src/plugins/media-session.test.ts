import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parentChildren, sessions, users } from '../database/schema/index.ts'
import { bearer, passwordHash, sessionOf } from '../modules/authentication/testing.ts'
import { makeTestApp, type TestApp } from '../testing/index.ts'

let app: TestApp
let hash: string

beforeAll(async () => {
  app = await makeTestApp({ now: new Date('2026-03-02T10:00:00Z') })
  hash = await passwordHash()
})
afterAll(() => app.close())

/** Makes a call that gives tokens: the cookie for media beside them, and the session. */
async function given(url: string, payload: object, token?: string) {
  const headers = token === undefined ? {} : bearer(token)
  const response = await app.fastify.inject({ method: 'POST', url, payload, headers })
  const { accessToken } = response.json().data
  const set = [response.headers['set-cookie']].flat().map(String)
  const cookie = set.find((line) => line.startsWith('portal_media='))?.split(';')[0] ?? ''
  return { accessToken, cookie, sessionId: sessionOf(accessToken) }
}

async function signedIn(id: string) {
  const email = `${crypto.randomUUID()}@portal.test`
  await app.db.update(users).set({ email, passwordHash: hash }).where(eq(users.id, id))
  const payload = { email, password: 'correct horse battery' }
  return { id, ...(await given('/api/authentication/authenticate', payload)) }
}

/** A student with a file, and a parent who views the portal as the student. */
async function family() {
  const student = await signedIn(await app.make.student())
  const parent = await signedIn(await app.make.parent([student.id]))
  const { data } = await app.call('POST /File/File/Upload', student.id, {
    query: { kind: 'image' },
    file: new File(['GIF89a0123456789'], 'photo.gif'),
  })
  const body = { isParent: true, studentId: student.id }
  const start = '/api/authentication/admin/impersonation/startImpersonation'
  const view = await given(start, body, parent.accessToken)
  return { student, parent, view, url: data.url }
}
type Family = Awaited<ReturnType<typeof family>>

const setUser = (id: string, values: Partial<typeof users.$inferInsert>) =>
  app.db.update(users).set(values).where(eq(users.id, id))
const endSession = (id: string) =>
  app.db.update(sessions).set({ revokedAt: app.clock.now() }).where(eq(sessions.id, id))
const giveAway = async (id: string) => {
  const userId = await app.make.student()
  await app.db.update(sessions).set({ userId }).where(eq(sessions.id, id))
}

it('asks for a session that goes on, of an account as it was when it signed in', async () => {
  const cases: [string, 'student' | 'view', (of: Family) => Promise<unknown>][] = [
    ['signed out', 'student', ({ student }) => endSession(student.sessionId)],
    ['stopped', 'student', ({ student }) => setUser(student.id, { isActive: false })],
    ['of another role', 'student', ({ student }) => setUser(student.id, { role: 'Tutor' })],
    ['of somebody else', 'student', ({ student }) => giveAway(student.sessionId)],
    ['a view that was left', 'view', ({ view }) => endSession(view.sessionId)],
    [
      'a view of a student who was stopped',
      'view',
      (of) => setUser(of.student.id, { isActive: false }),
    ],
    ['a view whose parent signed out', 'view', ({ parent }) => endSession(parent.sessionId)],
    ['a view whose parent was stopped', 'view', (of) => setUser(of.parent.id, { isActive: false })],
    [
      'a view of a student who is no child any more',
      'view',
      ({ parent, student }) =>
        app.db
          .delete(parentChildren)
          .where(
            and(eq(parentChildren.parentId, parent.id), eq(parentChildren.studentId, student.id)),
          ),
    ],
    ['a view whose time is over', 'view', async () => app.clock.advance(30 * 60_000)],
  ]
  for (const [what, who, end] of cases) {
    const all = await family()
    const { cookie } = all[who]
    const ask = async () =>
      (await app.fastify.inject({ url: all.url, headers: { cookie } })).statusCode
    expect([what, await ask()]).toEqual([what, 200])
    await end(all)
    // What was answered within the last minute is remembered.
    app.clock.advance(60_001)
    expect([what, await ask()]).toEqual([what, 401])
  }
})

it('asks each session, although another one of the same person has just been let in', async () => {
  const student = await signedIn(await app.make.student())
  const other = await signedIn(student.id)
  const { data } = await app.call('POST /File/File/Upload', student.id, {
    query: { kind: 'image' },
    file: new File(['GIF89a0123456789'], 'photo.gif'),
  })
  await endSession(student.sessionId)
  const ask = async ({ cookie }: { cookie: string }) =>
    (await app.fastify.inject({ url: data.url, headers: { cookie } })).statusCode
  expect([await ask(other), await ask(student)]).toEqual([200, 401])
})
