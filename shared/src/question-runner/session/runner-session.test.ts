import { afterEach, describe, expect, it, vi } from 'vitest'
import { type AnswerStorage, memoryStorage } from '../queue/answer-storage.ts'
import { stateOf } from '../rules/runner-state.ts'
import { makeQuestion, makeSet } from '../testing.ts'
import type { RunnerCalls, RunnerSet, SaveInput, SaveOutcome } from '../types.ts'
import { createRunnerSession } from './runner-session.ts'
import type { RunnerSession } from './session-types.ts'

afterEach(() => vi.useRealTimers())

const twoQuestions = [makeQuestion(), makeQuestion({ questionId: 2, number: 2 })]

/** A session whose server answers saves as told, and whose stopwatch the test moves. */
async function open({
  set = makeSet({ questions: twoQuestions }),
  fresh = set,
  storage = memoryStorage(true),
  outcome = (input) => ({ sequence: input.sequence, outcome: 'saved', verdict: null }),
  early,
  places,
}: {
  set?: RunnerSet
  /** The set as the server has it later. */
  fresh?: RunnerSet
  storage?: AnswerStorage
  outcome?: (input: SaveInput) => SaveOutcome
  /** What the student does while the device's store is still being opened. */
  early?: (session: RunnerSession) => void
  places?: Pick<Storage, 'getItem' | 'setItem'>
} = {}) {
  let now = 0
  const saves: SaveInput[] = []
  const onFinished = vi.fn()
  const calls: RunnerCalls = {
    refresh: async () => ({ set: fresh, askedAt: now, receivedAt: now }),
    save: async (input) => {
      saves.push(input)
      return outcome(input)
    },
    finish: () => Promise.reject(new Error('not in this test')),
    setBookmark: async () => undefined,
    flag: async () => undefined,
    selfMark: () => Promise.reject(new Error('not in this test')),
  }
  const session = createRunnerSession({
    start: { set, askedAt: 0, receivedAt: 0 },
    owner: 'ada',
    calls,
    onFinished,
    environment: {
      openStorage: async () => storage,
      places,
      locks: undefined,
      openChannel: undefined,
      now: () => now,
      isOnline: () => true,
      isHidden: () => false,
      schedule: (run, ms) => {
        const timer = setTimeout(run, ms)
        return () => clearTimeout(timer)
      },
    },
  })
  session.open()
  early?.(session)
  await vi.waitFor(() => expect(session.view().isReady).toBe(true))
  return {
    session,
    saves,
    onFinished,
    storage,
    pass: (ms: number) => {
      now += ms
    },
    notices: () => session.view().notices.map(({ text }) => text),
  }
}

const choice = (letter: string) => ({ kind: 'choice' as const, letter })

describe('what a session tells the student', () => {
  it('says that an answer came too late', async () => {
    const { session, notices } = await open({
      outcome: ({ sequence }) => ({ sequence, outcome: 'late', verdict: null }),
    })
    session.respond(1, choice('a'))
    await vi.waitFor(() =>
      expect(notices()).toEqual([
        'Question 1: the answer came after the time was up and does not count.',
      ]),
    )
  })

  it('shows the newer answer of another device, and says so', async () => {
    const set = makeSet({ questions: twoQuestions })
    const { session, notices } = await open({
      set,
      fresh: {
        ...set,
        questions: [makeQuestion({ response: choice('d'), sequence: 9 }), ...twoQuestions.slice(1)],
      },
      outcome: () => ({ sequence: 9, outcome: 'superseded', verdict: null }),
    })
    session.respond(1, choice('a'))
    await vi.waitFor(() => expect(stateOf(session.view().runner, 1).response).toEqual(choice('d')))
    expect(notices()[0]).toContain('a newer answer was saved from another tab or device')
  })

  it('does not take its own repeated save for somebody else’s', async () => {
    const { session, saves, notices } = await open({
      fresh: makeSet({
        questions: [makeQuestion({ response: choice('a'), sequence: 1 }), ...twoQuestions.slice(1)],
      }),
      outcome: ({ sequence }) => ({ sequence, outcome: 'superseded', verdict: null }),
    })
    session.respond(1, choice('a'))
    await vi.waitFor(() => expect(saves).toHaveLength(1))
    await vi.waitFor(() => expect(session.view().saveState.kind).toBe('saved'))
    expect(notices()).toEqual([])
  })

  it('shows the answer of another tab that has the same number', async () => {
    const { session, notices } = await open({
      fresh: makeSet({
        questions: [makeQuestion({ response: choice('d'), sequence: 1 }), ...twoQuestions.slice(1)],
      }),
      outcome: ({ sequence }) => ({ sequence, outcome: 'superseded', verdict: null }),
    })
    session.respond(1, choice('a'))
    await vi.waitFor(() => expect(stateOf(session.view().runner, 1).response).toEqual(choice('d')))
    expect(notices()).toHaveLength(1)
  })

  it('names a conflict that it finds after a reload', async () => {
    const storage = memoryStorage(true)
    await storage.putSave({
      owner: 'ada',
      setId: makeSet().id,
      questionId: 1,
      sequence: 2,
      response: choice('a'),
      timeMs: 0,
      hiddenMs: 0,
      isMarkedForReview: false,
      answeredAt: '2027-03-01T10:00:00.000Z',
      submit: false,
      isConfirmed: false,
    })
    const { session, notices } = await open({
      storage,
      set: makeSet({ questions: [makeQuestion({ response: choice('d'), sequence: 5 })] }),
    })
    expect(notices()).toHaveLength(1)
    expect(stateOf(session.view().runner, 1).response).toEqual(choice('d'))
    session.dismiss(session.view().notices[0]?.id ?? 0)
    expect(notices()).toEqual([])
  })

  it('ends when the set was handed in elsewhere', async () => {
    const set = makeSet({ questions: twoQuestions, deadlineAt: '2027-03-01T11:00:00.000Z' })
    const { session, onFinished } = await open({ set, fresh: { ...set, state: 'finished' } })
    session.wake()
    await vi.waitFor(() => expect(onFinished).toHaveBeenCalledOnce())
  })
})

