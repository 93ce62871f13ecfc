import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import type { FinishedSet, SaveInput, SaveOutcome } from '../types.ts'
import { type AnswerKeeper, createAnswerKeeper, type KeeperOptions } from './answer-keeper.ts'
import type { Change } from './answer-queue.ts'
import { type AnswerStorage, memoryStorage } from './answer-storage.ts'

const finished: FinishedSet = {
  id: 'set',
  title: 'Forces',
  subjectSlug: 'physics',
  startedAt: '2027-03-01T10:00:00.000Z',
  finishedAt: '2027-03-01T10:10:00.000Z',
  answered: 1,
  correct: 1,
  total: 1,
  timeMs: 1000,
}

const change = (questionId: number, letter: string, more: Partial<Change> = {}): Change => ({
  setId: 'set',
  questionId,
  response: { kind: 'choice', letter },
  timeMs: 1000,
  hiddenMs: 0,
  isMarkedForReview: false,
  answeredAt: '2027-03-01T10:00:00.000Z',
  submit: false,
  ...more,
})

/** What the network does to the next request. */
type Weather = 'fine' | 'request lost' | 'answer lost' | 'server down' | 'signed out'

/** A server with the rule of the contract: of one question only the highest sequence counts. */
function fakeServer() {
  const held = new Map<number, SaveInput>()
  const arrived: SaveInput[] = []
  let finishes = 0
  let weather: Weather = 'fine'
  const through = <T>(work: () => T): Promise<T> => {
    const today = weather
    if (today === 'request lost') return Promise.reject(new TypeError('Failed to fetch'))
    if (today === 'server down') return Promise.reject({ status: 503 })
    if (today === 'signed out') return Promise.reject({ status: 401 })
    const answer = work()
    return today === 'answer lost'
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(answer)
  }
  return {
    held,
    arrived,
    finishes: () => finishes,
    setWeather: (next: Weather) => {
      weather = next
    },
    save: (input: SaveInput) =>
      through<SaveOutcome>(() => {
        arrived.push(input)
        const before = held.get(input.questionId)
        if (before !== undefined && before.sequence > input.sequence) {
          return { sequence: before.sequence, outcome: 'superseded', verdict: null }
        }
        held.set(input.questionId, input)
        return { sequence: input.sequence, outcome: 'saved', verdict: null }
      }),
    finish: () =>
      through(() => {
        finishes += 1
        return finished
      }),
  }
}

/** Timers that run when told. */
function fakeTimers() {
  const due = new Set<() => void>()
  return {
    schedule: (run: () => void) => {
      due.add(run)
      return () => due.delete(run)
    },
    runAll: () => {
      const now = [...due]
      due.clear()
      for (const run of now) run()
    },
  }
}

type Server = ReturnType<typeof fakeServer>

async function settle() {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}

