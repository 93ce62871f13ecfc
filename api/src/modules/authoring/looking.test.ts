import type { CallInput } from '@portal/shared/api'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keyCorrections, questionVersions } from '../../database/schema/index.ts'
import { statementsOf } from '../../testing/index.ts'
import { type Authoring, content, makeAuthoring, wholeOf } from './testing.ts'

let authoring: Authoring
let app: Authoring['app']
beforeAll(async () => {
  authoring = await makeAuthoring()
  app = authoring.app
})
afterAll(() => app.close())

type Preview = CallInput<'POST /question/admin/Question/Preview'>['body']
const preview = async (change: Partial<Preview> = {}) => {
  const body = { ...content, difficulty: 3, ...change }
  const { data } = await app.call('POST /question/admin/Question/Preview', authoring.ada, { body })
  return data.set
}
const previewSet = (questionIds: string) =>
  app.call('GET /question/admin/Question/GetPreviewSet', authoring.ada, { query: { questionIds } })
const versions = async (questionId: number) =>
  (
    await app.call('GET /question/admin/Question/GetVersions', authoring.ada, {
      query: { questionId },
    })
  ).data
const version = (questionId: number, number: number) =>
  app.call('GET /question/admin/Question/GetVersion', authoring.ada, {
    query: { questionId, version: number },
  })
const restore = (questionId: number, old: number, current: number) =>
  app.call('POST /question/admin/Question/RestoreVersion', authoring.ada, {
    body: { questionId, restore: old, version: current },
  })
const usage = async (questionId: number) =>
  (
    await app.call('GET /question/admin/Question/GetUsage', authoring.ada, {
      query: { questionId },
    })
  ).data

describe('a preview', () => {
  it('shows what is being written with its key, and keeps nothing', async () => {
    const before = await app.db.$count(questionVersions)
    const set = await preview()
    expect(set).toMatchObject({ total: 1, state: 'open' })
    expect(set.questions).toMatchObject([
      {
        ...{ number: 1, questionType: 1, difficulty: 3, topicName: '' },
        options: [{ letter: 'a' }, { letter: 'b' }, { letter: 'c', html: '<p>3</p>' }],
        verdict: { correctLetter: 'c', solution: content.solution, reasons: [{ letter: 'a' }] },
      },
    ])
    expect(set.questions[0]?.text).toContain('katex')
    // What is previewed next is another text, not the one before.
    expect((await preview({ text: '<p>Next</p>' })).questions[0]?.text).toBe('<p>Next</p>')
    expect(await app.db.$count(questionVersions)).toBe(before)
  })

  it('shows what is not whole yet, and cleans it', async () => {
    const set = await preview({ text: '<p onclick="x">A</p><script>x</script>', answers: [] })
    expect(set.questions).toMatchObject([{ text: '<p>A</p>', verdict: { correctLetter: null } }])
    const marking: Preview['marking'] = { kind: 'equation', expected: 'x/', variables: ['x'] }
    const unread = await preview({ ...wholeOf[4], marking, tried: 'x' })
    expect(unread.questions).toMatchObject([{ verdict: { isCorrect: null } }])
  })

  it.each([
    ['3.15', true],
    ['3.151', false],
    ['3.13', true],
    ['not this', false],
  ])('tries %s on 3.14 give or take 0.01: %s', async (tried, isCorrect) => {
    const marking = { kind: 'equation', expected: '3.14', variables: [], tolerance: 0.01 } as const
    const set = await preview({ ...wholeOf[4], marking: { ...marking, variables: [] }, tried })
    expect(set.questions).toMatchObject([{ verdict: { isCorrect } }])
  })
})

describe('questions to look through', () => {
  it('come in the order asked for, drafts too, with their statistics', async () => {
    const draft = await authoring.made({ questionAssignments: [authoring.inTopic('Surds')] })
    const bare = await authoring.made(wholeOf[2])
    const { data } = await previewSet(`${bare},${draft},${bare}`)
    expect(data.set.questions).toMatchObject([
      { questionId: bare, topicName: '', verdict: { modelAnswer: '<p>So</p>' } },
      { questionId: draft, topicName: 'Surds', verdict: { correctLetter: 'c' } },
    ])
    expect(data.statistics).toMatchObject([
      { questionId: bare },
      { questionId: draft, answered: 0 },
    ])
  })

  it('are all there, and at most a hundred', async () => {
    expect((await previewSet('1,999999')).status).toBe(404)
    expect((await previewSet(Array.from({ length: 101 }, () => 1).join())).status).toBe(422)
  })
})

