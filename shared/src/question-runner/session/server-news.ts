import { plural } from '@portal/shared/ui'
import type { KeeperOptions } from '../queue/keeper-types.ts'
import type { RunnerAction } from '../rules/runner-state.ts'
import type { RunnerSet, SaveInput, SetClockAnswer } from '../types.ts'
import type { Notices } from './notices.ts'
import type { Notice, SessionOptions } from './session-types.ts'
import { createSetClock, type SetClock } from './set-clock.ts'

/** What the server says of a set while it is worked on. */
export interface ServerNews
  extends Required<Pick<KeeperOptions, 'onConfirmed' | 'onRefused' | 'onTooEarly'>> {
  clock: SetClock
  /** The set as the server had it last; its questions as at the start. */
  set: () => RunnerSet
  /** False between a hand-in that came too early by the server's clock and the right time. */
  isClockSure: () => boolean
  /** Asks for the whole set. Null when no answer comes. */
  refresh: () => Promise<RunnerSet | null>
  /** The same, but goes on without an answer after a short while. */
  refreshSoon: () => Promise<RunnerSet | null>
  /** Asks a timed set for its clock. */
  checkClock: () => Promise<void>
  /** The server has the set as handed in. */
  onFinished: () => void
  notifyOf: (questionId: number, kind: Notice['kind'], text: string) => void
  newerElsewhere: (questionId: number) => void
}

/** How soon the clock is asked for again when it could not be had after a hand-in came too early. */
const askAgainMs = 1_000

/** How long a tab that takes over waits for the server before it opens with what the device has. */
const patienceMs = 3_000

export function createServerNews(
  { start, calls, environment, onFinished }: SessionOptions,
  told: {
    notices: Notices
    dispatch: (action: RunnerAction) => void
    publish: () => void
    showFresh: (fresh: RunnerSet | null) => unknown
    /** Number of a question in the set. */
    numberOf: (questionId: number) => number | undefined
  },
): ServerNews {
  const { notices, dispatch, publish } = told
  const { askedAt, receivedAt } = start
  const clock = createSetClock({ ...start.set, askedAt, receivedAt }, environment.now)
  let set = start.set
  let isFinished = false
  let isClockSure = true

  function notifyOf(questionId: number, kind: Notice['kind'], text: string): void {
    notices.add(kind, `Question ${told.numberOf(questionId) ?? ''}: ${text}`)
  }

  function newerElsewhere(questionId: number): void {
    const text = 'a newer answer was saved from another tab or device, and is shown here.'
    notifyOf(questionId, 'warning', text)
  }

  function finished(): void {
    if (isFinished) return
    isFinished = true
    onFinished()
  }

  function takeClock(answer: SetClockAnswer, askedAt: number, receivedAt: number): void {
    clock.sync({ ...answer, askedAt, receivedAt })
    isClockSure = true
    const { deadlineAt, extraMinutes, state } = answer
    const more = extraMinutes - set.extraMinutes
    set = { ...set, deadlineAt, extraMinutes, state }
    if (more > 0) notices.add('info', `Your tutor gave you ${plural(more, 'more minute')}.`)
    publish()
    if (state === 'finished') finished()
  }

  async function refresh(): Promise<RunnerSet | null> {
    try {
      const fresh = await calls.refresh()
      takeClock(fresh.set, fresh.askedAt, fresh.receivedAt)
      return fresh.set
    } catch {
      return null
    }
  }

  function refreshSoon(): Promise<RunnerSet | null> {
    return new Promise((resolve) => {
      const callOff = environment.schedule(() => resolve(null), patienceMs)
      void refresh().then((fresh) => {
        callOff()
        resolve(fresh)
      })
    })
  }

  async function checkClock(): Promise<void> {
    if (set.deadlineAt === null) return
    if (calls.clock === undefined) {
      await refresh()
      return
    }
    try {
      const askedAt = environment.now()
      const answer = await calls.clock()
      takeClock(answer, askedAt, environment.now())
    } catch {
      // The time goes on by what is known; it is asked again.
    }
  }

  /** Another tab or device has answered; with the same answer there is nothing to say. */
  async function showNewer({
    questionId,
    response,
  }: Pick<SaveInput, 'questionId' | 'response'>): Promise<void> {
    const fresh = await refresh()
    if (fresh === null) {
      environment.schedule(() => void showNewer({ questionId, response }), askAgainMs)
      return
    }
    const held = fresh.questions.find((question) => question.questionId === questionId)
    if (held === undefined || JSON.stringify(held.response) === JSON.stringify(response)) return
    newerElsewhere(questionId)
    told.showFresh(fresh)
  }

  async function askUntilSure(): Promise<void> {
    await checkClock()
    if (!isClockSure) environment.schedule(() => void askUntilSure(), askAgainMs)
  }

  return {
    clock,
    set: () => set,
    isClockSure: () => isClockSure,
    refresh,
    refreshSoon,
    checkClock,
    onFinished: finished,
    notifyOf,
    newerElsewhere,
    onTooEarly() {
      isClockSure = false
      environment.schedule(() => void askUntilSure(), 0)
    },
    onConfirmed(save, outcome) {
      const { questionId } = save
      if (outcome.verdict !== null) {
        dispatch({ type: 'verdict', questionId, verdict: outcome.verdict })
      }
      if (outcome.outcome === 'late') {
        const text = 'the answer came after the time was up and does not count.'
        notifyOf(questionId, 'warning', text)
      }
      if (outcome.outcome === 'superseded') void showNewer(save)
    },
    onRefused({ questionId, submit }, message) {
      if (submit) dispatch({ type: 'reopen', questionId })
      notifyOf(questionId, 'danger', `the answer was not saved. ${message}`)
    },
  }
}
