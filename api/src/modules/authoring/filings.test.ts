import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rowsOf } from '../../database/open.ts'
import { auditLog, topics } from '../../database/schema/index.ts'
import { auditEntries } from '../../testing/index.ts'
import { recountTopics } from '../questions/index.ts'
import { type Authoring, content, makeAuthoring } from './testing.ts'

let authoring: Authoring
let app: Authoring['app']
beforeAll(async () => {
  authoring = await makeAuthoring()
  app = authoring.app
})
afterAll(() => app.close())
beforeEach(() => authoring.simulate.begin())

const remove = (questionId: number, questionAssignmentIds: number[]) =>
  app.call('POST /question/admin/question/RemoveQuestionAssignments', authoring.ada, {
    body: { questionId, questionAssignmentIds },
  })
const filingsOf = async (id: number) => (await authoring.one(id)).questionAssignments
const live = () => authoring.made({ isPublished: true })
const saidOf = async (id: number) =>
  await auditEntries(app.db, and(eq(auditLog.kind, 'question'), eq(auditLog.record, String(id))))

/** Counts of all topics as they are kept, and as they come out when all is counted again. */
async function expectCountsToBeRight() {
  const counts = () =>
    app.db
      .select({ id: topics.id, all: topics.questionCount, shared: topics.sharedCount })
      .from(topics)
      .orderBy(topics.id)
  const kept = await counts()
  await recountTopics(app.db)
  expect(kept).toEqual(await counts())
  // Lists, draws and counts go by these filings: nothing that is not live stands among them.
  const astray = await rowsOf(
    app.db,
    sql`select 1 from question_assignments a join questions q on q.id = a.question_id
      where q.state <> 'live'
      union all select 1 from parked_assignments a join questions q on q.id = a.question_id
      where q.state = 'live'`,
  )
  expect(astray).toEqual([])
}

