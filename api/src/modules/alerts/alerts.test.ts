import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { alertComments, auditLog, notifications } from '../../database/schema/index.ts'
import {
  auditEntries,
  type MakeTuition,
  makeTestApp,
  makeTuition,
  queriesOf,
  type TestApp,
} from '../../testing/index.ts'
import { makeAround, toldTo } from './testing.ts'

const list = 'GET /Alert/Alert/GetAlerts'
const one = 'GET /Alert/Alert/GetAlert'
const raiseCall = 'POST /Alert/Alert/Raise'
const reviewCall = 'POST /Alert/Alert/Review'
const closeCall = 'POST /Alert/Alert/Close'
// A Wednesday.
const now = new Date('2027-03-03T12:00:00Z')

let app: TestApp
let tuition: MakeTuition
let people: Awaited<ReturnType<typeof makeAround>>

beforeAll(async () => {
  app = await makeTestApp({ now })
  tuition = makeTuition(app.db)
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(now)
  people = await makeAround(app)
})

const concern = (studentId: string, own: object = {}) => ({
  body: {
    ...{ studentId, type: 1, note: 'Two months behind.', audience: 'school' as const },
    ...{ followUpAt: null, tellStudent: null, again: false },
    ...own,
  },
})

async function raised(by: string, own: object = {}): Promise<string> {
  const { data } = await app.call(raiseCall, by, concern(people.student, own))
  return data.id
}

const idsFor = async (who: string, query: object = {}) =>
  (await app.call(list, who, { query })).data.alerts.map(({ id }) => id)
const stateFor = async (who: string, id: string) =>
  (await app.call(one, who, { query: { id } })).data.state

describe('a concern that a tutor raises', () => {
  it('waits for review, unseen by family and school, and is theirs once it is approved', async () => {
    const { tutor, senior, admin, parent, manager, strangers } = people
    const id = await raised(tutor)
    for (const who of [tutor, senior, admin]) {
      expect(await idsFor(who, { studentId: people.student })).toEqual([id])
      expect(await stateFor(who, id)).toBe('waiting')
    }
    for (const who of [parent, manager]) {
      expect(await idsFor(who)).toEqual([])
      expect((await app.call(one, who, { query: { id } })).status).toBe(404)
    }
    const waiting = 'GET /Dashboard/SeniorTutor/Dashboard/GetConcerns'
    expect((await app.call(waiting, senior)).data.concerns.map((it) => it.id)).toEqual([id])

    const body = { id, version: 1, decision: 'approve' as const, audience: 'family' as const }
    expect((await app.call(reviewCall, senior, { body })).data).toEqual({ version: 2 })
    expect(await idsFor(parent)).toEqual([id])
    expect(await idsFor(manager)).toEqual([])
    for (const who of strangers) {
      expect(await idsFor(who)).toEqual([])
      expect((await app.call(one, who, { query: { id } })).status).toBe(404)
    }
    expect((await app.call(waiting, senior)).data.totalCount).toBe(0)
    expect((await app.call(one, people.student, { query: { id } })).status).toBe(403)
    expect((await toldTo(app, parent)).map(({ title }) => title)).toEqual(['Alert'])
    expect((await toldTo(app, tutor)).map(({ title }) => title)).toEqual(['Alert'])
    expect(await toldTo(app, manager)).toEqual([])
  })

  it('may be passed on to the office, which then reviews it', async () => {
    const { tutor, senior, admin, manager } = people
    const id = await raised(tutor)
    const passed = { id, version: 1, decision: 'pass on' as const, audience: 'school' as const }
    await app.call(reviewCall, senior, { body: passed })
    expect(await stateFor(admin, id)).toBe('waiting')
    expect((await toldTo(app, admin)).map(({ title }) => title)).toContain(
      'A concern waits for the office',
    )
    await app.call(reviewCall, admin, { body: { ...passed, version: 2, decision: 'approve' } })
    expect(await idsFor(manager)).toEqual([id])
  })

  it('is overdue once it has waited for more than two working days', async () => {
    const { tutor, senior } = people
    const id = await raised(tutor)
    const isOverdue = async () => (await app.call(one, senior, { query: { id } })).data.isOverdue
    expect(await isOverdue()).toBe(false)
    // Thursday and Friday are the two.
    app.clock.set(new Date('2027-03-05T23:00:00Z'))
    expect(await isOverdue()).toBe(false)
    app.clock.set(new Date('2027-03-06T00:00:00Z'))
    expect(await isOverdue()).toBe(true)
  })

  it('is changed by its tutor until the review, then by seniors', async () => {
    const { tutor, senior } = people
    const id = await raised(tutor)
    const change = 'POST /Alert/Alert/Change'
    const body = {
      ...{ id, version: 1, note: 'Three months behind.', audience: 'family' as const },
      followUpAt: '2027-03-20',
    }
    expect((await app.call(change, tutor, { body })).status).toBe(200)
    await app.call(reviewCall, senior, {
      body: { id, version: 2, decision: 'approve', audience: 'family' },
    })
    expect((await app.call(change, tutor, { body: { ...body, version: 3 } })).status).toBe(422)
    expect((await app.call(change, senior, { body: { ...body, version: 3 } })).status).toBe(200)
    const { data } = await app.call(one, people.parent, { query: { id } })
    expect(data).toMatchObject({ note: 'Three months behind.', followUpAt: '2027-03-20' })
    const [entry] = await auditEntries(app.db, eq(auditLog.record, id))
    expect(entry).toMatchObject({ action: 'alert raised', actorId: tutor })
  })
})

