import { createHash } from 'node:crypto'

/** What a record holds, by the names of its fields. */
export type Values = Readonly<Record<string, unknown>>

/** A field of a record that was given another value; null where there was or is none. */
export interface Change {
  field: string
  before: unknown
  after: unknown
}

/**
 * Parts of names of fields whose values open something, in lower case. They are never written
 * down, at whatever depth of a value they stand.
 */
export const neverKept = ['password', 'secret', 'token', 'hash', 'salt', 'credential', 'recovery']

const isKept = (field: string) => !neverKept.some((part) => field.toLowerCase().includes(part))

/**
 * What of a record was changed, by the names of the fields in alphabetical order.
 * @param before null for a record that was made
 * @param after null for one that was removed
 */
export function differencesOf(before: Values | null, after: Values | null): Change[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...fields]
    .filter(isKept)
    .sort()
    .map((field) => ({ field, before: kept(before?.[field]), after: kept(after?.[field]) }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after))
}

/** A value as JSON has it, with the fields of objects in one order; null for none. */
function kept(value: unknown): unknown {
  if (value === undefined) return null
  if (Array.isArray(value)) return value.map(kept)
  if (value instanceof Date || typeof value !== 'object' || value === null) {
    return JSON.parse(JSON.stringify(value))
  }
  const entries = Object.entries(value).filter(([field]) => isKept(field))
  return Object.fromEntries(
    entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([field, inner]) => [field, kept(inner)]),
  )
}

/** Whether a change is still the one that its digest was made of; once emptied nothing tells. */
export function isAsWritten({
  salt,
  digest,
  ...change
}: Change & { salt: string | null; digest: string }): boolean {
  if (salt === null) return change.before === null && change.after === null
  const { field, before, after } = change
  return digestOf({ field, before: kept(before), after: kept(after) }, salt) === digest
}

/**
 * What stays of a change when its values are emptied: it shows that values which somebody still
 * has are the ones, and without the salt it cannot be found by trying which they were.
 * @param salt random; goes together with the values
 * @returns SHA-256 in hexadecimal digits
 */
export function digestOf({ field, before, after }: Change, salt: string): string {
  return createHash('sha256')
    .update(JSON.stringify([salt, field, before, after]))
    .digest('hex')
}

/** For how long somebody may undo what they did, in milliseconds. */
export const undoableForMs = 15 * 60_000
