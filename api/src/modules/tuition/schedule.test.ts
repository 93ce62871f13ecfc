import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  auditLog,
  holidays,
  sessionSlots,
  students,
  tuitionSessions,
  tutorStudents,
  tutorTimeOff,
} from '../../database/schema/index.ts'
import { auditEntries, type TestApp } from '../../testing/index.ts'
import { type HoursWorld, makeHoursApp, makeHoursWorld, slotsOf, teach, toldTo } from './testing.ts'

let app: TestApp
let world: HoursWorld

beforeAll(async () => {
  app = await makeHoursApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  world = await makeHoursWorld(app)
})

const hoursOf = (studentId: string) =>
  app.db
    .select()
    .from(tuitionSessions)
    .where(eq(tuitionSessions.studentId, studentId))
    .orderBy(tuitionSessions.startsAt)

describe('an hour', () => {
  it('is booked by its tutor, takes both people’s time, and is told and written down', async () => {
    const { student, parent, tutor } = world
    const link = 'https://meet.example/ada'
    const { data } = await world.schedule(tutor, { joinLink: link })
    const [id = ''] = data.sessionIds
    expect(data).toEqual({ sessionIds: [expect.any(String)], firstOfTwo: [] })
    expect(await hoursOf(student)).toMatchObject([
      { id, tutorId: tutor, state: 'scheduled', quarters: 4, joinLink: link, seriesId: null },
    ])
    expect([await slotsOf(app, student), await slotsOf(app, tutor)]).toEqual([
      { [id]: 4 },
      { [id]: 4 },
    ])
    const title = 'An hour was booked'
    expect(await toldTo(app, student)).toEqual([
      [title, 'Mathematics with Tom Grey on Thu 4 Mar, 16:30.'],
    ])
    expect(await toldTo(app, parent)).toEqual([
      [title, 'Ada: Mathematics with Tom Grey on Thu 4 Mar, 16:30.'],
    ])
    expect(await toldTo(app, tutor)).toEqual([])
    expect(await auditEntries(app.db, eq(auditLog.record, id))).toMatchObject([
      {
        action: 'hour booked',
        changes: { startsAt: [null, '2027-03-04T16:30:00.000Z'], quarters: [null, 4] },
      },
    ])
  })

  it('is booked by the senior tutor and by admins for a tutor, who hears of it', async () => {
    const { senior, admin, tutor } = world
    const byAdmin = await world.schedule(admin)
    expect(byAdmin).toMatchObject({ status: 422, errors: [{ path: 'body.tutorId' }] })
    expect((await world.schedule(admin, { tutorId: tutor })).status).toBe(200)
    const startsAt = '2027-03-05T16:30:00Z'
    expect((await world.schedule(senior, { tutorId: tutor, startsAt })).status).toBe(200)
    expect(await toldTo(app, tutor)).toEqual([
      ['An hour was booked', 'Mathematics with Ada Lee on Fri 5 Mar, 16:30.'],
      ['An hour was booked', 'Mathematics with Ada Lee on Thu 4 Mar, 16:30.'],
    ])
  })

  it('is told by the clock of whoever hears of it', async () => {
    const { tutor } = world
    const abroad = await app.make.student({ tutors: [tutor] }, { timeZone: 'Asia/Kolkata' })
    await world.tuition.booking(abroad, 40, '2027-01-05T10:00:00Z')
    await world.schedule(tutor, { studentId: abroad })
    expect((await toldTo(app, abroad))[0]?.[1]).toContain('Thu 4 Mar, 22:00')
  })

  it('is booked once, however often the same wish comes', async () => {
    const [first, again] = [
      await world.schedule(world.tutor, {}, 'one'),
      await world.schedule(world.tutor, {}, 'one'),
    ]
    expect(again.data).toEqual(first.data)
    expect(await hoursOf(world.student)).toHaveLength(1)
  })

  it('is not booked with a tutor out of sight, or who does not teach the student', async () => {
    const { tutor, senior, student } = world
    const colleague = await app.make.tutor({ seniorTutorId: senior })
    const stranger = await app.make.tutor({ students: [student] })
    const named = async (as: string, tutorId: string) =>
      (await world.schedule(as, { tutorId, confirm: ['outside'] })).status
    expect([
      await named(tutor, colleague),
      await named(senior, stranger),
      await named(senior, colleague),
      await named(senior, senior),
    ]).toEqual([404, 404, 422, 422])
    await app.db.delete(tutorStudents).where(eq(tutorStudents.tutorId, tutor))
    expect((await world.schedule(tutor)).status).toBe(404)
    expect(await hoursOf(student)).toEqual([])
  })

  it.each([
    ['more than 7 days past', { startsAt: '2027-02-22T11:45:00Z' }, 422, 'body.startsAt'],
    ['more than 400 days ahead', { startsAt: '2028-04-06T12:00:00Z' }, 422, 'body.startsAt'],
    ['in the year 9999', { startsAt: '9999-12-31T23:45:00Z' }, 422, 'body.startsAt'],
    ['off the quarter', { startsAt: '2027-03-04T16:35:00Z' }, 422, 'body.startsAt'],
    ['longer than 8 hours', { quarters: 33 }, 400, 'body.quarters'],
    ['with a link that is not https', { joinLink: 'http://meet.example' }, 400, 'body.joinLink'],
    [
      'in a series that goes on for too long',
      { repeatWeeks: 2, times: 40, confirm: ['outside', 'balance', 'holiday'] as const },
      422,
      'body.times',
    ],
    ['with every date left out', { skip: ['2027-03-04'] }, 422, 'body.skip'],
  ])('is refused %s', async (_, change, status, path) => {
    const { confirm = [], ...rest } = { confirm: undefined, ...change }
    const refused = await world.schedule(world.tutor, { ...rest, confirm: [...confirm] })
    expect(refused).toMatchObject({ status, errors: [{ path }] })
    expect(await hoursOf(world.student)).toEqual([])
  })

  it('is refused after the end of the programme', async () => {
    await app.db
      .update(students)
      .set({ expiresOn: '2027-03-03' })
      .where(eq(students.userId, world.student))
    const refused = await world.schedule(world.tutor)
    expect(refused).toMatchObject({
      status: 422,
      errors: [{ message: 'The programme of Ada Lee ends on Wed 3 Mar.' }],
    })
    expect((await world.schedule(world.tutor, { startsAt: '2027-03-03T16:30:00Z' })).status).toBe(
      200,
    )
  })
})

