import type { CallInput } from '@portal/shared/api'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../database/ids.ts'
import { auditLog, mails, users } from '../../database/schema/index.ts'
import { sendDue } from '../../mail/mailer.ts'
import type { Post, PostedMail } from '../../mail/post.ts'
import { mailPriorities, queueMail } from '../../mail/queue-mail.ts'
import {
  askedByNobody,
  auditEntries,
  makeTestApp,
  queriesOf,
  type TestApp,
} from '../../testing/index.ts'
import { notify } from '../notifications/index.ts'

const listCall = 'GET /Notification/admin/Mail/GetMails'
const retryCall = 'POST /Notification/admin/Mail/Retry'
const clearCall = 'POST /Notification/admin/Mail/ClearBounce'

let app: TestApp
let admin: string

beforeAll(async () => {
  app = await makeTestApp({ now: new Date('2026-07-02T12:00:00Z') })
  admin = await app.make.admin()
})
afterAll(() => app.close())
beforeEach(() => app.db.delete(mails))

type Mail = typeof mails.$inferInsert

async function makeMail(values: Partial<Mail> = {}): Promise<string> {
  const [id, createdAt] = [newId(), app.clock.now()]
  await app.db.insert(mails).values({
    ...{ id, to: 'ada@portal.test', subject: 'Hello', text: 'A secret link', createdAt },
    ...values,
  })
  return id
}

const list = async (query: CallInput<typeof listCall>['query'] = {}) =>
  (await app.call(listCall, admin, { query })).data
const stateOf = async (id: string) =>
  (await list()).mails.find(({ mailId }) => mailId === id)?.state
const later = (minutes: number) => new Date(app.clock.now().getTime() + minutes * 60_000)

describe('the list of mails', () => {
  it('says how each stands, and never what stands in it', async () => {
    const now = app.clock.now()
    const ids = {
      sent: await makeMail({ sentAt: now, attempts: 1 }),
      waiting: await makeMail({ nextTryAt: now }),
      held: await makeMail({ nextTryAt: later(60) }),
      failed: await makeMail({ attempts: 8, lastError: 'Connection refused' }),
      bounced: await makeMail({ attempts: 1, bouncedAt: now }),
    }
    // Tried once and to be tried again is no quiet hour.
    const again = await makeMail({ attempts: 1, nextTryAt: later(60) })
    const { mails: rows, totalCount } = await list()
    expect(totalCount).toBe(6)
    const states = Object.fromEntries(rows.map(({ mailId, state }) => [mailId, state]))
    for (const [state, id] of Object.entries(ids)) {
      expect([state, states[id]]).toEqual([state, state])
      const found = await list({ state: state as keyof typeof ids })
      expect(found.mails.map(({ mailId }) => mailId)).toContain(id)
    }
    expect(states[again]).toBe('waiting')
    expect(JSON.stringify(rows)).not.toContain('secret')
  })

  it('is searched by address and subject, and filtered by what goes first', async () => {
    const reset = await makeMail({ subject: 'Your password', priority: 0 })
    await makeMail({ to: 'other@portal.test', priority: 2 })
    const found = async (query: CallInput<typeof listCall>['query']) =>
      (await list(query)).mails.map(({ mailId }) => mailId)
    expect(await found({ search: 'PASSWORD' })).toEqual([reset])
    expect(await found({ search: 'ada@' })).toEqual([reset])
    expect(await found({ priority: 0 })).toEqual([reset])
    expect(await found({ search: '%' })).toEqual([])
    expect(await queriesOf(app, listCall, admin)).toBe(1)
  })
})

describe('sending again', () => {
  it('begins with the first try, and leaves what has not failed', async () => {
    const failed = await makeMail({ attempts: 8, lastError: 'Connection refused' })
    const sent = await makeMail({ sentAt: app.clock.now(), attempts: 1 })
    const body = { mailIds: [failed, sent] }
    expect((await app.call(retryCall, admin, { body })).data).toEqual({ retried: 1, skipped: 1 })
    const [row] = await app.db.select().from(mails).where(eq(mails.id, failed))
    expect(row).toMatchObject({ attempts: 0, nextTryAt: app.clock.now() })
    const entries = await auditEntries(app.db, eq(auditLog.action, 'mail retried'))
    expect(entries.at(-1)).toMatchObject({ actorId: admin, kind: 'mail', record: failed })
  })

  it('takes all that match, or nothing where others match now', async () => {
    await makeMail({ attempts: 8 })
    await makeMail({ attempts: 8 })
    const retry = (expectedCount: number) =>
      app.call(retryCall, admin, { body: { filter: { state: 'failed' }, expectedCount } })
    expect((await retry(3)).status).toBe(409)
    expect((await list({ state: 'failed' })).totalCount).toBe(2)
    expect((await retry(2)).data).toEqual({ retried: 2, skipped: 0 })
  })

  it('is refused for one that is not there', async () => {
    expect((await app.call(retryCall, admin, { body: { mailIds: [newId()] } })).status).toBe(404)
  })
})