describe('hands quicker than the device', () => {
  it('see the question that was open from the first paint on, not another one before it', async () => {
    const kept = new Map<string, string>()
    const places = {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => kept.set(name, value),
    }
    const first = await open({ places })
    first.session.go(1)
    first.session.close()
    const seen: number[] = []
    await open({ places, early: ({ view }) => seen.push(view().runner.position) })
    await open({
      places,
      set: makeSet({ id: 'another', questions: twoQuestions }),
      early: ({ view }) => seen.push(view().runner.position),
    })
    expect(seen).toEqual([1, 0])
  })

  it('stay where they have gone meanwhile, not where they were before', async () => {
    const storage = memoryStorage(true)
    const before = await open({ storage })
    before.session.close()
    const { session } = await open({ storage, early: ({ go }) => go(1) })
    expect(session.view().runner.position).toBe(1)
    session.close()
    const set = makeSet({ questions: twoQuestions })
    const again = await open({ set, storage, early: ({ respond }) => respond(1, choice('b')) })
    expect(again.session.view().runner.position).toBe(0)
  })

  it('are not ignored: what they press is kept as soon as the set is open', async () => {
    const { session, saves } = await open({
      early: (opening) => {
        expect(opening.view()).toMatchObject({ isReady: false, takesAnswers: true })
        opening.respond(1, choice('b'))
      },
    })
    expect(stateOf(session.view().runner, 1).response).toEqual(choice('b'))
    await vi.waitFor(() => expect(saves).toMatchObject([{ questionId: 1, response: choice('b') }]))
  })
})

describe('time on a question', () => {
  it('is saved on leaving it, with hidden time apart', async () => {
    const { session, saves, pass } = await open()
    pass(5_000)
    session.setHidden(true)
    pass(60_000)
    session.setHidden(false)
    pass(2_000)
    session.go(1)
    await vi.waitFor(() => expect(saves.at(-1)).toMatchObject({ timeMs: 7_000, hiddenMs: 60_000 }))
    expect(saves.every((save) => save.response === null)).toBe(true)
    pass(3_000)
    session.go(0)
    await vi.waitFor(() => expect(saves.at(-1)).toMatchObject({ questionId: 2, timeMs: 3_000 }))
    expect(session.timeOn(1)).toBe(7_000)
  })

  it('is not worth a save when it is less than a second', async () => {
    const { session, saves, pass } = await open()
    pass(400)
    session.go(1)
    expect(saves).toEqual([])
  })

  it('goes on from what the server has', async () => {
    const set = makeSet({ questions: [makeQuestion({ timeMs: 30_000, sequence: 4 })] })
    const { session, saves, pass } = await open({ set })
    pass(1_500)
    session.respond(1, choice('a'))
    await vi.waitFor(() => expect(saves[0]).toMatchObject({ timeMs: 31_500, sequence: 5 }))
  })

  it.each([
    ['a reload', (session: RunnerSession) => session.setHidden(true)],
    ['another tab taking over', (session: RunnerSession) => session.close()],
  ])('goes on after %s', async (_name, leave) => {
    const storage = memoryStorage(true)
    const first = await open({ storage })
    first.pass(44_000)
    leave(first.session)
    await vi.waitFor(() => expect(first.saves.at(-1)?.timeMs).toBe(44_000))
    const second = await open({ storage })
    second.pass(36_000)
    expect(second.session.timeOn(1)).toBe(80_000)
  })
})

describe('extra minutes', () => {
  it('reach an open tab, so that an old timer cannot hand in early', async () => {
    const set = makeSet({ questions: twoQuestions, deadlineAt: '2027-03-01T10:10:00.000Z' })
    const { session } = await open({
      set,
      fresh: { ...set, deadlineAt: '2027-03-01T10:20:00.000Z' },
    })
    expect(session.msLeft()).toBe(600_000)
    session.wake()
    await vi.waitFor(() => expect(session.msLeft()).toBe(1_200_000))
  })
})
