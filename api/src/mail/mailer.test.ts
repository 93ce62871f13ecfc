import type { AddressInfo } from 'node:net'
import { eq, sql } from 'drizzle-orm'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mails } from '../database/schema/index.ts'
import { makeTestApp, type TestApp } from '../testing/index.ts'
import { goesByIndex, plannedNodes, rowsMet } from '../testing/plans.ts'
import { mostTries, pauseAfter, sendDue, startMailer } from './mailer.ts'
import { forgetOldMails } from './mails.repository.ts'
import { openPost, type Post, type PostedMail } from './post.ts'
import { mailPriorities, queueMail, queueMails } from './queue-mail.ts'
import { mail, partsOf, settings } from './testing.ts'
import { unsubscribeToken } from './unsubscribe.rules.ts'

let app: TestApp
const now = new Date('2026-03-02T10:00:00Z')

beforeAll(async () => {
  app = await makeTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.delete(mails)
  app.clock.set(now)
})

const { priority: _, ...told } = mail

/** A post that keeps what it is given, and fails for as long as it is told to. */
function keepingPost() {
  const sent: PostedMail[] = []
  const post = {
    sent,
    isBroken: false,
    send: async (one: PostedMail) => {
      if (post.isBroken) throw new Error('Connection refused')
      sent.push(one)
      return '250 OK'
    },
    close: () => undefined,
  }
  return post
}
const parts = (post: Post) => partsOf(app, post)
const only = async () => (await app.db.select().from(mails))[0]

describe('a queued mail', () => {
  it('is sent once, as it was written', async () => {
    const post = keepingPost()
    await queueMail(app.db, { ...mail, subject: 'Line\r\nBcc: all@portal.test', now })
    expect(await sendDue(parts(post))).toBe(1)
    expect(await sendDue(parts(post))).toBe(0)
    expect(post.sent).toMatchObject([
      { ...told, subject: 'Line Bcc: all@portal.test', createdAt: now },
    ])
    expect(await only()).toMatchObject({ nextTryAt: null, attempts: 1, sentAt: now })
  })

  it('is not there when the transaction that it belongs to fails', async () => {
    const failing = app.db.transaction(async (tx) => {
      await queueMail(tx, { ...mail, now })
      throw new Error('No')
    })
    await expect(failing).rejects.toThrow('No')
    expect(await only()).toBeUndefined()
  })

  it('is tried again after ever longer pauses, and given up after eight', async () => {
    const post = keepingPost()
    post.isBroken = true
    await queueMail(app.db, { ...mail, now })
    for (let tries = 1; tries <= mostTries; tries += 1) {
      expect(await sendDue(parts(post))).toBe(1)
      expect(await sendDue(parts(post))).toBe(0)
      expect((await only())?.attempts).toBe(tries)
      app.clock.advance(pauseAfter(tries) - 1)
      expect(await sendDue(parts(post))).toBe(0)
      app.clock.advance(1)
    }
    app.clock.advance(86_400_000)
    expect(await sendDue(parts(post))).toBe(0)
    expect(await only()).toMatchObject({
      nextTryAt: null,
      sentAt: null,
      lastError: 'Connection refused',
    })
  })

  it('goes out at the next try when the mail server is back', async () => {
    const post = keepingPost()
    post.isBroken = true
    await queueMail(app.db, { ...mail, now })
    await sendDue(parts(post))
    post.isBroken = false
    app.clock.advance(pauseAfter(1))
    await sendDue(parts(post))
    expect(post.sent).toHaveLength(1)
    expect(await only()).toMatchObject({ attempts: 2, lastError: null })
  })

  it('is sent by one of several processes, and by another when that one dies', async () => {
    await queueMails(
      app.db,
      Array.from({ length: 35 }, (_, index) => ({ ...mail, subject: `Mail ${index}` })),
      now,
    )
    const [one, other] = [keepingPost(), keepingPost()]
    for (let round = 0; round < 3; round += 1) {
      await Promise.all([sendDue(parts(one)), sendDue(parts(other))])
    }
    const subjects = [...one.sent, ...other.sent].map(({ subject }) => subject)
    expect([subjects.length, new Set(subjects).size]).toEqual([35, 35])

    await queueMail(app.db, { ...mail, now })
    // Taken, and then never heard of again.
    void sendDue(parts({ send: () => new Promise(() => undefined), close: () => undefined }))
    await expect
      .poll(async () => (await app.db.select().from(mails).where(eq(mails.attempts, 1))).length)
      .toBe(36)
    expect(await sendDue(parts(other))).toBe(0)
    app.clock.advance(10 * 60_000)
    expect(await sendDue(parts(other))).toBe(1)
  })

  it('wakes the mailer at once, which sends all there is and stops cleanly', async () => {
    const post = keepingPost()
    const mailer = startMailer(parts(post), app.live)
    await queueMails(app.db, Array(25).fill(mail), now)
    await expect.poll(() => post.sent.length, { timeout: 3_000 }).toBe(25)
    await mailer.stop()
    await queueMail(app.db, { ...mail, now })
    expect((await app.db.select().from(mails).where(eq(mails.attempts, 0))).length).toBe(1)
  })

  it('is forgotten a month after it was sent', async () => {
    const post = keepingPost()
    await queueMail(app.db, { ...mail, now })
    await sendDue(parts(post))
    await queueMail(app.db, { ...mail, now })
    await forgetOldMails(app.db, new Date(now.getTime() + 31 * 86_400_000))
    expect(await app.db.select().from(mails)).toMatchObject([{ sentAt: null }])
  })
})