describe('an address that is refused for good', () => {
  const refused = Object.assign(new Error('550 5.1.1 No such user'), {
    response: '550 5.1.1 No such user',
  })

  function postTo(gone: string): Post & { sent: PostedMail[] } {
    const sent: PostedMail[] = []
    return {
      sent,
      send: async (mail) => {
        if (mail.to === gone) throw refused
        sent.push(mail)
        return '250 OK'
      },
      close: () => undefined,
    }
  }
  const send = (post: Post) =>
    sendDue({
      ...{ db: app.db, post, clock: app.clock.now },
      log: { warn: () => undefined, error: () => undefined },
    })

  it('gets mails of access alone, until it was mended; its person is told', async () => {
    const email = `${newId()}@portal.test`
    const person = await app.make.student({}, { email })
    const me = async () => (await app.call('GET /User/Account/GetMe', person)).data
    const first = await makeMail({ to: email, nextTryAt: app.clock.now() })
    const post = postTo(email)
    await send(post)
    expect(await stateOf(first)).toBe('bounced')
    expect((await me()).mailsComeBack).toBe(true)

    const notice = await makeMail({ to: email, nextTryAt: app.clock.now() })
    const password = await makeMail({ to: email, nextTryAt: app.clock.now(), priority: 0 })
    const open = postTo('nobody@portal.test')
    await send(open)
    expect(open.sent.map(({ id }) => id)).toEqual([password])
    expect(await stateOf(notice)).toBe('bounced')
    const retry = async () =>
      (await app.call(retryCall, admin, { body: { mailIds: [notice] } })).data
    expect(await retry()).toEqual({ retried: 0, skipped: 1 })

    await app.call(clearCall, admin, { body: { userId: person } })
    expect((await me()).mailsComeBack).toBeUndefined()
    const entries = await auditEntries(app.db, eq(auditLog.action, 'bounce cleared'))
    expect(entries.at(-1)).toMatchObject({ actorId: admin, subjectId: person })
    expect(await retry()).toEqual({ retried: 1, skipped: 0 })
    await send(open)
    expect(open.sent.map(({ id }) => id)).toEqual([password, notice])
  })

  it('gets nothing else by whichever way, however the address is written', async () => {
    const email = `${newId()}@portal.test`
    const person = await app.make.student({}, { email, emailState: 'bouncing' })
    const { now } = app.clock
    await app.call('POST /Authentication/Password/ForgotPassword', undefined, { body: { email } })
    const asked = askedByNobody(app)
    const told = { title: 'News', description: 'Words', recipients: [person] }
    await notify(asked, { ...told, kind: 'content', isAlwaysMailed: true })
    for (const priority of [mailPriorities.onePerson, mailPriorities.manyPeople]) {
      const mail = { to: email.toUpperCase(), subject: 'Summary', text: 'Words', priority }
      await queueMail(app.db, { ...mail, kind: 'weekly', now: now() })
    }
    const post = postTo('nobody@portal.test')
    await send(post)
    expect(post.sent.map(({ subject }) => subject)).toEqual(['Choose a new password'])
    expect((await list({ state: 'bounced' })).totalCount).toBe(3)
  })

  it('is not known by a failure that may pass', async () => {
    const email = `${newId()}@portal.test`
    const person = await app.make.student({}, { email })
    const id = await makeMail({ to: email, nextTryAt: app.clock.now() })
    await send({
      send: async () => {
        throw Object.assign(new Error('450 4.1.1'), { response: '450 4.1.1 Later' })
      },
      close: () => undefined,
    })
    expect(await stateOf(id)).toBe('waiting')
    const [row] = await app.db.select().from(users).where(eq(users.id, person))
    expect(row?.emailState).toBe('ok')
  })

  it('is nobody’s where the account is not there', async () => {
    expect((await app.call(clearCall, admin, { body: { userId: newId() } })).status).toBe(404)
  })
})
