import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditLog, users } from '../../database/schema/index.ts'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { bearer, makeFamily, passwordHash, signIn, startView } from '../authentication/testing.ts'

let app: TestApp

beforeAll(async () => {
  app = await makeTestApp({ world: 'demo' })
})
afterAll(() => app.close())

async function download(token: string) {
  const response = await app.fastify.inject({
    url: '/api/User/Account/DownloadMyData',
    headers: bearer(token),
  })
  return {
    status: response.statusCode,
    text: response.body,
    headers: response.headers,
    data: JSON.parse(response.body) as Record<string, unknown>,
  }
}

async function idOf(email: string): Promise<string> {
  const [row] = await app.db.select({ id: users.id }).from(users).where(eq(users.email, email))
  return row?.id ?? 'nobody'
}

describe('the data of a person', () => {
  it('come as a JSON file with a name that says what it is, and are written down', async () => {
    const id = await idOf('student@portal.test')
    const { status, headers, data } = await download(await app.tokenOf(id))
    expect(status).toBe(200)
    expect(headers['content-type']).toMatch(/^application\/json/)
    expect(headers['content-disposition']).toMatch(
      /^attachment;.*portal-data-\d{4}-\d\d-\d\d\.json/,
    )
    expect(data.account).toMatchObject({ email: 'student@portal.test', role: 'Student' })
    for (const name of ['programme', 'schools', 'tutors', 'sets', 'answers', 'tuition']) {
      expect([name, Array.isArray(data[name])]).toEqual([name, true])
    }
    const [entry] = await app.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
    expect(entry).toMatchObject({ action: 'data exported', actorId: id, subjectId: null })
  })

  it('suit the role', async () => {
    const namesOf = async (email: string) =>
      Object.keys((await download(await app.tokenOf(await idOf(email)))).data)
    expect(await namesOf('parent@portal.test')).toContain('children')
    expect(await namesOf('tutor@portal.test')).toEqual(
      expect.arrayContaining(['teaching', 'students', 'tuitionGiven', 'ratingsReceived']),
    )
    expect(await namesOf('senior@portal.test')).toContain('team')
    expect(await namesOf('school@portal.test')).toContain('schools')
    expect(await namesOf('admin@portal.test')).not.toContain('sets')
  })

  it('hold no password, no token, and no file’s name', async () => {
    const id = await app.make.student(
      {},
      {
        email: 'data@portal.test',
        passwordHash: await passwordHash(),
        pictureFilePath: 'secret-name.png',
      },
    )
    const { refreshToken } = await signIn(app, 'data@portal.test')
    await app.call('POST /Authentication/Password/ForgotPassword', undefined, {
      body: { email: 'data@portal.test' },
    })
    const { text, data } = await download(await app.tokenOf(id))
    for (const secret of ['argon2', refreshToken, 'reset-password', 'secret-name.png', 'hash']) {
      expect([secret, text.includes(secret)]).toEqual([secret, false])
    }
    expect(data.devices).toMatchObject([{ device: 'Firefox on Windows' }])
    expect(data.mails).toMatchObject([{ subject: 'Choose a new password' }])
  })

  it('are those of the caller alone', async () => {
    const [mine, other] = ['student@portal.test', 'student-csat@portal.test']
    const { text } = await download(await app.tokenOf(await idOf(mine)))
    expect(text).not.toContain(await idOf(other))
    expect(text).not.toContain(other)
  })

  it('are not for a parent who views the portal as the student, nor are the devices', async () => {
    const { email, own } = await makeFamily(app)
    const { data: view } = await startView(app, own.accessToken)
    for (const key of [
      'GET /User/Account/DownloadMyData',
      'GET /Authentication/Session/GetSessions',
    ] as const) {
      const { status, message } = await app.call(key, undefined, {}, bearer(view.accessToken))
      expect([key, status, message]).toEqual([
        key,
        403,
        'You are viewing the portal as a student. Only the student can see this.',
      ])
    }
    expect((await download(own.accessToken)).data.account).toMatchObject({ email })
  })
})
