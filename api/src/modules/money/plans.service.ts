import type { Occasion } from '../../asked.ts'
import { type FieldError, notFound, Problem } from '../../problem.ts'
import { type CreditNote, creditSome } from './credit.service.ts'
import { type Standing, standingsOfBooking } from './documents.repository.ts'
import { invoicedUntil, issue, issueDue } from './issue.service.ts'
import { creditAtEnd, creditsOf } from './paid.rules.ts'
import { findPayer, holdPayerOf, type PayerAsked } from './payers.repository.ts'
import { fittedPlan, type PlanAsked, planChange, planErrors, planOf } from './plan.rules.ts'
import {
  addInstalments,
  dropPlanned,
  findPlan,
  holdPlan,
  type InstalmentRow,
  priceOf,
  writeInstalment,
} from './plans.repository.ts'
import { bookDay } from './today.rules.ts'
import type { MoneyWithin } from './within.ts'

/** A part of a plan as it is saved: one that there is, or a new one. */
export interface SavedPart {
  instalmentId: string | null
  dueOn: string
  pence: number
}

/** A refusal of what stands in a field of the body. */
const refused = (errors: readonly FieldError[]) =>
  new Problem(422, errors[0]?.message ?? 'The plan cannot be saved.', { errors })

/**
 * The payer that a person or a school is, made one unless they are, and held until the transaction
 * ends.
 * @returns the payer’s id. @throws Problem 404 for an unknown person or school.
 */
export async function payerOf({ db, now }: MoneyWithin, asked: PayerAsked): Promise<string> {
  const id = await holdPayerOf(db, asked, now)
  if (id === undefined) throw notFound('The payer')
  return id
}

/**
 * Gives a booking its plan, in the transaction that makes it: the first instalment is invoiced at
 * once, and so is what is due within the days of the setting. The booking with its payer and its
 * lines has to be there.
 * @returns ids of the invoices that were made.
 * @throws Problem 422 at `body.plan…` where the plan does not come to the price.
 */
export async function addPlan(
  within: MoneyWithin,
  { bookingId, payerId, plan }: { bookingId: string; payerId: string; plan: PlanAsked },
): Promise<string[]> {
  const { db: tx, now } = within
  await findPayer(tx, payerId, true)
  const price = (await priceOf(tx, bookingId)) ?? 0
  const errors = planErrors(price, plan).map(({ path, message }) => ({
    path: path === '' ? 'body.plan' : `body.plan.${path}`,
    message,
  }))
  if (errors.length > 0) throw refused(errors)
  const parts = planOf(price, plan)
  const ids = await addInstalments(tx, bookingId, parts, now)
  const until = invoicedUntil(within)
  return await issue(
    within,
    ids.filter((_, at) => at === 0 || (parts[at]?.dueOn ?? '') <= until),
  )
}

/**
 * Saves the plan of a booking that was changed, whose lines are as they are to be: planned parts are
 * changed, added and dropped; where less is to be paid than was invoiced, the newest invoices are
 * credited; what is due soon is invoiced.
 * @param reason what credit notes give as theirs.
 * @throws Problem 422 at `body.plan…` where an invoiced part is changed or left out, and where the plan
 * does not come to the price (the difference is named).
 */
export async function changePlan(
  within: MoneyWithin,
  change: { bookingId: string; payerId: string; plan: readonly SavedPart[]; reason?: string },
): Promise<{ creditNotes: CreditNote[] }> {
  const { db: tx } = within
  const { bookingId, payerId, plan, reason = '' } = change
  await findPayer(tx, payerId, true)
  const before = (await holdPlan(tx, bookingId)).filter(({ state }) => state !== 'dropped')
  const errors = changedErrors(before, plan)
  if (errors.length > 0) throw refused(errors)
  const invoices = await standingsOfBooking(tx, bookingId)
  const price = (await priceOf(tx, bookingId)) ?? 0
  const { error, creditPence } = planChange(price, standingOf(before, plan, invoices))
  if (error !== null) throw refused([{ path: 'body.plan', message: error }])
  await writeParts(within, bookingId, before, plan)
  const creditNotes = await creditNewest(within, invoices, creditPence, reason)
  await issueDue(within, bookingId)
  return { creditNotes }
}

/**
 * A plan made to fit another price, which changes nothing: a lower one cuts what is planned, the latest
 * first; a higher one adds a part.
 * @param plan the plan that is to fit; invoiced parts stay as they are in the booking.
 */
export async function fitPlan(
  { db, now }: Occasion,
  wanted: { bookingId: string; totalPence: number; plan: readonly SavedPart[] },
): Promise<SavedPart[]> {
  const { bookingId, totalPence, plan } = wanted
  const before = await findPlan(db, bookingId)
  const invoiced = before.filter(({ state }) => state === 'invoiced')
  const ids = new Set(invoiced.map(({ id }) => id))
  const planned = plan.filter(({ instalmentId }) => instalmentId === null || !ids.has(instalmentId))
  const invoicedPence = (await standingsOfBooking(db, bookingId)).reduce(
    (sum, { grossPence, creditedPence }) => sum + grossPence - creditedPence,
    0,
  )
  const fitted = fittedPlan(totalPence, { invoicedPence, planned }, bookDay(now))
  return [
    ...invoiced.map(({ id: instalmentId, dueOn, pence }) => ({ instalmentId, dueOn, pence })),
    ...fitted.planned.map((part) => ({ instalmentId: null, ...part })),
  ]
}