/** A tab: a keeper that takes over what the device holds, as the runner does. */
async function openTab(
  server: Server,
  storage: AnswerStorage,
  timers = fakeTimers(),
  more: Partial<KeeperOptions> = {},
) {
  const keeper = createAnswerKeeper({
    owner: 'ada',
    setId: 'set',
    title: 'Forces',
    storage,
    save: server.save,
    finish: server.finish,
    isOnline: () => true,
    schedule: timers.schedule,
    random: () => 0.5,
    ...more,
  })
  const { saves, set } = await storage.load('ada', 'set')
  const newer = saves.filter(
    (save) => save.sequence > (server.held.get(save.questionId)?.sequence ?? 0),
  )
  keeper.adopt({
    resend: newer.filter((save) => !save.isConfirmed),
    outdated: saves.filter((save) => !newer.includes(save)),
    sequences: new Map([...server.held].map(([id, save]) => [id, save.sequence])),
    set,
  })
  return { keeper, timers }
}

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

  it('goes on in memory when the device cannot store, and says so', async () => {
    const server = fakeServer()
    const full: AnswerStorage = {
      ...memoryStorage(true),
      putSave: () => Promise.reject(new DOMException('Full', 'QuotaExceededError')),
    }
    const { keeper } = await openTab(server, full)
    keeper.record(change(1, 'a'))
    await settle()
    expect(keeper.snapshot()).toMatchObject({ isLasting: false, saveState: { kind: 'saved' } })
    expect(server.held.get(1)).toBeDefined()
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

describe('laws of the answer keeper', () => {
  type Step =
    | { do: 'answer'; questionId: number; letter: string; hold: boolean; submit: boolean }
    | { do: 'weather'; weather: Weather }
    | { do: 'timers' }
    | { do: 'wait' }
    | { do: 'wake' }
    | { do: 'reload' }

  const step: fc.Arbitrary<Step> = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constant('answer' as const),
        questionId: fc.integer({ min: 1, max: 3 }),
        letter: fc.constantFrom('a', 'b', 'c', 'd'),
        hold: fc.boolean(),
        submit: fc.constant(false),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constant('weather' as const),
        weather: fc.constantFrom<Weather>(
          'fine',
          'request lost',
          'answer lost',
          'server down',
          'signed out',
        ),
      }),
    },
    { weight: 2, arbitrary: fc.constant<Step>({ do: 'timers' }) },
    { weight: 2, arbitrary: fc.constant<Step>({ do: 'wait' }) },
    { weight: 1, arbitrary: fc.constant<Step>({ do: 'wake' }) },
    { weight: 1, arbitrary: fc.constant<Step>({ do: 'reload' }) },
  )

  it('brings every newest answer to the server, with rising sequences, and says Saved only then', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const server = fakeServer()
        const storage = memoryStorage(true)
        const newest = new Map<number, string>()
        let { keeper, timers } = await openTab(server, storage)
        const check = (tab: AnswerKeeper) => {
          if (tab.snapshot().saveState.kind !== 'saved') return
          for (const [questionId, letter] of newest) {
            expect(server.held.get(questionId)?.response).toEqual({ kind: 'choice', letter })
          }
        }
        for (const next of steps) {
          if (next.do === 'answer') {
            newest.set(next.questionId, next.letter)
            keeper.record(change(next.questionId, next.letter), next.hold ? 700 : 0)
          } else if (next.do === 'weather') server.setWeather(next.weather)
          else if (next.do === 'timers') timers.runAll()
          else if (next.do === 'wake') keeper.wake()
          else if (next.do === 'wait') await settle()
          else {
            // The tab is killed: its timers and its memory are gone.
            const reopened = await openTab(server, storage)
            keeper = reopened.keeper
            timers = reopened.timers
          }
          check(keeper)
        }
        server.setWeather('fine')
        for (let turn = 0; turn < 4; turn += 1) {
          timers.runAll()
          keeper.wake()
          await settle()
        }
        expect(keeper.snapshot().saveState).toEqual({ kind: 'saved' })
        check(keeper)
        const highest = new Map<number, number>()
        for (const save of server.arrived) {
          const before = highest.get(save.questionId) ?? 0
          expect(save.sequence).toBeGreaterThanOrEqual(before)
          highest.set(save.questionId, save.sequence)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('never loses a submission, whatever happens to the network after it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 15 }), async (steps) => {
        const server = fakeServer()
        const storage = memoryStorage(true)
        let { keeper, timers } = await openTab(server, storage)
        keeper.record(change(9, 'a', { submit: true }))
        for (const next of steps) {
          if (next.do === 'weather') server.setWeather(next.weather)
          else if (next.do === 'answer') {
            keeper.record(change(9, next.letter, { isMarkedForReview: true }))
          } else if (next.do === 'reload') {
            const reopened = await openTab(server, storage)
            keeper = reopened.keeper
            timers = reopened.timers
          } else {
            timers.runAll()
            await settle()
          }
        }
        server.setWeather('fine')
        keeper.wake()
        await settle()
        timers.runAll()
        await settle()
        const submitted = server.arrived.filter((save) => save.submit)
        expect(submitted.length).toBeGreaterThan(0)
        for (const save of submitted) {
          expect(save.response).toEqual({ kind: 'choice', letter: 'a' })
        }
      }),
      { numRuns: 200 },
    )
  })
})
