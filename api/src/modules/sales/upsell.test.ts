import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditLog } from '../../database/schema/index.ts'
import { auditEntries, type TestApp } from '../../testing/index.ts'
import { type Booking, everything, makeSales, newcomers, now, nowhere, selling } from './testing.ts'

let app: TestApp
let admin: string
let school: string
let tutor: string
let student: Booking['student']
let parent: NonNullable<Booking['parent']>

beforeAll(async () => {
  ;({ app, admin, school, tutor } = await makeSales())
})
afterAll(() => app.close())
beforeEach(() => {
  app.clock.set(now)
  ;({ student, parent } = newcomers())
})

const { book, upsell, hoursOf, programmeOf } = selling(() => ({
  app,
  admin,
  school,
  tutor,
  student,
  parent,
}))

describe('an upsell', () => {
  it('adds hours, entitlements and time, and takes nothing away', async () => {
    const { data } = await book()
    const sold = await upsell(data.studentId, {
      programName: 'Premium Plus',
      hours: 10,
      entitlements: { hasSeminar: true, hasQuestionBank: false },
      expiresOn: '2027-12-31',
    })
    expect(sold.status).toBe(200)
    expect(await programmeOf(data.studentId)).toMatchObject({
      ...everything,
      programName: 'Premium Plus',
      hasSeminar: true,
      expiresOn: '2027-12-31',
    })
    expect((await hoursOf(data.studentId)).hoursBought).toBe(30.25)
    expect((await upsell(data.studentId, { hours: 0.25 })).status).toBe(200)
    expect((await hoursOf(data.studentId)).hoursBought).toBe(30.5)
    expect((await programmeOf(data.studentId))?.programName).toBe('Premium Plus')
    const entries = await auditEntries(app.db, eq(auditLog.subjectId, data.studentId))
    expect(entries.map(({ action }) => action)).toEqual([
      'booking created',
      'upsell created',
      'upsell created',
    ])
    expect(entries[1]?.changes).toMatchObject({ hours: [null, 10], hasSeminar: [false, true] })
    expect(entries[2]?.changes).toEqual({ hours: [null, 0.25] })
  })

  it.each([
    ['that says so', { isUnlimited: true }],
    ['to Full Blue', { programName: 'Full Blue' }],
    ['to Fellow, however it is written', { programName: ' fellow ', isUnlimited: false }],
  ])('%s takes the limit away, and none brings it back', async (_name, change) => {
    const { data } = await book()
    expect((await upsell(data.studentId, change)).status).toBe(200)
    const noLimit = { isUnlimited: true, tutoringHoursRemaining: null, hoursBought: 20.25 }
    expect(await hoursOf(data.studentId)).toMatchObject(noLimit)
    const again = { programName: 'Premium', isUnlimited: false }
    expect((await upsell(data.studentId, again)).status).toBe(200)
    expect(await hoursOf(data.studentId)).toMatchObject(noLimit)
    const entries = await auditEntries(
      app.db,
      and(eq(auditLog.subjectId, data.studentId), eq(auditLog.action, 'upsell created')),
    )
    const limits = entries.map(({ changes }) => changes.isUnlimited)
    expect(limits).toEqual([[false, true], undefined])
  })

  it('is refused where it would shorten, add hours without a limit, or add nothing', async () => {
    const { data } = await book()
    expect(await upsell(data.studentId, { expiresOn: '2027-06-29' })).toMatchObject({
      status: 422,
      errors: [{ path: 'body.expiresOn' }],
    })
    expect(await upsell(data.studentId, { entitlements: { hasLibrary: false } })).toMatchObject({
      status: 422,
      errors: [{ path: 'body.hours' }],
    })
    const unlimited = await app.make.student({ isUnlimited: true })
    expect(await upsell(unlimited, { hours: 1 })).toMatchObject({
      status: 422,
      errors: [{ path: 'body.hours' }],
    })
    expect(await upsell(data.studentId, { isUnlimited: true, hours: 1 })).toMatchObject({
      status: 422,
      errors: [{ path: 'body.hours' }],
    })
    expect(await upsell(unlimited, { isUnlimited: true })).toMatchObject({
      status: 422,
      errors: [{ path: 'body.hours' }],
    })
    expect((await upsell(nowhere, { hours: 1 })).status).toBe(404)
    expect((await upsell(tutor, { hours: 1 })).status).toBe(404)
  })
})