describe('a filing', () => {
  it('of what is live counts at once, with all that follows from its topic', async () => {
    const before = await authoring.topicCount('Surds')
    const id = await live()
    const { data } = await authoring.file(id, [
      authoring.inTopic('Surds'),
      authoring.inPaper('2023', 900),
    ])
    expect(data).toMatchObject({
      success: true,
      questionAssignments: [
        {
          ...{ questionId: id, admissionTestName: 'ESAT', sectionNo: 'Mathematics 1' },
          ...{ subjectName: 'Algebra', topicName: 'Surds', examSectionNumber: null },
          ...{ paperType: null, isParked: false },
        },
        {
          ...{ sectionNo: 'Mathematics 1', examSectionNumber: 'Mathematics 1', paperType: 1 },
          ...{ year: 2023, paperQuestion: 900, topicName: null, isParked: false },
        },
      ],
    })
    expect(await authoring.topicCount('Surds')).toBe(before + 1)
    await expectCountsToBeRight()
    const [, , said] = [undefined, ...(await saidOf(id))]
    expect(said?.changes).toEqual({
      filings: [
        [],
        ['ESAT > Mathematics 1 > Algebra > Surds', 'ESAT Past Paper 2023 > Mathematics 1, 900'],
      ],
    })
  })

  it('of a draft is parked, and reaches nobody', async () => {
    const before = await authoring.topicCount('Surds')
    const id = await authoring.made()
    const { data } = await authoring.file(id, [authoring.inTopic('Surds')])
    expect(data.questionAssignments).toMatchObject([{ isParked: true }])
    expect(await authoring.topicCount('Surds')).toBe(before)
  })

  it('is one of several, of which all are made or none', async () => {
    const id = await live()
    const refused = await authoring.file(id, [
      authoring.inTopic('Surds'),
      { ...authoring.inTopic('Indices'), admissiontestId: 99_999 },
    ])
    expect(refused).toMatchObject({
      ...{ status: 422, errors: [{ path: 'body.questionAssignments.1.admissiontestId' }] },
    })
    expect(await filingsOf(id)).toEqual([])
  })

  it('is made once, however often the wish is sent with one key', async () => {
    const id = await live()
    const body = { questionId: id, questionAssignments: [authoring.inTopic('Surds')] }
    const call = 'POST /question/admin/Question/AddQuestionAssignments'
    const key = { 'idempotency-key': crypto.randomUUID() }
    const first = await app.call(call, authoring.ada, { body }, key)
    const again = await app.call(call, authoring.ada, { body }, key)
    expect([again.status, again.data]).toEqual([200, first.data])
    expect(await filingsOf(id)).toHaveLength(1)
  })

  it('that is there already is refused with its index', async () => {
    const id = await live()
    await authoring.file(id, [authoring.inTopic('Surds')])
    const again = await authoring.file(id, [
      authoring.inTopic('Indices'),
      authoring.inTopic('Surds'),
    ])
    expect(again).toMatchObject({
      ...{ status: 409, errors: [{ path: 'body.questionAssignments.1' }] },
    })
    const twice = await authoring.file(id, [
      authoring.inPaper('2023', 901),
      authoring.inPaper('2023', 902),
    ])
    expect(twice).toMatchObject({
      ...{ status: 409, errors: [{ path: 'body.questionAssignments.1' }] },
    })
  })

  it('in a place that is taken names the question there', async () => {
    const [first] = authoring.simulate.part('2023').questions
    const id = await live()
    const refused = await authoring.file(id, [authoring.inPaper('2023', 1)])
    expect(refused).toMatchObject({
      status: 409,
      message: expect.stringContaining(`question ${first?.questionId} (${first?.key})`),
      errors: [{ path: 'body.questionAssignments.0.paperQuestion' }],
    })
    // A draft may wait for the place.
    const draft = await authoring.made()
    expect((await authoring.file(draft, [authoring.inPaper('2023', 1)])).status).toBe(200)
    expect(await authoring.setState(draft, 'live')).toMatchObject({ status: 409 })
    expect((await authoring.one(draft)).state).toBe('draft')
  })

  it.each([
    ['javascript:alert(1)', 422],
    ['ftp://papers.example/1', 422],
    ['papers', 422],
    ['https://papers.example/1', 200],
    ['http://papers.example/1', 200],
  ])('with the link %s is answered with %i', async (paperLink, status) => {
    const id = await authoring.made()
    const answer = await authoring.file(id, [{ ...authoring.inPaper('2023', 903), paperLink }])
    expect(answer.status).toBe(status)
  })

  it.each([
    ['Please select a question location', { questionLocation: 0 }, 'questionLocation'],
    ['Please select an admission test', { admissiontestId: 0 }, 'admissiontestId'],
  ])('without it says: %s', async (message, change, field) => {
    const id = await authoring.made()
    const refused = await authoring.file(id, [{ ...authoring.inTopic('Surds'), ...change }])
    expect(refused).toMatchObject({
      ...{ status: 400, errors: [{ path: `body.questionAssignments.0.${field}`, message }] },
    })
  })

  it('under an archived topic is refused', async () => {
    const topicId = authoring.simulate.revise.topicId('Indices')
    const archive = (at: Date | null) =>
      app.db.update(topics).set({ archivedAt: at }).where(eq(topics.id, topicId))
    await archive(app.clock.now())
    const refused = await authoring.file(await live(), [authoring.inTopic('Indices')])
    await archive(null)
    expect(refused).toMatchObject({
      ...{ status: 422, errors: [{ path: 'body.questionAssignments.0.topicId' }] },
    })
  })
})

describe('a filing that is taken away', () => {
  it.each(['live', 'parked'])('%s is gone, and says so', async (which) => {
    const before = await authoring.topicCount('Surds')
    const id = which === 'live' ? await live() : await authoring.made()
    await authoring.file(id, [authoring.inTopic('Surds'), authoring.inTopic('Indices')])
    const [surds, indices] = await filingsOf(id)
    const removed = await remove(id, [surds?.id ?? 0])
    expect(removed).toMatchObject({ status: 200, message: 'Assignment removed' })
    expect(await filingsOf(id)).toEqual([indices])
    const said = (await saidOf(id)).at(-1)
    expect([said?.action, said?.changes.filings?.[1]]).toEqual([
      ...['question unfiled', ['ESAT > Mathematics 1 > Number > Indices']],
    ])
    expect(await authoring.topicCount('Surds')).toBe(before)
    await expectCountsToBeRight()
  })

  it('is a filing of that question, and all are taken or none', async () => {
    const [one, other] = [await live(), await live()]
    await authoring.file(one, [authoring.inTopic('Surds')])
    await authoring.file(other, [authoring.inTopic('Surds')])
    const ids = [...(await filingsOf(one)), ...(await filingsOf(other))].map(({ id }) => id)
    expect((await remove(one, ids)).status).toBe(404)
    expect(await filingsOf(one)).toHaveLength(1)
  })
})

