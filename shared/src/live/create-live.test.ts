import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLive, type Tabs } from './create-live.ts'
import type { LiveKind } from './live.rules.ts'

const nothing = () => undefined

interface Opened {
  say(text: string): void
  end(): void
  isCancelled: boolean
}

/** A browser's lock and channel, for as many tabs as a test opens. */
function makeBrowser(): (person: string) => Tabs {
  const queue: (() => void)[] = []
  const told = new Map<Tabs, (kind: LiveKind) => void>()
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
      tell: (kind) => {
        for (const [tab, hear] of told) if (tab !== tabs) hear(kind)
      },
      onTold: (hear) => told.set(tabs, hear),
      leave: () => told.delete(tabs),
    }
    return tabs
  }
}

/** A server and a page that tests play, in a browser of its own unless one is given. */
function makeWorld(tabs = makeBrowser()) {
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

const event = 'event: bell\ndata:\n\n'
/** Lets what waits on promises alone happen. */
const settle = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the stream', () => {
  it('is one for all listeners, opened by the first and closed after the last', async () => {
    const { world, live } = makeWorld()
    const [first, second] = [vi.fn(), vi.fn()]
    const stopFirst = live.on('bell', first)
    const stopSecond = live.on('bell', second)
    await settle()
    expect(world.attempts).toBe(1)
    world.last().say(event)
    await settle()
    expect(first).toHaveBeenCalledTimes(2)
    expect(second).toHaveBeenCalledTimes(2)
    stopFirst()
    world.last().say(event)
    await settle()
    expect(first).toHaveBeenCalledTimes(2)
    expect(second).toHaveBeenCalledTimes(3)
    stopSecond()
    await settle()
    expect(world.last().isCancelled).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('tells of each event, however it is cut, and passes over what it does not know', async () => {
    const { world, live } = makeWorld()
    const changed = vi.fn()
    live.on('bell', changed)
    await settle()
    expect(changed).toHaveBeenCalledTimes(1)
    for (const part of [
      ': still here\n\n',
      'event: be',
      'll\nda',
      'ta:\n',
      '\nevent: other\ndata:\n\n',
    ]) {
      world.last().say(part)
      await settle()
    }
    expect(changed).toHaveBeenCalledTimes(2)
  })

  it('is opened again when it ends, and then tells what may have been missed', async () => {
    const { world, live } = makeWorld()
    const changed = vi.fn()
    live.on('bell', changed)
    await settle()
    await vi.advanceTimersByTimeAsync(20_000)
    world.last().end()
    await settle()
    expect(world.attempts).toBe(1)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(world.attempts).toBe(2)
    expect(changed).toHaveBeenCalledTimes(2)
  })

  it('is given up after a minute without a word, which the comments of the server prevent', async () => {
    const { world, live } = makeWorld()
    live.on('bell', vi.fn())
    await settle()
    for (let times = 0; times < 4; times += 1) {
      await vi.advanceTimersByTimeAsync(25_000)
      world.last().say(':\n\n')
      await settle()
    }
    expect(world.attempts).toBe(1)
    await vi.advanceTimersByTimeAsync(61_000)
    expect(world.opened[0]?.isCancelled).toBe(true)
    expect(world.attempts).toBe(2)
  })

  it('is asked for ever more seldom while it cannot be had, and meanwhile looked once a minute', async () => {
    const { world, live } = makeWorld()
    world.isDown = true
    const changed = vi.fn()
    live.on('bell', changed)
    await vi.advanceTimersByTimeAsync(59_000)
    // At once, and after 1, 2, 4, 8, 16 and 32 seconds more, of which the last is still to come.
    expect(world.attempts).toBe(6)
    expect(changed).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(122_000)
    expect(changed).toHaveBeenCalledTimes(3)
    world.isDown = false
    await vi.advanceTimersByTimeAsync(60_000)
    expect(world.opened).toHaveLength(1)
    changed.mockClear()
    world.last().say(':\n\n')
    await vi.advanceTimersByTimeAsync(59_500)
    expect(changed).not.toHaveBeenCalled()
  })

  it('is tried at once when the network is back', async () => {
    const { world, live } = makeWorld()
    world.isDown = true
    live.on('bell', vi.fn())
    await vi.advanceTimersByTimeAsync(40_000)
    world.isDown = false
    world.online()
    await settle()
    expect(world.opened).toHaveLength(1)
  })

  it('counts failures anew after a stream that lasted, and not after one that broke at once', async () => {
    const { world, live } = makeWorld()
    live.on('bell', vi.fn())
    await settle()
    for (const [pause, attempts] of [
      [1_000, 2],
      [2_000, 3],
      [4_000, 4],
    ] as const) {
      world.last().end()
      await vi.advanceTimersByTimeAsync(pause - 1)
      expect(world.attempts).toBe(attempts - 1)
      await vi.advanceTimersByTimeAsync(1)
      expect(world.attempts).toBe(attempts)
    }
    await vi.advanceTimersByTimeAsync(15_000)
    world.last().end()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(world.attempts).toBe(5)
  })
})

describe('the page', () => {
  it('out of sight holds no stream, and opens one in sight again', async () => {
    const { world, live } = makeWorld()
    const changed = vi.fn()
    live.on('bell', changed)
    await settle()
    world.sight(false)
    await settle()
    expect(world.last().isCancelled).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
    changed.mockClear()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(changed).not.toHaveBeenCalled()
    expect(world.attempts).toBe(1)
    world.sight(true)
    await settle()
    expect(world.attempts).toBe(2)
    expect(changed).toHaveBeenCalledTimes(1)
  })

  it('that starts out of sight opens none', async () => {
    const { world, live } = makeWorld()
    world.isVisible = false
    live.on('bell', vi.fn())
    await vi.advanceTimersByTimeAsync(120_000)
    expect(world.attempts).toBe(0)
  })
})

describe('tabs of one browser', () => {
  /** Seven tabs in sight, each of which listens. */
  function openTabs() {
    const browser = makeBrowser()
    return Array.from({ length: 7 }, () => {
      const { world, live } = makeWorld(browser)
      const changed = vi.fn()
      return { world, live, changed, stop: live.on('bell', changed) }
    })
  }

  it('have one stream, of which all are told', async () => {
    const tabs = openTabs()
    await settle()
    expect(tabs.map(({ world }) => world.attempts)).toEqual([1, 0, 0, 0, 0, 0, 0])
    for (const { changed } of tabs) changed.mockClear()
    tabs[0]?.world.last().say(event)
    await settle()
    expect(tabs.map(({ changed }) => changed.mock.calls.length)).toEqual([1, 1, 1, 1, 1, 1, 1])
  })

  it('look again when they join, so that nothing is missed', async () => {
    const tabs = openTabs()
    await settle()
    for (const { changed } of tabs) expect(changed).toHaveBeenCalled()
  })

  it('go on with another one when the first is out of sight, or its listener gone', async () => {
    const tabs = openTabs()
    await settle()
    tabs[0]?.world.sight(false)
    await settle()
    expect(tabs[0]?.world.last().isCancelled).toBe(true)
    expect(tabs[1]?.world.attempts).toBe(1)
    tabs[1]?.stop()
    await settle()
    expect(tabs[2]?.world.attempts).toBe(1)
    for (const { changed } of tabs) changed.mockClear()
    tabs[2]?.world.last().say(event)
    await settle()
    expect(tabs.map(({ changed }) => changed.mock.calls.length)).toEqual([0, 0, 1, 1, 1, 1, 1])
  })

  it('pass over those that left while they waited', async () => {
    const tabs = openTabs()
    await settle()
    tabs[1]?.world.sight(false)
    await settle()
    tabs[0]?.world.sight(false)
    await settle()
    expect(tabs.map(({ world }) => world.attempts)).toEqual([1, 0, 1, 0, 0, 0, 0])
  })

  it('are told once a minute by the one that leads while there is no stream', async () => {
    const tabs = openTabs()
    for (const { world } of tabs) world.isDown = true
    await settle()
    for (const { changed } of tabs) changed.mockClear()
    await vi.advanceTimersByTimeAsync(61_000)
    expect(tabs.map(({ changed }) => changed.mock.calls.length)).toEqual([1, 1, 1, 1, 1, 1, 1])
    expect(tabs.map(({ world }) => world.attempts).slice(1)).toEqual([0, 0, 0, 0, 0, 0])
  })
})

describe('the person', () => {
  it('who signs out has no stream, and nothing goes on', async () => {
    const { world, live } = makeWorld()
    const changed = vi.fn()
    live.on('bell', changed)
    await settle()
    world.becomes(null)
    await settle()
    expect(world.last().isCancelled).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
    changed.mockClear()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(changed).not.toHaveBeenCalled()
  })

  it('who is another gets a stream of their own', async () => {
    const { world, live } = makeWorld()
    const changed = vi.fn()
    live.on('bell', changed)
    await settle()
    const [before] = world.opened
    world.becomes('ada')
    await settle()
    expect(world.attempts).toBe(1)
    world.becomes('bob')
    await settle()
    expect(before?.isCancelled).toBe(true)
    expect(world.attempts).toBe(2)
  })

  it('who left while the stream was being asked for is told nothing', async () => {
    const { world, live } = makeWorld()
    const answer = Promise.withResolvers<void>()
    world.hold = answer.promise
    const changed = vi.fn()
    live.on('bell', changed)
    await settle()
    expect(world.attempts).toBe(1)
    world.becomes(null)
    answer.resolve()
    await settle()
    expect(changed).not.toHaveBeenCalled()
    expect(world.last().isCancelled).toBe(true)
  })
})
