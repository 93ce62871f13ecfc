import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rowsOf } from '../../database/open.ts'
import {
  files,
  fileUses,
  helpMessages,
  mails,
  notificationPreferences,
} from '../../database/schema/index.ts'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { makeFaq, makeMessage, sent } from './testing.ts'

const sendCall = 'POST /Help/Message/Send'
const mineCall = 'GET /Help/Message/GetMine'
const listCall = 'GET /Help/admin/Message/GetMessages'
const messageCall = 'GET /Help/admin/Message/GetMessage'
const answerCall = 'POST /Help/admin/Message/Reply'
const stateCall = 'POST /Help/admin/Message/SetState'

const start = new Date('2026-03-02T10:00:00Z')
const minuteMs = 60_000

let app: TestApp
let admin: string
let student: string

beforeAll(async () => {
  app = await makeTestApp({ now: start })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(start)
  await app.db.delete(helpMessages)
  await app.db.delete(mails)
  admin = await app.make.admin()
  student = await app.make.student()
})

const send = async (change: Partial<typeof sent> = {}, by = student) =>
  await app.call(sendCall, by, { body: { ...sent, ...change } })
const mine = async (by = student) => (await app.call(mineCall, by)).data.messages
const whole = async (id: string) => (await app.call(messageCall, admin, { query: { id } })).data
const mailsOut = async () => await app.db.select().from(mails)
const bring = async (by: string) => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const input = { query: { kind: 'image' as const }, file: new Blob([png]) }
  return (await app.call('POST /File/File/Upload', by, input)).data.id
}

describe('a message', () => {
  it('is the writer’s, and the support hears that there is one without its text', async () => {
    const faqId = await makeFaq(app)
    const { data } = await send({ faqId, text: '  Secret words  ' })
    expect(await mine()).toMatchObject([
      { id: data.id, text: 'Secret words', state: 'new', replies: [], page: sent.page },
    ])
    expect(await whole(data.id)).toMatchObject({
      ...{ state: 'new', version: 1, assignedTo: null, from: { userId: student } },
      faq: { id: faqId, question: 'Where do I start?' },
    })
    const [mail, ...more] = await mailsOut()
    expect(more).toEqual([])
    expect(mail).toMatchObject({
      to: 'support@portal.example',
      subject: 'New message: Something does not work',
    })
    expect(mail?.text).toContain(`/manage-tutor-faqs?tab=messages&message=${data.id}`)
    expect(mail?.text).not.toContain('Secret')
  })

  it.each([
    [
      'an answer of another audience',
      async () => ({ faqId: await makeFaq(app, { audience: 'tutor' }) }),
      'body.faqId',
    ],
    [
      'an answer that is not published',
      async () => ({ faqId: await makeFaq(app, { state: 'draft' }) }),
      'body.faqId',
    ],
    ['somebody else’s image', async () => ({ fileIds: [await bring(admin)] }), 'body.fileIds'],
  ])('is refused with %s', async (_, change, path) => {
    expect(await send(await change())).toMatchObject({ status: 422, errors: [{ path }] })
    expect(await mine()).toEqual([])
  })

  it.each([
    ['no text', { text: ' ' }],
    ['too long a text', { text: 'x'.repeat(5_001) }],
    ['four images', { fileIds: Array.from({ length: 4 }, () => crypto.randomUUID()) }],
    ['a page of elsewhere', { page: '//example.org' }],
    ['a page that is none', { page: 'https://example.org' }],
  ])('is not well formed with %s', async (_, change) => {
    expect((await send(change)).status).toBe(400)
  })

  it('shows its images to the writer and to admins, and to nobody else', async () => {
    const fileId = await bring(student)
    const { data } = await send({ fileIds: [fileId] })
    expect((await mine())[0]?.files).toMatchObject([{ id: fileId }])
    expect((await whole(data.id)).files).toMatchObject([{ id: fileId }])
    const uses = await app.db.select().from(fileUses).where(eq(fileUses.fileId, fileId))
    expect(uses).toMatchObject([{ area: 'help', recordId: data.id }])
  })

  it('takes its images along when the account goes', async () => {
    const fileId = await bring(student)
    await send({ fileIds: [fileId] })
    const asked = await app.call('POST /User/Account/RequestDeletion', student)
    expect(asked.status).toBe(200)
    const open = await app.call('GET /User/admin/Account/GetDeletionRequests', admin)
    const [request] = open.data.requests
    await app.call('POST /User/admin/Account/DecideDeletion', admin, {
      body: { requestId: request?.id ?? '', decision: 'confirmed' },
    })
    expect(await app.db.$count(helpMessages)).toBe(0)
    expect(await app.db.$count(fileUses, eq(fileUses.fileId, fileId))).toBe(0)
    const [file] = await app.db.select().from(files).where(eq(files.id, fileId))
    expect(file?.freeSince).toEqual(start)
  })

  it('comes once where the same wish is sent twice, and ten times a day at most', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const first = await app.call(sendCall, student, { body: sent }, headers)
    const again = await app.call(sendCall, student, { body: sent }, headers)
    expect(again.data).toEqual(first.data)
    expect(await mine()).toHaveLength(1)
    const others = await app.make.student()
    for (let count = 0; count < 10; count += 1) expect((await send({}, others)).status).toBe(200)
    expect((await send({}, others)).status).toBe(429)
    app.clock.advance(24 * 60 * minuteMs + 1_000)
    expect((await send({}, others)).status).toBe(200)
  })
})

