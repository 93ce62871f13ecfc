import type { QuestionsAsked } from '@portal/shared/api/schemas'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../database/ids.ts'
import { rowsOf } from '../../database/open.ts'
import { allOf, pageOf } from '../../lists/index.ts'
import { makeSimulate, type Simulate } from '../simulate/testing.ts'
import { howManyThat, type QuestionOrder, questionsListed } from './index.ts'

let simulate: Simulate
/** Ids of questions by their keys. */
let ids: Map<string, number>

const idOf = (key: string) => ids.get(key) ?? 0
const db = () => simulate.app.db
const run = (statement: ReturnType<typeof sql>) => db().execute(statement)

/** What is different about some questions; all others are as the bank has them. */
async function prepare() {
  const { app, student } = simulate
  await run(sql`update questions q set search = version_words(v.id)
    from question_versions v where v.question_id = q.id and v.version = q.current_version`)
  const words = (key: string, text: string) =>
    run(sql`update questions set search = to_tsvector('english', ${text}) where key = ${key}`)
  await words('Surds.1.0', 'a train passes the tall bridge')
  await words('Surds.1.1', 'trains and a bridge that is tall')
  await words('Surds.1.2', 'what is Surds.1.0')
  await run(sql`update questions set state = 'draft' where key = 'Motion.1.0'`)
  await run(sql`update questions set state = 'withdrawn' where key = 'Motion.1.1'`)
  // What is not live is parked: one filing as it was, one for a paper.
  await run(sql`with gone as (
      delete from question_assignments where question_id in (${idOf('Motion.1.0')},
        ${idOf('Motion.1.1')}, ${idOf('Motion.2.9')}) returning *)
    insert into parked_assignments (id, question_id, question_location, admission_test_id,
      section_id, subject_id, topic_id, paper_type, year, mock_paper_number, exam_section_id,
      paper_question)
    select id, question_id, question_location, admission_test_id, section_id, subject_id, topic_id,
      paper_type, year, mock_paper_number, exam_section_id, paper_question
    from gone where question_id <> ${idOf('Motion.2.9')}`)
  const figures = (key: string, facility: number, index: number | null, check: string | null) =>
    run(sql`update question_figures set answered = 10, facility = ${facility},
      discrimination_index = ${index}, needs_check = ${check} where question_id = ${idOf(key)}`)
  await figures('Indices.1.0', 33.33, 12.5, 'very likely')
  await figures('Indices.1.1', 50, 40, 'likely')
  await figures('Indices.1.2', 80, 72.5, 'none')
  await figures('Indices.1.3', 100, null, null)
  await run(sql`insert into question_origins values ('Moodle 4', 'x1', ${idOf('Indices.1.0')})`)
  const admin = await app.make.admin()
  await run(sql`update questions set changed_by = ${admin}, changed_at = '2026-03-01'
    where key = 'Indices.1.4'`)
  const flag = (key: string, state: string, outcome: string | null, settled: boolean) =>
    run(sql`insert into question_flags (id, question_id, student_id, text, state, outcome,
        created_at, answered_at, settled_at, settled_as)
      values (${newId()}, ${idOf(key)}, ${student}, 'Is it right?', ${state}, ${outcome}, now(),
        ${state === 'open' ? null : sql`now()`}, ${settled ? sql`now()` : null},
        ${settled ? 'changed' : null})`)
  await flag('Surds.3.5', 'open', null, false)
  await flag('Surds.3.6', 'answered', 'fault', false)
  await flag('Surds.4.7', 'answered', 'fault', true)
  await flag('Surds.4.8', 'answered', 'explained', false)
  return admin
}

let admin: string
beforeAll(async () => {
  simulate = await makeSimulate()
  await simulate.begin()
  ids = new Map(simulate.revise.bank.questions.map(({ key, questionId }) => [key, questionId]))
  admin = await prepare()
})
afterAll(() => simulate.app.close())

const byId: QuestionOrder = { sort: 'id', direction: 'asc' }

/** Keys of the questions that these filters find. */
async function found(asked: QuestionsAsked, order = byId): Promise<string[]> {
  const listed = {
    ...questionsListed(asked, order),
    columns: sql`q.key`,
    joins: sql`join questions q on q.id = p.id`,
  }
  const page = await pageOf<{ key: string }>(db(), listed, { pageNo: 1, pageSize: 100 })
  expect(page.totalCount, 'how many there are').toBe(page.rows.length)
  return page.rows.map(({ key }) => key)
}

