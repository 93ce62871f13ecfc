import type { CallInput } from '@portal/shared/api'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rowsOf } from '../../database/open.ts'
import { auditLog, questions, topics } from '../../database/schema/index.ts'
import { queriesOf } from '../../testing/index.ts'
import { makeRevise, type Revise } from '../sets/testing.ts'
import type { Tree } from './tree.rules.ts'

let revise: Revise
let admin: string

beforeAll(async () => {
  revise = await makeRevise()
  admin = await revise.app.make.admin()
})
afterAll(() => revise.app.close())
beforeEach(() => revise.begin())

const tree = async () => (await revise.app.call('GET /subject/admin/Tree', admin, {})).data
const part = async (name: string) => partIn(await tree(), name)
function partIn(all: Tree, name: string) {
  const found = all.flatMap(({ parts }) => parts).find(({ sectionNo }) => sectionNo === name)
  if (found === undefined) throw new Error(`There is no part ${name}`)
  return found
}
const topicNames = async (partName: string) =>
  Object.fromEntries(
    (await part(partName)).subjects.map(({ name, topics: of }) => [
      name,
      of.map((topic) => topic.name),
    ]),
  )

const subject = (body: CallInput<'POST /subject/admin/Subject/Save'>['body']) =>
  revise.app.call('POST /subject/admin/Subject/Save', admin, { body })
const test = (body: CallInput<'POST /subject/admin/AdmissionTest/Save'>['body']) =>
  revise.app.call('POST /subject/admin/AdmissionTest/Save', admin, { body })
const topic = (body: CallInput<'POST /subject/admin/Topic/Save'>['body']) =>
  revise.app.call('POST /subject/admin/Topic/Save', admin, { body })
const order = (body: CallInput<'POST /subject/admin/Tree/Order'>['body']) =>
  revise.app.call('POST /subject/admin/Tree/Order', admin, { body })
const archive = (body: CallInput<'POST /subject/admin/Tree/Archive'>['body']) =>
  revise.app.call('POST /subject/admin/Tree/Archive', admin, { body })

/** Parks the Revise filings of a question, as a change of its state does. */
async function park(key: string, state: 'draft' | 'withdrawn') {
  const { db } = revise.app
  await db.update(questions).set({ state }).where(eq(questions.key, key))
  await db.execute(sql`with gone as (
      delete from question_assignments a using questions q
      where q.id = a.question_id and q.key = ${key}
      returning a.id, a.question_id, a.question_location, a.admission_test_id, a.section_id,
        a.subject_id, a.topic_id, a.sub_topic_id)
    insert into parked_assignments (id, question_id, question_location, admission_test_id,
      section_id, subject_id, topic_id, sub_topic_id) select * from gone`)
}

describe('the tree', () => {
  it('counts questions by state, of a topic, its sub-topics and all above, in one statement', async () => {
    await park('Motion.1.0', 'draft')
    await park('Motion.1.1', 'withdrawn')
    const physics = await part('Physics')
    const counts = { live: 8, draft: 1, withdrawn: 1 }
    expect(physics).toMatchObject({
      ...counts,
      isCompulsory: false,
      isArchived: false,
      subjects: [
        {
          ...{ name: 'Forces', ...counts },
          topics: [{ name: 'Motion', ...counts, subTopics: [{ name: 'Speed', ...counts }] }],
        },
      ],
    })
    expect(await queriesOf(revise.app, 'GET /subject/admin/Tree', admin, {})).toBe(1)
  })

  it('is for admins', async () => {
    const tutor = await revise.app.make.tutor()
    expect((await revise.app.call('GET /subject/admin/Tree', tutor, {})).status).toBe(403)
  })
})

