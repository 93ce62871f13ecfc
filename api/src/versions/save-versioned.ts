import type { StaleSave } from '@portal/shared/api'
import { type Asked, inTransaction } from '../asked.ts'
import type { Values } from '../audit/audit.rules.ts'
import { audit } from '../audit/audit.ts'
import { newId } from '../database/ids.ts'
import { notFound, Problem } from '../problem.ts'
import type { Standing, Versioned } from './versioned.ts'
import { findVersion, findVersions, insertVersion } from './versions.repository.ts'
import { changedFields } from './versions.rules.ts'

/** What somebody wants saved: a new record or a record as it is to be, or what is to be made of one. */
export type Edit<V> = {
  /** The version that was edited; none for a new record, and where whatever stands there is changed. */
  version?: number | undefined
  /** Of a version that comes back: which one it was. */
  restored?: number
  /** What all entries of one wish have in common, where it changes many records. */
  batch?: string
  /** Why, where somebody may ask later; written down with what was changed. */
  reason?: string
} & (
  | { id?: string | undefined; values: V }
  /** `gone` is what is saved where the record was removed; without it there must be one. */
  | { id: string; change: (before: V) => V; gone?: V }
)

/** A record that was saved, and the version that it has now. */
export interface Saved {
  id: string
  version: number
}

/**
 * The one way to save what admins edit: refuses a stale save with what has been saved since, keeps
 * every version, and writes down what was changed. What changes nothing makes no version, so that
 * the same save may come twice.
 * @throws Problem 404 for an unknown record, 409 (`StaleSave`) for a stale version, and what the
 * kind's own check throws.
 */
export async function saveVersioned<V extends Values>(
  asked: Asked,
  kind: Versioned<V>,
  edit: Edit<V>,
): Promise<Saved> {
  return await inTransaction(asked, async (within) => {
    const { db: tx, now, caller } = within
    await kind.hold?.(tx)
    const before = edit.id === undefined ? null : await beforeOf(within, kind, edit, edit.id)
    const values = wantedOf(edit, before)
    const id = edit.id ?? newId(now.getTime())
    if (before !== null) {
      if (changedFields(before.values, values).length === 0) return { id, version: before.version }
      if (edit.version !== undefined && edit.version !== before.version) {
        throw await staleSave(within, kind, id, edit.version, before)
      }
      const { version, values: snapshot } = before
      // It may be from before versions were kept; one that is kept stays as it is.
      await insertVersion(tx, { kind: kind.kind, id }, { version, snapshot })
    }
    await kind.check?.(within, id, values, before?.values ?? null)
    const version = 1 + (before?.version ?? (await latestOf(within, kind, edit)))
    await kind.write(within, id, { values, version }, before?.values ?? null)
    const row = { version, snapshot: values, savedBy: caller.userId, savedAt: now }
    await insertVersion(tx, { kind: kind.kind, id }, row)
    const { batch, restored, reason } = edit
    const why = reason !== undefined
    const about = {
      before: before === null ? null : { ...before.values, ...(why && { reason: null }) },
      after: { ...values, ...(why && { reason }) },
      version,
    }
    await audit(tx, within, `${kind.kind} saved`, {
      record: { kind: kind.kind, id, ...about, ...(batch !== undefined && { batch }) },
      ...(restored !== undefined && { details: { restored: String(restored) } }),
    })
    return { id, version }
  })
}

function wantedOf<V extends Values>(edit: Edit<V>, before: Standing<V> | null): V {
  if ('values' in edit) return edit.values
  if (before !== null) return edit.change(before.values)
  if (edit.gone === undefined) throw new Error('Only a record that is there can be changed')
  return edit.gone
}

/** What a save finds; null for a record that was removed, where one of its versions comes back. */
async function beforeOf<V extends Values>(
  within: Asked,
  kind: Versioned<V>,
  edit: Edit<V>,
  id: string,
): Promise<Standing<V> | null> {
  const found = await kind.find(within.db, id, true)
  if (found === undefined && !('gone' in edit)) throw notFound(kind.noun)
  return found ?? null
}

/**
 * The latest version of a record that was removed, and 0 for a new one.
 * @throws Problem 409 where another version was looked at as the present one.
 */
async function latestOf<V extends Values>(
  { db }: Asked,
  { kind, noun }: Versioned<V>,
  { id, version }: Edit<V>,
): Promise<number> {
  if (id === undefined) return 0
  const [latest] = await findVersions(db, { kind, id })
  if (version !== undefined && latest?.version !== version) {
    throw new Problem(409, `${noun} has been changed by somebody else meanwhile.`)
  }
  return latest?.version ?? 0
}

async function standing<V extends Values>(
  { db }: Asked,
  { find, noun }: Versioned<V>,
  id: string,
): Promise<Standing<V>> {
  const found = await find(db, id, true)
  if (found === undefined) throw notFound(noun)
  return found
}

/**
 * The one way to remove what admins edit: refuses where another version is named than the one that
 * stands, and writes down what it was. `remove` deletes its rows, in the same transaction.
 * @throws Problem 404 for an unknown record, 409 (`StaleSave`) for a stale version.
 */
export async function removeVersioned<V extends Values>(
  asked: Asked,
  kind: Versioned<V>,
  { id, version }: { id: string; version?: number | undefined },
  remove: (within: Asked) => Promise<void>,
): Promise<void> {
  await inTransaction(asked, async (within) => {
    const found = await standing(within, kind, id)
    if (version !== undefined && version !== found.version) {
      throw await staleSave(within, kind, id, version, found)
    }
    await remove(within)
    await audit(within.db, within, `${kind.kind} removed`, {
      record: { kind: kind.kind, id, before: found.values, after: null },
    })
  })
}

/** The refusal of a save on top of a version that is not the present one, with what came since. */
async function staleSave<V extends Values>(
  { db, now }: Asked,
  { kind, noun }: Versioned<V>,
  id: string,
  edited: number,
  { version, values }: Standing<V>,
): Promise<Problem> {
  const latest = await findVersion(db, { kind, id }, version)
  const base = await findVersion(db, { kind, id }, edited)
  const data: StaleSave = {
    by: latest?.savedBy ?? 'Somebody else',
    at: (latest?.savedAt ?? now).toISOString(),
    version,
    values,
    // Of a version that is not kept any more nothing is known, so any field may be another.
    changed: changedFields(base?.snapshot ?? null, values),
  }
  return new Problem(409, `${noun} has been changed by somebody else meanwhile.`, { data })
}