const numbers = (topic: string, ...which: string[]) => which.map((one) => `${topic}.${one}`)

describe('questions are found', () => {
  it('all of them where nothing is asked', async () => {
    expect(await found({})).toHaveLength(40)
  })

  const cases: [string, () => QuestionsAsked, string[]][] = [
    ['by a number, which is an id', () => ({ search: `${idOf('Surds.2.9')}` }), ['Surds.2.9']],
    ['by no number that is none', () => ({ search: '99999999999' }), []],
    ['by a key, and then by no words', () => ({ search: 'Surds.1.0' }), ['Surds.1.0']],
    ['by words in any form', () => ({ search: 'train bridges' }), numbers('Surds', '1.0', '1.1')],
    ['by words in a row', () => ({ search: '"tall bridge"' }), numbers('Surds', '1.0')],
    ['without words', () => ({ search: 'bridge -passes' }), numbers('Surds', '1.1')],
    ['drafts', () => ({ state: 'draft' }), ['Motion.1.0']],
    ['what is withdrawn', () => ({ state: 'withdrawn' }), ['Motion.1.1']],
    [
      'flagged, faults settled left out',
      () => ({ isFlagged: 'true' }),
      numbers('Surds', '3.5', '3.6'),
    ],
    ['filed nowhere, parked filings counted', () => ({ isUnassigned: 'true' }), ['Motion.2.9']],
    ['by a check', () => ({ check: 'very likely' }), ['Indices.1.0']],
    ['from a facility on', () => ({ minFacility: 80 }), numbers('Indices', '1.2', '1.3')],
    ['up to a facility', () => ({ maxFacility: 33.33 }), ['Indices.1.0']],
    [
      'within a discrimination',
      () => ({ minDiscrimination: 12.5, maxDiscrimination: 40 }),
      numbers('Indices', '1.0', '1.1'),
    ],
    ['by their origin', () => ({ origin: 'Moodle 4' }), ['Indices.1.0']],
    ['by who changed them', () => ({ changedBy: admin }), ['Indices.1.4']],
    [
      'by type and difficulty',
      () => ({ questionType: 2, difficulty: 2 }),
      ['Quadratics.2.9', 'Surds.2.9', 'Indices.2.9', 'Motion.2.9'],
    ],
  ]
  it.each(cases)('%s', async (_name, asked, expected) => {
    expect((await found(asked())).sort()).toEqual([...expected].sort())
  })

  it('by where they are filed, live or parked, all of it in one filing', async () => {
    const { revise, papers } = simulate
    const topicId = revise.topicId('Motion')
    const inTopic = await found({ topicId })
    expect(inTopic).toHaveLength(9)
    expect(inTopic).toContain('Motion.1.0')
    expect(await found({ topicId, state: 'draft' })).toEqual(['Motion.1.0'])
    expect(await found({ SubjectId: revise.subjectId('Forces'), questionLocation: 1 })).toEqual(
      inTopic,
    )
    expect(await found({ sectionId: revise.partId('Physics') })).toEqual(inTopic)
    expect(await found({ topicId, AdmissionTestId: 9_999 })).toEqual([])
    expect(await found({ topicId: 9_999 })).toEqual([])
    const paper = papers.find(({ year }) => year === 2024)
    const inPaper = await found({ paperId: paper?.paperId ?? 0 })
    // Nine of each part; the parked one of the paper among them.
    expect(inPaper).toHaveLength(18)
    expect(inPaper).toContain('Motion.1.1')
    // Nothing is filed for Revise and for a paper by one filing.
    expect(await found({ paperId: paper?.paperId ?? 0, questionLocation: 1 })).toEqual([])
  })

  it('not flagged, and filed somewhere, are all others', async () => {
    expect(await found({ isFlagged: 'false' })).toHaveLength(38)
    expect(await found({ isUnassigned: 'false' })).toHaveLength(39)
    expect(await found({ check: 'not available' })).toHaveLength(37)
  })
})

