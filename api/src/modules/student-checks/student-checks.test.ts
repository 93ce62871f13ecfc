import type { CallInput } from '@portal/shared/api'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { admissionTests, sectionNumbers, students, users } from '../../database/schema/index.ts'
import {
  type MakeTuition,
  makeTestApp,
  makeTuition,
  queriesOf,
  type TestApp,
} from '../../testing/index.ts'

const statusKey = 'GET /User/Student/GetCSATStatus'
const rateKey = 'POST /User/Student/SubmitFeedback'
const surveyKey = 'POST /User/Student/SubmitCSATFeedback'
const esatKey = 'GET /User/Student/ESATInfo'
const choiceKey = 'POST /Subject/AdmissionTest/SetESATParts'
const now = new Date('2026-07-01T11:00:00Z')

let app: TestApp
let tuition: MakeTuition
let tutor: string
let student: string

beforeAll(async () => {
  app = await makeTestApp({ now })
  tuition = makeTuition(app.db)
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(now)
  student = await app.make.student()
  tutor = await app.make.tutor({ students: [student] }, { firstName: 'Grace', lastName: 'Hopper' })
})

/** So many delivered hours, a week apart, the last of them a day ago; ids oldest first. */
async function deliver(hours: number, quarters = 4): Promise<string[]> {
  const ids: string[] = []
  for (let number = 0; number < hours; number += 1) {
    const day = new Date(now.getTime() - ((hours - 1 - number) * 7 + 1) * 86_400_000)
    ids.push(await tuition.session(tutor, student, day.toISOString(), { quarters }))
  }
  return ids
}

const status = async () => (await app.call(statusKey, student)).data

describe('whether the programme has ended', () => {
  it('goes by the student’s day', async () => {
    const ended = await app.make.student({ startedOn: '2026-01-01', expiresOn: '2026-07-01' })
    const info = async () => (await app.call('GET /User/Student/GetInfo', ended)).data
    expect(await info()).toEqual({ isExpired: false })
    app.clock.set(new Date('2026-07-01T23:00:00Z'))
    expect(await info()).toEqual({ isExpired: true })
    expect(await queriesOf(app, 'GET /User/Student/GetInfo', ended)).toBe(1)
  })

  it('is true of a stopped account whose token is still good', async () => {
    const claims = {
      ...(await app.tokens.read(await app.tokenOf(student), now.getTime())).claims,
      userId: student,
    }
    await app.db.update(users).set({ isActive: false }).where(eq(users.id, student))
    const { data } = await app.call('GET /User/Student/GetInfo', claims)
    expect(data).toEqual({ isExpired: true })
  })
})

describe('feedback on an hour', () => {
  const rate = (change: Partial<CallInput<typeof rateKey>['body']> = {}) =>
    app.call(rateKey, student, {
      body: { rating: 9, feedback: '', tuitionHours: 3, feedbackHour: 3, ...change },
    })

  it('is due for the newest delivered hour, and no longer once it is given', async () => {
    expect((await status()).toGiveFeedback).toBe(false)
    const ids = await deliver(3)
    await tuition.session(tutor, student, '2026-06-30T18:00:00Z', { state: 'no-show' })
    expect(await status()).toMatchObject({
      toGiveFeedback: true,
      feedbackType: 'TuitionHour',
      hour: { tuitionHours: 3, feedbackHour: 3, tutorName: 'Grace Hopper' },
    })
    expect(await queriesOf(app, statusKey, student)).toBe(1)
    expect((await rate({ rating: 7, feedback: ' More examples ' })).status).toBe(200)
    expect((await status()).toGiveFeedback).toBe(false)
    const kept = await app.db.query.ratings.findMany({
      where: (row) => eq(row.sessionId, ids[2] ?? ''),
    })
    expect(kept).toMatchObject([{ tutorId: tutor, rating: 7, feedback: 'More examples' }])
  })

  it('is taken once, also from two tabs at once', async () => {
    await deliver(3)
    const answers = await Promise.all([rate(), rate(), rate()])
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409])
    expect((await rate()).message).toBe('This hour of tuition has been rated already.')
  })

  it('is refused for an hour that was not delivered', async () => {
    await deliver(3)
    const { status: code, errors } = await rate({ feedbackHour: 4 })
    expect(code).toBe(422)
    expect(errors).toEqual([
      { path: 'body.feedbackHour', message: 'This hour of tuition has not been delivered.' },
    ])
  })

  it('asks for details at 8 or lower but does not insist on them', async () => {
    await deliver(3)
    expect((await rate({ rating: 1, feedback: '   ' })).status).toBe(200)
  })

  it.each([0, 11, 1.5, 'nine', null])('is refused with a rating of %s', async (rating) => {
    await deliver(3)
    const response = await app.fastify.inject({
      method: 'POST',
      url: '/api/User/Student/SubmitFeedback',
      headers: { authorization: `Bearer ${await app.tokenOf(student)}` },
      payload: { rating, feedback: '', tuitionHours: 3, feedbackHour: 3 },
    })
    expect(response.statusCode).toBe(400)
    expect(response.json().errors).toMatchObject([{ path: 'body.rating' }])
    expect((await status()).toGiveFeedback).toBe(true)
  })
})

