import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '../../database/open.ts'
import { auditLog, questions, questionVersions } from '../../database/schema/index.ts'
import { auditEntries, statementsOf } from '../../testing/index.ts'
import { type Authoring, content, makeAuthoring, wholeOf } from './testing.ts'

let authoring: Authoring
let app: Authoring['app']
beforeAll(async () => {
  authoring = await makeAuthoring()
  app = authoring.app
})
afterAll(() => app.close())

const versionsOf = async (id: number) =>
  await app.db
    .select()
    .from(questionVersions)
    .where(eq(questionVersions.questionId, id))
    .orderBy(questionVersions.version)
const rowOf = async (id: number) =>
  (await app.db.select().from(questions).where(eq(questions.id, id)))[0]
const saidOf = async (id: number) =>
  await auditEntries(app.db, and(eq(auditLog.kind, 'question'), eq(auditLog.record, String(id))))

describe('a question that is made', () => {
  it('is a draft with a name of its own, and says what was sent', async () => {
    const { data } = await authoring.create()
    expect(data).toEqual({ id: expect.any(Number), version: 1 })
    expect(await authoring.one(data.id)).toMatchObject({
      ...{ id: data.id, key: `question-${data.id}`, difficulty: 2, state: 'draft', version: 1 },
      ...{ text: content.text, data: null, solution: content.solution, marking: null },
      ...{ isAnswered: false, isGivenOut: false, openFlags: 0, questionAssignments: [] },
      answers: content.answers.map((answer, index) => ({ id: index + 1, ...answer })),
    })
    expect(await rowOf(data.id)).toMatchObject({
      summary: 'What is 1 + 2?',
      changedBy: authoring.ada,
    })
    expect((await saidOf(data.id)).map(({ action }) => action)).toEqual(['question created'])
  })

  it.each([1, 2, 3, 4] as const)('of type %i may be live at once', async (type) => {
    const id = await authoring.made({ ...wholeOf[type], isPublished: true })
    expect(await authoring.one(id)).toMatchObject({ state: 'live', questionType: type })
  })

  it('is not made live while it lacks something, and nothing is kept of it', async () => {
    const before = await app.db.$count(questions)
    const answers = [
      { letter: 'a', text: '', isCorrect: false },
      { letter: 'b', text: 'x', isCorrect: false },
    ]
    const refused = await authoring.create({ text: '', answers, isPublished: true })
    expect(refused.status).toBe(422)
    expect(refused.errors.map(({ path }) => path)).toEqual([
      ...['body.text', 'body.answers.0.text', 'body.answers'],
    ])
    expect(await app.db.$count(questions)).toBe(before)
  })

  it('is made once, however often the wish is sent', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const body = { ...content, difficulty: 2, questionAssignments: [], isPublished: false }
    const call = () =>
      app.call('POST /question/admin/Question/Create', authoring.ada, { body }, headers)
    const [one, other] = [await call(), await call()]
    expect(other.data).toEqual(one.data)
  })

  it('has a name that no other one has', async () => {
    const key = 'forces-1'
    await authoring.made({ key })
    const refused = await authoring.create({ key })
    expect(refused).toMatchObject({ status: 422, errors: [{ path: 'body.key' }] })
    const id = await authoring.made()
    const details = (change: object) =>
      app.call('POST /question/admin/Question/SetDetails', authoring.ada, {
        body: { questionId: id, key: 'forces-2', difficulty: 5, ...change },
      })
    expect(await details({ key })).toMatchObject({ status: 422, errors: [{ path: 'body.key' }] })
    expect((await details({})).status).toBe(200)
    expect(await authoring.one(id)).toMatchObject({ key: 'forces-2', difficulty: 5, version: 1 })
    const [, changed] = await saidOf(id)
    expect(changed?.changes).toEqual({ difficulty: [2, 5], key: [`question-${id}`, 'forces-2'] })
  })

  it('is copied as a draft, filed nowhere', async () => {
    const id = await authoring.made({
      ...{ ...wholeOf[2], isPublished: true },
      questionAssignments: [authoring.inTopic('Surds')],
    })
    const { data } = await app.call('POST /question/admin/Question/Copy', authoring.grace, {
      body: { questionId: id },
    })
    const [copy, original] = [await authoring.one(data.id), await authoring.one(id)]
    expect(copy).toMatchObject({ state: 'draft', marking: original.marking, text: original.text })
    expect(copy.questionAssignments).toEqual([])
  })
})

