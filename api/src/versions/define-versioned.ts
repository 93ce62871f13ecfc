import type * as z from 'zod'
import type { Asked } from '../asked.ts'
import type { Values } from '../audit/audit.rules.ts'
import type { Db } from '../database/db.ts'
import { Problem } from '../problem.ts'
import { type Saved, saveVersioned } from './save-versioned.ts'
import type { Versioned } from './versioned.ts'

/** A version that is to come back. */
export interface Restoring {
  id: string
  /** The version that was looked at as the present one. */
  currentVersion: number
  /** The one that comes back, and what it held. */
  version: number
  snapshot: Values
}

/** A kind of record as its history knows it, whatever the records hold. */
export interface WithHistory {
  noun: string
  isThere: (db: Db, id: string) => Promise<boolean>
  /** @throws Problem as `saveVersioned` does, and 409 for a version that cannot be saved any more. */
  restore: (asked: Asked, restoring: Restoring) => Promise<Saved>
}

/** What a version held. @throws Problem 409 where that cannot be saved any more. */
export function restorable<V>(schema: z.ZodType<V>, snapshot: Values): V {
  const known = schema.safeParse(snapshot)
  if (known.success) return known.data
  throw new Problem(409, 'This version is of an older release and cannot be restored.')
}

/** Says how a kind of record is read and saved, for its own calls and for its history. */
export function defineVersioned<V extends Values>(kind: Versioned<V>): Versioned<V> & WithHistory {
  return {
    ...kind,
    isThere: async (db, id) => (await kind.find(db, id, false)) !== undefined,
    restore: async (asked, { id, currentVersion, version, snapshot }) => {
      const values = restorable(kind.schema, snapshot)
      return await saveVersioned(asked, kind, {
        id,
        version: currentVersion,
        change: (now) => kind.restored?.(values, now) ?? values,
        gone: values,
        restored: version,
      })
    },
  }
}
