import type { VersionedKind } from '@portal/shared/api/schemas'
import type * as z from 'zod'
import type { Asked } from '../asked.ts'
import type { Values } from '../audit/audit.rules.ts'
import type { Db } from '../database/db.ts'

/** A record as it stands, with the version that it has. */
export interface Standing<V> {
  values: V
  version: number
}

/**
 * A kind of record that admins edit, of which every save is kept. `V` is what is edited of it, by
 * the names that it has in the call which saves it.
 */
export interface Versioned<V extends Values> {
  kind: VersionedKind
  /** Begins a sentence: `The term`. */
  noun: string
  /** What a version must be to be saved anew: it may be of a release that knew other fields. */
  schema: z.ZodType<V>
  /** Holds whatever a save is checked against, until the transaction ends. */
  hold?: (tx: Db) => Promise<void>
  /** The record, held as it is until the transaction ends where that is asked for. */
  find: (db: Db, id: string, isHeld: boolean) => Promise<Standing<V> | undefined>
  /** Refuses what may not be saved, whoever saves it; throws a `Problem`. */
  check?: (within: Asked, id: string, values: V, before: V | null) => Promise<void>
  /** Writes it as it now is, whether it was there before or not. */
  write: (within: Asked, id: string, standing: Standing<V>, before: V | null) => Promise<void>
  /** What is saved where a version comes back; all of the version when left out. */
  restored?: (version: V, now: V) => V
}
