import type { Occasion } from '../../asked.ts'
import { notFound, Problem } from '../../problem.ts'
import { findPayer, type PayerRow } from './payers.repository.ts'

/** A refusal at a field of the body. */
export const refusedAt = (status: number, field: string, message: string) =>
  new Problem(status, message, { errors: [{ path: `body.${field}`, message }] })

/** A payer, held until the transaction ends. @throws Problem 404 for an unknown one. */
export async function heldPayer({ db }: Pick<Occasion, 'db'>, payerId: string): Promise<PayerRow> {
  const payer = await findPayer(db, payerId, true)
  if (payer === undefined) throw notFound('The payer')
  return payer
}
