import type * as z from 'zod'
import type { Asked } from '../asked.ts'
import type { Values } from '../audit/audit.rules.ts'
import type { Db } from '../database/db.ts'
import { Problem } from '../problem.ts'
import { type Saved, saveVersioned } from './save-versioned.ts'
import type { Versioned } from './versioned.ts'
import { findVersion } from './versions.repository.ts'

/** A version that is to come back. */
export interface Restoring {
  id: string
  /** The version that was looked at as the present one. */
  currentVersion: number
  /** The one that comes back, and what it held. */
  version: number
  snapshot: Values
}

/** A save that is undone: the version that it made, and what the entries of one wish have in common. */
export interface Undoing {
  id: string
  version: number
  batch: string
}

/** A kind of record as its history knows it, whatever the records hold. */
export interface WithHistory {
  noun: string
  isThere: (db: Db, id: string) => Promise<boolean>
  /** @throws Problem as `saveVersioned` does, and 409 for a version that cannot be saved any more. */
  restore: (asked: Asked, restoring: Restoring) => Promise<Saved>
  /**
   * Saves what the version before held, all of it, where nothing came after; left out of what is not
   * put back together with others.
   * @throws Problem as `saveVersioned` does, and 409 for a version that is not kept or cannot be
   * saved any more.
   */
  undo?: (asked: Asked, undoing: Undoing) => Promise<Saved>
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
    undo: async (asked, { id, version, batch }) => {
      const before = await findVersion(asked.db, { kind: kind.kind, id }, version - 1)
      if (before === undefined) throw new Problem(409, 'What it was before is not kept any more.')
      const values = restorable(kind.schema, before.snapshot)
      return await saveVersioned(asked, kind, { id, version, batch, change: () => values })
    },
  }
}
