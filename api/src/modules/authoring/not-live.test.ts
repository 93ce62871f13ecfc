import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { questions } from '../../database/schema/index.ts'
import { askInQuiz, makeCourse } from '../academy/testing.ts'
import { type Authoring, makeAuthoring } from './testing.ts'

let authoring: Authoring
let app: Authoring['app']
let [student, tutor, senior] = ['', '', '']
const ids = { live: 0, draft: 0, withdrawn: 0 }
type State = keyof typeof ids
const states = Object.keys(ids) as State[]

beforeAll(async () => {
  authoring = await makeAuthoring()
  app = authoring.app
  student = await app.make.student()
  tutor = await app.make.tutor()
  senior = await app.make.seniorTutor()
  for (const [nth, state] of states.entries()) {
    const id = await authoring.made({
      questionAssignments: [authoring.inTopic('Surds'), authoring.inPaper('2023', 980 + nth)],
    })
    ids[state] = id
    if (state === 'draft') continue
    await authoring.setState(id, 'live')
    if (state === 'withdrawn') await authoring.setState(id, state, { reason: 'Wrong' })
  }
})
afterAll(() => app.close())

const found = (id: number, as: string) =>
  app.call('POST /question/QuestionById', as, { body: { id } })
const setWith = async (id: number) =>
  await app.call('POST /Revise/api/Revise/CreateSet', student, {
    body: {
      ...authoring.simulate.revise.asked({ sectionId: null, size: 1 }),
      ...{ questionIds: [id] },
    },
  })

/** Everything by which a question could reach somebody, each true where it does. */
const ways: Record<string, (id: number) => Promise<boolean>> = {
  'a tutor by its id': async (id) => (await found(id, tutor)).status === 200,
  'a senior tutor by its id': async (id) => (await found(id, senior)).status === 200,
  'a student who asks for a set of it': async (id) => (await setWith(id)).status === 200,
  'a student who has asked for that, by its id': async (id) => {
    await setWith(id)
    return (await found(id, student)).status === 200
  },
  'a student who builds a set of all of its topic': async (id) => {
    const { revise } = authoring.simulate
    const topicIds = [revise.topicId('Surds')]
    const set = await revise.openSet(
      { topicIds, size: await authoring.topicCount('Surds') },
      student,
    )
    return set.questions.some(({ questionId }) => questionId === id)
  },
  'a tutor who looks through its topic': async (id) => {
    const query = {
      order: 'random' as const,
      ...{ AdmissionTestId: authoring.simulate.revise.bank.testId, seed: 1 },
      ...{ topicIds: String(authoring.simulate.revise.topicId('Surds')), size: 11 },
    }
    const { data } = await app.call('GET /Revise/tutor/Revise/GetPreviewSet', tutor, { query })
    return data.set.questions.some(({ questionId }) => questionId === id)
  },
  'a tutor who looks through its paper': async (id) => {
    const { examSectionId } = authoring.simulate.part('2023')
    const query = { examSectionId }
    const { data } = await app.call('GET /Exam/tutor/Simulate/GetPaper', tutor, { query })
    return data.set.questions.some(({ questionId }) => questionId === id)
  },
  'an admin who looks for one for a quiz': async (id) => {
    const query = { pageSize: 100 }
    const { data } = await app.call('GET /academy/admin/Video/FindQuestions', authoring.ada, {
      query,
    })
    return data.questions.some(({ questionId }) => questionId === id)
  },
}

describe.each(Object.keys(ways))('%s', (way) => {
  it.each(states)('gets a question that is %s only if it is live', async (state) => {
    expect(await ways[way]?.(ids[state])).toBe(state === 'live')
  })
})

it('a draft reaches nobody, whoever had it before', async () => {
  const id = await authoring.made({
    ...{ isPublished: true, questionAssignments: [authoring.inTopic('Surds')] },
  })
  const mine = await app.make.student()
  await authoring.simulate.revise.setOf([id], mine)
  const setTo = (state: State) =>
    app.db.update(questions).set({ state }).where(eq(questions.id, id))
  await setTo('draft')
  for (const as of [mine, tutor, senior]) expect((await found(id, as)).status).toBe(404)
  await setTo('live')
  for (const as of [mine, tutor, senior]) expect((await found(id, as)).status).toBe(200)
})

it('what was withdrawn after it was given stays with whom it was given to', async () => {
  const id = await authoring.made({
    ...{ isPublished: true, questionAssignments: [authoring.inTopic('Surds')] },
  })
  const mine = await app.make.student()
  const set = await authoring.simulate.revise.setOf([id], mine)
  await authoring.setState(id, 'withdrawn', { reason: 'Wrong' })
  expect((await found(id, mine)).status).toBe(200)
  const stranger = await app.make.student()
  expect((await found(id, stranger)).status).toBe(404)
  expect((await found(id, tutor)).status).toBe(404)
  expect((await authoring.simulate.getSet(set.id, mine)).questions).toMatchObject([
    { questionId: id },
  ])
  const note = { body: { questionId: id, text: 'Mine' } }
  expect((await app.call('POST /Question/Question/SetNote', mine, note)).status).toBe(200)
  expect((await app.call('POST /Question/Question/SetNote', stranger, note)).status).toBe(404)
})

it('what was withdrawn is asked no more of whoever missed it', async () => {
  const { revise } = authoring.simulate
  const id = await authoring.made({
    ...{ isPublished: true, questionAssignments: [authoring.inTopic('Surds')] },
  })
  const mine = await app.make.student()
  const set = await revise.setOf([id], mine)
  await revise.save(set.id, id, {}, mine)
  await revise.finish(set.id, mine)
  const misses = { body: { size: 1, reason: null, topicId: null } }
  const starts = async () => [
    (await app.call('POST /Revise/api/Revise/StartMisses', mine, misses)).status,
    (await app.call('POST /Revise/api/Revise/StartReview', mine)).status,
  ]
  app.clock.advance(40 * 24 * 3_600_000)
  await authoring.setState(id, 'withdrawn', { reason: 'Wrong' })
  expect(await starts()).toEqual([422, 422])
  await authoring.setState(id, 'live')
  expect(await starts()).toEqual([200, 200])
})

describe('the quiz of a video', () => {
  const asks = async (id: number) => {
    const { videoId } = await makeCourse(app)
    await askInQuiz(app, videoId, [id])
    return videoId
  }
  const viewer = () => app.make.student({ hasAcademy: true })

  it.each(states)('gives a question that is %s only if it is live', async (state) => {
    await asks(ids[state])
    const { status } = await found(ids[state], await viewer())
    expect(status).toBe(state === 'live' ? 200 : 404)
  })

  it.each(states)('asks a question that is %s only if it is live', async (state) => {
    const videoId = await asks(ids.live)
    const save = await app.call('POST /academy/admin/Video/SaveQuestions', authoring.ada, {
      body: { videoId, version: 1, questionIds: [ids[state]] },
    })
    expect(save.status).toBe(state === 'live' ? 200 : 422)
  })
})
