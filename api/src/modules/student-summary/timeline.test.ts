import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../database/ids.ts'
import { admissionTests, reportCards, reviseSets } from '../../database/schema/index.ts'
import { queriesOf } from '../../testing/index.ts'
import { goesByIndex, plannedNodes } from '../../testing/plans.ts'
import { makeSummary, now } from './testing.ts'

let world: Awaited<ReturnType<typeof makeSummary>>

beforeAll(async () => {
  world = await makeSummary()
})
afterAll(() => world.app.close())

const kindsOf = (entries: readonly { kind: string }[]) => [
  ...new Set(entries.map(({ kind }) => kind)),
]

describe('a timeline', () => {
  it('comes thirty at a time without a gap or a second time, also where moments are the same', async () => {
    const { tuition, people, timeline } = world
    // 45 hours at nine moments, so that pages end within one.
    for (let at = 0; at < 45; at += 1) {
      const day = String(1 + Math.floor(at / 5)).padStart(2, '0')
      await tuition.session(people.tutor, people.student, `2026-10-${day}T16:00:00Z`)
    }
    const first = (await timeline(people.parent)).data
    expect(first.entries).toHaveLength(30)
    const second = (await timeline(people.parent, { before: first.before ?? '' })).data
    expect(second).toMatchObject({ before: null })
    const all = [...first.entries, ...second.entries]
    expect(all).toHaveLength(45)
    expect(new Set(all.map(({ id }) => id)).size).toBe(45)
    const places = all.map(({ at, id }) => `${at} ${id}`)
    expect(places).toEqual(places.toSorted().reverse())
  })

  it('holds everything that happened, in words, with the way to it', async () => {
    const { app, tuition, people, term, timeline } = world
    const { student, tutor } = people
    const hour = await tuition.session(tutor, student, '2026-12-01T16:00:00Z', { quarters: 6 })
    const report = await tuition.report(hour, { sentAt: new Date('2026-12-02T10:00:00Z') })
    const termId = await term('Autumn 2026', '2026-09-02', '2026-12-18')
    const submittedAt = new Date('2026-12-03T10:00:00Z')
    await app.db.insert(reportCards).values({
      ...{ id: newId(), termId, studentId: student, tutorId: tutor, subject: 'Mathematics' },
      ...{ state: 'submitted', version: 1, savedAt: submittedAt },
      ...{ submittedAt, firstSubmittedAt: submittedAt },
    })
    const alert = await tuition.alert(student, {
      ...{ type: 2, audience: 'school', raisedAt: new Date('2026-12-04T10:00:00Z') },
    })
    await tuition.item(student, 12, 1, { completedAt: new Date('2026-12-05T10:00:00Z') })
    // What is to come is not in it.
    await tuition.session(tutor, student, '2027-02-01T16:00:00Z', { state: 'cancelled' })
    const { entries } = (await timeline(people.admin)).data
    expect(entries.slice(0, 5).map(({ text, path }) => [text, path])).toEqual([
      ['Ticked off: Item 12.1', null],
      ['Concern raised: Unresponsive Student', `?tab=concerns&alert=${alert}`],
      [expect.stringMatching(/^Report card in Mathematics by .*, Autumn 2026$/), '?tab=cards'],
      [expect.stringMatching(/^Report on Mathematics by /), `?tab=tuition&read=${report}`],
      [expect.stringMatching(/: delivered, 1.5 h$/), `?tab=tuition&hour=${hour}`],
    ])
    const ofParent = (await timeline(people.parent, { kinds: 'hours,reports' })).data.entries
    expect(kindsOf(ofParent).sort()).toEqual(['hours', 'reports'])
    expect(ofParent.slice(0, 2).map(({ path }) => path)).toEqual([
      `/tuition-reports/report/${report}`,
      '?tab=tuition',
    ])
  })

  it('leaves out what a role may not see, whatever is asked for', async () => {
    const { tuition, people, timeline } = world
    await tuition.alert(people.student, { type: 4, audience: 'staff' })
    await tuition.session(people.second, people.student, '2026-12-10T16:00:00Z')
    const textsFor = async (who: string, kinds: string) =>
      (await timeline(who, { kinds })).data.entries.map(({ text }) => text)
    expect(kindsOf((await timeline(people.manager)).data.entries).sort()).toEqual([
      ...['cards', 'concerns', 'reports'],
    ])
    expect(await textsFor(people.manager, 'hours,curriculum')).toEqual([])
    expect(await textsFor(people.manager, 'concerns')).toHaveLength(1)
    expect(await textsFor(people.tutor, 'concerns')).toHaveLength(2)
    const seconds = (texts: string[]) => texts.filter((text) => text.includes('Sam Second'))
    expect(seconds(await textsFor(people.tutor, 'hours'))).toEqual([])
    expect(seconds(await textsFor(people.senior, 'hours'))).toEqual([])
    expect(seconds(await textsFor(people.parent, 'hours'))).toHaveLength(1)
  })

  it('is not there for strangers, and refuses places and kinds that are none', async () => {
    const { people, timeline } = world
    for (const stranger of people.strangers) expect((await timeline(stranger)).status).toBe(404)
    const place = `2026-02-30T10:00:00.000000Z_${newId()}`
    for (const query of [
      ...[{ before: place }, { before: 'x' }, { before: '2026-01-01T10:00:00Z_x' }],
      ...[{ kinds: 'ratings' }, { kinds: '' }, { kinds: 'hours,' }],
    ]) {
      expect((await timeline(people.parent, query)).status, JSON.stringify(query)).toBe(400)
    }
  })

  it('is one statement after the door, which reads each kind by an index', async () => {
    const { app, people, timeline } = world
    const { student } = people
    for (const kind of ['revise', 'learn'] as const) {
      await app.db.insert(reviseSets).values({
        ...{ id: newId(), studentId: student, kind, title: 'Surds', subjectSlug: 'surds' },
        ...{ admissionTestId: await testId(), feedback: 'end', timing: 'none', filters: {} },
        ...{ size: 10, answered: 10, correct: 7, startedAt: now, finishedAt: now },
      })
    }
    expect((await timeline(people.parent, { kinds: 'sets' })).data.entries[0]?.text).toBe(
      'Surds: 7 of 10 right',
    )
    const query = { studentId: student, before: `${now.toISOString()}_${newId()}` }
    const call = 'GET /Student/Summary/GetTimeline'
    expect(await queriesOf(app, call, people.parent, { query })).toBe(2)
    const plans = await plannedNodes(app.db, () => app.call(call, people.parent, { query }))
    const nodes = plans.flat()
    for (const table of [
      ...['tuition_sessions', 'tuition_reports', 'alerts', 'revise_sets', 'report_cards'],
      'curriculum_items',
    ]) {
      const scans = nodes.filter((node) => node['Relation Name'] === table)
      expect(scans.length, table).toBeGreaterThan(0)
      for (const scan of scans)
        expect(goesByIndex(scan), `${table}: ${scan['Node Type']}`).toBe(true)
    }
  })
})

async function testId(): Promise<number> {
  const [test] = await world.app.db.insert(admissionTests).values({ name: newId() }).returning()
  return test?.id ?? 0
}
