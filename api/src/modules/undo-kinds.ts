import type { VersionedKind } from '@portal/shared/api/schemas'
import type { Asked } from '../asked.ts'
import type { Change } from '../audit/audit.rules.ts'
import { undoLink } from './links/index.ts'
import { undoResult } from './scores/index.ts'
import { versionedKinds } from './versioned-kinds.ts'

/** A change of one record, as the log has it. */
export interface Undoing {
  record: string
  /** The version that it made; null for a record without versions. */
  version: number | null
  changes: readonly Change[]
}

/** How a kind of record is put back as it was before a change. */
export interface Undoer {
  /** Whether there is anything to go back to. */
  can: (change: Undoing) => boolean
  /** Puts it back, in the transaction that it is given; throws a `Problem` where that cannot be. */
  undo: (within: Asked, change: Undoing, batch: string) => Promise<void>
}

/** Kinds of records without versions that can be put back, each by its own module. */
const others: Readonly<Record<string, Undoer>> = {
  link: { can: ({ changes }) => changes.length > 0, undo: undoLink },
  'official result': { can: ({ changes }) => changes.length > 0, undo: undoResult },
}

const isVersioned = (kind: string): kind is VersionedKind => kind in versionedKinds

/** How a kind of record of the log is put back; undefined where it cannot be. */
export function undoerOf(kind: string): Undoer | undefined {
  if (!isVersioned(kind)) return others[kind]
  const { undo } = versionedKinds[kind]
  return (
    undo && {
      // The first version has none before it.
      can: ({ version }) => version !== null && version > 1,
      undo: async (within, { record: id, version }, batch) => {
        await undo(within, { id, version: version ?? 0, batch })
      },
    }
  )
}