describe('a save', () => {
  it('that changes what is said makes a version, and the same content none', async () => {
    const id = await authoring.made()
    const saved = await authoring.update(id, { text: '<p>Other</p>', version: 1, note: 'Why not' })
    expect(saved.data).toEqual({ version: 2, isNew: true })
    expect((await authoring.update(id, { text: '<p onclick="x">Other</p>' })).data).toEqual({
      ...{ version: 2, isNew: false },
    })
    const [first, second, ...more] = await versionsOf(id)
    expect(first).toMatchObject({ text: content.text, note: '' })
    expect(second).toMatchObject({ note: 'Why not', createdBy: authoring.ada })
    expect(more).toEqual([])
    expect(await rowOf(id)).toMatchObject({ summary: 'Other' })
    expect((await saidOf(id)).map(({ action }) => action)).toEqual([
      ...['question created', 'question saved'],
    ])
  })

  it('closes up letters in order, and keeps reasons that are left out with their answers', async () => {
    const id = await authoring.made()
    const answers = [
      { letter: 'D', text: '<p>4</p>', isCorrect: false },
      { letter: 'c', text: '<p>3</p>', isCorrect: true },
      { letter: 'b', text: '<p>1</p>', isCorrect: false },
    ]
    await authoring.update(id, { answers })
    expect((await authoring.one(id)).answers).toMatchObject([
      { id: 1, letter: 'a', text: '<p>1</p>', isCorrect: false, why: '<p>Too few</p>' },
      { id: 2, letter: 'b', text: '<p>3</p>', isCorrect: true },
      { id: 3, letter: 'c', text: '<p>4</p>', isCorrect: false },
    ])
  })

  it('in the form without a marking keeps it', async () => {
    const id = await authoring.made(wholeOf[4])
    await authoring.update(id, { ...wholeOf[4], marking: undefined, text: '<p>x</p>' })
    expect(await authoring.one(id)).toMatchObject({ version: 2, marking: wholeOf[4].marking })
  })

  it('stores equations as LaTeX, cleans all, and finds it by its words', async () => {
    const id = await authoring.made()
    const equation = '<img data-latex="x^2" alt="x^2" src="data:image/svg+xml,%3Csvg%3E">'
    await authoring.update(id, { text: `<p>Photosynthesis ${equation}<script>x</script></p>` })
    expect((await authoring.one(id)).text).toBe('<p>Photosynthesis \\(x^2\\)</p>')
    const found = await rowsOf(
      app.db,
      sql`select id from questions
        where search @@ websearch_to_tsquery('english', 'photosynthesis')`,
    )
    expect(found).toEqual([{ id }])
  })

  it('on top of an older version is refused with who, when and what stands there', async () => {
    const id = await authoring.made()
    await authoring.update(id, { text: '<p>Theirs</p>', version: 1 }, authoring.grace)
    const answer = await app.fastify.inject({
      ...{ method: 'POST', url: '/api/question/admin/Question/Update' },
      headers: { authorization: `Bearer ${await app.tokenOf(authoring.ada)}` },
      payload: { ...content, id, text: '<p>Mine</p>', version: 1 },
    })
    expect(answer.statusCode).toBe(409)
    expect(answer.json().data).toMatchObject({
      ...{ at: app.clock.now().toISOString(), version: 2, changed: ['text'] },
      ...{ by: (await authoring.one(id)).changedBy, values: { text: '<p>Theirs</p>' } },
    })
    // The form of before has no version, and goes on top.
    expect((await authoring.update(id, { text: '<p>Mine</p>' })).data.version).toBe(3)
  })

  it('of two at once on the same version is one of them', async () => {
    const id = await authoring.made()
    const both = await Promise.all([
      authoring.update(id, { text: '<p>One</p>', version: 1 }),
      authoring.update(id, { text: '<p>Two</p>', version: 1 }, authoring.grace),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('of what is live is refused while it lacks something, and of a draft is not', async () => {
    const draft = await authoring.made()
    expect((await authoring.update(draft, { text: '', answers: [] })).status).toBe(200)
    const live = await authoring.made({ isPublished: true })
    const refused = await authoring.update(live, { text: '', answers: [] })
    expect(refused.status).toBe(422)
    expect(refused.errors.map(({ path }) => path)).toEqual([
      ...['body.text', 'body.answers', 'body.answers'],
    ])
    const unreadable = await authoring.made({ ...wholeOf[4], isPublished: true })
    expect(
      await authoring.update(unreadable, {
        ...wholeOf[4],
        marking: { kind: 'equation', expected: 'x/', variables: ['x'] },
      }),
    ).toMatchObject({ status: 422, errors: [{ path: 'body.marking.expected' }] })
  })

  it.each([
    ['a text of more than 60,000 signs', { text: `<p>${'x'.repeat(60_000)}</p>` }, 'text'],
    [
      'several correct answers',
      { answers: content.answers.map((one) => ({ ...one, isCorrect: true })) },
      'answers',
    ],
    ['answers of an essay', { questionType: 2 }, 'answers'],
    ['a marking of another type', { marking: wholeOf[4].marking }, 'marking'],
    [
      'a tolerance beside variables',
      { ...wholeOf[4], marking: { ...wholeOf[4].marking, tolerance: 0.1 } },
      'marking.tolerance',
    ],
    [
      'a file of somebody else',
      { solution: `<img data-file="${crypto.randomUUID()}" alt="">` },
      'solution',
    ],
  ] as const)('with %s is refused at its field', async (_, change, field) => {
    const id = await authoring.made()
    const refused = await authoring.update(id, change as Parameters<typeof authoring.update>[1])
    expect(refused).toMatchObject({ status: 422, errors: [{ path: `body.${field}` }] })
    expect((await authoring.one(id)).version).toBe(1)
  })

  it('keeps the type once somebody has answered', async () => {
    const { simulate } = authoring
    const id = await authoring.made({
      ...{ isPublished: true, questionAssignments: [authoring.inTopic('Surds')] },
    })
    expect((await authoring.update(id, wholeOf[3])).status).toBe(200)
    expect((await authoring.update(id)).status).toBe(200)
    const set = await simulate.revise.setOf([id])
    await simulate.save(set.id, id)
    await simulate.finish(set.id)
    expect(await authoring.update(id, wholeOf[3])).toMatchObject({
      ...{ status: 422, errors: [{ path: 'body.questionType' }] },
    })
    expect(await authoring.one(id)).toMatchObject({ isAnswered: true, isGivenOut: true })
    const call = 'GET /question/admin/Question/GetQuestions'
    const listed = await authoring.app.call(call, authoring.ada, { query: { search: String(id) } })
    expect(listed.data.questions).toMatchObject([{ id, isGivenOut: true }])
  })

  it('of another difficulty makes no version, and sets that were begun go by it', async () => {
    const { revise } = authoring.simulate
    const id = await authoring.made({
      ...{ isPublished: true, questionAssignments: [authoring.inTopic('Surds')] },
    })
    const student = await app.make.student()
    const done = await revise.setOf([id], student)
    await revise.save(done.id, id, {}, student)
    await revise.finish(done.id, student)
    const open = await revise.setOf([id], student)
    const hard = async () => {
      const query = { topicIds: `${revise.topicId('Surds')}`, difficulties: '5' }
      const counted = await app.call('GET /Question/Question/GetQuestionCount', student, { query })
      return counted.data.questionCount
    }
    const before = await hard()
    const key = 'harder-than-it-was'
    await app.call('POST /question/admin/Question/SetDetails', authoring.ada, {
      body: { questionId: id, key, difficulty: 5 },
    })
    expect(await versionsOf(id)).toMatchObject([{ version: 1, difficulty: 2 }])
    const query = { setId: open.id }
    const editable = await app.call('GET /Revise/api/Revise/GetEditableSet', student, { query })
    const missed = await app.call('GET /Revise/api/Revise/GetErrorLog', student, { query: {} })
    const set = await revise.getSet(open.id, student)
    for (const shown of [set.questions, editable.data.questions, missed.data.misses]) {
      expect(shown).toMatchObject([{ questionId: id, difficulty: 5 }])
    }
    expect(await hard()).toBe(before + 1)
  })

  it('may start the statistics of a question anew', async () => {
    const { simulate } = authoring
    const id = await authoring.made({
      ...{ isPublished: true, questionAssignments: [authoring.inTopic('Surds')] },
    })
    const set = await simulate.revise.setOf([id])
    await simulate.save(set.id, id)
    await simulate.finish(set.id)
    const answered = async () => {
      const query = { questionIds: String(id) }
      const call = 'GET /question/admin/Question/GetPreviewSet'
      return (await app.call(call, authoring.ada, { query })).data.statistics[0]?.answered
    }
    expect(await answered()).toBe(1)
    await authoring.update(id, { text: '<p>Clearer</p>' })
    expect(await answered()).toBe(1)
    await authoring.update(id, { text: '<p>Clearer still</p>', startsStatistics: true })
    expect(await answered()).toBe(0)
  })
})

it('is read in three statements at most, its access counted', async () => {
  const id = await authoring.made({ questionAssignments: [authoring.inTopic('Surds')] })
  const statements = await statementsOf(app.db, () => authoring.one(id))
  expect(statements).toBeLessThanOrEqual(3)
})
