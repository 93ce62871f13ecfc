import type { Asked } from '../../asked.ts'
import { addPlan, payerOf } from '../money/index.ts'
import { isSold } from '../programmes/index.ts'
import { refused } from './refused.ts'
import { addBooking, mayPay, type Sale } from './sales.repository.ts'
import { type NewBooking, priceOf } from './sales.rules.ts'
import { keepBooking } from './versions.service.ts'

/** What a sale says beyond what it gives. */
type Terms = Pick<NewBooking, 'programmeId' | 'lines' | 'plan' | 'note'>

type Payer = { userId: string } | { schoolId: string }

/**
 * Writes a sale down with its price, its plan and its first version; the first instalment is invoiced.
 * @param terms.payer whoever is to pay; looked at where there is a price alone.
 * @throws Problem 422 for a programme that is not sold, somebody who cannot pay for the student, and a
 * plan that does not come to the price.
 */
export async function writeSale(
  within: Asked,
  sale: Omit<Sale, 'soldBy' | 'payerId' | 'programmeId'>,
  { programmeId, lines, plan, note = '', payer }: Terms & { payer?: Payer | undefined },
): Promise<string> {
  const { db: tx, now, caller } = within
  if (programmeId !== undefined && !(await isSold(tx, programmeId))) {
    throw refused(422, [{ path: 'body.programmeId', message: 'This programme is not sold.' }])
  }
  const price = priceOf({ lines })
  const isPaid = price !== null && price > 0
  if (isPaid && payer !== undefined && !(await mayPay(tx, sale.studentId, payer))) {
    const message = 'Choose the student, a parent or a school of the student.'
    throw refused(422, [{ path: 'body.payer', message }])
  }
  const payerId = isPaid && payer !== undefined ? await payerOf(within, payer) : null
  const row = { ...sale, lines, note, payerId, programmeId: programmeId ?? null }
  const bookingId = await addBooking(tx, { ...row, soldBy: caller.userId }, now)
  if (payerId !== null && plan !== undefined) await addPlan(within, { bookingId, payerId, plan })
  await keepBooking(within, { bookingId, version: 1 })
  return bookingId
}
