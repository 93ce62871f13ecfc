import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { event, makeWorld, settle } from './live.testing.ts'

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

  it('lets the page wait with what very many people are told of, and tells of it once', async () => {
    const { world, live } = makeWorld()
    const changed = vi.fn()
    const stop = live.on('bell', changed)
    await settle()
    const told = 'event: bell-of-many\ndata:\n\n'
    world.last().say(told + told)
    await settle()
    // Signs of life, without which the line would count as dead.
    await vi.advanceTimersByTimeAsync(30_000)
    world.last().say(':\n\n')
    await vi.advanceTimersByTimeAsync(29_999)
    expect(changed).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(changed).toHaveBeenCalledTimes(2)
    world.last().say(told)
    await settle()
    stop()
    await settle()
    expect(vi.getTimerCount()).toBe(0)
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
