import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeTestApp, makeTuition, queriesOf, type TestApp } from '../../testing/index.ts'

const call = 'GET /Target/tutor/Target/GetMyMonth'

let app: TestApp
beforeAll(async () => {
  app = await makeTestApp({ now: new Date('2027-03-31T12:00:00Z') })
})
afterAll(() => app.close())

/** A tutor with a student, and what gives hours to them. */
async function makeTutor() {
  const student = await app.make.student()
  const tutor = await app.make.tutor({ students: [student] })
  const tuition = makeTuition(app.db)
  const hour = (startsAt: string, own = {}) => tuition.session(tutor, student, startsAt, own)
  const month = async (named?: string) =>
    (await app.call(call, tutor, { query: named === undefined ? {} : { month: named } })).data
  return { tutor, tuition, hour, month }
}

it('counts hours of those planned, cancelled ones not among them, by the tutor’s own clock', async () => {
  const { tutor, hour, month } = await makeTutor()
  // Summer time began on 28 March: 23:30Z of the 31st is April in London.
  await hour('2027-03-01T00:00:00Z', { quarters: 6 })
  await hour('2027-03-31T23:30:00Z')
  await hour('2027-02-28T23:30:00Z')
  await hour('2027-03-10T16:00:00Z', { state: 'no-show' })
  await hour('2027-03-11T16:00:00Z', { state: 'cancelled' })
  await hour('2027-03-31T16:00:00Z', { state: 'scheduled' })
  expect(await month()).toMatchObject({ month: '2027-03', delivered: 1.5, planned: 3.5 })
  expect(await month('2027-02')).toMatchObject({ month: '2027-02', delivered: 1, planned: 1 })
  expect(await month('2026-01')).toEqual({
    ...{ month: '2026-01', delivered: 0, planned: 0, reportsInTime: 0, reportsDue: 0 },
    ...{ markedInTime: 0, markedDue: 0, ratingAverage: null, ratingCount: 0 },
  })
  expect(await queriesOf(app, call, tutor)).toBe(1)
})

it('counts a report as in time within 48 hours of the end, and as due once it can be said', async () => {
  const { tuition, hour, month } = await makeTutor()
  // A Saturday, from 15 to 16 o'clock: in time until Monday at 16.
  const saturday = '2027-03-06T15:00:00Z'
  await tuition.report(await hour(saturday), { sentAt: new Date('2027-03-08T16:00:00Z') })
  await tuition.report(await hour('2027-03-13T15:00:00Z'), {
    sentAt: new Date('2027-03-15T16:00:01Z'),
  })
  await hour('2027-03-20T15:00:00Z')
  // Of these nothing can be said yet, but of the one that is sent.
  await hour('2027-03-29T15:00:00Z')
  await tuition.report(await hour('2027-03-30T15:00:00Z'), {
    sentAt: new Date('2027-03-30T17:00:00Z'),
  })
  await hour('2027-03-21T15:00:00Z', { state: 'no-show' })
  expect(await month()).toMatchObject({ reportsInTime: 2, reportsDue: 4 })
})

it('has the mean of the ratings from five on, and no single one before', async () => {
  const { tutor, tuition, hour, month } = await makeTutor()
  const rate = async (day: number, rating: number) =>
    tuition.rating(await hour(`2027-03-0${day}T15:00:00Z`), tutor, rating)
  for (const [day, rating] of [
    [1, 10],
    [2, 9],
    [3, 8],
    [4, 10],
  ] as const) {
    await rate(day, rating)
  }
  expect(await month()).toMatchObject({ ratingAverage: null, ratingCount: 4 })
  await rate(5, 9)
  expect(await month()).toMatchObject({ ratingAverage: 9.2, ratingCount: 5 })
})
