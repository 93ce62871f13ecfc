import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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
