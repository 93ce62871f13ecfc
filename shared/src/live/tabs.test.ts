import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { event, makeBrowser, makeWorld, settle } from './live.testing.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
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
