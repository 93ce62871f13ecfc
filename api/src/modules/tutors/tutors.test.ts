import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../database/ids.ts'
import { terms, tutors } from '../../database/schema/index.ts'
import { makeTestApp, makeTuition, queriesOf, type TestApp } from '../../testing/index.ts'

const pageCall = 'GET /Tutor/Tutor/GetTutor'
const ratingsCall = 'GET /Tutor/Tutor/GetRatings'

let app: TestApp
beforeAll(async () => {
  app = await makeTestApp({ now: new Date('2027-03-31T12:00:00Z') })
})
afterAll(() => app.close())

async function makeTeam() {
  const { make } = app
  const senior = await make.seniorTutor({}, { firstName: 'Sue', lastName: 'Stone' })
  const student = await make.student({}, { firstName: 'Ada', lastName: 'Lee' })
  const tutor = await make.tutor(
    { seniorTutorId: senior, students: [student] },
    { firstName: 'Tom', lastName: 'Grey', email: `${newId()}@x.test` },
  )
  const tuition = makeTuition(app.db)
  const hour = (startsAt: string, own = {}) => tuition.session(tutor, student, startsAt, own)
  return { senior, student, tutor, tuition, hour }
}

describe('the page of a tutor', () => {
  it('has facts, students, twelve months, late work, ratings by value and open concerns', async () => {
    const { senior, student, tutor, tuition, hour } = await makeTeam()
    await app.db.insert(terms).values({
      ...{ id: newId(), name: 'Spring', startsOn: '2027-01-05', endsOn: '2027-03-20' },
      ...{ cardsDueOn: '2027-03-25' },
    })
    const late = await hour('2027-03-10T16:00:00Z', { quarters: 6 })
    const reported = await hour('2027-02-10T16:00:00Z')
    await tuition.report(reported)
    await hour('2026-03-31T16:00:00Z', { state: 'no-show' })
    await hour('2027-03-12T16:00:00Z', { state: 'cancelled' })
    await hour('2027-04-02T16:00:00Z', { state: 'scheduled' })
    await tuition.rating(late, tutor, 9)
    await tuition.rating(reported, tutor, 6)
    const concern = await tuition.alert(student, { type: 2, reviewedAt: null })
    await tuition.alert(student, { state: 'closed', closedAt: app.clock.now(), outcome: 'Well' })
    const { data } = await app.call(pageCall, senior, { query: { tutorId: tutor } })
    expect(data).toMatchObject({
      ...{ tutorId: tutor, fullName: 'Tom Grey', seniorTutorName: 'Sue Stone', isActive: true },
      students: [
        {
          studentId: student,
          fullName: 'Ada Lee',
          hours: 2.5,
          nextSessionAt: '2027-04-02T16:00:00.000Z',
        },
      ],
      lateReports: [{ sessionId: late, studentName: 'Ada Lee', dueAt: '2027-03-11T17:30:00.000Z' }],
      lateCards: [{ studentId: student, termName: 'Spring', dueOn: '2027-03-25' }],
      ratings: { average: 7.5, count: 2, byValue: [0, 0, 0, 0, 0, 1, 0, 0, 1, 0] },
      concerns: [{ id: concern, studentName: 'Ada Lee', type: 2, state: 'waiting' }],
    })
    expect(data.months).toHaveLength(12)
    expect(data.months[0]).toEqual({ month: '2026-04', delivered: 0, planned: 0 })
    expect(data.months.slice(-2)).toEqual([
      { month: '2027-02', delivered: 1, planned: 1 },
      { month: '2027-03', delivered: 1.5, planned: 1.5 },
    ])
    expect(await queriesOf(app, pageCall, senior, { query: { tutorId: tutor } })).toBe(2)
  })

  it('has nothing of what there is none of', async () => {
    const { senior, tutor } = await makeTeam()
    const other = await app.make.tutor({ seniorTutorId: senior })
    const { data } = await app.call(pageCall, senior, { query: { tutorId: other } })
    expect(data).toMatchObject({
      ...{ students: [], lateReports: [], lateCards: [], concerns: [] },
      ratings: { average: null, count: 0 },
    })
    expect(tutor).not.toBe(other)
  })

  it.each([pageCall, ratingsCall] as const)(
    '%s is for the own senior tutor and admins, and not about oneself',
    async (call) => {
      const { senior, tutor } = await makeTeam()
      const asked = async (as: string, tutorId = tutor) =>
        (await app.call(call, as, { query: { tutorId } })).status
      expect(await asked(senior)).toBe(200)
      expect(await asked(await app.make.admin())).toBe(200)
      expect(await asked(await app.make.seniorTutor())).toBe(404)
      expect(await asked(tutor)).toBe(403)
      expect(await asked(senior, senior)).toBe(404)
      // Out of the team is out of sight at once.
      await app.db.update(tutors).set({ seniorTutorId: null })
      expect(await asked(senior)).toBe(404)
    },
  )
})

describe('the ratings of a tutor', () => {
  it('come with their words, the newest hour first, page by page', async () => {
    const { senior, tutor, tuition, hour } = await makeTeam()
    const days = ['2027-03-01', '2027-03-02', '2027-03-03']
    for (const [at, day] of days.entries()) {
      await tuition.rating(await hour(`${day}T10:00:00Z`), tutor, 7 + at)
    }
    const page = async (pageNo: number) =>
      (await app.call(ratingsCall, senior, { query: { tutorId: tutor, pageNo, pageSize: 2 } })).data
    expect(await page(1)).toMatchObject({
      totalCount: 3,
      ratings: [
        {
          rating: 9,
          sessionDate: '2027-03-03T10:00:00.000Z',
          studentName: 'Ada Lee',
          feedback: '',
        },
        { rating: 8 },
      ],
    })
    expect((await page(2)).ratings).toMatchObject([{ rating: 7 }])
  })
})
