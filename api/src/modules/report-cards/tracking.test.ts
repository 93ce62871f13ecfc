import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { rowsOf } from '../../database/open.ts'
import { auditEntries, queriesOf } from '../../testing/index.ts'
import { makeCards } from './testing.ts'

let cards: Awaited<ReturnType<typeof makeCards>>
/** Has begun one card; the other tutor has submitted one of two. */
let begun: string
beforeEach(async () => {
  cards = await makeCards()
  const { app, people, hour, draft, submit } = cards
  const { make } = app
  begun = await make.tutor(
    { students: [people.student, people.other] },
    { firstName: 'Ada', lastName: 'Quill' },
  )
  await hour('2026-02-11T16:00:00Z', {}, people.other)
  await hour('2026-02-12T16:00:00Z', {}, people.student, begun)
  await draft(begun, {}, { comment: 'So far' })
  await submit(people.tutor)
})
afterEach(() => cards.app.close())

const names = async (query = {}) => (await cards.tracking(query)).data.tutors.map((row) => row.name)

describe('tracking', () => {
  it('counts per tutor what is due, begun, submitted and late, of the latest term that has begun', async () => {
    const { app, people, tracking } = cards
    const figures = { remindedAt: null, late: 0 }
    expect((await tracking()).data).toMatchObject({
      term: { name: 'Spring 2026', cardsDueOn: '2026-03-27' },
      totalCount: 2,
      totals: { due: 3, draft: 1, submitted: 1, late: 0 },
      tutors: [
        { ...figures, tutorId: begun, name: 'Ada Quill', due: 1, draft: 1, submitted: 0 },
        { ...figures, tutorId: people.tutor, name: 'Tom Hale', due: 2, draft: 0, submitted: 1 },
      ],
    })
    app.clock.set(new Date('2026-03-28T00:00:00Z'))
    expect((await tracking()).data.tutors.map(({ late }) => late)).toEqual([1, 1])
    expect((await tracking({ termId: cards.termOf.autumn })).data).toMatchObject({
      term: { name: 'Autumn 2025' },
      ...{ totalCount: 0, tutors: [] },
    })
    expect((await tracking({ termId: crypto.randomUUID() })).status).toBe(404)
    app.clock.set(new Date('2025-01-01T00:00:00Z'))
    expect((await tracking()).data).toMatchObject({ term: null, tutors: [] })
  })

  it('is filtered, searched and sorted on the server', async () => {
    const { people, submit } = cards
    expect(await names({ state: 'open' })).toEqual(['Ada Quill', 'Tom Hale'])
    expect(await names({ state: 'draft' })).toEqual(['Ada Quill'])
    expect(await names({ state: 'late' })).toEqual([])
    expect(await names({ state: 'done' })).toEqual([])
    await submit(people.tutor, { of: people.other }, { predictedGrade: null })
    expect(await names({ state: 'done' })).toEqual(['Tom Hale'])
    expect(await names({ search: 'quil' })).toEqual(['Ada Quill'])
    expect(await names({ search: '%' })).toEqual([])
    expect(await names({ tutorId: begun })).toEqual(['Ada Quill'])
    for (const sort of ['name', 'due', 'submitted', 'late', 'remindedAt'] as const) {
      expect(await names({ sort, direction: 'asc' })).toEqual(['Ada Quill', 'Tom Hale'])
    }
    expect(await names({ sort: 'due', direction: 'desc' })).toEqual(['Tom Hale', 'Ada Quill'])
    const page = (await cards.tracking({ pageSize: 1, pageNo: 2 })).data
    expect([page.totalCount, page.tutors.map(({ name }) => name)]).toEqual([2, ['Tom Hale']])
  })

  it('takes two statements, however many tutors there are', async () => {
    const { app, people } = cards
    const call = 'GET /ReportCard/admin/ReportCard/GetTracking'
    expect(await queriesOf(app, call, people.admin)).toBe(2)
  })

  it('is for admins alone', async () => {
    const { people, tracking, remind } = cards
    for (const who of ['tutor', 'senior', 'student', 'parent', 'manager'] as const) {
      expect((await tracking({}, people[who])).status).toBe(403)
      expect((await remind([begun], 'spring', people[who])).status).toBe(403)
    }
  })

  it('is a file, as it is filtered, with nothing that a spreadsheet reads as a formula', async () => {
    const { app, people } = cards
    await app.db.execute(sql`update users set first_name = '=1+1' where id = ${begun}`)
    const { data } = await app.call(
      'GET /ReportCard/admin/ReportCard/GetTrackingCsv',
      people.admin,
      { query: { state: 'open', sort: 'submitted', direction: 'desc' } },
    )
    expect((await data.text()).replace('\uFEFF', '').trim().split('\r\n')).toEqual([
      'Term,Tutor,Due,Begun,Submitted,Late,Reminded (UTC)',
      'Spring 2026,Tom Hale,2,0,1,0,',
      "Spring 2026,'=1+1 Quill,1,1,0,0,",
    ])
    const [entry] = await auditEntries(app.db, sql`action = 'list exported'`)
    expect(entry).toMatchObject({ actorId: people.admin })
  })
})