describe('the history of a question', () => {
  it('says who changed what and when, and how often each was answered', async () => {
    const { simulate } = authoring
    const id = await authoring.made({
      ...{ isPublished: true, questionAssignments: [authoring.inTopic('Surds')] },
    })
    const set = await simulate.revise.setOf([id])
    await simulate.save(set.id, id)
    await simulate.finish(set.id)
    const answers = content.answers.map((one) => ({ ...one, isCorrect: one.letter === 'b' }))
    await authoring.update(
      id,
      { text: '<p>Other</p>', answers, note: 'b is right' },
      authoring.grace,
    )
    const said = await versions(id)
    expect(said).toMatchObject([
      { version: 2, note: 'b is right', changes: ['text', 'key'], answered: 0 },
      { version: 1, note: '', changes: [], answered: 1 },
    ])
    expect(said[0]?.createdBy).not.toBe(said[1]?.createdBy)
    const { data } = await version(id, 1)
    expect(data).toMatchObject({
      ...{ version: 1, text: content.text, answers: [{ id: 1, letter: 'a' }, {}, {}] },
      set: { questions: [{ questionId: id, verdict: { correctLetter: 'c' } }] },
    })
    expect((await version(id, 3)).status).toBe(404)
  })

  it('brings an old version back on top of the newest', async () => {
    const id = await authoring.made()
    await authoring.update(id, { text: '<p>Other</p>' })
    expect((await restore(id, 1, 1)).status).toBe(409)
    expect((await restore(id, 1, 2)).data).toEqual({ version: 3 })
    // Asked for once more, it is there already.
    expect((await restore(id, 1, 2)).data).toEqual({ version: 3 })
    expect((await restore(id, 9, 3)).status).toBe(404)
    expect(await authoring.one(id)).toMatchObject({ version: 3, text: content.text })
    expect(await versions(id)).toMatchObject([
      ...[{ note: 'Version 1 brought back', changes: ['text'] }, {}, {}],
    ])
  })
})

it('the use of a question is its filings, papers and sets', async () => {
  const { simulate } = authoring
  const id = await authoring.made({
    isPublished: true,
    questionAssignments: [authoring.inTopic('Surds'), authoring.inPaper('2023', 970)],
  })
  const open = await simulate.revise.setOf([id])
  const done = await simulate.revise.setOf([id], await app.make.student())
  expect(await usage(id)).toMatchObject({ openSets: 2, finishedSets: 0 })
  await simulate.finish(open.id)
  expect(done.id).not.toBe(open.id)
  expect(await usage(id)).toMatchObject({
    papers: [{ title: 'ESAT Past Paper 2023', sectionNo: 'Mathematics 1', paperQuestion: 970 }],
    questionAssignments: [{ topicName: 'Surds' }, { paperQuestion: 970 }],
    ...{ videos: [], openSets: 1, finishedSets: 1, corrections: [] },
    lastUsedAt: app.clock.now().toISOString(),
  })
})

it('the use of a question tells how its key was put right', async () => {
  const id = await authoring.made()
  const [version] = await app.db
    .select()
    .from(questionVersions)
    .where(eq(questionVersions.questionId, id))
  const versionId = version?.id ?? 0
  const common = { questionId: id, versionId, versionIds: [versionId], countsOld: false, total: 0 }
  const by = { createdBy: authoring.grace, createdAt: app.clock.now() }
  await app.db.insert(keyCorrections).values([
    {
      ...{ ...common, ...by, id: crypto.randomUUID(), reason: 'b is right' },
      ...{ before: { letter: 'a' }, after: { letter: 'b' }, finishedAt: app.clock.now() },
    },
  ])
  expect((await usage(id)).corrections).toMatchObject([
    {
      ...{ reason: 'b is right', before: 'a', after: 'b', isDone: true },
      ...{ at: app.clock.now().toISOString(), by: expect.stringContaining('Test') },
    },
  ])
})

describe('the list of questions', () => {
  const list = async (
    query: CallInput<'GET /question/admin/Question/GetQuestions'>['query'] = {},
  ) => (await app.call('GET /question/admin/Question/GetQuestions', authoring.ada, { query })).data

  it('has those edited last first, with all that is shown of them', async () => {
    const id = await authoring.made({
      key: 'newest',
      questionAssignments: [authoring.inTopic('Surds')],
    })
    app.clock.advance(60_000)
    await authoring.update(id, { text: '<p>Newest of all, \\(x^2\\)</p>' })
    const { questions, totalCount } = await list({ pageSize: 2 })
    expect(totalCount).toBeGreaterThan(40)
    expect(questions).toHaveLength(2)
    expect(questions[0]).toMatchObject({
      ...{ id, key: 'newest', summary: 'Newest of all, x^2', questionType: 1, difficulty: 2 },
      ...{ state: 'draft', filings: 1, filedUnder: 'ESAT > Mathematics 1 > Algebra > Surds' },
      ...{ version: 2, flags: 0, facility: null, discriminationIndex: null, check: null },
      isGivenOut: false,
      changedAt: app.clock.now().toISOString(),
    })
    expect(questions[0]?.summaryHtml).toContain('<math')
  })

  it.each([
    ['its id', (id: number) => ({ search: String(id) })],
    ['its key', () => ({ search: 'to-be-found' })],
    ['its words', () => ({ search: 'velocity -acceleration' })],
  ])('finds a question by %s', async (_, query) => {
    const id =
      (await list({ search: 'to-be-found' })).questions[0]?.id ??
      (await authoring.made({ key: 'to-be-found', text: '<p>The velocity of light</p>' }))
    const { questions, totalCount } = await list(query(id))
    expect([questions.map((one) => one.id), totalCount]).toEqual([[id], 1])
  })

  it('takes one statement, however many there are', async () => {
    const statements = await statementsOf(app.db, () => list({ state: 'live', pageSize: 100 }))
    expect(statements).toBeLessThanOrEqual(3)
  })
})