describe('states', () => {
  it('move filings to and fro, which keep their ids', async () => {
    const before = await authoring.topicCount('Surds')
    const id = await authoring.made({ questionAssignments: [authoring.inTopic('Surds')] })
    const [parked] = await filingsOf(id)
    expect((await authoring.setState(id, 'live')).status).toBe(200)
    expect(await filingsOf(id)).toEqual([{ ...parked, isParked: false }])
    expect(await authoring.topicCount('Surds')).toBe(before + 1)
    await authoring.setState(id, 'withdrawn', { reason: 'Two answers are right' })
    expect(await authoring.one(id)).toMatchObject({
      ...{ state: 'withdrawn', stateReason: 'Two answers are right', version: 1 },
      questionAssignments: [parked],
    })
    expect(await authoring.topicCount('Surds')).toBe(before)
    await authoring.setState(id, 'live')
    expect(await filingsOf(id)).toEqual([{ ...parked, isParked: false }])
    await expectCountsToBeRight()
    const said = (await saidOf(id)).filter(({ action }) => action === 'question state changed')
    expect(said.map(({ changes }) => changes.state)).toEqual([
      ...[
        ['draft', 'live'],
        ['live', 'withdrawn'],
        ['withdrawn', 'live'],
      ],
    ])
  })

  it('live wants everything, withdrawn a reason, and neither comes from an older version', async () => {
    const id = await authoring.made({ text: '', answers: [] })
    const refused = await authoring.setState(id, 'live')
    expect(refused).toMatchObject({ status: 422 })
    expect(refused.errors.map(({ path }) => path)).toEqual([
      ...['body.text', 'body.answers', 'body.answers'],
    ])
    await authoring.update(id, content)
    expect((await authoring.setState(id, 'live', { version: 1 })).status).toBe(409)
    expect(await authoring.setState(id, 'withdrawn', { reason: 'x' })).toMatchObject({
      ...{ status: 422, errors: [{ path: 'body.state' }] },
    })
    await authoring.setState(id, 'live')
    expect(await authoring.setState(id, 'withdrawn')).toMatchObject({
      ...{ status: 422, errors: [{ path: 'body.reason' }] },
    })
  })

  it('take what was never given out back to a draft, and nothing else', async () => {
    const id = await live()
    expect((await authoring.setState(id, 'draft')).status).toBe(200)
    await authoring.setState(id, 'live')
    await authoring.file(id, [authoring.inTopic('Surds')])
    const set = await authoring.simulate.revise.setOf([id])
    expect(await authoring.setState(id, 'draft')).toMatchObject({
      ...{ status: 422, errors: [{ path: 'body.state' }] },
    })
    await authoring.setState(id, 'withdrawn', { reason: 'Wrong' })
    // The set that was begun keeps it, to be answered and looked back at.
    expect((await authoring.simulate.save(set.id, id)).data.outcome).toBe('saved')
    await authoring.simulate.finish(set.id)
    const solutions = await authoring.simulate.getSet(set.id)
    expect(solutions.questions).toMatchObject([{ questionId: id, verdict: { correctLetter: 'c' } }])
  })

  it('of two who change them at once are what one of them wanted', async () => {
    const id = await authoring.made({ questionAssignments: [authoring.inTopic('Surds')] })
    await Promise.all([
      authoring.setState(id, 'live'),
      authoring.setState(id, 'live', {}, authoring.grace),
      authoring.file(id, [authoring.inTopic('Indices')]),
      authoring.file(id, [authoring.inTopic('Indices')], authoring.grace),
    ])
    const filings = await filingsOf(id)
    expect(filings.map(({ topicName }) => topicName).sort()).toEqual(['Indices', 'Surds'])
    expect(filings.every(({ isParked }) => !isParked)).toBe(true)
    await expectCountsToBeRight()
  })

  it('of two drafts for one place of a paper make one live', async () => {
    const place = authoring.inPaper('2023', 950)
    const ids = [
      await authoring.made({ questionAssignments: [place] }),
      await authoring.made({ questionAssignments: [place] }),
    ]
    const both = await Promise.all(ids.map((id) => authoring.setState(id, 'live')))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const [taken] = await rowsOf<{ count: number }>(
      app.db,
      sql`select count(*)::int "count" from question_assignments where paper_question = 950`,
    )
    expect(taken?.count).toBe(1)
  })
})
