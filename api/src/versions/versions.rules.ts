import { isDeepStrictEqual } from 'node:util'
import type { Values } from '../audit/audit.rules.ts'

/**
 * The names of the fields in which two versions of a record differ, in alphabetical order.
 * @param before null where it is not known: any field may be another then
 */
export function changedFields(before: Values | null, after: Values): string[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after)])
  return [...fields]
    .sort()
    .filter((field) => before === null || !isDeepStrictEqual(before[field], after[field]))
}
