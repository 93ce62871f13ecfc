import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  academies,
  questions as bankQuestions,
  userVideos,
  videos,
} from '../../database/schema/index.ts'
import { makeSimulate, type Simulate } from '../simulate/testing.ts'
import { askInQuiz, makeAcademy, makeFilmed, makeGroup, play } from './testing.ts'

/** Quizzes that change while somebody answers them, and such that wait. */

let simulate: Simulate
let app: Simulate['app']
let academyId: string
let videoId: string
let asked: string[]
let student: string
let admin: string

beforeAll(async () => {
  simulate = await makeSimulate()
  app = simulate.app
})
afterAll(() => app.close())
beforeEach(async () => {
  await simulate.begin()
  await app.db.update(academies).set({ removedAt: app.clock.now() })
  student = simulate.student
  admin = await app.make.admin()
  academyId = await makeAcademy(app)
  const groupId = await makeGroup(app, academyId)
  const made = await makeFilmed(app, groupId, { hasMandatoryQuiz: true })
  videoId = made.videoId
  asked = await askInQuiz(app, videoId, questions())
  await play(app, student, made.assetId)
})

const mcqs = (topic: string) =>
  simulate.revise.bank.questions
    .filter((each) => each.topic === topic && each.type === 1)
    .map(({ questionId }) => questionId)
const questions = () => mcqs('Surds').slice(0, 2)

/** The right letter of every MCQ of the small bank is b. */
const answer = async (at: number, letter = 'b') =>
  await app.call('POST /academy/api/VideoGroup/UserVideoQuestionCreate', student, {
    body: { videoQuestionId: asked[at] ?? '', optionSelected: letter },
  })
const said = async (at: number, letter = 'b') => (await answer(at, letter)).data
const shown = async () => {
  const { data } = await app.call('GET /academy/api/VideoGroup/GetAllVideoGroup', student, {
    query: { academyId },
  })
  return data.videoGroups[0]?.videos[0]
}
const saveQuestions = (questionIds: number[]) =>
  app.call('POST /academy/admin/Video/SaveQuestions', admin, {
    body: { videoId, version: 1, questionIds },
  })

describe('a quiz that is changed in the middle of a round', () => {
  it('asks what came, and passes over what was taken out', async () => {
    await said(0, 'a')
    const [, kept = 0] = questions()
    const [added = 0] = mcqs('Quadratics')
    const saved = await saveQuestions([kept, added])
    expect(saved.data.questions[0]?.id).toBe(asked[1])
    // The wrong answer to the one that was taken out counts no more.
    expect(await said(1)).toMatchObject({ answered: 1, total: 2, wrong: null })
    expect(await said(0)).toMatchObject({ answered: 1, total: 2 })
    asked = saved.data.questions.map(({ id }) => id)
    expect(await said(1)).toMatchObject({ answered: 2, wrong: 0, isPassed: true })
  })

  it('is whole with the next answer where its last question was taken out', async () => {
    await said(0)
    await saveQuestions(questions().slice(0, 1))
    expect((await shown())?.videoQuestion).toMatchObject([{ isAnswered: true }])
    expect(await said(1)).toMatchObject({ answered: 1, total: 1, wrong: 0, isPassed: true })
  })
})

describe('a retry state', () => {
  const isAsked = () => inArray(bankQuestions.id, questions())

  it.each<[string, () => Promise<unknown>]>([
    [
      'were all taken out',
      async () => {
        await app.db.update(videos).set({ hasMandatoryQuiz: false }).where(eq(videos.id, videoId))
        await saveQuestions([])
      },
    ],
    [
      'are no MCQs any more',
      () => app.db.update(bankQuestions).set({ questionType: 2 }).where(isAsked()),
    ],
  ])('ends once the questions %s: nobody could pass it', async (_name, change) => {
    await said(0, 'a')
    await said(1)
    expect(await shown()).toMatchObject({ isInRetry: true })
    await change()
    expect(await shown()).toMatchObject({ isInRetry: false, videoQuestion: [] })
    await app.db.update(bankQuestions).set({ questionType: 1 }).where(isAsked())
  })
})

describe('a quiz with a question of an open paper', () => {
  it('waits until that is finished', async () => {
    const part = simulate.part('Mock 1')
    const inPaper = part.questions[0]?.questionId ?? 0
    asked = [...asked, ...(await askInQuiz(app, videoId, [inPaper]))]
    const { setId } = await simulate.sit([part.examSectionId])
    expect(await answer(0)).toMatchObject({
      status: 409,
      message: 'A paper or test of yours has a question of this quiz. Finish that first.',
    })
    await simulate.finish(setId)
    expect((await answer(0)).status).toBe(200)
    const rows = await app.db.select().from(userVideos).where(eq(userVideos.userId, student))
    expect(rows).toMatchObject([{ round: 1 }])
  })
})
