// @vitest-environment jsdom
import { expectNoAxeViolations, renderScreen } from '@portal/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { QuestionRunner } from './question-runner.tsx'
import { memoryStorage } from './queue/answer-storage.ts'
import type { RunnerEnvironment } from './session/environment.ts'
import { makeFourTypes, makeQuestion, makeSet, makeVerdict } from './testing.ts'
import type { RunnerCalls, RunnerSet, SaveInput, SaveOutcome, Verdict } from './types.ts'

const lost = () => new ApiError({ status: 0, message: 'The connection was lost.' })

/** A server with one set, whose network can be cut. */
function fakeServer(set: RunnerSet, verdicts: Record<number, Verdict> = {}) {
  const saves: SaveInput[] = []
  let failure: ApiError | null = null
  const through = async <T,>(work: () => T): Promise<T> => {
    if (failure !== null) throw failure
    return work()
  }
  const calls = {
    refresh: vi.fn(() =>
      through(() => ({ set, askedAt: performance.now(), receivedAt: performance.now() })),
    ),
    save: vi.fn((input: SaveInput) =>
      through<SaveOutcome>(() => {
        saves.push(input)
        return {
          sequence: input.sequence,
          outcome: input.submit ? 'final' : 'saved',
          verdict: input.submit ? (verdicts[input.questionId] ?? makeVerdict()) : null,
        }
      }),
    ),
    finish: vi.fn(({ finishedAt }: { finishedAt: string }) =>
      through(() => ({
        id: set.id,
        title: set.title,
        subjectSlug: set.subjectSlug,
        startedAt: set.startedAt,
        finishedAt,
        answered: 0,
        correct: 0,
        total: set.questions.length,
        timeMs: 0,
      })),
    ),
    setBookmark: vi.fn(() => through(() => undefined)),
    flag: vi.fn(() => through(() => undefined)),
    selfMark: vi.fn(({ criteriaMet }: { criteriaMet: boolean[] }) =>
      through(() =>
        makeVerdict({ isCorrect: null, mark: 0.5, criteria: ['Clear', 'Short'], criteriaMet }),
      ),
    ),
  } satisfies RunnerCalls
  return {
    calls,
    saves,
    newest: (questionId: number) => saves.findLast((save) => save.questionId === questionId),
    cut: (how: ApiError = lost()) => {
      failure = how
    },
    mend: () => {
      failure = null
    },
  }
}

function setUp(
  set: RunnerSet = makeSet(),
  {
    server = fakeServer(set),
    storage = memoryStorage(true),
    verdicts,
    ...more
  }: {
    server?: ReturnType<typeof fakeServer>
    storage?: ReturnType<typeof memoryStorage>
    verdicts?: Record<number, Verdict>
  } & Partial<RunnerEnvironment> = {},
) {
  const used = verdicts === undefined ? server : fakeServer(set, verdicts)
  let isOnline = true
  let offset = 0
  const environment: RunnerEnvironment = {
    openStorage: async () => storage,
    locks: undefined,
    openChannel: undefined,
    now: () => performance.now() + offset,
    isOnline: () => isOnline,
    isHidden: () => false,
    schedule: (run, ms) => {
      const timer = setTimeout(run, ms / 100)
      return () => clearTimeout(timer)
    },
    ...more,
  }
  const onExit = vi.fn()
  const onFinished = vi.fn()
  const start = { set, askedAt: performance.now(), receivedAt: performance.now() }
  const rendered = renderScreen(
    <QuestionRunner
      start={start}
      owner="ada"
      calls={used.calls}
      environment={environment}
      onExit={onExit}
      onFinished={onFinished}
    />,
  )
  return {
    ...rendered,
    server: used,
    storage,
    onExit,
    onFinished,
    goOffline: () => {
      isOnline = false
      used.cut()
      act(() => void window.dispatchEvent(new Event('offline')))
    },
    goOnline: () => {
      isOnline = true
      used.mend()
      act(() => void window.dispatchEvent(new Event('online')))
    },
    passTime: (ms: number) => {
      offset += ms
    },
  }
}

const heading = (text: string) => screen.findByRole('heading', { name: text })
const ready = () =>
  waitFor(() => expect(screen.getByRole('button', { name: 'Finish' })).toBeEnabled())