describe('an answer', () => {
  it('reaches the writer in the portal and by mail, whatever was chosen, and takes the message on', async () => {
    await app.db
      .insert(notificationPreferences)
      .values({ userId: student, kind: 'content', inPortal: true, email: 'none' })
    const { id } = (await send()).data
    await app.db.delete(mails)
    app.clock.advance(minuteMs)
    const answered = await app.call(answerCall, admin, {
      body: { id, version: 1, text: 'It works again.', close: false },
    })
    expect(answered.data).toEqual({ version: 2 })
    expect(await mine()).toMatchObject([
      { state: 'answered', replies: [{ isOurs: true, text: 'It works again.' }] },
    ])
    expect((await whole(id)).assignedTo?.userId).toBe(admin)
    const [mail, ...more] = await mailsOut()
    expect(more).toEqual([])
    expect(mail).toMatchObject({ subject: 'We have answered your message' })
    const told = await rowsOf<{ link: string; inPortal: boolean }>(
      app.db,
      sql`select n.navigatable_link "link", r.in_portal "inPortal" from notifications n
        join notification_recipients r on r.notification_id = n.id where r.user_id = ${student}`,
    )
    expect(told).toEqual([{ link: `/help?message=${id}`, inPortal: true }])
  })

  it('leads tutors to their own page', async () => {
    const tutor = await app.make.tutor()
    const { id } = (await send({}, tutor)).data
    await app.call(answerCall, admin, { body: { id, version: 1, text: 'So.', close: true } })
    const [told] = await rowsOf<{ link: string }>(
      app.db,
      sql`select n.navigatable_link "link" from notifications n
        join notification_recipients r on r.notification_id = n.id where r.user_id = ${tutor}`,
    )
    expect(told?.link).toBe(`/tutor-help?message=${id}`)
    expect((await mine(tutor))[0]?.state).toBe('closed')
  })

  it('is refused when somebody answered or wrote meanwhile', async () => {
    const { id } = (await send()).data
    const body = { id, version: 1, text: 'First.', close: false }
    expect((await app.call(answerCall, admin, { body })).status).toBe(200)
    expect((await app.call(answerCall, admin, { body: { ...body, text: 'Second.' } })).status).toBe(
      409,
    )
    await app.call('POST /Help/Message/Reply', student, { body: { id, text: 'Still not.' } })
    const stale = { ...body, version: 2, text: 'Third.' }
    expect((await app.call(answerCall, admin, { body: stale })).status).toBe(409)
    expect((await whole(id)).replies).toHaveLength(2)
  })

  it('opens again by a reply, which waits from then on', async () => {
    const { id } = (await send()).data
    await app.call(answerCall, admin, { body: { id, version: 1, text: 'Done.', close: true } })
    app.clock.advance(60 * minuteMs)
    await app.call('POST /Help/Message/Reply', student, { body: { id, text: 'Not yet.' } })
    const message = await whole(id)
    expect(message).toMatchObject({
      ...{ state: 'open', version: 3, assignedTo: { userId: admin } },
      waitingSince: '2026-03-02T11:00:00.000Z',
    })
    expect(message.replies.map(({ isOurs }) => isOurs)).toEqual([true, false])
    // What waits already keeps its place.
    app.clock.advance(minuteMs)
    await app.call('POST /Help/Message/Reply', student, { body: { id, text: 'And more.' } })
    expect((await whole(id)).waitingSince).toBe('2026-03-02T11:00:00.000Z')
  })
})

