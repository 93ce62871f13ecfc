import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerTo, makeRevise, type Revise } from '../sets/testing.ts'

let revise: Revise
let tutor: string
let senior: string
let admin: string
let stranger: string
let strangerTutor: string

beforeAll(async () => {
  revise = await makeRevise()
  await revise.begin()
  const { make } = revise.app
  senior = await make.seniorTutor()
  tutor = await make.tutor({ students: [revise.student], seniorTutorId: senior })
  stranger = await make.student()
  strangerTutor = await make.tutor({ students: [stranger] })
  admin = await make.admin()
})
afterAll(() => revise.app.close())

const mine = (as = revise.student, query = {}) =>
  revise.app.call('GET /Question/QuestionFlag/GetMyFlags', as, { query })
const flagOf = (as: string, flagId: string) =>
  revise.app.call('GET /Question/QuestionFlag/GetFlag', as, { query: { flagId } })
const answer = (as: string, flagId: string, more = {}) =>
  revise.app.call('POST /Question/tutor/QuestionFlag/AnswerFlag', as, {
    body: { flagId, text: 'It is so.', outcome: 'explained', suggestedChange: null, ...more },
  })
const reply = (as: string, flagId: string, text = 'But why?') =>
  revise.app.call('POST /Question/QuestionFlag/Reply', as, { body: { flagId, text } })

/** Flags a question of a new set; answers its ids and the flag's. */
async function flagOne(text: string): Promise<{ flagId: string; setId: string; id: number }> {
  const set = await revise.openSet({ size: 1, questionTypes: [1], feedback: 'each' })
  const id = set.questions[0]?.questionId ?? 0
  revise.app.clock.advance(1_000)
  await revise.app.call('POST /Question/QuestionFlag/FlagQuestion', revise.student, {
    body: { questionId: id, text },
  })
  const { data } = await mine()
  const found = data.flags.find((flag) => flag.questionId === id && flag.state === 'open')
  return { flagId: found?.id ?? '', setId: set.id, id }
}

