import { act, renderScreen, screen, waitFor } from '@portal/shared/testing'
import type { ReadOnly } from '@portal/shared/viewing'
import { Profiler } from 'react'
import { expect, vi } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { QuestionRunner } from './question-runner.tsx'
import { memoryStorage } from './queue/answer-storage.ts'
import type { RunnerEnvironment } from './session/environment.ts'
import { makeSet, makeVerdict } from './testing.ts'
import type { RunnerCalls, RunnerSet, SaveInput, SaveOutcome, Verdict } from './types.ts'
import { loadLateParts } from './view/late-parts.tsx'

// As in a browser that has had a moment since the question came.
await loadLateParts()

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
        kind: 'revise' as const,
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

/** A runner in the portal, on a fake server and a device that the test controls. */
export function setUp(
  set: RunnerSet = makeSet(),
  {
    server = fakeServer(set),
    storage = memoryStorage(true),
    verdicts,
    readOnly,
    calls,
    onPractise,
    onCommit = () => undefined,
    ...more
  }: {
    server?: ReturnType<typeof fakeServer>
    storage?: ReturnType<typeof memoryStorage>
    verdicts?: Record<number, Verdict>
    readOnly?: ReadOnly
    /** Calls beside or in place of the fake server's. */
    calls?: Partial<RunnerCalls>
    onPractise?: (questionIds: number[]) => void
    /** Called for each time that something of the runner is drawn anew. */
    onCommit?: () => void
  } & Partial<RunnerEnvironment> = {},
) {
  const used = verdicts === undefined ? server : fakeServer(set, verdicts)
  let isOnline = true
  let offset = 0
  const environment: RunnerEnvironment = {
    openStorage: async () => storage,
    places: undefined,
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
    <Profiler id="runner" onRender={onCommit}>
      <QuestionRunner
        start={start}
        owner="ada"
        calls={{ ...used.calls, ...calls }}
        onPractise={onPractise}
        readOnly={readOnly}
        environment={environment}
        onExit={onExit}
        onFinished={onFinished}
      />
    </Profiler>,
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

/** Waits for a heading. */
export const heading = (text: string) => screen.findByRole('heading', { name: text })
/** Waits until answers can be given. */
export const ready = () =>
  waitFor(() => expect(screen.getByRole('button', { name: 'Finish' })).toBeEnabled())
/** The words of the save state. */
export const saveState = () => screen.getByText(/^(Saved|Saving|\d+ answers? on this device only)/)

/** Channels between tabs of this test. */
export function fakeChannels(): (name: string) => BroadcastChannel {
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
