import { vi } from 'vitest'
import { createLive, type LiveReason, type Tabs } from './create-live.ts'
import type { LiveKind } from './live.rules.ts'

const nothing = () => undefined

interface Opened {
  say(text: string): void
  end(): void
  isCancelled: boolean
}

/** A browser's lock and channel, for as many tabs as a test opens. */
export function makeBrowser(): () => Tabs {
  const queue: (() => void)[] = []
  const told = new Map<Tabs, (kind: LiveKind, why: LiveReason) => void>()
  let isLed = false
  const next = () => {
    const lead = queue.shift()
    isLed = lead !== undefined
    lead?.()
  }
  return () => {
    const tabs: Tabs = {
      lead: (signal, follow) =>
        new Promise((resolve, reject) => {
          const take = () => {
            signal.addEventListener('abort', next)
            resolve()
          }
          if (isLed) {
            follow()
            queue.push(take)
            signal.addEventListener('abort', () => {
              const place = queue.indexOf(take)
              if (place === -1) return
              queue.splice(place, 1)
              reject(signal.reason)
            })
          } else {
            isLed = true
            take()
          }
        }),
      tell: (kind, why) => {
        for (const [tab, hear] of told) if (tab !== tabs) hear(kind, why)
      },
      onTold: (hear) => told.set(tabs, hear),
      leave: () => told.delete(tabs),
    }
    return tabs
  }
}

/** A server and a page that tests play, in a browser of its own unless one is given. */
export function makeWorld(tabs = makeBrowser()) {
  const opened: Opened[] = []
  const changed: Record<'person' | 'sight' | 'online', () => void> = {
    person: nothing,
    sight: nothing,
    online: nothing,
  }
  const world = {
    person: 'ada' as string | null,
    isVisible: true,
    isDown: false,
    /** What the server waits for before it answers. */
    hold: Promise.resolve(),
    opened,
    attempts: 0,
    last: () => {
      const stream = opened.at(-1)
      if (stream === undefined) throw new Error('No stream was opened')
      return stream
    },
    becomes(person: string | null) {
      world.person = person
      changed.person()
    },
    sight(isVisible: boolean) {
      world.isVisible = isVisible
      changed.sight()
    },
    online: () => changed.online(),
  }
  const live = createLive({
    open: async () => {
      world.attempts += 1
      if (world.isDown) throw new TypeError('Failed to fetch')
      await world.hold
      const encoder = new TextEncoder()
      const stream: Opened = { say: nothing, end: nothing, isCancelled: false }
      opened.push(stream)
      return new ReadableStream<Uint8Array>({
        start(controller) {
          stream.say = (text) => controller.enqueue(encoder.encode(text))
          stream.end = () => controller.close()
        },
        cancel() {
          stream.isCancelled = true
        },
      })
    },
    person: () => world.person,
    onPerson: (call) => {
      changed.person = call
    },
    isVisible: () => world.isVisible,
    onVisibility: (call) => {
      changed.sight = call
    },
    onOnline: (call) => {
      changed.online = call
    },
    tabs,
    random: () => 1,
  })
  return { ...world, world, live }
}

/** What the server says when there is something new for the bell. */
export const event = 'event: bell\ndata:\n\n'
/** Lets what waits on promises alone happen. */
export const settle = () => vi.advanceTimersByTimeAsync(0)