describe('a flag', () => {
  it('shows what the student wrote where there are no options', async () => {
    const set = await revise.openSet({ size: 1, questionTypes: [4], feedback: 'each' })
    const [question] = set.questions
    if (question === undefined) throw new Error('The set is empty')
    const { questionId } = question
    await revise.app.call('POST /Question/QuestionFlag/FlagQuestion', revise.student, {
      body: { questionId, text: 'Is mine not the same?' },
    })
    const flagId = (await mine()).data.flags.find((flag) => flag.questionId === questionId)?.id
    expect((await flagOf(tutor, flagId ?? '')).data.question).toMatchObject({
      studentLetter: null,
      studentText: null,
    })
    const response = { kind: 'equation', text: 'x/2 + 7' } as const
    await revise.save(set.id, questionId, { response, submit: true })
    expect((await flagOf(tutor, flagId ?? '')).data.question).toMatchObject({
      studentLetter: null,
      studentText: 'x/2 + 7',
    })
  })

  it('can be raised ten times in ten minutes, and then waits', async () => {
    const set = await revise.openSet({ size: 1, questionTypes: [1], feedback: 'each' })
    const body = { questionId: set.questions[0]?.questionId ?? 0, text: 'Again' }
    const flag = () =>
      revise.app.call('POST /Question/QuestionFlag/FlagQuestion', revise.student, { body })
    revise.app.clock.advance(600_000)
    const all = await Promise.all(Array.from({ length: 40 }, flag))
    expect(all.filter(({ status }) => status === 200)).toHaveLength(10)
    const refused = all.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(30)
    expect(refused[0]?.headers['retry-after']).toBe('600')
    expect(refused[0]?.message).toBe('Too many flags. Please try again in 10 minutes.')
    revise.app.clock.advance(600_000)
    expect((await flag()).status).toBe(200)
  })

  it('is seen by its student, the tutor, the senior tutor and admins, and by nobody else', async () => {
    const { flagId } = await flagOne('Is the sign right?')
    for (const as of [revise.student, tutor, senior, admin]) {
      const { status, data } = await flagOf(as, flagId)
      expect(status).toBe(200)
      expect(data.flag).toMatchObject({ text: 'Is the sign right?', state: 'open', outcome: null })
    }
    for (const as of [stranger, strangerTutor]) expect((await flagOf(as, flagId)).status).toBe(404)
    expect((await flagOf(tutor, crypto.randomUUID())).status).toBe(404)
    expect((await mine(stranger)).data).toEqual({ flags: [], totalCount: 0, openCount: 0 })
  })

  it('shows the key to who teaches, and to the student once it is answered', async () => {
    const { flagId, setId, id } = await flagOne('Which one is it?')
    expect((await flagOf(tutor, flagId)).data.question.key?.solution).toBeTruthy()
    expect((await flagOf(tutor, flagId)).data.statistics).not.toBeNull()
    const before = (await flagOf(revise.student, flagId)).data
    expect([before.question.key, before.statistics, before.mayAnswer]).toEqual([null, null, false])
    const { data: set } = await revise.app.call('GET /Revise/api/Revise/GetSet', revise.student, {
      query: { setId },
    })
    const [question] = set.questions
    if (question === undefined) throw new Error('The set is empty')
    await revise.save(setId, id, { response: answerTo(question, true), submit: true })
    const after = (await flagOf(revise.student, flagId)).data
    expect(after.question.key?.correctLetter).toMatch(/^[a-f]$/)
    expect(after.question.studentLetter).toMatch(/^[a-f]$/)
  })

  it('is answered by an own tutor, told to the student, and opened again by a reply', async () => {
    const { flagId, id } = await flagOne('I do not see it')
    expect((await answer(strangerTutor, flagId)).status).toBe(404)
    expect((await answer(tutor, flagId, { text: ' ' })).errors).toMatchObject([
      { path: 'body.text' },
    ])
    expect((await answer(tutor, flagId)).status).toBe(200)
    const { data } = await flagOf(revise.student, flagId)
    expect(data.flag).toMatchObject({ state: 'answered', outcome: 'explained', messageCount: 1 })
    expect(data.messages).toMatchObject([{ text: 'It is so.', isStudent: false, isOwn: false }])
    const feed = await revise.app.call('GET /Notification/Alert/GetAllStudentAlert', revise.student)
    expect(feed.data[0]).toMatchObject({
      title: 3,
      description: 'Your tutor answered: It is so.',
      navigatableLink: `/flagged-question-view/${flagId}`,
    })

    expect((await reply(stranger, flagId)).status).toBe(404)
    revise.app.clock.advance(1_000)
    expect((await reply(revise.student, flagId)).status).toBe(200)
    const again = (await flagOf(tutor, flagId)).data
    expect(again.flag).toMatchObject({ state: 'open', outcome: null })
    expect(again.messages.map(({ text, isStudent }) => [text, isStudent])).toEqual([
      ['It is so.', false],
      ['But why?', true],
    ])
    // Answered, flagged anew: the old thread is closed to further words.
    await answer(tutor, flagId)
    await revise.app.call('POST /Question/QuestionFlag/FlagQuestion', revise.student, {
      body: { questionId: id, text: 'Once more' },
    })
    expect((await reply(revise.student, flagId)).status).toBe(409)
  })

  it('names a fault only with what should change, and keeps that from the student', async () => {
    const { flagId } = await flagOne('Two of them are right')
    const fault = { outcome: 'fault' as const }
    expect((await answer(tutor, flagId, fault)).errors).toMatchObject([
      { path: 'body.suggestedChange' },
    ])
    const suggestedChange = 'Option c should be 12.'
    expect((await answer(senior, flagId, { ...fault, suggestedChange })).status).toBe(200)
    expect((await flagOf(admin, flagId)).data.suggestedChange).toBe(suggestedChange)
    const { data } = await flagOf(revise.student, flagId)
    expect([data.suggestedChange, data.flag.outcome]).toEqual([null, 'fault'])
  })

  it('is listed open ones first, by state, by its words as they stand, and page by page', async () => {
    await flagOne('100% sure_it is wrong')
    const all = (await mine()).data
    expect(all.flags.map(({ state }) => state)).toEqual(
      all.flags.map(({ state }) => state).sort((a, b) => (a === b ? 0 : a === 'open' ? -1 : 1)),
    )
    expect((await mine(revise.student, { search: '100% sure_' })).data.totalCount).toBe(1)
    expect((await mine(revise.student, { search: '100_ s' })).data.totalCount).toBe(0)
    const answered = (await mine(revise.student, { state: 'answered' })).data
    expect(answered.totalCount + all.openCount).toBe(all.totalCount)
    const second = (await mine(revise.student, { pageNo: 2, pageSize: 2 })).data
    expect(second.flags.map(({ id }) => id)).toEqual(all.flags.slice(2, 4).map(({ id }) => id))
    const list = await revise.app.call('GET /Question/tutor/QuestionFlag/GetFlags', senior, {
      query: {},
    })
    expect(list.data.totalCount).toBe(all.totalCount)
    const none = await revise.app.call('GET /Question/tutor/QuestionFlag/GetFlags', strangerTutor, {
      query: {},
    })
    expect(none.data.totalCount).toBe(0)
  })
})