describe('the list of messages', () => {
  const list = async (query: object = {}) => (await app.call(listCall, admin, { query })).data

  it('has those that wait first, the longest waiting on top, and counts them', async () => {
    const at = (minutes: number) => new Date(start.getTime() + minutes * minuteMs)
    const add = (text: string, state: 'new' | 'open' | 'answered' | 'closed', minutes: number) =>
      makeMessage(app, student, { text, state, waitingSince: at(minutes), saidAt: at(minutes) })
    await add('Answered early', 'answered', 1)
    await add('Open late', 'open', 5)
    await add('Closed late', 'closed', 6)
    await add('New early', 'new', 2)
    const { messages, totalCount, openCount } = await list()
    expect(messages.map(({ excerpt }) => excerpt)).toEqual([
      ...['New early', 'Open late', 'Closed late', 'Answered early'],
    ])
    expect([totalCount, openCount]).toEqual([4, 2])
    expect((await list({ state: 'closed' })).messages).toHaveLength(1)
    expect(await list({ search: 'EARLY' })).toMatchObject({ totalCount: 2, openCount: 2 })
  })

  it('is filtered by whom they are given to, and goes out as a file', async () => {
    await makeMessage(app, student, { text: '=1+1', assignedTo: admin })
    await makeMessage(app, student)
    expect((await list({ assignedTo: admin })).totalCount).toBe(1)
    const query = { assignedTo: admin }
    const file = await app.call('GET /Help/admin/Message/ExportMessages', admin, { query })
    const body: unknown = file.data
    const lines = body instanceof Blob ? (await body.text()).trim().split('\r\n') : []
    expect(lines).toHaveLength(2)
    expect(lines[1]).toContain("'=1+1")
  })

  it('reads what waits, and what is in a state, by an index', async () => {
    await app.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`)
      const plan = async (condition: string) => {
        const rows = await rowsOf<{ 'QUERY PLAN': string }>(
          tx,
          sql`explain select id from help_messages where ${sql.raw(condition)} order by waiting_since`,
        )
        return rows.map((row) => row['QUERY PLAN']).join('\n')
      }
      expect(await plan("state in ('new', 'open')")).toContain('help_messages_waiting')
      expect(await plan("state = 'closed'")).toContain('help_messages_state')
    })
  })
})

describe('the state of a message', () => {
  const put = async (body: {
    id: string
    version: number
    state: 'new' | 'open' | 'answered' | 'closed'
    assignedTo: string | null
  }) => await app.call(stateCall, admin, { body })

  it('is set by hand but for answered, for one of the admins', async () => {
    const { id } = (await send()).data
    const one = { id, version: 1, state: 'open' as const, assignedTo: admin }
    expect(await put({ ...one, state: 'answered' })).toMatchObject({
      ...{ status: 422, errors: [{ path: 'body.state' }] },
    })
    expect(await put({ ...one, assignedTo: student })).toMatchObject({
      ...{ status: 422, errors: [{ path: 'body.assignedTo' }] },
    })
    expect((await put(one)).data).toEqual({ version: 2 })
    expect((await put({ ...one, state: 'closed' })).status).toBe(409)
    expect((await put({ ...one, version: 2 })).data).toEqual({ version: 2 })
    expect(await whole(id)).toMatchObject({ state: 'open', assignedTo: { userId: admin } })
  })

  it('finds admins by a part of the name', async () => {
    const { data } = await app.call('GET /Help/admin/Message/FindAssignees', admin, {
      query: { userId: admin },
    })
    expect(data.people).toMatchObject([{ userId: admin }])
    const none = await app.call('GET /Help/admin/Message/FindAssignees', admin, {
      query: { userId: student },
    })
    expect(none.data.people).toEqual([])
  })
})
