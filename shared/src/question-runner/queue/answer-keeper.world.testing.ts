import { expect } from 'vitest'
import { createRunnerSession } from '../session/runner-session.ts'
import type { RunnerSession } from '../session/session-types.ts'
import { makeQuestion, makeSet, makeVerdict } from '../testing.ts'
import type { RunnerCalls, RunnerSet } from '../types.ts'
import { createModelServer } from './answer-keeper.model-server.testing.ts'
import { type AnswerStorage, memoryStorage } from './answer-storage.ts'

/** What becomes of requests while this holds. */
export type Weather = 'fine' | 'cut' | 'answer lost' | 'slow' | 'tripled' | 'down' | 'signed out'

/** Whether a tab still runs, and how often it was told that the set is handed in. */
interface Life {
  isAlive: boolean
  finishes: number
}

/** A browser tab of the world, with a session on the set. */
export interface Tab {
  session: RunnerSession
  life: Life
}

/** Server, network, device and its tabs, in a time of their own. */
export function createWorld({
  feedback,
  minutes,
  below,
}: {
  feedback: 'each' | 'end'
  /** Minutes of a timed set; null for an untimed one. */
  minutes: number | null
  /** A whole number from 0 to below this. */
  below: (limit: number) => number
}) {
  const startedMs = Date.parse('2027-03-01T10:00:00.000Z')
  let nowMs = startedMs
  const server = createModelServer({
    set: makeSet({
      feedback,
      timing: minutes === null ? 'none' : 'set',
      startedAt: new Date(startedMs).toISOString(),
      questions: [1, 2, 3, 4].map((number) => makeQuestion({ questionId: number, number })),
    }),
    deadlineMs: minutes === null ? null : startedMs + minutes * 60_000,
    now: () => nowMs,
  })
  const device = memoryStorage(true)
  const locks = createLocks()
  const channels = new Map<BroadcastChannel, Life>()
  let weather: Weather = 'fine'
  let isOnline = true
  let isFull = false
  /** Requests under way, and copies of earlier ones that still wander about. */
  const underWay: (() => void)[] = []
  let timers: { dueMs: number; run: () => void; life: Life }[] = []
  let tab: Tab

  function request<T>(from: Life, serve: () => { answer: T; acknowledge: () => void }): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      // What a tab has sent arrives without it; but it sends nothing any more.
      if (!from.isAlive) return
      const lost = () => reject(new TypeError('Failed to fetch'))
      const arrive = (isHeard: boolean) => {
        try {
          const { answer, acknowledge } = serve()
          if (!isHeard || !from.isAlive) return lost()
          acknowledge()
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
      const now = isOnline ? weather : 'cut'
      if (now === 'cut') lost()
      else if (now === 'down') reject({ status: 503 })
      else if (now === 'signed out') reject({ status: 401 })
      else if (now === 'slow') underWay.push(() => arrive(true))
      else arrive(now !== 'answer lost')
      if (now === 'tripled') underWay.push(again, again)
    })
  }

  function storageOf(from: Life): AnswerStorage {
    const never = new Promise<never>(() => undefined)
    const guard =
      <T extends unknown[]>(write: (...given: T) => Promise<void>, needsRoom: boolean) =>
      (...given: T): Promise<void> => {
        if (!from.isAlive) return never
        if (needsRoom && isFull) {
          return Promise.reject(new DOMException('Full', 'QuotaExceededError'))
        }
        return write(...given)
      }
    return {
      ...device,
      putSave: guard(device.putSave, true),
      putIfNewest: guard(device.putIfNewest, true),
      putSet: guard(device.putSet, true),
      removeSave: guard(device.removeSave, false),
      removeSet: guard(device.removeSet, false),
    }
  }

  /** Opens the set in a new tab; the page itself came through whatever the weather is now. */
  function openTab(): Tab {
    const openedMs = nowMs
    const clockAtStart = below(1_000_000)
    const now = () => clockAtStart + nowMs - openedMs
    const life: Life = { isAlive: true, finishes: 0 }
    const timed = (set: RunnerSet) => ({ set, askedAt: now(), receivedAt: now() })
    const calls: RunnerCalls = {
      refresh: async () => timed(await request(life, server.getSet)),
      clock: () => request(life, server.getClock),
      save: (input) => request(life, () => server.save(input)),
      finish: (input) => request(life, () => server.finish(input)),
      setBookmark: async () => undefined,
      flag: async () => undefined,
      selfMark: async () => makeVerdict(),
    }
    const page = server.getSet()
    page.acknowledge()
    const session = createRunnerSession({
      start: timed(page.answer),
      owner: 'ada',
      calls,
      onFinished: () => {
        life.finishes += 1
      },
      environment: {
        openStorage: async () => storageOf(life),
        places: undefined,
        locks: { request: locks.requestFor(life) },
        openChannel: () => openChannel(channels, life),
        now,
        isOnline: () => isOnline,
        isHidden: () => false,
        schedule: (run, ms) => {
          const timer = { dueMs: nowMs + ms, run, life }
          timers.push(timer)
          return () => {
            timers = timers.filter((other) => other !== timer)
          }
        },
      },
    })
    session.open()
    return { session, life }
  }

  const world = {
    server,
    tab: () => tab,
    nowMs: () => nowMs,
    isFull: () => isFull,
    setWeather: (next: Weather) => {
      weather = next
    },
    setOnline: (next: boolean) => {
      isOnline = next
      tab.session.wake()
    },
    setFull: (next: boolean) => {
      isFull = next
    },
    /** Time goes by; timers run, and the tab looks at its clock as the browser makes it do. */
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
      tab.session.tick()
      await settle()
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
    /** The tab is gone from one moment to the next, and opened anew. */
    async killAndReopen() {
      tab.life.isAlive = false
      locks.drop(tab.life)
      timers = timers.filter((timer) => timer.life !== tab.life)
      tab = openTab()
      await settle()
    },
    /** A second tab asks for the set and gets it; the first one stays open behind it. */
    async takeOver() {
      const second = openTab()
      await settle()
      locks.expire(second.life)
      await settle()
      if (second.session.view().hold === 'elsewhere') second.session.takeOver()
      await settle()
      expect(second.session.view().hold).toBe('mine')
      tab = second
    },
  }
  tab = openTab()
  return world
}