/** What of a plan may not be saved so, part by part. */
function changedErrors(before: readonly InstalmentRow[], plan: readonly SavedPart[]): FieldError[] {
  const known = new Map(before.map((row) => [row.id, row]))
  const errors = plan.flatMap(({ instalmentId, dueOn, pence }, at): FieldError[] => {
    if (instalmentId === null) return []
    const row = known.get(instalmentId)
    const path = `body.plan.${at}.instalmentId`
    if (row === undefined) return [{ path, message: 'The plan has no such part any more.' }]
    known.delete(instalmentId)
    if (row.state === 'planned') return []
    const message = 'This part is invoiced, and stays as it is.'
    const field = row.dueOn !== dueOn ? 'dueOn' : row.pence !== pence ? 'pence' : null
    return field === null ? [] : [{ path: `body.plan.${at}.${field}`, message }]
  })
  const isLeftOut = [...known.values()].some(({ state }) => state === 'invoiced')
  const message = 'A part that is invoiced stays in the plan.'
  return isLeftOut ? [...errors, { path: 'body.plan', message }] : errors
}

function standingOf(
  before: readonly InstalmentRow[],
  plan: readonly SavedPart[],
  invoices: readonly Standing[],
) {
  const invoiced = new Set(before.filter(({ state }) => state === 'invoiced').map(({ id }) => id))
  return {
    invoicedPence: invoices.reduce((sum, { grossPence }) => sum + grossPence, 0),
    creditedPence: invoices.reduce((sum, { creditedPence }) => sum + creditedPence, 0),
    planned: plan.filter(
      ({ instalmentId }) => instalmentId === null || !invoiced.has(instalmentId),
    ),
  }
}

async function writeParts(
  { db: tx, now }: MoneyWithin,
  bookingId: string,
  before: readonly InstalmentRow[],
  plan: readonly SavedPart[],
): Promise<void> {
  const wanted = new Map(plan.map((part) => [part.instalmentId, part]))
  for (const row of before.filter(({ state }) => state === 'planned')) {
    const part = wanted.get(row.id)
    if (part === undefined) await writeInstalment(tx, row.id, { state: 'dropped' })
    else if (part.dueOn !== row.dueOn || part.pence !== row.pence) {
      await writeInstalment(tx, row.id, { dueOn: part.dueOn, pence: part.pence })
    }
  }
  const added = plan.filter(({ instalmentId }) => instalmentId === null)
  await addInstalments(tx, bookingId, added, now)
}

/** Credits so much of some invoices, the newest due first, a credit note for each. */
async function creditNewest(
  within: MoneyWithin,
  invoices: readonly Standing[],
  pence: number,
  reason: string,
): Promise<CreditNote[]> {
  const made: CreditNote[] = []
  for (const credit of creditsOf(invoices, pence)) {
    const { invoice, pence: part } = credit
    made.push(await creditSome(within, { documentId: invoice.id, pence: part, reason }))
  }
  return made
}

/** What a booking’s account says as it ends. */
export interface AtEnd {
  /** Less what was credited. */
  invoicedPence: number
  paidPence: number
}

/** What was invoiced of a booking and what is paid of that, for suggesting a refund. */
export async function paidOfBooking({ db }: MoneyWithin, bookingId: string): Promise<AtEnd> {
  const invoices = await standingsOfBooking(db, bookingId)
  return {
    invoicedPence: invoices.reduce(
      (sum, { grossPence, creditedPence }) => sum + grossPence - creditedPence,
      0,
    ),
    paidPence: invoices.reduce((sum, { paidPence }) => sum + paidPence, 0),
  }
}

/**
 * Ends the plan of a booking that is cancelled: what is planned is dropped, and what the payer is not
 * to pay any more is credited, from the newest invoice back. The refund itself is entered when it is
 * paid out.
 * @param end.deliveredPence what was delivered of the price.
 * @throws Problem 422 at `body.refundPence` for more than was paid.
 */
export async function endPlan(
  within: MoneyWithin,
  end: { bookingId: string; refundPence: number; deliveredPence: number; reason: string },
): Promise<CreditNote[]> {
  const { bookingId, refundPence, deliveredPence, reason } = end
  const { db: tx } = within
  const payers = new Set((await standingsOfBooking(tx, bookingId)).map(({ payerId }) => payerId))
  for (const id of [...payers].sort()) await findPayer(tx, id, true)
  await holdPlan(tx, bookingId)
  await dropPlanned(tx, bookingId)
  // Once more, since somebody may have entered a payment before the payer was held.
  const invoices = await standingsOfBooking(tx, bookingId)
  const { invoicedPence, paidPence } = await paidOfBooking(within, bookingId)
  if (refundPence > paidPence) {
    const message = 'More is to be paid back than was paid.'
    throw refused([{ path: 'body.refundPence', message }])
  }
  const credit = creditAtEnd({ invoicedPence, paidPence, deliveredPence, refundPence })
  return await creditNewest(within, invoices, credit, reason)
}
