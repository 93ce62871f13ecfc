import { type DraftRecord, type DraftStorage, draftIn, type RecordKey } from './draft-storage.ts'
import type { KeeperOptions } from './keeper-types.ts'
import { type Draft, isBehind } from './kept-draft.rules.ts'
import { createRowWriter, type RowWriter } from './row-writer.ts'
import { holdLife, ifGone } from './tab-life.ts'

/** What a keeper's device asks of the keeper. */
interface Own<T> {
  draft: () => Draft<T>
  /** Nothing of the tab's own waits, so that what another has left can take its place. */
  mayAdopt: () => boolean
  adopt: (left: Draft<T>) => void
  publish: () => void
  refresh: () => void
}

/** A tab's side of the device's store: its own row, and those of tabs that are gone. */
export interface Device {
  /** Id of this tab. */
  tab: string
  /**
   * Opens the store, and takes up what was left. Never rejects.
   * @returns whether this page had a keeper of it a moment ago, which may have saved since.
   */
  open: () => Promise<boolean>
  /** Keeps the draft as it is, in this turn; forgets it where the server has it all. */
  keep: () => void
  /** Forgets all that is kept of it, other tabs' too. */
  forget: () => void
  /** Takes up what tabs have left that are gone by now. */
  look: () => Promise<void>
  /** Takes up what could not be taken up before, as something of the tab's own was waiting. */
  lookAgain: () => void
  /** Tells other tabs that the server has something newer. */
  tell: () => void
  retry: () => void
  isLasting: () => boolean
  /** The keeper is closed, but a save is under way: it may be ended by the next one of this page. */
  linger: () => void
  /** Leaves what is not saved to whoever opens it next. */
  letGo: () => void
  hasLetGo: () => boolean
}

export function createDevice<T>(
  { owner, name, same, isValue, environment }: KeeperOptions<T>,
  own: Own<T>,
): Device {
  const key: RecordKey = { owner, name, tab: environment.newId() }
  const place = `portal draft ${owner} ${name}`
  let storage: DraftStorage | null = null
  let writer: RowWriter | null = null
  let stamp = 0
  let isKept = false
  /** Rows that have become part of this tab's, until they are taken away. */
  let merged: readonly DraftRecord[] = []
  let looking: Promise<void> | null = null
  let opening: Promise<DraftStorage> | null = null
  /** Something was left that is not taken up yet. */
  let hasMore = false
  let letGoOfLife: (() => void) | null = null
  let channel: BroadcastChannel | undefined

  function keep(): void {
    if (storage === null || writer === null) return
    const draft = own.draft()
    const isWanted = isBehind(draft, same)
    // What it left may be another tab's by now, which has its own row of it.
    if (isWanted ? letGoOfLife === null : !isKept && merged.length === 0) return
    stamp += 1
    isKept = isWanted
    const [to, record, taken] = [storage, { ...key, stamp, draft }, merged]
    writer.write('mine', async () => {
      await (isWanted ? to.put(record, taken) : to.remove([record, ...taken]))
      merged = merged.filter((row) => !taken.includes(row))
    })
  }

  function forget(): void {
    if (storage === null || writer === null) return
    const from = storage
    isKept = false
    merged = []
    writer.write('mine', () => from.forget(owner, name))
  }

  function look(): Promise<void> {
    looking ??= lookNow().finally(() => {
      looking = null
    })
    return looking
  }

  /** Takes up rows of tabs that are gone, one after the other. */
  async function lookNow(): Promise<void> {
    hasMore = false
    try {
      for (const row of (await storage?.list(owner, name)) ?? []) {
        const isMine = row.tab === key.tab || merged.some(({ tab }) => tab === row.tab)
        if (!isMine) await ifGone(environment.locks, row, () => takeUp(row))
      }
    } catch {
      // The store cannot be read: what is in it stays.
    }
  }

  async function takeUp({ owner, name, tab }: DraftRecord): Promise<void> {
    // Another tab may have taken it up since it was listed.
    const row = (await storage?.read({ owner, name, tab })) ?? null
    const left = row && draftIn(row, isValue)
    if (row === null || left === null) return
    if (!isBehind(left, same)) return storage?.remove([row])
    if (!own.mayAdopt()) {
      hasMore = true
      return
    }
    merged = [...merged, row]
    own.adopt(left)
    keep()
    own.publish()
  }

  function letGo(): void {
    letGoOfLife?.()
    letGoOfLife = null
    if (environment.lingering.get(place) === letGo) environment.lingering.delete(place)
    channel?.close()
    channel = undefined
  }

  return {
    tab: key.tab,
    async open() {
      const before = environment.lingering.get(place)
      before?.()
      letGoOfLife ??= holdLife(environment.locks, key)
      channel ??= environment.openChannel?.(place)
      if (channel !== undefined) {
        channel.onmessage = () => {
          if (!environment.isHidden()) own.refresh()
        }
      }
      opening ??= environment.openStorage()
      storage = await opening
      writer ??= createRowWriter(storage.isLasting, own.publish)
      keep()
      await look()
      return before !== undefined
    },
    keep,
    forget,
    look,
    lookAgain() {
      if (hasMore) void look()
    },
    tell: () => channel?.postMessage('saved'),
    retry: () => writer?.retry(),
    isLasting: () => writer?.isLasting() ?? true,
    linger: () => void environment.lingering.set(place, letGo),
    letGo,
    hasLetGo: () => letGoOfLife === null,
  }
}
