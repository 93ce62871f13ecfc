import type { StaleSave } from '@portal/shared/api'
import type { Theirs } from './held.rules.ts'

/** What a refusal says of who saved meanwhile; undefined where it says nothing of that. */
export function staleIn(data: unknown): StaleSave | undefined {
  if (typeof data !== 'object' || data === null || !('by' in data && 'values' in data)) return
  // No other refusal has these.
  return data as StaleSave
}

/**
 * For `theirs` of a form whose record the server keeps by versions: what a stale save is refused
 * with, made into the form's values as those are made of the record.
 * @example theirs: theirsAs(valuesOf)
 */
export function theirsAs<R, T>(valuesOf: (record: R) => T) {
  return async (stale: StaleSave | undefined): Promise<Theirs<T> | null> => {
    if (stale === undefined) return null
    const { values, version, by, at } = stale
    // The server keeps it by the names of the call that saves it.
    return { values: valuesOf({ ...values, version } as R), by, at }
  }
}