describe('the programme survey', () => {
  const answer = (change: Partial<CallInput<typeof surveyKey>['body']> = {}) =>
    app.call(surveyKey, student, {
      body: {
        tutorRatings: [{ TutorId: tutor, TutorName: 'Grace Hopper', Rating: 9 }],
        programRating: 8,
        feedback: 'More mock exams',
        feedbackType: 'Programme after 10 hours',
        hasInterestedSibling: true,
        siblingSchoolYear: 'Year 10',
        ...change,
      },
    })

  it('comes after ten hours and before the hour’s pop-up, with all tutors and the sibling', async () => {
    await deliver(10)
    const second = await app.make.tutor({ students: [student] }, { firstName: 'Alan' })
    expect(await status()).toMatchObject({
      feedbackType: 'Programme after 10 hours',
      tutors: [{ tutorId: second }, { tutorId: tutor, tutorName: 'Grace Hopper' }],
      toGiveFeedbackForSibling: true,
      hour: null,
    })
    expect((await answer()).status).toBe(200)
    expect(await status()).toMatchObject({ feedbackType: 'TuitionHour' })
    const kept = await app.db.query.programmeFeedback.findMany({
      where: (row) => eq(row.studentId, student),
    })
    expect(kept).toMatchObject([
      {
        feedbackType: 'Programme after 10 hours',
        programRating: 8,
        feedback: 'More mock exams',
        hasInterestedSibling: true,
        siblingSchoolYear: 'Year 10',
        givenAt: now,
      },
    ])
    const ratings = await app.db.query.programmeFeedbackRatings.findMany({
      where: (row) => eq(row.feedbackId, kept[0]?.id ?? ''),
    })
    expect(ratings).toMatchObject([{ tutorId: tutor, rating: 9 }])
  })

  it('asks about a sibling once a year', async () => {
    await app.db
      .update(students)
      .set({ expiresOn: '2028-06-30' })
      .where(eq(students.userId, student))
    await deliver(10)
    await answer({ hasInterestedSibling: false, siblingSchoolYear: null })
    await deliver(10)
    expect(await status()).toMatchObject({
      feedbackType: 'Programme after 20 hours',
      toGiveFeedbackForSibling: false,
    })
    app.clock.advance(366 * 86_400_000)
    expect((await status()).toGiveFeedbackForSibling).toBe(true)
  })

  it('is answered once, also from two tabs at once', async () => {
    await deliver(10)
    const answers = await Promise.all([answer(), answer(), answer()])
    expect(answers.map(({ status: code }) => code).sort()).toEqual([200, 409, 409])
  })

  it('names what does not fit, and keeps nothing of it', async () => {
    const stranger = await app.make.tutor()
    await deliver(10)
    const { status: code, errors } = await answer({
      tutorRatings: [
        { TutorId: tutor, TutorName: '', Rating: 9 },
        { TutorId: stranger, TutorName: '', Rating: 9 },
      ],
      siblingSchoolYear: ' ',
    })
    expect(code).toBe(422)
    expect(errors).toEqual([
      { path: 'body.tutorRatings.1.TutorId', message: 'Only your own tutors can be rated.' },
      { path: 'body.siblingSchoolYear', message: 'Enter your sibling’s school year.' },
    ])
    expect((await answer({ feedbackType: 'Programme after 20 hours' })).status).toBe(422)
    expect((await answer({ feedback: ' ' })).errors).toMatchObject([{ path: 'body.feedback' }])
    for (const rating of [0, 11]) {
      expect((await answer({ programRating: rating })).status).toBe(400)
      const tutorRatings = [{ TutorId: tutor, TutorName: '', Rating: rating }]
      expect((await answer({ tutorRatings })).status).toBe(400)
    }
    expect((await status()).feedbackType).toBe('Programme after 10 hours')
  })
})

