import { screen, waitFor } from '@portal/shared/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { heading, ready, setUp } from './question-runner.testing.tsx'
import { memoryStorage } from './queue/answer-storage.ts'
import { makeQuestion, makeSet } from './testing.ts'
import type { RunnerSet, SetClockAnswer } from './types.ts'

beforeEach(() => vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined))
afterEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
})

const threeQuestions = [1, 2, 3].map((number) => makeQuestion({ questionId: number, number }))

describe('timing by the question', () => {
  const set = (more: Partial<RunnerSet> = {}) =>
    makeSet({ timing: 'question', secondsPerQuestion: 60, questions: threeQuestions, ...more })

  it('closes a question when its time is up, keeps its answer, and goes to the next open one', async () => {
    const deadlineAt = '2027-03-01T10:03:30.000Z'
    const { user, server, passTime, onFinished } = setUp(set({ deadlineAt }))
    await ready()
    expect(screen.getByRole('timer', { name: /Time left on this question 01:00/ })).toBeVisible()
    await user.keyboard('b')
    await waitFor(() => expect(server.newest(1)).toBeDefined())
    passTime(60_000)
    await heading('Question 2 of 3')
    expect(await screen.findByText('The time for question 1 is up.')).toBeInTheDocument()
    await user.keyboard('{ArrowLeft}')
    await heading('Question 1 of 3')
    expect(screen.getByText('The time for this question is up. Your answer stands.')).toBeVisible()
    await user.keyboard('c')
    expect(screen.getByRole('radio', { name: /Option b/ })).toBeChecked()
    expect(screen.getByRole('radio', { name: /Option c/ })).toBeDisabled()
    expect(server.newest(1)).toMatchObject({
      response: { kind: 'choice', letter: 'b' },
      timeMs: 60_000,
    })
    await user.keyboard('{ArrowRight}{ArrowRight}')
    await heading('Question 3 of 3')
    passTime(60_000)
    await heading('Question 2 of 3')
    expect(onFinished).not.toHaveBeenCalled()
    passTime(60_000)
    await waitFor(() => expect(onFinished).toHaveBeenCalledOnce())
    expect(server.calls.finish).toHaveBeenCalledExactlyOnceWith({
      setId: set().id,
      finishedAt: expect.any(String),
    })
  })

  it('has what was answered marked where feedback comes after each question', async () => {
    const { user, server, passTime } = setUp(set({ feedback: 'each' }))
    await ready()
    await user.keyboard('b')
    passTime(61_000)
    await heading('Question 2 of 3')
    await waitFor(() => expect(server.newest(1)).toMatchObject({ submit: true, timeMs: 60_000 }))
    await user.keyboard('{ArrowLeft}')
    expect(await screen.findByRole('region', { name: 'Solution' })).toBeVisible()
  })

  it('lets no reload win time: the clock has run on without a tab', async () => {
    const storage = memoryStorage(true)
    const first = setUp(set(), { storage })
    await ready()
    await first.user.keyboard('b')
    await waitFor(() => expect(first.server.newest(1)).toBeDefined())
    const atLoad = (await storage.load('ada', set().id)).set
    first.unmount()
    // As a killed tab leaves it: the clock of question 1 still runs.
    if (atLoad !== null) await storage.putSet(atLoad)
    const later = new Date(Date.parse(set().serverNow) + 90_000).toISOString()
    setUp(set({ serverNow: later }), { storage })
    await heading('Question 2 of 3')
    expect(screen.getByText('The time for question 1 is up.')).toBeInTheDocument()
  })
})

describe('the clock of a timed set', () => {
  const timed = makeSet({
    kind: 'simulate',
    timing: 'set',
    deadlineAt: '2027-03-01T10:20:00.000Z',
  })
  const paperReady = () =>
    waitFor(() => expect(screen.getByRole('button', { name: 'Hand in paper' })).toBeEnabled())
  const clockAt = (more: Partial<SetClockAnswer> = {}): SetClockAnswer => ({
    serverNow: timed.serverNow,
    deadlineAt: timed.deadlineAt,
    extraMinutes: 0,
    state: 'open',
    ...more,
  })

  it('is asked for when the tab is seen again, and grows by what a tutor gives', async () => {
    const clock = vi.fn(async () =>
      clockAt({ deadlineAt: '2027-03-01T10:25:00.000Z', extraMinutes: 5 }),
    )
    const { server } = setUp(timed, { calls: { clock } })
    await paperReady()
    expect(screen.getByRole('timer')).toHaveTextContent('20:00')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(await screen.findByText('Your tutor gave you 5 more minutes.')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent('25:00'))
    expect(server.calls.refresh).not.toHaveBeenCalled()
  })

  it('ends here what was handed in elsewhere', async () => {
    const { onFinished } = setUp(timed, {
      calls: { clock: async () => clockAt({ state: 'finished' }) },
    })
    await paperReady()
    document.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(onFinished).toHaveBeenCalledOnce())
  })

  it('goes on when the server says that the time is not up', async () => {
    let isEarly = true
    const finish = vi.fn(async () => {
      if (isEarly) throw new ApiError({ status: 409, message: 'The time is not up.' })
      throw new ApiError({ status: 503, message: 'Away' })
    })
    const clock = vi.fn(async () =>
      clockAt({
        serverNow: '2027-03-01T10:20:00.000Z',
        deadlineAt: '2027-03-01T10:23:00.000Z',
        extraMinutes: 3,
      }),
    )
    const { user, server, passTime } = setUp(timed, { calls: { finish, clock } })
    await paperReady()
    passTime(20 * 60_000)
    await waitFor(() =>
      expect(finish).toHaveBeenCalledExactlyOnceWith({
        setId: timed.id,
        finishedAt: timed.deadlineAt,
        isTimeUp: true,
      }),
    )
    expect(await screen.findByText('Your tutor gave you 3 more minutes.')).toBeVisible()
    isEarly = false
    await paperReady()
    await user.keyboard('b')
    await waitFor(() => expect(server.newest(1)).toBeDefined())
    expect(finish).toHaveBeenCalledOnce()
  })

  it('speaks at ten, five and one minutes, also when it is hidden', async () => {
    const { user, passTime } = setUp(timed)
    await paperReady()
    await user.keyboard('t')
    for (const [ms, words] of [
      [10 * 60_000, '10 minutes left'],
      [5 * 60_000, '5 minutes left'],
      [4 * 60_000, '1 minute left'],
    ] as const) {
      passTime(ms)
      expect(await screen.findByText(words)).toBeInTheDocument()
    }
  })

  it('names a paper when it is handed in', async () => {
    const { user } = setUp(timed)
    await paperReady()
    await user.click(screen.getByRole('button', { name: 'Hand in paper' }))
    expect(await screen.findByRole('dialog', { name: 'Hand in this paper?' })).toHaveTextContent(
      'there is no way back to this part',
    )
  })
})
