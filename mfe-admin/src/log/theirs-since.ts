import { call, type StaleSave } from '@portal/shared/api'
import { type Theirs, theirsAs } from '@portal/shared/forms'

/** A record that is edited, and the version that somebody began with. */
interface Edited {
  kind: string
  id: string
  version: number
}

/**
 * `theirs` of a form, as `theirsAs`, with who changed which field when: several people may have saved
 * since. What the log does not say is told by the latest save alone.
 * @example theirs: theirsSince({ kind: 'tutor', id: tutorId, version }, valuesOf)
 */
export function theirsSince<R, T>({ kind, id, version }: Edited, valuesOf: (record: R) => T) {
  const read = theirsAs(valuesOf)
  return async (stale: StaleSave | undefined): Promise<Theirs<T> | null> => {
    const theirs = await read(stale)
    if (theirs === null) return null
    const query = { kind, id, sinceVersion: version }
    const found = await call('GET /User/admin/Audit/GetChanges', { query }).catch(() => undefined)
    return { ...theirs, changes: found?.changes }
  }
}