describe('the order', () => {
  it.each(['asc', 'desc'] as const)('%s has what is not known last', async (direction) => {
    const keys = await found(
      { topicId: simulate.revise.topicId('Indices') },
      {
        sort: 'discrimination',
        direction,
      },
    )
    const known = numbers('Indices', '1.0', '1.1', '1.2')
    expect(keys.slice(0, 3)).toEqual(direction === 'asc' ? known : known.toReversed())
    expect(keys).toHaveLength(10)
  })

  it('has the newest change first', async () => {
    const [first] = await found({}, { sort: 'changedAt', direction: 'asc' })
    expect(first).toBe('Indices.1.4')
  })

  it('is that of the whole list', async () => {
    const listed = {
      ...questionsListed({}, { sort: 'facility', direction: 'desc' }),
      columns: sql`q.key`,
      joins: sql`join questions q on q.id = p.id`,
    }
    const keys: string[] = []
    for await (const rows of allOf<{ key: string }>(db(), listed)) {
      keys.push(...rows.map(({ key }) => key))
    }
    expect(keys).toHaveLength(40)
    expect(keys.slice(0, 4)).toEqual(numbers('Indices', '1.3', '1.2', '1.1', '1.0'))
  })
})

describe('the tallies', () => {
  const counted = async (asked: QuestionsAsked) => {
    const [row] = await rowsOf<{ count: number }>(
      db(),
      sql`select (${howManyThat(asked)})::int "count"`,
    )
    return row?.count ?? 0
  }

  it('follow states, checks, new questions and deleted ones', async () => {
    expect(await counted({})).toBe(40)
    expect(await counted({ state: 'live' })).toBe(38)
    expect(await counted({ state: 'live', check: 'not available' })).toBe(35)
    const [made] = await rowsOf<{ id: number }>(
      db(),
      sql`insert into questions (key, question_type, difficulty, created_at, state)
        select 'new.' || n, 1, 3, now(), 'draft' from generate_series(1, 3) n returning id`,
    )
    expect(await counted({ state: 'draft' })).toBe(4)
    await run(sql`update questions set state = 'live' where key like 'new.%'`)
    expect(await counted({ state: 'draft' })).toBe(1)
    expect(await counted({ state: 'live' })).toBe(41)
    await run(sql`update question_figures set needs_check = 'likely'
      where question_id = ${made?.id ?? 0}`)
    expect(await counted({ state: 'live', check: 'likely' })).toBe(2)
    await run(sql`delete from questions where key like 'new.%'`)
    expect(await counted({})).toBe(40)
    expect(await counted({ check: 'likely' })).toBe(1)
  })

  it('follow filings, live and parked, and flags', async () => {
    const [test] = await rowsOf<{ id: number; others: number }>(
      db(),
      sql`select a.admission_test_id id, (select min(t.id) from admission_tests t
          where t.id <> a.admission_test_id) others
        from question_assignments a group by 1, 2 order by count(*) desc limit 1`,
    )
    const [AdmissionTestId, other] = [test?.id ?? 0, test?.others ?? 0]
    const all = async () => [
      await counted({ AdmissionTestId }),
      await counted({ AdmissionTestId: other }),
      await counted({ isUnassigned: 'true' }),
      await counted({ AdmissionTestId, isFlagged: 'true', state: 'live' }),
    ]
    expect(await all()).toEqual([39, 9, 1, 2])
    await run(sql`with gone as (delete from question_assignments
        where question_id = ${idOf('Surds.3.5')} returning *)
      insert into parked_assignments (id, question_id, question_location, admission_test_id,
        section_id, subject_id, topic_id)
      select id, question_id, question_location, admission_test_id, section_id, subject_id, topic_id
      from gone where topic_id is not null`)
    expect(await all()).toEqual([39, 9, 1, 2])
    await run(sql`update parked_assignments set admission_test_id = ${other}, section_id = null,
        subject_id = null, topic_id = null, paper_type = 1, year = 2020, question_location = 2
      where question_id = ${idOf('Surds.3.5')}`)
    expect(await all()).toEqual([38, 10, 1, 1])
    await run(sql`delete from parked_assignments where question_id = ${idOf('Surds.3.5')}`)
    expect(await all()).toEqual([38, 9, 2, 1])
    await run(sql`delete from question_flags where question_id = ${idOf('Surds.3.6')}`)
    expect(await all()).toEqual([38, 9, 2, 0])
  })
})
