import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { issueDue } from './issue.service.ts'
import { makeSale, within } from './testing.ts'

const day = (written: string) => new Date(`${written}T10:00:00Z`)

/** The books’ day of these tests. */
export const now = day('2026-10-03')

const plan = {
  kind: 'own' as const,
  instalments: [
    { dueOn: '2026-10-01', pence: 33_334 },
    { dueOn: '2026-11-01', pence: 33_333 },
  ],
}
const lines = [{ description: 'Premium', pence: 66_667, vat: 'exempt' as const }]

export type Payments = Awaited<ReturnType<typeof makePayments>>

/** An app with an admin who enters payments. */
export async function makePayments() {
  const app = await makeTestApp({ now })
  const admin = await app.make.admin({ firstName: 'Grace', lastName: 'Hopper' })
  return {
    app,
    admin,
    sale: (payer: { userId: string }, studentId: string) =>
      makeSale(app, { studentId, payer, lines, plan }),
    payer: () => owingPayer(app),
    record: (payerId: string, own: Recorded = {}, key?: string) =>
      app.call(
        'POST /User/admin/Payment/Record',
        admin,
        {
          body: {
            ...{ payerId, pence: 40_000, method: 'transfer', reference: 'BYRON 1' },
            ...{ receivedOn: '2026-10-03', ...own },
          },
        },
        key === undefined ? {} : { 'idempotency-key': key },
      ),
    account: async (payerId: string) =>
      (await app.call('GET /User/admin/Payment/GetAccount', admin, { query: { payerId } })).data,
  }
}

type Recorded = Partial<{
  pence: number
  receivedOn: string
  reference: string
  isAnother: boolean
}>

/** A payer who owes £333.34 since 1 October and £333.33 on 1 November, both invoiced. */
async function owingPayer(app: TestApp): Promise<string> {
  app.clock.set(day('2026-09-20'))
  const studentId = await app.make.student()
  const userId = await app.make.parent([studentId], { firstName: 'Anne', lastName: 'Byron' })
  const { payerId, bookingId } = await makeSale(app, { studentId, payer: { userId }, lines, plan })
  app.clock.set(day('2026-10-20'))
  await app.db.transaction((tx) => issueDue({ ...within(app), db: tx }, bookingId))
  app.clock.set(now)
  return payerId
}