export type World = ReturnType<typeof createWorld>

/** Lets all promises that are ready run on. */
export async function settle() {
  for (let turn = 0; turn < 40; turn += 1) await Promise.resolve()
}

/** A channel among tabs; one that was killed hears nothing of what the others say. */
function openChannel(all: Map<BroadcastChannel, Life>, life: Life): BroadcastChannel {
  const channel = new EventTarget() as BroadcastChannel
  Object.assign(channel, {
    onmessage: null,
    postMessage: (data: unknown) => {
      for (const [other, { isAlive }] of all) {
        if (other !== channel && isAlive) other.onmessage?.(new MessageEvent('message', { data }))
      }
    },
    close: () => all.delete(channel),
  })
  all.set(channel, life)
  return channel
}

/** Web Locks, for one lock; a killed tab lets go at once. */
function createLocks() {
  let holder: { life: Life; letGo: () => void } | null = null
  let waiting: { life: Life; grant: () => void; giveUp: () => void }[] = []
  const next = () => {
    holder = null
    waiting.shift()?.grant()
  }
  return {
    requestFor(life: Life): LockManager['request'] {
      const request = (_name: string, _options: unknown, work: () => unknown) =>
        new Promise<void>((resolve, reject) => {
          const grant = () => {
            let isOver = false
            const letGo = () => {
              if (isOver) return
              isOver = true
              next()
              resolve()
            }
            holder = { life, letGo }
            void Promise.resolve(work()).then(letGo)
          }
          if (holder === null) grant()
          else waiting.push({ life, grant, giveUp: () => reject(new Error('Timed out')) })
        })
      return request as LockManager['request']
    },
    /** A request has waited for as long as it may. */
    expire(life: Life) {
      const late = waiting.filter((other) => other.life === life)
      waiting = waiting.filter((other) => other.life !== life)
      for (const { giveUp } of late) giveUp()
    },
    drop(life: Life) {
      waiting = waiting.filter((other) => other.life !== life)
      if (holder?.life === life) holder.letGo()
    },
  }
}
