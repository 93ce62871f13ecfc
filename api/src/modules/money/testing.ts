import type { VatKind } from '@portal/shared/api/schemas'
import { eq } from 'drizzle-orm'
import type { Occasion } from '../../asked.ts'
import { newId } from '../../database/ids.ts'
import { bookings, instalments } from '../../database/schema/index.ts'
import { runWaitingTasks } from '../../jobs/testing.ts'
import type { TestApp } from '../../testing/index.ts'
import { addEntries } from './entries.repository.ts'
import type { PayerAsked } from './payers.repository.ts'
import type { PlanAsked } from './plan.rules.ts'
import { addBookingLines } from './plans.repository.ts'
import { addPlan, payerOf } from './plans.service.ts'
import type { MoneyWithin } from './within.ts'

/** A sale as tests make it; a programme of £1,000.00 with 20 hours where nothing else is said. */
export interface TestSale {
  studentId: string
  payer: PayerAsked
  lines?: readonly { description: string; pence: number; vat: VatKind }[]
  plan?: PlanAsked
  quarters?: number
}

/** What the server does by itself, at the moment of the app’s clock. */
export function within({ db, clock, server }: TestApp): MoneyWithin {
  return { caller: undefined, db, now: clock.now(), address: '', server }
}

/** Sells something within a transaction of the test’s. */
export async function sell(occasion: MoneyWithin, sale: TestSale) {
  const { studentId, payer, quarters = 80 } = sale
  const { db: tx, now } = occasion
  const today = now.toISOString().slice(0, 10)
  const lines = sale.lines ?? [{ description: 'Premium', pence: 100_000, vat: 'exempt' as const }]
  const plan = sale.plan ?? { kind: 'once', dueOn: today }
  const payerId = await payerOf(occasion, payer)
  const bookingId = newId(now.getTime())
  await tx.insert(bookings).values({
    ...{ id: bookingId, studentId, payerId, programName: 'Premium', quarters, bookedAt: now },
    ...{ startsOn: today, expiresOn: '2030-12-31' },
  })
  await addBookingLines(
    tx,
    lines.map((line, at) => ({
      ...line,
      ...{ bookingId, position: at + 1, kind: line.pence < 0 ? 'discount' : 'programme' },
    })),
  )
  const documentIds = await addPlan(occasion, { bookingId, payerId, plan })
  return { bookingId, payerId, documentIds }
}

/** The same as a sale of its own. */
export async function makeSale(app: TestApp, sale: TestSale) {
  const occasion = within(app)
  return await app.db.transaction((tx) => sell({ ...occasion, db: tx }, sale))
}

/** A payment that somebody entered. */
export async function pay(
  { db, now }: Pick<Occasion, 'db' | 'now'>,
  { payerId, pence, on }: { payerId: string; pence: number; on?: string },
): Promise<number> {
  const occurredOn = on ?? now.toISOString().slice(0, 10)
  const about = { kind: 'payment' as const, method: 'transfer' as const, reference: newId() }
  const event = `payment:${newId()}`
  const [id = 0] = await addEntries(db, [
    { ...about, payerId, pence: -pence, event, occurredOn, at: now, by: null },
  ])
  return id
}

/** The plan of a booking as it stands, the earliest first. */
export async function planStanding({ db }: TestApp, bookingId: string) {
  const rows = await db
    .select()
    .from(instalments)
    .where(eq(instalments.bookingId, bookingId))
    .orderBy(instalments.dueOn, instalments.id)
  return rows.map(({ dueOn, pence, state }) => [dueOn, pence, state])
}

/** Runs the jobs that wait, PDFs included. */
export async function runJobs(app: TestApp): Promise<void> {
  await runWaitingTasks(app.db, app.clock.now, { server: app.server })
}