describe('a queue in which 5,000 mails to many people wait', () => {
  const many = { ...mail, subject: 'News', priority: mailPriorities.manyPeople }

  beforeEach(async () => {
    await queueMails(app.db, Array(5_000).fill(many), now)
    await app.db.execute(sql`analyze mails`)
  })

  it('sends a password link in the next batch, then what is for one person', async () => {
    const post = keepingPost()
    const email = 'waits@portal.test'
    await app.make.student({}, { email })
    await sendDue(parts(post))
    app.clock.advance(60_000)
    await queueMail(app.db, { ...mail, subject: 'Your hour', now: app.clock.now() })
    await app.call('POST /Authentication/Password/ForgotPassword', undefined, { body: { email } })
    post.sent.length = 0
    expect(await sendDue(parts(post))).toBe(10)
    const subjects = post.sent.map(({ subject }) => subject)
    expect(subjects.toSorted()).toEqual([
      'Choose a new password',
      ...Array(8).fill('News'),
      'Your hour',
    ])
  })

  it('finds what goes first by its index, without looking at the rest', async () => {
    const [taking] = await plannedNodes(app.db, () => sendDue(parts(keepingPost())))
    const scans = taking?.filter((node) => node['Relation Name'] === 'mails') ?? []
    expect(scans.some(goesByIndex)).toBe(true)
    expect(taking?.map((node) => node['Node Type'])).not.toContain('Sort')
    expect(Math.max(...scans.map(rowsMet))).toBeLessThan(50)
  })
})

describe('a mail server', () => {
  const caught: string[] = []
  let server: SMTPServer
  let post: Post
  let foot = ''

  beforeAll(async () => {
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: ({ address }, _session, done) =>
        done(address.startsWith('nobody@') ? new Error('No such person') : null),
      onData: (stream, _session, done) => {
        let text = ''
        stream.on('data', (chunk) => {
          text += chunk
        })
        stream.on('end', () => {
          caught.push(text)
          done()
        })
      },
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const { port } = server.server.address() as AddressInfo
    post = openPost({ ...settings, smtpUrl: `smtp://127.0.0.1:${port}` }, () => foot)
  })
  afterAll(async () => {
    post.close()
    await new Promise<void>((done) => server.close(() => done()))
  })

  it('gets sender, address, subject, text, and the same id at each try', async () => {
    await queueMail(app.db, { ...mail, subject: 'Für Ada', now })
    await sendDue(parts(post))
    const id = (await only())?.id
    expect(caught).toHaveLength(1)
    expect(caught[0]).toMatch(/^From: Portal <portal@portal\.example>\r$/m)
    expect(caught[0]).toMatch(/^To: ada@portal\.test\r$/m)
    expect(caught[0]).toMatch(/^Subject: =\?UTF-8\?/m)
    expect(caught[0]).toMatch(`Message-ID: <${id}@portal.example>`)
    expect(caught[0]).toMatch('Some words.')
    expect(caught[0]).not.toMatch('List-Unsubscribe')
  })

  it('gets the foot of that moment, and the way to stop what somebody may choose', async () => {
    foot = 'Portal Ltd <1>'
    const id = await app.make.student({}, { email: 'reader@portal.test' })
    const { manyPeople: priority } = mailPriorities
    caught.length = 0
    await queueMail(app.db, { ...mail, to: 'Reader@portal.test', kind: 'company', priority, now })
    await sendDue(parts(post))
    const raw = caught[0] ?? ''
    const token = unsubscribeToken({ userId: id, kind: 'company' }, settings.sessionSecret)
    const address = `https://portal.example/api/Notification/Mail/Unsubscribe?token=${token}`
    expect(raw.split('\r\n')).toEqual(
      expect.arrayContaining([
        `List-Unsubscribe: <${address}>`,
        'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
      ]),
    )
    const whole = raw.replace(/=\r\n/g, '')
    expect(whole).toMatch(/^Portal Ltd <1>\r$/m)
    expect(whole).toMatch('Portal Ltd &lt;1&gt;')
    expect(whole).toMatch('No more mails of this kind')
    foot = ''
  })

  it('gets no such head for an address of nobody, whose choice there is none', async () => {
    caught.length = 0
    await queueMail(app.db, { ...mail, to: 'else@portal.test', kind: 'company', now })
    await sendDue(parts(post))
    expect(caught[0]).not.toMatch('List-Unsubscribe')
  })

  it('that refuses a mail has it tried again', async () => {
    await queueMail(app.db, { ...mail, to: 'nobody@portal.test', now })
    await sendDue(parts(post))
    expect(await only()).toMatchObject({ sentAt: null, attempts: 1 })
    expect((await only())?.lastError).toMatch('No such person')
  })
})