describe('the cards of a tutor', () => {
  it('come by name, with how each stands', async () => {
    const { app, people, termOf } = cards
    const call = 'GET /ReportCard/admin/ReportCard/GetTutorCards'
    const ask = (query: { termId: string; tutorId: string }) =>
      app.call(call, people.admin, { query })
    const { data } = await ask({ termId: termOf.spring, tutorId: people.tutor })
    expect(data).toMatchObject({
      tutorName: 'Tom Hale',
      cards: [
        {
          ...{ studentName: 'Maya Clarke', state: 'submitted', version: 1, isLate: false },
          ...{ dueOn: '2026-03-27', submittedAt: '2026-03-05T15:00:00.000Z' },
        },
        { studentName: 'Theo Abel', state: 'due', version: 0, cardId: null, submittedAt: null },
      ],
    })
    expect((await ask({ termId: termOf.spring, tutorId: people.student })).status).toBe(404)
    expect((await ask({ termId: crypto.randomUUID(), tutorId: people.tutor })).status).toBe(404)
  })
})

describe('reminding', () => {
  const bell = async (userId: string) =>
    await rowsOf<{ description: string; link: string }>(
      cards.app.db,
      sql`select n.description, n.navigatable_link link from notification_recipients r
        join notifications n on n.id = r.notification_id where r.user_id = ${userId}::uuid`,
    )

  it('tells each once a day by London’s clock, and names the rest', async () => {
    const { app, people, submit, remind, tracking } = cards
    const { tutor, other } = people
    const done = await app.make.tutor({}, { firstName: 'Ben', lastName: 'Idle' })
    const first = (await remind([tutor, done])).data
    expect(first).toEqual({
      reminded: [{ tutorId: tutor, name: 'Tom Hale' }],
      alreadyToday: [],
      nothingDue: [{ tutorId: done, name: 'Ben Idle' }],
    })
    expect(await bell(tutor)).toEqual([
      { description: '1 report card of Spring 2026 is due on 27 March 2026.', link: '/' },
    ])
    expect(await bell(done)).toEqual([])
    const again = (await remind([tutor, begun])).data
    expect([again.reminded, again.alreadyToday].map((all) => all.map(({ name }) => name))).toEqual([
      ['Ada Quill'],
      ['Tom Hale'],
    ])
    expect((await tracking({ sort: 'remindedAt' })).data.tutors[0]?.remindedAt).toBe(
      '2026-03-05T15:00:00.000Z',
    )
    app.clock.set(new Date('2026-03-06T00:00:00Z'))
    expect((await remind([tutor])).data.reminded).toHaveLength(1)
    expect(await bell(tutor)).toHaveLength(2)
    await submit(tutor, { of: other }, { predictedGrade: null })
    expect((await remind([tutor])).data.nothingDue.map(({ name }) => name)).toEqual(['Tom Hale'])
    const entries = await auditEntries(app.db, sql`action = 'report cards asked for'`)
    expect(entries).toHaveLength(3)
  })

  it('tells nobody twice where two admins remind at once', async () => {
    const { people, remind } = cards
    const both = await Promise.all([remind([people.tutor]), remind([people.tutor])])
    expect(both.map(({ data }) => data.reminded.length).sort()).toEqual([0, 1])
    expect(await bell(people.tutor)).toHaveLength(1)
  })

  it('tells all that match, where they are as many as somebody saw', async () => {
    const { app, people, termOf } = cards
    const remindAll = (expectedCount: number) =>
      app.call('POST /ReportCard/admin/ReportCard/Remind', people.admin, {
        body: { termId: termOf.spring, filter: { state: 'draft' }, expectedCount },
      })
    expect((await remindAll(2)).status).toBe(409)
    expect((await remindAll(1)).data.reminded.map(({ name }) => name)).toEqual(['Ada Quill'])
  })

  it('is refused for a term that is not there, for nobody, and for who is no tutor', async () => {
    const { app, people, remind } = cards
    expect((await remind([])).status).toBe(400)
    expect((await remind([people.parent])).status).toBe(422)
    const call = 'POST /ReportCard/admin/ReportCard/Remind'
    const body = { termId: crypto.randomUUID(), tutorIds: [people.tutor] }
    expect((await app.call(call, people.admin, { body })).status).toBe(404)
  })
})

it('a term with cards is not removed any more', async () => {
  const { app, people, termOf } = cards
  const remove = (id: string) =>
    app.call('POST /ReportCard/admin/ReportCard/RemoveTerm', people.admin, {
      body: { id, version: 1 },
    })
  expect(await remove(termOf.spring)).toMatchObject({
    status: 422,
    message: 'Report cards were written in this term, so it stays.',
  })
  expect((await remove(termOf.summer)).status).toBe(200)
})
