import {
  faultInWords,
  type Schema,
  unkeepableField,
  unknownField,
} from '@portal/shared/api/schemas'
import type * as z from 'zod'
import { type FieldError, Problem } from '../problem.ts'
import { unkeepableIn } from './kept-characters.ts'

/** A fault in a call's input. */
export interface Fault extends FieldError {
  /** It is well formed, and no rule allows it (`asRule` in the contract). */
  isRule?: true
}

/** The parts of a call's input, in the order in which their faults are told. */
export type Part = 'params' | 'query' | 'body'

/**
 * Builds the check of one part of a call's input: it answers the parsed value and adds every
 * fault that it finds to `faults`, each with its place (`body.size`) and a sentence. Texts that no
 * database keeps are refused before anything else is looked at.
 */
export function checkOf(schema: Schema, part: Part): (value: unknown, faults: Fault[]) => unknown {
  // The contract names schemas only by their shape, to keep type checking fast; all are zod's.
  const zodSchema = schema as unknown as z.ZodType
  return (value, faults) => {
    const unkeepable = unkeepableIn(value)
    if (unkeepable.length > 0) {
      for (const path of unkeepable) {
        faults.push({ path: place(part, path), message: unkeepableField })
      }
      return undefined
    }
    const parsed = zodSchema.safeParse(value, { error: faultInWords })
    if (parsed.success) return parsed.data
    for (const issue of parsed.error.issues) {
      if (issue.code === 'unrecognized_keys') {
        for (const key of issue.keys) {
          faults.push({ path: place(part, [...issue.path, key]), message: unknownField })
        }
      } else {
        const isRule = issue.code === 'custom' && issue.params?.isRule === true
        faults.push({
          path: place(part, issue.path),
          message: issue.message,
          ...(isRule && { isRule }),
        })
      }
    }
    return undefined
  }
}

/**
 * The one failure for any number of bad fields: 422 in the rule's own words where all that is wrong
 * is that rules do not allow it, else 400.
 */
export function badInput(faults: readonly Fault[]): Problem {
  const [first] = faults
  const errors = faults.map(({ path, message }) => ({ path, message }))
  const isForbidden = faults.every(({ isRule }) => isRule)
  if (isForbidden && faults.length === 1 && first !== undefined) {
    return new Problem(422, first.message, { errors })
  }
  const message =
    faults.length === 1 && first !== undefined
      ? `${first.path}: ${first.message}`
      : `${faults.length} fields are not right.`
  return new Problem(isForbidden ? 422 : 400, message, { errors })
}

function place(part: Part, path: readonly PropertyKey[]): string {
  return [part, ...path.map(String)].join('.')
}

/**
 * Makes the names of a query those of the contract, whatever their letter case. A name given
 * twice stays a list, which no schema takes.
 */
export function queryFolder(schema: Schema): (query: unknown) => Record<string, unknown> {
  const names = new Map<string, string>()
  const shape = (schema as unknown as { shape?: Record<string, unknown> }).shape ?? {}
  for (const name of Object.keys(shape)) names.set(name.toLowerCase(), name)
  return (query) => {
    const folded: Record<string, unknown> = {}
    for (const [key, value] of Object.entries(query as Record<string, unknown>)) {
      const name = names.get(key.toLowerCase())
      if (name === undefined) continue
      folded[name] = name in folded ? [folded[name], value] : value
    }
    return folded
  }
}
