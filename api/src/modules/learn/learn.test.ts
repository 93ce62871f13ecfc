import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { learnCompletions, learnPages, studentEsatParts } from '../../database/schema/index.ts'
import { activityIn, queriesOf } from '../../testing/index.ts'
import { answerTo } from '../sets/testing.ts'
import { type Learn, makeLearn } from './testing.ts'

let learn: Learn

beforeAll(async () => {
  learn = await makeLearn()
})
afterAll(() => learn.revise.app.close())
beforeEach(() => learn.revise.begin())

const reader = () => learn.revise.student
const call: Learn['revise']['app']['call'] = (...given) => learn.revise.app.call(...given)

const all = async (as = reader()) =>
  (await call('GET /training/api/Learning/GetAllLearning', as)).data
const topics = (learningId: number, as = reader()) =>
  call('GET /training/api/LearnTopic/GetAllTopic', as, { query: { learningId } })
const content = (name: string, as = reader()) =>
  call('GET /training/api/LearnTopic/GetContent', as, { query: { subTopicId: learn.pageId(name) } })
const complete = (name: string, isCompleted?: boolean, as = reader()) =>
  call('POST /training/api/Learning/CreateCompletion', as, {
    body: {
      subTopicId: learn.pageId(name),
      ...(isCompleted === undefined ? {} : { isCompleted }),
    },
  })
const algebra = () => learn.revise.subjectId('Algebra')

describe('the subjects', () => {
  it('stand by part, with topics and pages done of all', async () => {
    await complete('Rules')
    await complete('Roots')
    const [maths, physics] = await all()
    expect([maths?.sectionNo, maths?.isChosen]).toEqual(['Mathematics 1', true])
    expect(maths?.subjects).toEqual([
      {
        learningId: algebra(),
        name: 'Algebra',
        slug: 'algebra',
        // Surds has a page left, so only Quadratics counts as done.
        topics: 2,
        completedTopics: 1,
        pages: 3,
        completedPages: 2,
      },
      expect.objectContaining({ name: 'Number', topics: 1, completedTopics: 0, pages: 1 }),
    ])
    expect(physics?.subjects.map(({ name }) => name)).toEqual(['Forces'])
  })

  it('begin with the student’s own parts once they are chosen', async () => {
    expect((await all()).every((part) => part.isChosen)).toBe(true)
    const sectionId = learn.revise.partId('Physics')
    await learn.revise.app.db
      .insert(studentEsatParts)
      .values({ studentId: reader(), sectionId: learn.revise.partId('Mathematics 1') })
    expect((await all()).map((part) => [part.sectionNo, part.isChosen])).toEqual([
      ['Mathematics 1', true],
      ['Physics', false],
    ])
    await learn.revise.app.db.delete(studentEsatParts)
    await learn.revise.app.db.insert(studentEsatParts).values({ studentId: reader(), sectionId })
    // Mathematics 1 is everybody's.
    expect((await all()).map((part) => part.isChosen)).toEqual([true, true])
    await learn.revise.app.db.delete(studentEsatParts)
  })

  it('are all open to tutors, with nothing of anybody’s progress', async () => {
    await complete('Roots')
    const tutor = await learn.revise.app.make.tutor({ students: [reader()] })
    const parts = await all(tutor)
    expect(parts.map((part) => part.isChosen)).toEqual([true, true])
    expect(parts[0]?.subjects[0]).toMatchObject({ completedTopics: 0, completedPages: 0, pages: 3 })
  })
})

describe('the topics of a subject', () => {
  it('stand in order with pages, minutes and what is complete', async () => {
    await complete('Roots')
    const { data } = await topics(algebra())
    expect(data).toMatchObject({ name: 'Algebra', slug: 'algebra', sectionNo: 'Mathematics 1' })
    expect(data.topics).toEqual([
      {
        topicId: learn.revise.topicId('Quadratics'),
        name: 'Quadratics',
        isCompleted: true,
        questionCount: 10,
        state: 'not started',
        subTopics: [
          { subTopicId: learn.pageId('Roots'), name: 'Roots', minutes: 1, isCompleted: true },
        ],
      },
      expect.objectContaining({
        name: 'Surds',
        isCompleted: false,
        // What nobody has written yet is not there to be read.
        subTopics: [
          { subTopicId: learn.pageId('Rules'), name: 'Rules', minutes: 2, isCompleted: false },
          expect.objectContaining({ name: 'Conjugates', minutes: 2 }),
        ],
      }),
    ])
  })

  it('say how the student stands in each', async () => {
    const set = await learn.revise.openSet({ size: 10, topicIds: [learn.revise.topicId('Surds')] })
    for (const question of set.questions) {
      await learn.revise.save(set.id, question.questionId, { response: answerTo(question, false) })
    }
    await learn.revise.finish(set.id)
    const { data } = await topics(algebra())
    expect(data.topics.map(({ name, state }) => [name, state])).toEqual([
      ['Quadratics', 'not started'],
      ['Surds', 'weak'],
    ])
  })

  it('are counted', async () => {
    await complete('Roots')
    await complete('Conjugates')
    const { data } = await call('GET /training/api/LearnTopic/GetAllTopicCount', reader(), {
      query: { learningId: algebra() },
    })
    expect(data).toEqual({ topics: 2, completedTopics: 1, pages: 3, completedPages: 2 })
  })

  it.each([
    'GET /training/api/LearnTopic/GetAllTopic',
    'GET /training/api/LearnTopic/GetAllTopicCount',
  ] as const)('of a subject that is not there are a 404: %s', async (key) => {
    expect((await call(key, reader(), { query: { learningId: 99_999 } })).status).toBe(404)
    const query = { learningId: 'algebra' as unknown as number }
    expect((await call(key, reader(), { query })).status).toBe(400)
  })
})