describe('what is saved', () => {
  it('is made, renamed, and found in the lookups for filing', async () => {
    const testId = (await test({ name: 'TMUA', isRetired: false })).data.id
    const made = await revise.app.call('POST /subject/admin/SectionNumber/Save', admin, {
      body: { admissionTestId: testId, sectionNo: 'Paper 1', isCompulsory: true },
    })
    const sectionId = made.data.id
    const subjectId = (await subject({ sectionId, name: 'Proof & Logic' })).data.id
    const { data } = await topic({ subjectId, name: 'Induction' })
    const sub = await revise.app.call('POST /subject/admin/SubTopic/Save', admin, {
      body: { topicId: data.id, name: 'Sums' },
    })
    await topic({ id: data.id, subjectId, name: 'Proof by induction' })
    const of = (await tree()).find(({ id }) => id === testId)
    expect(of).toMatchObject({
      ...{ name: 'TMUA', isRetired: false, live: 0 },
      parts: [
        {
          ...{ id: sectionId, sectionNo: 'Paper 1', isCompulsory: true },
          subjects: [
            {
              ...{ id: subjectId, name: 'Proof & Logic' },
              topics: [
                { id: data.id, name: 'Proof by induction', subTopics: [{ id: sub.data.id }] },
              ],
            },
          ],
        },
      ],
    })
    const lookup = await revise.app.call('GET /subject/Topic', admin, { query: { subjectId } })
    expect(lookup.data).toEqual([{ id: data.id, name: 'Proof by induction' }])
    const [stored] = await rowsOf<{ slug: string }>(
      revise.app.db,
      sql`select slug from subjects where id = ${subjectId}`,
    )
    expect(stored?.slug).toBe('proof-logic')
    const [entry] = await revise.app.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.record, String(sub.data.id)))
    expect(entry).toMatchObject({ action: 'bank tree saved', kind: 'sub-topic', actorId: admin })
  })

  it('has a name of its own among its neighbours, in whatever letter case', async () => {
    const subjectId = revise.subjectId('Algebra')
    const taken = await topic({ subjectId, name: 'SURDS' })
    expect([taken.status, taken.errors]).toEqual([
      409,
      [{ path: 'body.name', message: 'There is a topic with this name' }],
    ])
    const other = await test({ name: 'esat', isRetired: false })
    expect([other.status, other.errors?.[0]?.path]).toEqual([409, 'body.name'])
    // Its own name in other letters, and the same name elsewhere, are free.
    const id = revise.topicId('Surds')
    expect((await topic({ id, subjectId, name: 'surds' })).status).toBe(200)
    expect((await topic({ subjectId: revise.subjectId('Number'), name: 'Surds' })).status).toBe(200)
    expect((await topic({ id, subjectId, name: 'Surds' })).status).toBe(200)
  })

  it.each<[string, () => ReturnType<typeof topic>, number, string | undefined]>([
    ['an unknown topic', () => topic({ id: 9_999, subjectId: 1, name: 'New' }), 404, undefined],
    ['an unknown subject', () => topic({ subjectId: 9_999, name: 'New' }), 422, 'body.subjectId'],
    ['no name', () => topic({ subjectId: 1, name: ' ' }), 400, 'body.name'],
  ])('is refused with %s', async (_, ask, status, path) => {
    const answer = await ask()
    expect([answer.status, answer.errors?.[0]?.path]).toEqual([status, path])
  })

  it('does not stand under something that is archived', async () => {
    const sectionId = revise.partId('Physics')
    await archive({ kind: 'part', id: sectionId, isArchived: true })
    const answer = await topic({ subjectId: revise.subjectId('Forces'), name: 'New' })
    expect([answer.status, answer.message]).toEqual([
      422,
      'Physics is archived. Bring it back first.',
    ])
    // What is there already can be renamed all the same.
    const renamed = await subject({
      ...{ id: revise.subjectId('Forces'), sectionId, name: 'Forces' },
    })
    expect(renamed.status).toBe(200)
    await archive({ kind: 'part', id: sectionId, isArchived: false })
  })

  it('stays where it is, but for topics', async () => {
    const moved = await subject({
      ...{ id: revise.subjectId('Number'), sectionId: revise.partId('Physics'), name: 'Number' },
    })
    expect([moved.status, moved.message]).toEqual([422, 'A subject stays in its part.'])
  })
})