describe('the parts of the ESAT', () => {
  let ids: number[]

  beforeAll(async () => {
    const [test] = await app.db
      .insert(admissionTests)
      .values({ name: 'ESAT' })
      .returning({ id: admissionTests.id })
    const names = ['Mathematics 1', 'Biology', 'Chemistry', 'Physics', 'Mathematics 2']
    const rows = await app.db
      .insert(sectionNumbers)
      .values(
        names.map((sectionNo, position) => ({
          admissionTestId: test?.id ?? 0,
          sectionNo,
          position,
          isCompulsory: position === 0,
        })),
      )
      .returning({ id: sectionNumbers.id })
    ids = rows.map(({ id }) => id)
  })

  const part = (index: number) => ids[index] ?? 0
  const choose = (selectedParts: number[]) =>
    app.call(choiceKey, student, { body: { selectedParts } })
  const chosen = async () =>
    (await app.call('GET /Subject/SectionNumber/GetESATParts', student)).data
      .filter(({ isChosen }) => isChosen)
      .map(({ sectionNo }) => sectionNo)
  const owes = async (claims = {}) => {
    const response = await app.fastify.inject({
      url: '/api/User/Student/ESATInfo',
      headers: { authorization: `Bearer ${await app.tokenOf(student, claims)}` },
    })
    return response.json().data
  }

  it('are asked for until two are chosen, and can be changed', async () => {
    expect(await owes()).toBe(true)
    expect((await choose([part(1), part(2)])).status).toBe(200)
    expect(await owes()).toBe(false)
    expect(await chosen()).toEqual(['Biology', 'Chemistry'])
    expect((await choose([part(4), part(2)])).status).toBe(200)
    expect(await chosen()).toEqual(['Chemistry', 'Mathematics 2'])
    const kept = await app.db.query.studentEsatParts.findMany({
      where: (row) => eq(row.studentId, student),
    })
    expect(kept.map(({ sectionId }) => sectionId).sort()).toEqual(
      [part(0), part(2), part(4)].sort(),
    )
    expect(await queriesOf(app, esatKey, student)).toBe(1)
  })

  it('are asked for only of those with the question bank', async () => {
    expect(await owes({ hasQuestionBank: false })).toBe(false)
    expect(await owes({ hasQuestionBank: false, email: 'Allowed@portal.test' })).toBe(true)
  })

  it('are exactly two, which a fixed sentence says, and a refusal changes nothing', async () => {
    await choose([part(1), part(2)])
    for (const wrong of [[], [part(3)], [part(3), part(3)], [part(1), part(3), part(4)]]) {
      const { status: code, message, errors } = await choose(wrong)
      expect([code, message]).toEqual([422, 'Please select exactly 2 ESAT parts'])
      expect(errors).toMatchObject([{ path: 'body.selectedParts' }])
    }
    for (const wrong of [
      [part(0), part(3)],
      [part(3), 999_999],
    ]) {
      expect(await choose(wrong)).toMatchObject({ status: 422 })
    }
    expect(await chosen()).toEqual(['Biology', 'Chemistry'])
  })

  it('stay two when two choices arrive at once', async () => {
    const answers = await Promise.all([choose([part(1), part(2)]), choose([part(3), part(4)])])
    expect(answers.map(({ status: code }) => code)).toEqual([200, 200])
    expect(await chosen()).toHaveLength(2)
  })
})
