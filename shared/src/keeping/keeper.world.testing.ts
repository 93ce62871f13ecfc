import { type DraftStorage, memoryDrafts } from './draft-storage.ts'
import { createKeeper } from './keeper.ts'
import type { Keeper, Sending } from './keeper-types.ts'
import type { Merged, Stored } from './kept-draft.rules.ts'
import { createLocks, type Life, openChannel } from './tabs.testing.ts'

/** A text in small: its words, each of which is typed once. */
export type Words = readonly string[]

export const sameWords = (one: Words, other: Words) => one.join(' ') === other.join(' ')

/** Puts what I inserted into theirs, and takes out what I did. */
export function mergeWords(base: Words, mine: Words, theirs: Words): Words {
  const merged = theirs.filter((word) => mine.includes(word) || !base.includes(word))
  let after = ''
  for (const word of mine) {
    if (!base.includes(word) && !merged.includes(word)) {
      merged.splice(merged.indexOf(after) + 1, 0, word)
    }
    if (merged.includes(word)) after = word
  }
  return merged
}

/** The same, but a word of mine is lost on the way: nobody's merge is perfect. */
function mergeBadly(base: Words, mine: Words, theirs: Words): Words {
  const lost = mine.find((word) => !base.includes(word) && !theirs.includes(word))
  const merged = mergeWords(base, mine, theirs)
  return sameWords(theirs, base) ? merged : merged.filter((word) => word !== lost)
}

/** What becomes of a device's requests while this holds. */
export type Weather = 'fine' | 'cut' | 'answer lost' | 'slow' | 'tripled' | 'down' | 'signed out'

interface Memory {
  stored: Stored<Words>
  snapshots: Words[]
}

/** A server that follows the rules of SaveDraft; what nobody has heard of it may be lost. */
function createServer() {
  let memory: Memory = { stored: { revision: 1, value: ['start'] }, snapshots: [] }
  let heard = memory
  let saves = 0
  return {
    stored: () => memory.stored,
    snapshots: () => memory.snapshots,
    saves: () => saves,
    save({ value, baseRevision, keep }: Sending<Words>): { revision: number } {
      saves += 1
      const { stored, snapshots } = memory
      const isSame = sameWords(value, stored.value)
      if (!isSame && baseRevision !== stored.revision) throw { status: 409 }
      const revision = isSame ? stored.revision : stored.revision + 1
      const kept = keep === undefined ? [] : [keep, stored.value]
      memory = { stored: { revision, value }, snapshots: [...snapshots, ...kept] }
      return { revision }
    },
    acknowledge() {
      heard = memory
    },
    restart() {
      memory = heard
    },
  }
}

export interface Tab {
  keeper: Keeper<Words>
  life: Life
  /** The piece is left for another page of the portal, and opened again. */
  reopen: () => Promise<void>
}

