import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { topics } from '../../database/schema/index.ts'
import { storeSmallBank } from '../sets/testing.ts'
import { makeReports, wholeReport } from './testing.ts'

let reports: Awaited<ReturnType<typeof makeReports>>
let topicIds: number[]
beforeAll(async () => {
  reports = await makeReports()
  await storeSmallBank(reports.app)
  const rows = await reports.app.db.select({ id: topics.id }).from(topics).orderBy(topics.id)
  topicIds = rows.map(({ id }) => id)
})
afterAll(() => reports.app.close())

describe('a draft', () => {
  it('is kept by its version, and comes back in the form', async () => {
    const { people, hour, draft, form } = reports
    const session = await hour()
    expect((await form(people.tutor, session)).data.draft).toBeNull()
    expect((await draft(people.tutor, session, 0)).data.version).toBe(1)
    expect((await draft(people.tutor, session, 1, { wentWell: '' })).data.version).toBe(2)
    const { data } = await form(people.tutor, session)
    expect(data.draft).toMatchObject({ version: 2, content: wholeReport({ wentWell: '' }) })
    expect(data.hour).toMatchObject({ studentFirstName: 'Maya', subject: 'Mathematics' })
    expect(data.names).toEqual(['Theo'])
  })

  it('of another window is refused with what stands there now, and the same twice is kept once', async () => {
    const { people, hour, draft } = reports
    const session = await hour()
    await draft(people.tutor, session, 0, { wentWell: 'One' })
    expect((await draft(people.tutor, session, 0, { wentWell: 'One' })).data.version).toBe(1)
    const { status, message } = await draft(people.tutor, session, 0, { wentWell: 'Other' })
    expect(status).toBe(409)
    expect(message).toBe('This report was changed in another window meanwhile.')
    const response = await reports.app.fastify.inject({
      method: 'POST',
      url: '/api/TutionReport/tutor/TutionReport/SaveDraft',
      headers: { authorization: `Bearer ${await reports.app.tokenOf(people.tutor)}` },
      payload: { sessionId: session, version: 0, content: wholeReport({ wentWell: 'Other' }) },
    })
    expect(response.json().data).toMatchObject({
      by: 'You in another window',
      version: 1,
      values: { wentWell: 'One' },
      changed: ['wentWell'],
    })
  })

  it('is of a delivered hour of one’s own, without a report', async () => {
    const { app, people, hour, draft, form, tuition } = reports
    const scheduled = await hour('2026-03-01T10:00:00Z', { state: 'scheduled' })
    expect((await draft(people.tutor, scheduled, 0)).status).toBe(422)
    expect((await form(people.tutor, scheduled)).status).toBe(422)
    const delivered = await hour()
    const colleague = await app.make.tutor({ students: [people.student] })
    for (const other of [colleague, people.senior]) {
      expect((await draft(other, delivered, 0)).status).toBe(404)
      expect((await form(other, delivered)).status).toBe(404)
    }
    await tuition.report(delivered)
    expect((await draft(people.tutor, delivered, 0)).status).toBe(422)
  })

  it('is bounded', async () => {
    const { people, hour, draft } = reports
    const session = await hour()
    expect((await draft(people.tutor, session, 0, { wentWell: 'x'.repeat(4_001) })).status).toBe(
      400,
    )
    const one = { text: '', dueOn: null, topicId: null }
    expect((await draft(people.tutor, session, 0, { homework: Array(11).fill(one) })).status).toBe(
      400,
    )
  })
})

describe('the form', () => {
  it('has the last report beside, its topics, the weakest ones and the templates of the subject', async () => {
    const { app, people, hour, send, form } = reports
    const before = await hour('2026-02-01T10:00:00Z')
    const [first = 0, second = 0] = topicIds
    await send(people.tutor, before, 0, { topicIds: [second, first], wentWell: '\\(x\\)' })
    const save = (as: string, subject: string | null, name: string) =>
      app.call('POST /TutionReport/tutor/TutionReport/SaveTemplate', as, {
        body: { name, subject, content: { wentWell: 'So', toWorkOn: 'And' } },
      })
    await save(people.tutor, 'Mathematics', 'Mine')
    await save(people.tutor, 'Physics', 'Of another subject')
    await save(people.senior, null, 'Of somebody else')
    const { data } = await form(people.tutor, await hour('2026-02-02T10:00:00Z'))
    expect(data.lastTopicIds).toEqual([second, first])
    expect(data.lastReport?.wentWellHtml).toContain('katex')
    expect(data.templates.map(({ name, isOwn }) => [name, isOwn])).toEqual([['Mine', true]])
    expect(data.topics.map(({ topicId }) => topicId).sort()).toEqual(topicIds.toSorted())
    expect(data.weakestTopicIds).toEqual([])
  })
})

describe('templates', () => {
  const save = (as: string, id?: string, name = 'Mine') =>
    reports.app.call('POST /TutionReport/tutor/TutionReport/SaveTemplate', as, {
      body: {
        ...(id !== undefined && { id }),
        ...{ name, subject: null, content: { wentWell: 'So', toWorkOn: '' } },
      },
    })
  const remove = (as: string, id: string) =>
    reports.app.call('POST /TutionReport/tutor/TutionReport/RemoveTemplate', as, { body: { id } })

  it('are the tutor’s own to keep, rename and remove', async () => {
    const { app, hour, form, people } = reports
    const other = await app.make.tutor()
    const { data } = await save(people.tutor)
    expect((await save(people.tutor, data.id, 'Renamed')).data.id).toBe(data.id)
    expect((await save(other, data.id)).status).toBe(404)
    expect((await remove(other, data.id)).status).toBe(404)
    const names = async () =>
      (await form(people.tutor, await hour())).data.templates.map(({ name }) => name)
    expect(await names()).toContain('Renamed')
    expect((await remove(people.tutor, data.id)).status).toBe(200)
    expect((await remove(people.tutor, data.id)).status).toBe(404)
    expect(await names()).not.toContain('Renamed')
  })

  it('are fifty at most', async () => {
    const tutor = await reports.app.make.tutor()
    for (let count = 0; count < 50; count += 1) await save(tutor)
    expect((await save(tutor)).status).toBe(422)
  })
})
