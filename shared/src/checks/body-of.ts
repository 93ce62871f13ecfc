import type * as z from 'zod'
import { contract, type Endpoint } from '../api/schemas.ts'
import type { CallInput, CallKey } from '../api/types.ts'
import { ruleOf } from './rule-of.ts'
import type { Schema } from './rules.ts'

/**
 * The rule for the body of a call, for a form: `schema: bodyOf('POST /User/Account/UpdateMe')`. The
 * build puts the data itself in the place of this, so the call must be written out as one text; only
 * tests come here.
 */
export function bodyOf<K extends CallKey>(
  key: K,
): Schema<CallInput<K> extends { body?: infer B } ? B : never> {
  const { body }: Endpoint = contract[key]
  // The contract names schemas only by their shape, to keep type checking fast; all are zod's.
  return { rule: ruleOf(body as z.core.$ZodType) }
}
