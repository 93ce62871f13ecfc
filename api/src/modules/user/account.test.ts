import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditLog, emailLinks, users } from '../../database/schema/index.ts'
import { auditEntries, makeTestApp, type TestApp } from '../../testing/index.ts'
import { mailsTo, makeAccount, password, signIn } from '../authentication/testing.ts'

const minute = 60_000
let app: TestApp

beforeAll(async () => {
  app = await makeTestApp()
})
afterAll(() => app.close())
beforeEach(() => {
  app.clock.set(new Date('2026-03-02T10:00:00Z'))
})

const account = () => makeAccount(app, 'tutor', { firstName: 'Ada' })

/** A second after the last, so that mails are in order. */
async function askForEmail(id: string, email: string, word = password) {
  app.clock.advance(1_000)
  return await app.call('POST /User/Account/ChangeEmail', id, { body: { email, password: word } })
}

/** The token of the newest link that went to an address. */
async function linkTo(email: string): Promise<string> {
  const last = (await mailsTo(app, email.toLowerCase())).at(-1)
  return /\/auth\/confirm-email#([\w-]+)/.exec(last?.text ?? '')?.[1] ?? 'there is none'
}

async function confirm(token: string) {
  app.clock.advance(1_000)
  return await app.call('POST /User/Account/ConfirmEmail', undefined, { body: { token } })
}

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
  it('changes once the link that went to the new address is used, and not before', async () => {
    const { id, email } = await account()
    const next = 'New@Portal.Test'
    expect((await askForEmail(id, next)).status).toBe(200)
    expect((await app.call('GET /User/Account/GetMe', id)).data.email).toBe(email)
    expect((await signIn(app, email)).status).toBe(200)
    const { status, data } = await confirm(await linkTo(next))
    expect([status, data.email]).toEqual([200, next.toLowerCase()])
    expect((await signIn(app, next)).status).toBe(200)
    expect((await signIn(app, email)).status).toBe(401)
    const entries = await auditEntries(app.db, eq(auditLog.actorId, id))
    const change = { kind: 'account', record: id, changes: { email: [email, next.toLowerCase()] } }
    expect(entries.filter(({ action }) => action?.startsWith('email'))).toMatchObject([
      { action: 'email change asked for', ...change },
      { action: 'email changed', ...change },
    ])
  })

  it('tells the old address when it is asked for and when it is changed', async () => {
    const { id, email } = await account()
    const next = 'told@portal.test'
    const subjects = async () => (await mailsTo(app, email)).map(({ subject }) => subject)
    await askForEmail(id, next)
    expect(await subjects()).toEqual(['Somebody asked to change the email of your account'])
    await confirm(await linkTo(next))
    expect((await subjects()).at(-1)).toBe('The email of your account was changed')
    expect((await mailsTo(app, email)).every(({ text }) => text.includes(next))).toBe(true)
    expect((await mailsTo(app, email)).some(({ text }) => text.includes('#'))).toBe(false)
  })

  it('is changed by a link once, within a day, and only by the newest one', async () => {
    const { id, email } = await account()
    const next = 'once@portal.test'
    await askForEmail(id, next)
    const first = await linkTo(next)
    await askForEmail(id, next)
    const second = await linkTo(next)
    expect((await confirm(first)).status).toBe(422)
    expect((await confirm(second)).status).toBe(200)
    expect((await confirm(second)).status).toBe(422)
    await askForEmail(id, email)
    app.clock.advance(24 * 60 * minute)
    expect((await confirm(await linkTo(email))).status).toBe(422)
    expect((await confirm('never heard of')).status).toBe(422)
    expect(JSON.stringify(await app.db.select().from(emailLinks))).not.toContain(second)
  })

  it('stays when the password has been changed since the link was asked for', async () => {
    const { id } = await account()
    await askForEmail(id, 'thief@portal.test')
    const body = { oldPassword: password, newPassword: 'seven purple kettles' }
    await app.call('POST /Authentication/Password/ChangePassword', id, { body })
    expect((await confirm(await linkTo('thief@portal.test'))).status).toBe(422)
  })

  it('stays when the password is wrong, and further tries wait after five', async () => {
    const { id, email } = await account()
    for (let time = 0; time < 5; time += 1) {
      expect(await askForEmail(id, 'else@portal.test', 'wrong')).toMatchObject({
        status: 422,
        errors: [{ path: 'body.password', message: 'This password is not right.' }],
      })
    }
    expect((await askForEmail(id, 'else@portal.test')).status).toBe(429)
    expect((await signIn(app, email)).status).toBe(200)
  })

  it('is answered alike whether or not another account has it, which the link alone tells', async () => {
    const [mine, other] = [await account(), await account()]
    const answerTo = async (email: string) => {
      const { status, data, message, errors } = await askForEmail(mine.id, email)
      return { status, data, message, errors }
    }
    const taken = await answerTo(other.email.toUpperCase())
    const link = await linkTo(other.email)
    expect(await confirm(link)).toMatchObject({
      status: 409,
      message: 'Another account has this email.',
    })
    expect(taken).toEqual(await answerTo('free@portal.test'))
    expect((await signIn(app, other.email)).status).toBe(200)
    expect((await app.call('GET /User/Account/GetMe', mine.id)).data.email).toBe(mine.email)
  })

  it('goes to one of two who want the same at the same moment', async () => {
    const [one, two] = [await account(), await account()]
    const next = 'wanted@portal.test'
    await askForEmail(one.id, next)
    const first = await linkTo(next)
    await askForEmail(two.id, next)
    const all = await Promise.all([confirm(first), confirm(await linkTo(next))])
    expect(all.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('may be the one that it is already', async () => {
    const { id, email } = await account()
    expect((await askForEmail(id, email)).status).toBe(200)
    expect(await mailsTo(app, email)).toEqual([])
  })

  it('sends no more than five links in 15 minutes', async () => {
    const { id } = await account()
    const statuses = []
    for (let time = 0; time < 6; time += 1) {
      statuses.push((await askForEmail(id, `stranger-${time}@portal.test`)).status)
    }
    expect(statuses).toEqual([...Array(5).fill(200), 429])
    app.clock.advance(15 * minute)
    expect((await askForEmail(id, 'stranger@portal.test')).status).toBe(200)
  })

  it('makes links useless that went to the old address', async () => {
    const { id, email } = await account()
    await app.call('POST /Authentication/Password/ForgotPassword', undefined, { body: { email } })
    const text = (await mailsTo(app, email))[0]?.text ?? ''
    const token = /token=([\w-]+)/.exec(text)?.[1] ?? ''
    const isGood = async () =>
      (await app.call('POST /Authentication/Password/CheckLink', undefined, { body: { token } }))
        .data.isGood
    const next = 'moved@portal.test'
    await askForEmail(id, next)
    expect(await isGood()).toBe(true)
    await confirm(await linkTo(next))
    expect(await isGood()).toBe(false)
  })
})

describe('the allow-list', () => {
  const isOnIt = async (id: string) =>
    (await app.call('GET /System/Settings/GetOwnSettings', id)).data.isOnAllowList

  it('tells each person of that person alone, and nobody else anything', async () => {
    const listed = await app.make.student({}, { email: 'allowed@portal.test' })
    const other = await app.make.student()
    expect([await isOnIt(listed), await isOnIt(other)]).toEqual([true, false])
    await app.db.delete(users).where(eq(users.id, listed))
    for (const url of ['/api/System/Settings/GetPublicSettings', '/settings.json']) {
      const { body } = await app.fastify.inject({ url })
      expect([url, body.includes('allowed@')]).toEqual([url, false])
      expect([url, /allow_?list/i.test(body)]).toEqual([url, false])
    }
  })

  it('is no way in for somebody who only says that an address on it is theirs', async () => {
    const { id } = await account()
    await askForEmail(id, 'allowed@portal.test')
    expect(await isOnIt(id)).toBe(false)
    await confirm(await linkTo('allowed@portal.test'))
    expect(await isOnIt(id)).toBe(true)
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
