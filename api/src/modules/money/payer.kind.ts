import * as z from 'zod'
import { defineVersioned } from '../../versions/index.ts'
import { findPayer, writePayer } from './payers.repository.ts'

const values = z.strictObject({
  name: z.string(),
  address: z.string(),
  postcode: z.string(),
  email: z.string(),
})

/** How documents name a payer. */
export type PayerValues = z.infer<typeof values>

/** Payers, as far as admins edit them. */
export const payerKind = defineVersioned<PayerValues>({
  kind: 'payer',
  noun: 'The payer',
  schema: values,
  find: async (db, id, isHeld) => {
    const row = await findPayer(db, id, isHeld)
    if (row === undefined) return undefined
    const { name, address, postcode, email, version } = row
    return { values: { name, address, postcode, email }, version }
  },
  write: async ({ db }, id, { values: written, version }) =>
    await writePayer(db, id, { ...written, version }),
})
