import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { mails, quietHours, settings as savedSettings, users } from '../database/schema/index.ts'
import { makeTestApp, statementsOf, type TestApp } from '../testing/index.ts'
import { pauseAfter, sendDue } from './mailer.ts'
import { countMails } from './mails.repository.ts'
import { type Mail, mailPriorities, queueMail, queueMails } from './queue-mail.ts'
import { mail, partsOf } from './testing.ts'

/** Half past ten in the evening in London; the clocks go forward that night. */
const night = new Date('2027-03-27T22:30:00Z')
const morning = new Date('2027-03-28T06:00:00Z')

let app: TestApp
let ada: string

beforeAll(async () => {
  app = await makeTestApp()
  ada = await app.make.student({}, { email: mail.to })
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.delete(mails)
  await app.db.delete(quietHours)
  await app.db.delete(savedSettings)
  await app.db.update(users).set({ timeZone: 'Europe/London' }).where(eq(users.id, ada))
  app.clock.set(night)
})

const queued = async () => (await app.db.select().from(mails))[0]?.nextTryAt
const queue = (more: Partial<Mail> = {}) => queueMail(app.db, { ...mail, ...more, now: night })

it('a mail of the night waits until seven by the clock of whoever gets it', async () => {
  await queue({ to: 'Ada@Portal.test' })
  expect(await queued()).toEqual(morning)
  const sent: string[] = []
  const post = {
    send: async ({ subject }: { subject: string }) => {
      sent.push(subject)
      return '250 OK'
    },
    close: () => undefined,
  }
  expect(await sendDue(partsOf(app, post))).toBe(0)
  app.clock.set(morning)
  expect(await sendDue(partsOf(app, post))).toBe(1)
  expect(sent).toEqual([mail.subject])
})

it('one that is held is none that waits for the mail server', async () => {
  await queue()
  expect(await countMails(app.db, night)).toEqual({ waiting: 0, givenUp: 0 })
  expect(await countMails(app.db, morning)).toEqual({ waiting: 1, givenUp: 0 })
})

it('one of access goes at once', async () => {
  await queue({ priority: mailPriorities.access })
  expect(await queued()).toEqual(night)
})

it('goes at once where it is day', async () => {
  await app.db.update(users).set({ timeZone: 'America/New_York' }).where(eq(users.id, ada))
  await queue()
  expect(await queued()).toEqual(night)
})

it('to nobody’s address waits by the office’s hours, which can be others and none', async () => {
  const office = (value: unknown) =>
    app.db
      .insert(savedSettings)
      .values({ key: 'quietHours', value, updatedAt: night })
      .onConflictDoUpdate({ target: savedSettings.key, set: { value } })
  await queue({ to: 'payer@elsewhere.test' })
  expect(await queued()).toEqual(morning)
  for (const [value, goes] of [
    [{ isOn: true, from: '20:00', to: '08:15' }, '2027-03-28T07:15:00Z'],
    [{ isOn: false, from: '21:00', to: '07:00' }, night.toISOString()],
    // Of another release.
    [{ isOn: 'yes' }, morning.toISOString()],
  ] as const) {
    await app.db.delete(mails)
    await office(value)
    await queue({ to: 'payer@elsewhere.test' })
    expect(await queued()).toEqual(new Date(goes))
  }
})

it('goes by what somebody chose, which anybody can', async () => {
  expect((await app.call('GET /User/Account/GetQuietHours', ada)).data).toEqual({
    ...{ isOn: true, from: '21:00', to: '07:00' },
  })
  const choose = (isOn: boolean, from: string, to: string) =>
    app.call('POST /User/Account/SetQuietHours', ada, { body: { isOn, from, to } })
  expect(await choose(true, '22:45', '22:45')).toMatchObject({
    status: 422,
    errors: [{ path: 'body.to' }],
  })
  expect((await choose(true, '22:40', '07:00')).status).toBe(400)
  await choose(true, '22:45', '06:15')
  await queue()
  expect(await queued()).toEqual(night)
  await choose(true, '22:15', '06:15')
  const answer = await app.call('GET /User/Account/GetQuietHours', ada)
  expect(answer.data).toEqual({ isOn: true, from: '22:15', to: '06:15' })
  await app.db.delete(mails)
  await queue()
  expect(await queued()).toEqual(new Date('2027-03-28T05:15:00Z'))
})

it('that could not be sent is not tried again in the night either', async () => {
  const evening = new Date('2027-03-27T20:59:45Z')
  app.clock.set(evening)
  await queueMail(app.db, { ...mail, now: evening })
  await queueMail(app.db, { ...mail, priority: mailPriorities.access, now: evening })
  const post = { send: () => Promise.reject(new Error('away')), close: () => undefined }
  expect(await sendDue(partsOf(app, post))).toBe(2)
  const tries = await app.db.select().from(mails).orderBy(mails.priority)
  expect(tries.map(({ nextTryAt }) => nextTryAt)).toEqual([
    new Date(evening.getTime() + pauseAfter(1)),
    morning,
  ])
})

it('hours of a thousand people are asked for at once', async () => {
  const many = Array.from({ length: 1_000 }, (_, index) => ({
    ...mail,
    to: `p${index}@portal.test`,
  }))
  // The hours, the mails and the word to who sends them.
  expect(await statementsOf(app.db, () => queueMails(app.db, many, night))).toBe(3)
})