const saveState = () => screen.getByText(/^(Saved|Saving|\d+ answers? on this device only)/)

beforeEach(() => vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined))
afterEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
})

describe('working through all four types', () => {
  it('by mouse', async () => {
    const { user, server } = setUp()
    await ready()
    await user.click(screen.getByRole('radio', { name: /Option b/ }))
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await heading('Question 2 of 4')
    await user.type(screen.getByRole('textbox', { name: 'Your answer' }), 'It is a rule.')
    expect(screen.getByText('4 words')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await heading('Question 3 of 4')
    expect(screen.getByText('blank 2')).toBeVisible()
    await user.click(screen.getByRole('radio', { name: /a force.*a scalar/ }))
    expect(screen.getByText('a scalar', { selector: 'mark' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await heading('Question 4 of 4')
    await user.type(screen.getByRole('textbox', { name: 'Your answer' }), 'x/2')
    await waitFor(() => expect(saveState()).toHaveTextContent('Saved'))
    expect([1, 2, 3, 4].map((id) => server.newest(id)?.response)).toEqual([
      { kind: 'choice', letter: 'b' },
      { kind: 'text', text: 'It is a rule.' },
      { kind: 'choice', letter: 'a' },
      { kind: 'equation', text: 'x/2' },
    ])
  })

  it('by keyboard alone', async () => {
    const { user, server, onFinished } = setUp()
    await ready()
    await user.keyboard('c{Enter}')
    await heading('Question 2 of 4')
    await user.tab()
    await user.click(screen.getByRole('textbox', { name: 'Your answer' }))
    await user.keyboard('Line one{Enter}line two{Control>}{Enter}{/Control}')
    await heading('Question 3 of 4')
    await user.keyboard('bm{ArrowRight}')
    await heading('Question 4 of 4')
    await user.click(screen.getByRole('textbox', { name: 'Your answer' }))
    await user.keyboard('0.5x{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Finish this set?' })
    expect(dialog).toHaveTextContent('Every question has an answer.')
    expect(dialog).toHaveTextContent('1 question is marked for review.')
    await user.click(within(dialog).getByRole('button', { name: 'Hand in' }))
    await waitFor(() => expect(onFinished).toHaveBeenCalledOnce())
    expect(server.newest(1)?.response).toEqual({ kind: 'choice', letter: 'c' })
    expect(server.newest(2)?.response).toEqual({ kind: 'text', text: 'Line one\nline two' })
    expect(server.newest(3)).toMatchObject({
      response: { kind: 'choice', letter: 'b' },
      isMarkedForReview: true,
    })
    expect(server.newest(4)?.response).toEqual({ kind: 'equation', text: '0.5x' })
  })
})

describe('the tools', () => {
  it('crosses options out by button and by key, and takes the choice away', async () => {
    const { user } = setUp()
    await ready()
    await user.keyboard('a')
    await user.keyboard('{Shift>}a{/Shift}')
    expect(screen.getByRole('radio', { name: /Option a.*crossed out/ })).not.toBeChecked()
    await user.keyboard('xb')
    expect(screen.getByRole('button', { name: 'Bring back B' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Bring back B' }))
    await user.click(screen.getByRole('button', { name: 'Cross out C' }))
    expect(screen.getAllByRole('radio', { name: /crossed out/ })).toHaveLength(2)
  })

  it('sends a flag, and keeps what was typed when that fails', async () => {
    const { user, server } = setUp()
    await ready()
    await user.keyboard('f')
    const dialog = await screen.findByRole('dialog', { name: 'Flag question 1' })
    await user.click(within(dialog).getByRole('button', { name: 'Send' }))
    expect(within(dialog).getByText('Say what is wrong or unclear')).toBeVisible()
    server.cut()
    await user.type(within(dialog).getByRole('textbox'), 'Two right options')
    await user.click(within(dialog).getByRole('button', { name: 'Send' }))
    expect(await within(dialog).findByText('The connection was lost.')).toBeVisible()
    server.mend()
    await user.click(within(dialog).getByRole('button', { name: 'Send' }))
    expect(await screen.findByRole('button', { name: 'Flagged' })).toBeVisible()
    expect(server.calls.flag).toHaveBeenLastCalledWith({ questionId: 1, text: 'Two right options' })
  })

  it('bookmarks at once, and takes it back when the server fails', async () => {
    const { user, server } = setUp()
    await ready()
    await user.keyboard('k')
    expect(screen.getByRole('button', { name: 'Bookmark' })).toHaveAttribute('aria-pressed', 'true')
    server.cut()
    await user.keyboard('k')
    expect(await screen.findByText(/bookmark could not be changed/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Bookmark' })).toHaveAttribute('aria-pressed', 'true')
  })

  it('shows the keys of this question', async () => {
    const { user } = setUp()
    await ready()
    await user.keyboard('?')
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
    expect(dialog).toHaveTextContent('Choose an option')
  })

  it('shows in the palette what is answered and marked, and goes there', async () => {
    const { user } = setUp()
    await ready()
    await user.keyboard('am')
    await user.click(screen.getByRole('button', { name: 'Questions' }))
    const drawer = await screen.findByRole('dialog', { name: 'Questions' })
    const cells = within(drawer).getByRole('list', { name: 'Questions' })
    expect(
      within(cells).getByRole('button', { name: 'Question 1, answered, marked for review' }),
    ).toHaveAttribute('aria-current', 'step')
    await user.click(within(cells).getByRole('button', { name: 'Question 3, not answered' }))
    expect(await heading('Question 3 of 4')).toHaveFocus()
  })

  it('remembers that the time is hidden', async () => {
    const first = setUp()
    await ready()
    await first.user.click(screen.getByRole('button', { name: 'View' }))
    await first.user.click(screen.getByRole('menuitem', { name: 'Hide the time', hidden: true }))
    expect(JSON.parse(localStorage.getItem('portal.runner') ?? '')).toMatchObject({
      isTimeHidden: true,
    })
    await first.user.click(screen.getByRole('button', { name: 'View' }))
    expect(screen.getByText('Show the time')).toBeInTheDocument()
  })
})

describe('nothing is lost', () => {
  it('goes on offline, says so, and sends when the connection returns', async () => {
    const { user, server, goOffline, goOnline } = setUp()
    await ready()
    goOffline()
    await user.keyboard('b')
    expect(await screen.findByText('Saved on this device, 1 waiting')).toBeVisible()
    await user.keyboard('{ArrowRight}{ArrowRight}a')
    expect(await screen.findByText('Saved on this device, 2 waiting')).toBeVisible()
    expect(server.saves).toEqual([])
    goOnline()
    expect(await screen.findByText('Saved')).toBeVisible()
    expect(server.saves.map((save) => save.questionId)).toEqual([1, 3])
  })

  it('tells an unreachable server from a missing network', async () => {
    const { user, server } = setUp()
    await ready()
    server.cut(new ApiError({ status: 503, message: 'Down' }))
    await user.keyboard('b')
    expect(await screen.findByText('1 answer on this device only')).toBeVisible()
    server.mend()
    expect(await screen.findByText('Saved')).toBeVisible()
  })

  it('shows after a reload what the device holds, at the question that was open', async () => {
    const storage = memoryStorage(true)
    const first = setUp(makeSet(), { storage })
    await ready()
    first.goOffline()
    await first.user.keyboard('b{ArrowRight}{ArrowRight}')
    await screen.findByText('Saved on this device, 1 waiting')
    first.unmount()

    const second = setUp(makeSet(), { storage })
    await heading('Question 3 of 4')
    expect(await screen.findByText('Saved')).toBeVisible()
    expect(second.server.newest(1)?.response).toEqual({ kind: 'choice', letter: 'b' })
    await second.user.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(screen.getByRole('radio', { name: /Option b/ })).toBeChecked()
    await second.user.keyboard('c')
    await waitFor(() =>
      expect(second.server.newest(1)?.response).toEqual({ kind: 'choice', letter: 'c' }),
    )
    expect(second.server.newest(1)?.sequence).toBeGreaterThan(1)
  })

  it('keeps answers through the end of the session and sends them after it', async () => {
    const { user, server } = setUp()
    await ready()
    server.cut(new ApiError({ status: 401, message: 'Expired' }))
    await user.keyboard('b')
    expect(await screen.findByText('Your session has ended')).toBeVisible()
    expect(saveState()).toHaveTextContent('1 answer on this device only')
    server.mend()
    expect(await screen.findByText('Saved')).toBeVisible()
    expect(screen.queryByText('Your session has ended')).toBeNull()
  })

  it('says what the server refused', async () => {
    const { user, server } = setUp()
    await ready()
    server.cut(new ApiError({ status: 404, message: 'The set was not found' }))
    await user.keyboard('b')
    expect(
      await screen.findByText('Question 1: the answer was not saved. The set was not found'),
    ).toBeVisible()
  })

  it('hands in offline, says so, and completes when the connection returns', async () => {
    const { user, server, goOffline, goOnline, onFinished } = setUp()
    await ready()
    goOffline()
    await user.keyboard('b')
    await user.click(screen.getByRole('button', { name: 'Finish' }))
    const dialog = await screen.findByRole('dialog', { name: 'Finish this set?' })
    expect(dialog).toHaveTextContent('3 questions have no answer.')
    expect(dialog).toHaveTextContent('There is no connection.')
    await user.click(within(dialog).getByRole('button', { name: 'Hand in' }))
    expect(await heading('Handed in on this device')).toBeVisible()
    expect(onFinished).not.toHaveBeenCalled()
    goOnline()
    await waitFor(() => expect(onFinished).toHaveBeenCalledOnce())
    expect(server.newest(1)?.response).toEqual({ kind: 'choice', letter: 'b' })
  })

  it('goes on in memory where the device keeps nothing, and says so', async () => {
    const { user } = setUp(makeSet(), { storage: memoryStorage(false) })
    await ready()
    expect(screen.getByText('This browser keeps no answers on the device')).toBeVisible()
    await user.keyboard('b')
    expect(await screen.findByText('Saved')).toBeVisible()
  })
})

describe('timed sets', () => {
  const timed = () =>
    makeSet({
      timing: 'set',
      serverNow: '2027-03-01T10:00:00.000Z',
      deadlineAt: '2027-03-01T10:20:00.000Z',
    })

  it('hands itself in at zero, with the deadline as its time', async () => {
    const { user, server, passTime, onFinished } = setUp(timed())
    await ready()
    expect(screen.getByRole('timer')).toHaveTextContent('20:00')
    await user.keyboard('b')
    passTime(20 * 60_000)
    await waitFor(() => expect(onFinished).toHaveBeenCalledOnce())
    expect(server.calls.finish).toHaveBeenCalledWith(
      expect.objectContaining({ finishedAt: '2027-03-01T10:20:00.000Z' }),
    )
  })

  it("does not care about the device's clock", async () => {
    const { user, server } = setUp(timed())
    await ready()
    vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2031-01-01T00:00:00.000Z'))
    await user.keyboard('b')
    await waitFor(() => expect(server.newest(1)).toBeDefined())
    expect(server.newest(1)?.answeredAt).toMatch(/^2027-03-01T10:00/)
    expect(server.calls.finish).not.toHaveBeenCalled()
  })

  it('speaks at ten minutes', async () => {
    const { passTime } = setUp(timed())
    await ready()
    passTime(10 * 60_000)
    expect(await screen.findByText('10 minutes left')).toBeInTheDocument()
  })
})

describe('feedback after each question', () => {
  it('shows the verdict, then goes on', async () => {
    const set = makeSet({ feedback: 'each', questions: makeFourTypes() })
    const { user } = setUp(set, {
      verdicts: { 1: makeVerdict({ isCorrect: false, mark: 0 }) },
    })
    await ready()
    await user.keyboard('b{Enter}')
    const panel = await screen.findByRole('region', { name: 'Solution' })
    expect(panel).toHaveTextContent('Not right')
    expect(panel).toHaveTextContent('The answer is A.')
    expect(panel).toHaveTextContent('Gravity pulls it down.')
    expect(panel).toHaveTextContent('75% (9)')
    expect(panel).toHaveTextContent('Half of the others took 42 s or less.')
    expect(screen.getByText('Your answer, wrong')).toBeVisible()
    await user.keyboard('a')
    expect(screen.getByRole('radio', { name: /Option b/ })).toBeChecked()
    await expectNoAxeViolations()
    await user.keyboard('{Enter}')
    await heading('Question 2 of 4')
  })

  it('lets an essay be marked by its author', async () => {
    const essay = makeQuestion({ questionId: 2, questionType: 2, options: [] })
    const { user, server } = setUp(makeSet({ feedback: 'each', questions: [essay] }), {
      verdicts: {
        2: makeVerdict({
          isCorrect: null,
          mark: null,
          correctLetter: null,
          modelAnswer: '<p>A model</p>',
          criteria: ['Clear', 'Short'],
        }),
      },
    })
    await ready()
    await user.type(screen.getByRole('textbox', { name: 'Your answer' }), 'My essay')
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    expect(await screen.findByText('A model')).toBeVisible()
    await user.click(screen.getByRole('checkbox', { name: 'Clear' }))
    await user.click(screen.getByRole('button', { name: 'Save my marking' }))
    expect(await screen.findByText('Your marking: 1 of 2')).toBeVisible()
    expect(server.calls.selfMark).toHaveBeenCalledWith({
      questionId: 2,
      criteriaMet: [true, false],
    })
  })

  it('says offline that the marking comes later', async () => {
    const { user, goOffline, goOnline } = setUp(makeSet({ feedback: 'each' }))
    await ready()
    goOffline()
    await user.keyboard('a{Enter}')
    expect(await screen.findByText(/The solution shows as soon as/)).toBeVisible()
    goOnline()
    expect(await screen.findByRole('region', { name: 'Solution' })).toHaveTextContent('Right')
  })
})

describe('two tabs', () => {
  it('lets the second take over only when asked', async () => {
    const locks = fakeLocks()
    const channels = fakeChannels()
    const storage = memoryStorage(true)
    const first = setUp(makeSet(), { storage, locks, openChannel: channels })
    await ready()
    await first.user.keyboard('b')
    const second = setUp(makeSet(), { storage, locks, openChannel: channels })
    const here = within(second.container)
    expect(
      await here.findByRole(
        'heading',
        { name: 'This set is open in another tab' },
        { timeout: 2000 },
      ),
    ).toBeVisible()
    expect(within(first.container).getByRole('button', { name: 'Finish' })).toBeEnabled()
    await second.user.click(here.getByRole('button', { name: 'Take over here' }))
    expect(await here.findByRole('radio', { name: /Option b/ })).toBeChecked()
    expect(
      within(first.container).getByRole('heading', { name: 'You went on in another tab' }),
    ).toBeVisible()
  })
})

it('has no accessibility findings', async () => {
  setUp()
  await ready()
  await expectNoAxeViolations()
})

/** The part of Web Locks that the runner uses. */
function fakeLocks(): Pick<LockManager, 'request'> {
  let holder: Promise<unknown> | null = null
  const request = async (_name: string, ...rest: unknown[]) => {
    const work = rest.at(-1)
    const options = rest.length > 1 ? rest[0] : {}
    if (typeof work !== 'function') throw new TypeError('No callback')
    const signal =
      typeof options === 'object' && options !== null && 'signal' in options
        ? options.signal
        : undefined
    while (holder !== null) {
      const aborted = new Promise<never>((_, reject) => {
        if (signal instanceof AbortSignal) {
          signal.addEventListener('abort', () => reject(signal.reason))
        }
      })
      await Promise.race([holder, aborted])
    }
    holder = Promise.resolve(work({ name: _name, mode: 'exclusive' })).finally(() => {
      holder = null
    })
    return holder
  }
  return { request: request as LockManager['request'] }
}

/** Channels between tabs of this test. */
function fakeChannels(): (name: string) => BroadcastChannel {
  const all = new Set<BroadcastChannel>()
  return (name) => {
    const channel = new EventTarget() as BroadcastChannel
    Object.assign(channel, {
      name,
      onmessage: null,
      postMessage: (data: unknown) => {
        for (const other of all) {
          if (other !== channel) other.onmessage?.(new MessageEvent('message', { data }))
        }
      },
      close: () => all.delete(channel),
    })
    all.add(channel)
    return channel
  }
}