describe('a page', () => {
  it('comes cleaned, with equations set, its place and its neighbours', async () => {
    const { data } = await content('Rules')
    expect(data).toMatchObject({
      title: 'Rules',
      topicName: 'Surds',
      subjectName: 'Algebra',
      subjectSlug: 'algebra',
      learningId: algebra(),
      sectionNo: 'Mathematics 1',
      minutes: 2,
      videoUrl: null,
      isCompleted: false,
      previous: { subTopicId: learn.pageId('Roots'), name: 'Roots' },
      next: { subTopicId: learn.pageId('Conjugates'), name: 'Conjugates' },
      checkCount: 3,
      questionCount: 10,
    })
    expect(data.html).toContain('<h3>Rules</h3>')
    expect(data.html).toContain('<math')
    expect(data.html).not.toContain('\\(')
    expect((await content('Roots')).data.html).toBe('<p>Few words</p>')
  })

  it('has no neighbour beyond its subject', async () => {
    expect((await content('Roots')).data.previous).toBeNull()
    expect((await content('Conjugates')).data.next).toBeNull()
  })

  it('is shown as it is now once somebody has changed it', async () => {
    await content('Laws')
    await learn.revise.app.db
      .update(learnPages)
      .set({ body: '<p>Rewritten</p>', updatedAt: new Date('2026-03-05T00:00:00Z') })
      .where(eq(learnPages.subTopicId, learn.pageId('Laws')))
    expect((await content('Laws')).data.html).toBe('<p>Rewritten</p>')
  })

  it('that nobody has written is a 404', async () => {
    expect((await content('Not written yet')).status).toBe(404)
    expect((await content('No such page')).status).toBe(400)
  })
})

describe('marking a page as complete', () => {
  const rows = () =>
    learn.revise.app.db
      .select()
      .from(learnCompletions)
      .where(eq(learnCompletions.studentId, reader()))

  it('counts once, however often it is said, and keeps the first moment', async () => {
    await complete('Roots')
    const [first] = await rows()
    learn.revise.app.clock.advance(86_400_000)
    expect((await complete('Roots', true)).status).toBe(200)
    expect(await rows()).toEqual([first])
    expect((await content('Roots')).data.isCompleted).toBe(true)
  })

  it('is activity of the student, which taking it back is not, in one statement', async () => {
    const { app } = learn.revise
    const body = { subTopicId: learn.pageId('Roots') }
    const key = 'POST /training/api/Learning/CreateCompletion'
    expect(await queriesOf(app, key, reader(), { body })).toBe(1)
    const at = app.clock.now()
    app.clock.advance(86_400_000)
    await complete('Roots', false)
    expect(await activityIn(app.db, reader())).toEqual({ learn: at })
  })

  it('can be taken back, also twice', async () => {
    await complete('Roots')
    expect((await complete('Roots', false)).status).toBe(200)
    expect((await complete('Roots', false)).status).toBe(200)
    expect(await rows()).toEqual([])
    expect((await content('Roots')).data.isCompleted).toBe(false)
  })

  it('is each student’s own', async () => {
    await complete('Roots')
    const other = await learn.revise.app.make.student()
    expect((await content('Roots', other)).data.isCompleted).toBe(false)
  })

  it('is a 404 for pages that are not there, and nothing for strangers', async () => {
    expect((await complete('Not written yet')).status).toBe(404)
    const { app } = learn.revise
    expect((await complete('Roots', true, await app.make.tutor())).status).toBe(403)
    const parent = await app.make.parent([reader()])
    expect((await complete('Roots', true, parent)).status).toBe(403)
    const plain = await app.make.student({ hasQuestionBank: false })
    expect((await complete('Roots', true, plain)).status).toBe(403)
    expect(await rows()).toEqual([])
  })
})

it('shows editors every subject, with the sub-topics that have no page', async () => {
  const admin = await learn.revise.app.make.admin()
  const { data } = await call('GET /training/admin/Learning', admin)
  expect(data.map(({ name, sectionNo }) => [name, sectionNo])).toEqual([
    ['Algebra', 'Mathematics 1'],
    ['Number', 'Mathematics 1'],
    ['Forces', 'Physics'],
  ])
  expect(data[0]?.topics[1]?.subTopics.map(({ name, words }) => [name, words])).toEqual([
    ['Rules', 241],
    ['Conjugates', 241],
    ['Not written yet', 0],
  ])
  expect((await call('GET /training/admin/Learning', reader())).status).toBe(403)
})

it('asks the database three times at most for a read', async () => {
  const { app } = learn.revise
  const learningId = algebra()
  expect(
    Math.max(
      await queriesOf(app, 'GET /training/api/Learning/GetAllLearning', reader()),
      await queriesOf(app, 'GET /training/api/LearnTopic/GetAllTopic', reader(), {
        query: { learningId },
      }),
      await queriesOf(app, 'GET /training/api/LearnTopic/GetAllTopicCount', reader(), {
        query: { learningId },
      }),
      await queriesOf(app, 'GET /training/api/LearnTopic/GetContent', reader(), {
        query: { subTopicId: learn.pageId('Rules') },
      }),
    ),
  ).toBeLessThanOrEqual(3)
})