describe('a topic that is moved', () => {
  const filedUnder = async (topicId: number) =>
    await rowsOf<{ subject: number; filings: number }>(
      revise.app.db,
      sql`select a.subject_id subject, count(*)::int filings from (
          select subject_id, topic_id from question_assignments
          union all select subject_id, topic_id from parked_assignments) a
        where a.topic_id = ${topicId} group by 1`,
    )

  it('takes its filings with it, and what students did there counts as before', async () => {
    await revise.begin()
    const { app, student } = revise
    const id = revise.topicId('Indices')
    await park('Indices.1.2', 'draft')
    const set = await revise.openSet({ topicIds: [id], size: 3, questionTypes: [1] })
    for (const { questionId } of set.questions) await revise.save(set.id, questionId)
    await revise.finish(set.id)
    const seen = async () => {
      const asked = {
        admissionTestId: revise.bank.testId,
        sectionId: revise.partId('Mathematics 1'),
      }
      const [count, tallies, mastery] = await Promise.all([
        app.call('GET /Question/Question/GetQuestionCount', student, {
          query: { AdmissionTestId: asked.admissionTestId, status: 'unused' },
        }),
        rowsOf(
          app.db,
          sql`select * from student_tallies where student_id = ${student} and questions > 0
            order by topic_id, question_type, difficulty, outcome`,
        ),
        rowsOf(app.db, sql`select * from topic_mastery where student_id = ${student}`),
      ])
      const byTopic = count.data.byTopic.toSorted((one, other) => one.topicId - other.topicId)
      return { byTopic, tallies, mastery }
    }
    const before = await seen()
    const algebra = revise.subjectId('Algebra')
    expect((await topic({ id, subjectId: algebra, name: 'Indices' })).status).toBe(200)
    expect(await topicNames('Mathematics 1')).toMatchObject({
      Algebra: ['Quadratics', 'Surds', 'Indices'],
    })
    expect(await filedUnder(id)).toEqual([{ subject: algebra, filings: 10 }])
    expect(await seen()).toEqual(before)
    const number = revise.subjectId('Number')
    const inAlgebra = revise.asked({ subjectIds: [algebra], topicIds: [id], size: 2 })
    const answer = await app.call('POST /Revise/api/Revise/CreateSet', student, { body: inAlgebra })
    expect(answer.status).toBe(200)
    expect((await topic({ id, subjectId: number, name: 'Indices' })).status).toBe(200)
    expect(await filedUnder(id)).toEqual([{ subject: number, filings: 10 }])
  })

  it('does not leave its part, nor take a name that is there', async () => {
    const id = revise.topicId('Surds')
    const away = await topic({ id, subjectId: revise.subjectId('Forces'), name: 'Surds' })
    expect([away.status, away.errors]).toEqual([
      422,
      [{ path: 'body.subjectId', message: 'A topic stays in its part.' }],
    ])
    const subjectId = revise.subjectId('Number')
    const taken = await topic({ id, subjectId, name: 'Indices' })
    expect(taken.status).toBe(409)
    const [row] = await revise.app.db.select().from(topics).where(eq(topics.id, id))
    expect(row?.subjectId).toBe(revise.subjectId('Algebra'))
  })

  it('may be given a name that is free there where its own is taken', async () => {
    const [subjectId, algebra] = [revise.subjectId('Number'), revise.subjectId('Algebra')]
    const twin = (await topic({ subjectId: algebra, name: 'Ratio' })).data.id
    await topic({ subjectId, name: 'Ratio' })
    expect((await topic({ id: twin, subjectId, name: 'Proportion' })).status).toBe(200)
    const { Number: names } = await topicNames('Mathematics 1')
    expect(names?.slice(-2)).toEqual(['Ratio', 'Proportion'])
  })
})

describe('the order', () => {
  it('is of all that stands under one parent', async () => {
    const subjectId = revise.subjectId('Algebra')
    const ids = [revise.topicId('Surds'), revise.topicId('Quadratics')]
    expect((await order({ kind: 'topic', parentId: subjectId, ids })).status).toBe(200)
    expect(await topicNames('Mathematics 1')).toMatchObject({ Algebra: ['Surds', 'Quadratics'] })
    const back = ids.toReversed()
    expect((await order({ kind: 'topic', parentId: subjectId, ids: back })).status).toBe(200)
  })

  it.each<[string, (ids: number[]) => number[]]>([
    ['one is missing', (ids) => ids.slice(1)],
    ['one is another’s', (ids) => [...ids.slice(1), 9_999]],
    ['one is named twice', (ids) => [...ids, ids[0] ?? 0]],
  ])('is stale where %s', async (_, change) => {
    const { subjects } = await part('Mathematics 1')
    const ids = subjects.map(({ id }) => id)
    const parentId = revise.partId('Mathematics 1')
    const answer = await order({ kind: 'subject', parentId, ids: change(ids) })
    expect(answer.status).toBe(409)
    expect((await part('Mathematics 1')).subjects.map(({ id }) => id)).toEqual(ids)
  })

  it('is of a parent that there is', async () => {
    expect((await order({ kind: 'part', parentId: 9_999, ids: [] })).status).toBe(404)
  })
})

it('archives once, and writes down what was changed alone', async () => {
  const id = revise.topicId('Motion')
  const entries = async () =>
    await rowsOf<{ n: number }>(
      revise.app.db,
      sql`select count(*)::int n from audit_log where action = 'bank tree archived'
        and record = ${String(id)} and kind = 'topic'`,
    )
  for (const isArchived of [true, true, false]) {
    expect((await archive({ kind: 'topic', id, isArchived })).status).toBe(200)
  }
  expect(await entries()).toEqual([{ n: 2 }])
  expect((await archive({ kind: 'subTopic', id: 9_999, isArchived: true })).status).toBe(404)
})