/** Devices with tabs, their networks and one server, in a time of their own. */
export function createWorld({
  below,
  isMergeBad,
}: {
  /** A whole number from 0 to below this. */
  below: (limit: number) => number
  isMergeBad: boolean
}) {
  let nowMs = 0
  const server = createServer()
  let timers: { dueMs: number; run: () => void; life: Life }[] = []
  /** Requests under way, and copies of earlier ones that still wander about. */
  const underWay: (() => void)[] = []
  let ids = 0
  const merge = (base: Words, mine: Words, theirs: Words): Merged<Words> => ({
    value: (isMergeBad ? mergeBadly : mergeWords)(base, mine, theirs),
  })

  function createDevice() {
    const storage = memoryDrafts(true)
    const locks = createLocks()
    const channels = new Map<BroadcastChannel, Life>()
    const tabs: Tab[] = []
    const device = {
      storage,
      tabs,
      weather: 'fine' satisfies Weather as Weather,
      isOnline: true,
      isFull: false,
      async open() {
        tabs.push(openTab())
        await settle()
      },
      /** A tab is gone from one moment to the next. */
      kill(tab: Tab) {
        tab.life.isAlive = false
        locks.drop(tab.life)
        timers = timers.filter(({ life }) => life !== tab.life)
        tabs.splice(tabs.indexOf(tab), 1)
      },
    }

    function request<A>(life: Life, serve: () => A): Promise<A> {
      return new Promise((resolve, reject) => {
        // What a tab has sent arrives without it; but it sends nothing any more.
        if (!life.isAlive) return
        const lost = () => reject(new TypeError('Failed to fetch'))
        const arrive = (isHeard: boolean) => {
          try {
            const answer = serve()
            if (!isHeard || !life.isAlive) return lost()
            server.acknowledge()
            resolve(answer)
          } catch (error) {
            reject(error)
          }
        }
        const again = () => {
          try {
            serve()
          } catch {
            // Nobody hears what a stray copy is told.
          }
        }
        const now = device.isOnline ? device.weather : 'cut'
        if (now === 'cut') lost()
        else if (now === 'down') reject({ status: 503 })
        else if (now === 'signed out') reject({ status: 401 })
        else if (now === 'slow') underWay.push(() => arrive(true))
        else arrive(now !== 'answer lost')
        if (now === 'tripled') underWay.push(again, again)
      })
    }

    function storageOf(life: Life): DraftStorage {
      const never = new Promise<never>(() => undefined)
      return {
        ...storage,
        put: (record, merged) => {
          if (!life.isAlive) return never
          if (device.isFull) return Promise.reject(new DOMException('Full', 'QuotaExceededError'))
          return storage.put(record, merged)
        },
        remove: (records) => (life.isAlive ? storage.remove(records) : never),
      }
    }

    function openTab(): Tab {
      const life: Life = { isAlive: true }
      const lingering = new Map<string, () => void>()
      const clockAtStart = below(1_000_000)
      const create = () => {
        // The page itself came through, whatever the weather is now.
        const start = server.stored()
        server.acknowledge()
        return createKeeper<Words>({
          owner: 'ada',
          name: 'piece 1',
          start,
          same: sameWords,
          merge,
          send: (sending) => request(life, () => server.save(sending)),
          fetch: () => request(life, server.stored),
          isValue: (value): value is Words => Array.isArray(value),
          environment: {
            openStorage: async () => storageOf(life),
            locks: { request: locks.requestFor(life) },
            openChannel: () => openChannel(channels, life),
            lingering,
            newId: () => `tab ${ids++}`,
            now: () => clockAtStart + nowMs,
            isOnline: () => device.isOnline,
            isHidden: () => false,
            schedule: (run, ms) => {
              const timer = { dueMs: nowMs + ms, run, life }
              timers.push(timer)
              return () => {
                timers = timers.filter((other) => other !== timer)
              }
            },
            random: () => below(1000) / 1000,
          },
        })
      }
      const tab: Tab = {
        keeper: create(),
        life,
        async reopen() {
          tab.keeper.close()
          if (below(2) === 0) await settle()
          tab.keeper = create()
          void tab.keeper.open()
          await settle()
        },
      }
      void tab.keeper.open()
      return tab
    }
    return device
  }

  const devices = [createDevice(), createDevice()]
  const world = {
    server,
    devices,
    nowMs: () => nowMs,
    /** Time goes by, and timers run. */
    async pass(ms: number) {
      const until = nowMs + ms
      for (;;) {
        const due = timers.filter(({ dueMs }) => dueMs <= until)
        const next = due.toSorted((one, other) => one.dueMs - other.dueMs)[0]
        if (next === undefined) break
        timers = timers.filter((timer) => timer !== next)
        nowMs = Math.max(nowMs, next.dueMs)
        if (next.life.isAlive) next.run()
        await settle()
      }
      nowMs = until
    },
    /** Something that is under way arrives, not necessarily what left first. */
    async deliverOne() {
      const [arriving] = underWay.splice(below(underWay.length), 1)
      arriving?.()
      await settle()
    },
    async deliverAll() {
      while (underWay.length > 0) await world.deliverOne()
    },
  }
  return world
}

export type World = ReturnType<typeof createWorld>
export type Device = World['devices'][number]

/** Lets all promises that are ready run on. */
export async function settle() {
  for (let turn = 0; turn < 60; turn += 1) await Promise.resolve()
}