describe('a series', () => {
  const weekly = { repeatWeeks: 1, times: 4, startsAt: '2027-03-18T16:30:00Z' }

  it('keeps the tutor’s wall clock, is told once, and belongs together', async () => {
    const { student, tutor } = world
    const { data } = await world.schedule(tutor, { ...weekly, confirm: ['holiday'] })
    expect(data.sessionIds).toHaveLength(4)
    const hours = await hoursOf(student)
    expect(hours.map(({ startsAt }) => startsAt.toISOString())).toEqual([
      '2027-03-18T16:30:00.000Z',
      '2027-03-25T16:30:00.000Z',
      '2027-04-01T15:30:00.000Z',
      '2027-04-08T15:30:00.000Z',
    ])
    expect(new Set(hours.map(({ seriesId }) => seriesId)).size).toBe(1)
    expect(await toldTo(app, student)).toEqual([
      ['4 hours were booked', 'Mathematics with Tom Grey from Thu 18 Mar, 16:30 to Thu 8 Apr.'],
    ])
  })

  it('names every date that clashes and who is busy, and keeps none of it', async () => {
    const { tutor, student } = world
    await world.schedule(tutor, { startsAt: '2027-03-25T16:00:00Z' })
    const other = await app.make.student({ tutors: [tutor] }, { firstName: 'Bo', lastName: 'Fox' })
    await world.schedule(tutor, {
      ...{ studentId: other, startsAt: '2027-04-08T16:15:00Z', confirm: ['balance'] },
    })
    const before = await app.db.$count(sessionSlots)
    const refused = await world.schedule(tutor, weekly)
    expect(refused.status).toBe(409)
    expect(refused.errors).toEqual([
      {
        path: 'dates.2027-03-25',
        message: 'Ada Lee and Tom Grey are busy on Thu 25 Mar, 16:00 to 17:00',
      },
      {
        path: 'dates.2027-04-08',
        message: 'Tom Grey is busy on Thu 8 Apr, 17:15 to 18:15',
      },
    ])
    expect([await app.db.$count(sessionSlots), (await hoursOf(student)).length]).toEqual([
      before,
      1,
    ])
    const skip = ['2027-03-25', '2027-04-08']
    expect((await world.schedule(tutor, { ...weekly, skip })).data.sessionIds).toHaveLength(2)
  })

  it('says of another tutor’s hour only that the student is busy', async () => {
    const { student } = world
    const other = await app.make.tutor(
      { students: [student] },
      { firstName: 'Zoe', lastName: 'Secret' },
    )
    await teach(app, other)
    await world.schedule(other, { subject: 'Hidden' })
    const refused = await world.schedule(world.tutor)
    expect(refused.errors).toEqual([
      { path: 'dates.2027-03-04', message: 'Ada Lee is busy on Thu 4 Mar, 16:30 to 17:30' },
    ])
    expect(JSON.stringify(refused)).not.toMatch(/Secret|Hidden/)
  })

  it('refuses a time that the clocks leave out, until the day is left out', async () => {
    const early = { startsAt: '2027-03-21T01:30:00Z', repeatWeeks: 1, times: 2 }
    const confirm = ['outside' as const]
    const refused = await world.schedule(world.tutor, { ...early, confirm })
    expect(refused.errors).toEqual([
      {
        path: 'dates.2027-03-28',
        message: 'There is no 01:30 on Sun 28 Mar: the clocks go forward then',
      },
    ])
    const skip = ['2027-03-28']
    expect((await world.schedule(world.tutor, { ...early, confirm, skip })).status).toBe(200)
  })

  it('says on which days the first of two times was taken', async () => {
    const late = { startsAt: '2027-10-24T00:30:00Z', repeatWeeks: 1, times: 2 }
    const { data } = await world.schedule(world.tutor, { ...late, confirm: ['outside'] })
    expect(data.firstOfTwo).toEqual(['2027-10-31'])
    expect((await hoursOf(world.student)).at(-1)?.startsAt).toEqual(new Date('2027-10-31T00:30Z'))
  })
})

