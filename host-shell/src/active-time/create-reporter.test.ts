import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createReporter } from './create-reporter.ts'
import { takeLead } from './lead.ts'

const minute = 60_000

/** Tabs of one browser: locks in turn, messages to all others, and what the server got. */
function makeBrowser() {
  const queue: { run: () => Promise<void>; signal: AbortSignal }[] = []
  let isHeld = false
  const next = () => {
    if (isHeld) return
    const first = queue.shift()
    if (first === undefined) return
    if (first.signal.aborted) return next()
    isHeld = true
    void first.run().then(() => {
      isHeld = false
      next()
    })
  }
  const locks = {
    request: (_: string, { signal }: LockOptions, run: () => Promise<void>) => {
      if (signal) queue.push({ run, signal })
      queueMicrotask(next)
      return Promise.resolve()
    },
  } as unknown as LockManager
  const tabs: { reporter: ReturnType<typeof createReporter>; sight: (is: boolean) => void }[] = []
  const sent: number[] = []
  const server = { isDown: false }

  function open(isVisible = true) {
    const tab = { isVisible }
    const reporter = createReporter({
      now: () => performance.now(),
      isVisible: () => tab.isVisible,
      lead: (onLead) => takeLead(locks, 'lead', onLead),
      tell: () => {
        for (const other of tabs)
          if (other.reporter !== reporter) other.reporter.happenedElsewhere()
      },
      send: async (ms) => {
        if (server.isDown) throw new Error('down')
        sent.push(ms)
      },
    })
    const made = {
      reporter,
      sight: (is: boolean) => {
        tab.isVisible = is
        reporter.sightChanged()
      },
    }
    tabs.push(made)
    return made
  }
  const total = () => sent.reduce((sum, ms) => sum + ms, 0)
  return { open, sent, server, total }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('one tab', () => {
  it('reports every minute what was gained, and nothing while idle', async () => {
    const { open, sent } = makeBrowser()
    const { reporter } = open()
    await pass(30_000)
    reporter.happened()
    await pass(30_000)
    expect(sent).toEqual([minute])
    await pass(minute)
    expect(sent).toEqual([minute, 30_000])
    await pass(10 * minute)
    expect(sent).toEqual([minute, 30_000])
  })

  it('reports at once when the page goes out of sight, and counts nothing there', async () => {
    const { open, sent } = makeBrowser()
    const { reporter, sight } = open()
    await pass(20_000)
    sight(false)
    expect(sent).toEqual([20_000])
    reporter.happened()
    await pass(10 * minute)
    reporter.leave()
    expect(sent).toEqual([20_000])
    sight(true)
    await pass(5_000)
    reporter.leave()
    expect(sent).toEqual([20_000, 5_000])
  })

  it('sends what a failed report had with the next', async () => {
    const { open, sent, server } = makeBrowser()
    const { reporter } = open()
    server.isDown = true
    await pass(minute)
    reporter.happened()
    expect(sent).toEqual([])
    expect(console.error).toHaveBeenCalledTimes(1)
    server.isDown = false
    await pass(minute)
    expect(sent).toEqual([2 * minute])
  })

  it('that was stopped reports no more', async () => {
    const { open, sent } = makeBrowser()
    const { reporter } = open()
    await pass(10_000)
    reporter.stop()
    reporter.happened()
    reporter.leave()
    await pass(10 * minute)
    expect(sent).toEqual([])
  })
})

describe('several tabs', () => {
  it('in sight at once count no time twice', async () => {
    const { open, total } = makeBrowser()
    const [first, second] = [open(), open()]
    for (let times = 0; times < 20; times += 1) {
      await pass(6_000)
      first.reporter.happened()
      await pass(4_000)
      second.reporter.happened()
    }
    await pass(40_000)
    expect(total()).toBe(240_000)
  })

  it('count what happens in any of them', async () => {
    const { open, total } = makeBrowser()
    open()
    const second = open()
    await pass(50_000)
    second.reporter.happened()
    await pass(10 * minute)
    expect(total()).toBe(110_000)
  })

  it('hand over when one goes out of sight or is closed', async () => {
    const { open, sent } = makeBrowser()
    const [first, second] = [open(), open(false)]
    await pass(10_000)
    first.sight(false)
    second.sight(true)
    await pass(5_000)
    second.reporter.leave()
    expect(sent).toEqual([10_000, 5_000])
    const third = open()
    await pass(7_000)
    third.reporter.leave()
    expect(sent).toEqual([10_000, 5_000, 7_000])
  })

  it('that go out of sight before their turn do not hold it up', async () => {
    const { open, sent } = makeBrowser()
    const [first, second, third] = [open(), open(), open()]
    await pass(1_000)
    second.sight(false)
    first.sight(false)
    await pass(2_000)
    third.reporter.leave()
    expect(sent).toEqual([1_000, 2_000])
  })
})

it('where tabs have no locks, each leads', () => {
  const onLead = vi.fn()
  takeLead(undefined, 'lead', onLead).release()
  expect(onLead).toHaveBeenCalledTimes(1)
})
