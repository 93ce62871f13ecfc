import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditLog, users } from '../../database/schema/index.ts'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { mailsTo, password, passwordHash, signIn } from '../authentication/testing.ts'

const minute = 60_000
let app: TestApp
let count = 0

beforeAll(async () => {
  app = await makeTestApp()
})
afterAll(() => app.close())
beforeEach(() => {
  app.clock.set(new Date('2026-03-02T10:00:00Z'))
})

async function account() {
  count += 1
  const email = `account-${count}@portal.test`
  const id = await app.make.tutor(
    {},
    { email, firstName: 'Ada', passwordHash: await passwordHash() },
  )
  return { id, email }
}

const changeEmail = (id: string, email: string, word = password) =>
  app.call('POST /User/Account/ChangeEmail', id, { body: { email, password: word } })

describe('name and time zone', () => {
  it('can be changed by every role', async () => {
    const { make } = app
    const body = { firstName: ' Zoë ', lastName: 'O’Neill', timeZone: 'Asia/Kolkata' }
    const everybody = [
      await make.student(),
      await make.parent(),
      await make.tutor(),
      await make.seniorTutor(),
      await make.schoolManager(),
      await make.admin(),
    ]
    for (const id of everybody) {
      expect((await app.call('POST /User/Account/UpdateMe', id, { body })).status).toBe(200)
      const { data } = await app.call('GET /User/Account/GetMe', id)
      expect(data).toMatchObject({ ...body, firstName: 'Zoë' })
    }
  })

  it('are kept when the time zone is none that is known', async () => {
    const { id } = await account()
    for (const timeZone of ['Europe/Atlantis', '+01:00', 'not one at all', "x'; select 1"]) {
      const body = { firstName: 'New', lastName: 'Name', timeZone }
      expect(await app.call('POST /User/Account/UpdateMe', id, { body })).toMatchObject({
        status: 422,
        errors: [{ path: 'body.timeZone', message: 'This time zone is not known.' }],
      })
    }
    expect((await app.call('GET /User/Account/GetMe', id)).data.firstName).toBe('Ada')
  })

  it('must not be empty', async () => {
    const { id } = await account()
    const body = { firstName: '  ', lastName: '', timeZone: 'UTC' }
    const { status, errors } = await app.call('POST /User/Account/UpdateMe', id, { body })
    expect([status, errors]).toEqual([
      400,
      [
        { path: 'body.firstName', message: 'Enter your first name' },
        { path: 'body.lastName', message: 'Enter your last name' },
      ],
    ])
  })
})

describe('the email', () => {
  it('is changed, in lower case, and the old address is told', async () => {
    const { id, email } = await account()
    const next = `New-${count}@Portal.Test`
    expect((await changeEmail(id, next)).status).toBe(200)
    expect((await signIn(app, next)).status).toBe(200)
    expect((await signIn(app, email)).status).toBe(401)
    const [mail] = await mailsTo(app, email)
    expect(mail?.subject).toBe('The email of your account was changed')
    expect(mail?.text).toContain(next.toLowerCase())
    const [entry] = await app.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'email changed'))
      .orderBy(desc(auditLog.id))
      .limit(1)
    expect(entry).toMatchObject({
      actorId: id,
      details: { from: email, to: next.toLowerCase() },
    })
  })

  it('stays when the password is wrong, and further tries wait after five', async () => {
    const { id, email } = await account()
    for (let time = 0; time < 5; time += 1) {
      expect(await changeEmail(id, 'else@portal.test', 'wrong')).toMatchObject({
        status: 422,
        errors: [{ path: 'body.password', message: 'This password is not right.' }],
      })
    }
    expect((await changeEmail(id, 'else@portal.test')).status).toBe(429)
    expect((await signIn(app, email)).status).toBe(200)
  })

  it('is refused when another account has it, in any letter case', async () => {
    const [mine, other] = [await account(), await account()]
    expect(await changeEmail(mine.id, other.email.toUpperCase())).toMatchObject({
      status: 409,
      errors: [{ path: 'body.email', message: 'Another account has this email.' }],
    })
    expect(await mailsTo(app, mine.email)).toEqual([])
  })

  it('goes to one of two who want the same at the same moment', async () => {
    const [one, two] = [await account(), await account()]
    const next = `wanted-${count}@portal.test`
    const all = await Promise.all([changeEmail(one.id, next), changeEmail(two.id, next)])
    expect(all.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('may be the one that it is already', async () => {
    const { id, email } = await account()
    expect((await changeEmail(id, email)).status).toBe(200)
    expect(await mailsTo(app, email)).toEqual([])
  })

  it('cannot be used to ask who has an account, more than ten times in 15 minutes', async () => {
    const [mine, other] = [await account(), await account()]
    const statuses = []
    for (let time = 0; time < 11; time += 1) {
      statuses.push((await changeEmail(mine.id, other.email)).status)
    }
    expect(statuses).toEqual([...Array(10).fill(409), 429])
    app.clock.advance(15 * minute)
    expect((await changeEmail(mine.id, other.email)).status).toBe(409)
  })

  it('makes links useless that went to the old address', async () => {
    const { id, email } = await account()
    await app.call('POST /Authentication/Password/ForgotPassword', undefined, { body: { email } })
    const text = (await mailsTo(app, email))[0]?.text ?? ''
    const token = /token=([\w-]+)/.exec(text)?.[1] ?? ''
    const isGood = async () =>
      (await app.call('POST /Authentication/Password/CheckLink', undefined, { body: { token } }))
        .data.isGood
    expect(await isGood()).toBe(true)
    await changeEmail(id, `moved-${count}@portal.test`)
    expect(await isGood()).toBe(false)
  })
})

describe('an account that was stopped', () => {
  it('changes nothing of itself', async () => {
    const { id } = await account()
    const token = await app.tokenOf(id)
    await app.db.update(users).set({ isActive: false }).where(eq(users.id, id))
    const { status } = await app.call(
      'POST /User/Account/ChangeEmail',
      undefined,
      { body: { email: 'x@portal.test', password } },
      { authorization: `Bearer ${token}` },
    )
    expect(status).toBe(403)
  })
})