describe('what is to be confirmed', () => {
  it('is asked for by name, all at once, and booked once it is', async () => {
    const { tutor, student } = world
    const school = await app.make.school()
    const away = await app.make.student(
      { schools: [school], tutors: [tutor] },
      { firstName: 'Cy', lastName: 'Poe' },
    )
    await app.db.insert(holidays).values({
      ...{ id: crypto.randomUUID(), schoolId: school, name: 'Half-term' },
      ...{ startsOn: '2027-03-11', endsOn: '2027-03-12' },
    })
    const from = new Date('2027-03-04T17:00:00Z')
    const off = { id: crypto.randomUUID(), tutorId: tutor, from }
    await app.db.insert(tutorTimeOff).values({ ...off, until: new Date('2027-03-04T18:00:00Z') })
    const wish = { studentId: away, repeatWeeks: 1, times: 2 }
    const refused = await world.schedule(tutor, wish)
    expect(refused.status).toBe(409)
    expect(refused.errors).toEqual([
      {
        path: 'confirm.outside',
        message: 'Tom Grey is not usually available on Thu 4 Mar, 16:30',
      },
      {
        path: 'confirm.balance',
        message: 'Cy Poe has 0 h left, 0 h are planned already: this is 2 h more',
      },
      { path: 'confirm.holiday', message: 'Thu 11 Mar is a holiday (Half-term)' },
      { path: 'dates.2027-03-11', message: 'Thu 11 Mar is a holiday (Half-term)' },
    ])
    const some = await world.schedule(tutor, { ...wish, confirm: ['balance', 'outside'] })
    expect(some.errors.map(({ path }) => path)).toEqual(['confirm.holiday', 'dates.2027-03-11'])
    const skip = ['2027-03-11']
    const skipped = await world.schedule(tutor, { ...wish, skip, confirm: ['balance', 'outside'] })
    expect(skipped.status).toBe(200)
    expect(await hoursOf(student)).toEqual([])
  })

  it('counts what is planned already against the hours left', async () => {
    const { tutor } = world
    const long = { quarters: 32, startsAt: '2027-03-02T10:00:00Z' }
    expect((await world.schedule(tutor, long)).status).toBe(200)
    expect((await world.schedule(tutor, { quarters: 8 })).status).toBe(200)
    const beyond = await world.schedule(tutor, { quarters: 1, startsAt: '2027-03-05T10:00:00Z' })
    expect(beyond.errors).toEqual([
      {
        path: 'confirm.balance',
        message: 'Ada Lee has 10 h left, 10 h are planned already: this is 0.25 h more',
      },
    ])
  })

  it('is never the balance of a programme without a limit', async () => {
    const free = await app.make.student({ isUnlimited: true, tutors: [world.tutor] })
    expect((await world.schedule(world.tutor, { studentId: free })).status).toBe(200)
  })
})
