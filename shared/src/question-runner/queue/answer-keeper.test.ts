import { describe, expect, it, vi } from 'vitest'
import type { FinishInput } from '../types.ts'
import {
  change,
  fakeServer,
  fakeTimers,
  finished,
  openTab,
  settle,
} from './answer-keeper.testing.ts'
import { type AnswerStorage, memoryStorage } from './answer-storage.ts'

describe('answer keeper', () => {
  it('says Saving until the server has confirmed, then Saved', async () => {
    const server = fakeServer()
    const { keeper } = await openTab(server, memoryStorage(true))
    keeper.record(change(1, 'a'))
    expect(keeper.snapshot().saveState).toEqual({ kind: 'saving' })
    await settle()
    expect(keeper.snapshot().saveState).toEqual({ kind: 'saved' })
    expect(server.arrived).toHaveLength(1)
  })

  it('holds a text back while it is typed, and sends it once', async () => {
    const server = fakeServer()
    const { keeper, timers } = await openTab(server, memoryStorage(true))
    for (const text of ['T', 'Th', 'The']) {
      keeper.record(change(1, 'a', { response: { kind: 'text', text } }), 700)
    }
    await settle()
    expect(server.arrived).toHaveLength(0)
    expect(keeper.snapshot().saveState).toEqual({ kind: 'saving' })
    timers.runAll()
    await settle()
    expect(server.arrived.map((save) => [save.sequence, save.response])).toEqual([
      [3, { kind: 'text', text: 'The' }],
    ])
  })

  it('keeps answers through a lost network and a killed tab, then sends them in order, once', async () => {
    const server = fakeServer()
    const storage = memoryStorage(true)
    const first = await openTab(server, storage)
    server.setWeather('request lost')
    first.keeper.record(change(2, 'b'))
    first.keeper.record(change(1, 'a'))
    await settle()
    expect(first.keeper.snapshot().saveState).toEqual({ kind: 'device', count: 2 })

    const second = await openTab(server, storage)
    await settle()
    expect(second.keeper.snapshot().saveState).toEqual({ kind: 'device', count: 2 })
    server.setWeather('fine')
    second.timers.runAll()
    await settle()
    expect(second.keeper.snapshot().saveState).toEqual({ kind: 'saved' })
    expect(server.arrived.map((save) => save.questionId)).toEqual([2, 1])
  })

  it('survives the end of the session and goes on after signing in again', async () => {
    const server = fakeServer()
    const { keeper } = await openTab(server, memoryStorage(true))
    server.setWeather('signed out')
    keeper.record(change(1, 'a'))
    await settle()
    expect(keeper.snapshot()).toMatchObject({
      isSignedOut: true,
      saveState: { kind: 'device', count: 1 },
    })
    server.setWeather('fine')
    keeper.wake()
    await settle()
    expect(keeper.snapshot()).toMatchObject({ isSignedOut: false, saveState: { kind: 'saved' } })
  })

  it('drops what the server refuses, says so, and goes on with the rest', async () => {
    const server = fakeServer()
    const onRefused = vi.fn()
    const storage = memoryStorage(true)
    const { keeper } = await openTab(server, storage, fakeTimers(), {
      onRefused,
      save: (input) =>
        input.questionId === 1
          ? Promise.reject(Object.assign(new Error('Not in this set'), { status: 422 }))
          : server.save(input),
    })
    keeper.record(change(1, 'a'))
    keeper.record(change(2, 'b'))
    await settle()
    expect(onRefused).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ questionId: 1 }),
      'Not in this set',
    )
    expect(server.held.get(2)).toBeDefined()
    expect(keeper.snapshot().saveState).toEqual({ kind: 'saved' })
    expect((await storage.load('ada', 'set')).saves.map((save) => save.questionId)).toEqual([2])
  })

  it('hands in after the last answer, also when it was done offline in a killed tab', async () => {
    const server = fakeServer()
    const storage = memoryStorage(true)
    const first = await openTab(server, storage)
    server.setWeather('request lost')
    first.keeper.record(change(1, 'a'))
    first.keeper.handIn('2027-03-01T10:10:00.000Z')
    await settle()
    expect(first.keeper.snapshot().finish).toMatchObject({ state: 'waiting' })
    expect(await storage.unconfirmedSets('ada')).toHaveLength(1)

    server.setWeather('fine')
    const onFinished = vi.fn()
    await openTab(server, storage, fakeTimers(), { onFinished })
    await settle()
    expect(server.held.get(1)).toBeDefined()
    expect(server.finishes()).toBe(1)
    expect(onFinished).toHaveBeenCalledExactlyOnceWith(finished)
    expect(await storage.unconfirmedSets('ada')).toHaveLength(0)
  })

  it('says that a refused hand-in failed and lets it be tried again', async () => {
    const server = fakeServer()
    let isAllowed = false
    const { keeper } = await openTab(server, memoryStorage(true), fakeTimers(), {
      finish: () =>
        isAllowed
          ? server.finish()
          : Promise.reject(Object.assign(new Error('Not as a parent'), { status: 403 })),
    })
    keeper.handIn('2027-03-01T10:10:00.000Z')
    await settle()
    expect(keeper.snapshot().finish).toEqual({ state: 'refused', message: 'Not as a parent' })
    isAllowed = true
    keeper.handIn('2027-03-01T10:10:00.000Z')
    await settle()
    expect(keeper.snapshot().finish).toMatchObject({ state: 'done' })
  })

  it('goes on in memory while the device is full, says so, and stores again when there is room', async () => {
    const server = fakeServer()
    const storage = memoryStorage(true)
    let isFull = true
    const withRoom = <T extends unknown[]>(write: (...given: T) => Promise<void>) => {
      return (...given: T) =>
        isFull ? Promise.reject(new DOMException('Full', 'QuotaExceededError')) : write(...given)
    }
    const full: AnswerStorage = {
      ...storage,
      putSave: withRoom(storage.putSave),
      putIfNewest: withRoom(storage.putIfNewest),
      putSet: withRoom(storage.putSet),
    }
    const { keeper } = await openTab(server, full)
    keeper.record(change(1, 'a'))
    await settle()
    expect(keeper.snapshot()).toMatchObject({ isLasting: false, saveState: { kind: 'saved' } })
    expect(server.held.get(1)).toBeDefined()

    server.setWeather('request lost')
    keeper.record(change(2, 'b'))
    keeper.record(change(2, 'c'))
    await settle()
    expect((await storage.load('ada', 'set')).saves).toEqual([])
    isFull = false
    keeper.wake()
    await settle()
    expect(keeper.snapshot()).toMatchObject({
      isLasting: true,
      saveState: { kind: 'device', count: 1 },
    })
    const { saves } = await storage.load('ada', 'set')
    expect(
      saves.map(({ questionId, response, isConfirmed }) => [questionId, response, isConfirmed]),
    ).toEqual([
      [1, { kind: 'choice', letter: 'a' }, true],
      [2, { kind: 'choice', letter: 'c' }, false],
    ])
    expect(await storage.unconfirmedSets('ada')).toHaveLength(1)
  })

  it('opens the set again when the time is not up by the server’s clock', async () => {
    const server = fakeServer()
    const storage = memoryStorage(true)
    const onTooEarly = vi.fn()
    const sent: FinishInput[] = []
    const { keeper } = await openTab(server, storage, fakeTimers(), {
      onTooEarly,
      finish: (input) => {
        sent.push(input)
        return Promise.reject(Object.assign(new Error('Not yet'), { status: 409 }))
      },
    })
    keeper.handIn('2027-03-01T10:10:00.000Z', true)
    await settle()
    expect(sent).toEqual([{ setId: 'set', finishedAt: '2027-03-01T10:10:00.000Z', isTimeUp: true }])
    expect(onTooEarly).toHaveBeenCalledOnce()
    expect(keeper.snapshot()).toMatchObject({ finish: { state: 'open' }, hasFailed: false })
    expect(await storage.unconfirmedSets('ada')).toEqual([])
    keeper.record(change(1, 'a'))
    await settle()
    expect(server.held.get(1)).toBeDefined()
  })

  it('leaves alone what another tab has put after taking over', async () => {
    const server = fakeServer()
    const storage = memoryStorage(true)
    let answer: (() => void) | undefined
    const first = await openTab(server, storage, fakeTimers(), {
      save: (input) =>
        new Promise((resolve) => {
          answer = () => resolve({ sequence: input.sequence, outcome: 'saved', verdict: null })
        }),
    })
    first.keeper.record(change(1, 'a'))
    await settle()
    first.keeper.close()
    server.setWeather('request lost')
    const second = await openTab(server, storage)
    second.keeper.record(change(1, 'b'))
    await settle()
    answer?.()
    await settle()
    expect((await storage.load('ada', 'set')).saves).toMatchObject([
      { response: { letter: 'b' }, sequence: 2, isConfirmed: false },
    ])
  })

  it("never sends another person's answers", async () => {
    const server = fakeServer()
    const storage = memoryStorage(true)
    server.setWeather('request lost')
    const { keeper } = await openTab(server, storage)
    keeper.record(change(1, 'a'))
    await settle()
    expect(await storage.unconfirmedSets('bea')).toEqual([])
    expect((await storage.load('bea', 'set')).saves).toEqual([])
  })
})
