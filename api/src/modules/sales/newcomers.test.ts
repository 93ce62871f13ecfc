import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestApp } from '../../testing/index.ts'
import { type Booking, makeSales, newcomers, now, selling } from './testing.ts'

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

const { book } = selling(() => ({ app, admin, school, tutor, student, parent }))

const show = async (bookingId: string) =>
  (await app.call('GET /User/admin/Booking/GetBooking', admin, { query: { bookingId } })).data
const paths = ({ errors }: { errors: readonly { path: string }[] }) =>
  errors.map(({ path }) => path)

const priced: Partial<Booking> = {
  lines: [{ kind: 'programme', description: 'Premium', pence: 5_000, vat: 'exempt' }],
  plan: { kind: 'once', dueOn: '2026-09-01' },
}

describe('a new customer', () => {
  it('comes with a new school, which may pay', async () => {
    const newSchool = { name: `Hill ${student.email}` }
    const sold = await book({ ...priced, payer: 'school', schoolId: null, newSchool })
    expect(sold.status).toBe(200)
    expect(await show(sold.data.bookingId)).toMatchObject({
      ...{ school: newSchool, payerName: newSchool.name },
      payers: [{ kind: 'parent' }, { kind: 'student' }, { kind: 'school' }],
    })
    ;({ student, parent } = newcomers())
    const taken = await book({ schoolId: null, newSchool: { name: newSchool.name.toUpperCase() } })
    expect(taken).toMatchObject({ status: 409, errors: [{ path: 'body.newSchool.name' }] })
    expect(paths(await book({ newSchool }))).toEqual(['body.newSchool'])
  })

  it('has several parents, each with an own address', async () => {
    const other = { firstName: 'George', lastName: 'Byron', email: `george.${parent.email}` }
    const twice = await book({ furtherParents: [other, { ...other, firstName: 'Georg' }] })
    expect(paths(twice)).toEqual(['body.furtherParents.1.email'])
    const own = await book({ furtherParents: [{ ...other, email: student.email }] })
    expect(paths(own)).toEqual(['body.furtherParents.0.email'])
    const { data } = await book({ furtherParents: [other] })
    expect((await show(data.bookingId)).payers.map(({ name }) => name)).toEqual([
      ...['Anne Byron', 'George Byron', 'Ada Lovelace', expect.stringContaining('School')],
    ])
  })

  it('is invited on the morning of a day, with a link that is good from then on', async () => {
    expect(paths(await book({ invitations: 'a day' }))).toEqual(['body.inviteOn'])
    const past = await book({ invitations: 'a day', inviteOn: '2026-06-30' })
    expect(paths(past)).toEqual(['body.inviteOn'])
    const { data } = await book({ invitations: 'a day', inviteOn: '2026-07-20' })
    const mails = await app.db.query.mails.findMany()
    const own = mails.filter(({ to }) => [student.email, parent.email].includes(to.toLowerCase()))
    const morning = new Date('2026-07-20T07:00:00Z')
    const ofBoth = mails.filter(({ to }) =>
      [student.email.toLowerCase(), parent.email.toLowerCase()].includes(to),
    )
    expect(ofBoth.map(({ nextTryAt }) => nextTryAt)).toEqual([morning, morning])
    expect(own.length).toBeLessThanOrEqual(2)
    const link = await app.db.query.passwordLinks.findFirst({
      where: (links, { eq }) => eq(links.userId, data.studentId),
    })
    expect(link?.expiresAt).toEqual(new Date('2026-07-27T07:00:00Z'))
  })
})