describe('a concern that a senior tutor raises', () => {
  it('is open at once to those whom its audience reaches', async () => {
    const id = await raised(people.senior)
    expect(await idsFor(people.manager)).toEqual([id])
    expect(await idsFor(people.parent)).toEqual([id])
    expect(await stateFor(people.senior, id)).toBe('open')
    expect(await stateFor(people.parent, id)).toBe('open')
    expect((await toldTo(app, people.tutor)).map(({ title }) => title)).toEqual([])
    expect((await toldTo(app, people.manager)).map(({ title }) => title)).toEqual(['New alert'])
  })

  it('tells the student a gentle text in the colour of its type, and when it is closed', async () => {
    const { senior, student } = people
    const id = await raised(senior, { type: 2, tellStudent: 'missed you' })
    app.clock.set(new Date(now.getTime() + 60_000))
    await app.call(closeCall, senior, { body: { id, version: 1, outcome: 'Back at work.' } })
    expect(await toldTo(app, student)).toEqual([
      { title: 'From your tutors', titleCode: 2 },
      { title: 'From your tutors', titleCode: 3 },
    ])
    const texts = await app.db.select().from(notifications)
    const told = texts.filter(({ title }) => title === 'From your tutors')
    for (const { description, navigatableLink } of told) {
      expect(description).not.toContain('Back at work')
      expect(navigatableLink).toBeNull()
    }
  })

  it('tells the student nothing unless that is chosen', async () => {
    const id = await raised(people.senior)
    await app.call(closeCall, people.senior, { body: { id, version: 1, outcome: 'Settled.' } })
    expect(await toldTo(app, people.student)).toEqual([])
  })

  it('is one of its type, unless a further one is wanted; of two at once one is the second', async () => {
    const first = await raised(people.senior)
    const again = await app.call(raiseCall, people.senior, concern(people.student))
    expect(again).toMatchObject({ status: 409, data: { id: first } })
    const further = await app.call(
      raiseCall,
      people.admin,
      concern(people.student, { again: true }),
    )
    expect(further.status).toBe(200)
    const both = await Promise.all(
      [people.admin, people.senior].map((who) =>
        app.call(raiseCall, who, concern(people.student, { type: 3 })),
      ),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

describe('what is said of a concern', () => {
  const commentCall = 'POST /Alert/Alert/Comment'
  const say = (who: string, id: string, text: string, isInternal = false) => {
    app.clock.set(new Date(app.clock.now().getTime() + 60_000))
    return app.call(commentCall, who, { body: { id, text, isInternal } })
  }
  const textsFor = async (who: string, id: string) =>
    (await app.call(one, who, { query: { id } })).data.thread.map(({ text }) => text)

  it('by staff to each other is sent to nobody else', async () => {
    const { senior, tutor, parent, manager } = people
    const id = await raised(senior)
    await say(tutor, id, 'Between us', true)
    await say(senior, id, 'To all')
    await say(parent, id, 'From home')
    for (const who of [senior, tutor, people.admin]) {
      expect(await textsFor(who, id)).toEqual(['Between us', 'To all', 'From home'])
    }
    for (const who of [parent, manager]) {
      expect(await textsFor(who, id)).toEqual(['To all', 'From home'])
      const { data } = await app.call(list, who)
      expect(data.alerts[0]?.comments).toBe(2)
      expect(JSON.stringify((await app.call(one, who, { query: { id } })).data)).not.toMatch(
        /isInternal|assignable|audience|assignedTo/,
      )
    }
    expect((await toldTo(app, parent)).map(({ title }) => title)).toEqual([
      'New alert',
      'Comment on an alert',
    ])
    expect((await say(parent, id, 'Hidden', true)).status).toBe(422)
  })

  it('cannot be changed afterwards', async () => {
    const id = await raised(people.senior)
    await say(people.senior, id, 'Said')
    await expect(
      app.db.update(alertComments).set({ text: 'Unsaid' }).where(eq(alertComments.alertId, id)),
    ).rejects.toThrow()
  })
})

describe('a step', () => {
  it('on top of another version is refused with how it stands now', async () => {
    const id = await raised(people.senior)
    const assign = 'POST /Alert/Alert/Assign'
    const body = { id, version: 1, userId: people.tutor }
    expect((await app.call(assign, people.senior, { body })).data).toEqual({ version: 2 })
    expect(await stateFor(people.senior, id)).toBe('assigned')
    expect(await stateFor(people.parent, id)).toBe('open')
    const late = await app.call(closeCall, people.admin, {
      body: { id, version: 1, outcome: 'Done.' },
    })
    expect(late).toMatchObject({ status: 409, data: { version: 2 } })
    expect(await stateFor(people.admin, id)).toBe('assigned')
  })

  it('gives it to nobody but the staff who may see the student', async () => {
    const id = await raised(people.senior)
    for (const userId of [...people.strangers, people.parent, people.student, people.manager]) {
      const answer = await app.call('POST /Alert/Alert/Assign', people.admin, {
        body: { id, version: 1, userId },
      })
      expect(answer.status).toBe(422)
    }
  })

  it('closes with what came of it, and opens it again', async () => {
    const { senior, parent } = people
    const id = await raised(senior)
    await app.call(closeCall, senior, { body: { id, version: 1, outcome: 'A plan is made.' } })
    const { data } = await app.call(one, parent, { query: { id } })
    expect(data).toMatchObject({ state: 'closed', outcome: 'A plan is made.' })
    expect(data.thread.map(({ kind, text }) => [kind, text])).toEqual([
      ['event', 'Closed: A plan is made.'],
    ])
    await app.call('POST /Alert/Alert/Reopen', senior, {
      body: { id, version: 2, reason: 'Not kept.' },
    })
    expect(await stateFor(parent, id)).toBe('open')
  })
})

describe('the list', () => {
  it('is filtered, searched and sorted on the server', async () => {
    const { senior, student } = people
    const ids = {
      behind: await raised(senior),
      silent: await raised(senior, {
        type: 2,
        followUpAt: '2027-03-10',
        note: 'No answer at all.',
      }),
    }
    const closed = await tuition.alert(student, { state: 'closed', closedAt: now })
    const mine = { studentId: student }
    expect(await idsFor(senior, { ...mine, type: 2 })).toEqual([ids.silent])
    expect(await idsFor(senior, { ...mine, state: 'closed' })).toEqual([closed])
    expect(await idsFor(senior, { ...mine, search: 'no ANSWER' })).toEqual([ids.silent])
    expect((await idsFor(senior, { ...mine, sort: 'followUpAt' }))[0]).toBe(ids.silent)
    expect(await queriesOf(app, list, senior)).toBeLessThanOrEqual(3)
    expect(await queriesOf(app, one, senior, { query: { id: ids.behind } })).toBeLessThanOrEqual(3)
  })
})
