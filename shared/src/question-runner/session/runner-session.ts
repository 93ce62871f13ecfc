import { type AnswerKeeper, createAnswerKeeper, untouchedSnapshot } from '../queue/answer-keeper.ts'
import { mergeStored } from '../queue/merge-stored.ts'
import {
  normalise,
  type RunnerAction,
  reduceRunner,
  startRunner,
  stateOf,
} from '../rules/runner-state.ts'
import type { RunnerSet, SaveInput, SaveOutcome } from '../types.ts'
import { createQuestionTimes } from './question-times.ts'
import { createRecorder } from './recorder.ts'
import type { Notice, RunnerSession, SessionOptions, SessionView } from './session-types.ts'
import { createSetClock } from './set-clock.ts'
import { type Hold, holdTab, type TabLock } from './tab-lock.ts'

const newerElsewhere = 'a newer answer was saved from another tab or device, and is shown here.'

/** Puts clock, stopwatches, answer keeper and rules together for one set. */
export function createRunnerSession(options: SessionOptions): RunnerSession {
  const { start, owner, calls, environment, isReadOnly = false } = options
  const setId = start.set.id
  const listeners = new Set<() => void>()
  const clock = createSetClock(start, environment.now)
  const times = createQuestionTimes(environment.now, environment.isHidden)
  let set = start.set
  let runner = startRunner(set)
  let keeper: AnswerKeeper | null = null
  const recorder = createRecorder(setId, times, clock.moment, () => keeper)
  let lock: TabLock | null = null
  let hold: Hold = 'waiting'
  /** What was fetched at the start may be behind by now. */
  let isStale = false
  let isFinished = false
  let isClosed = false
  /** What was pressed between the question's paint and the opening of the device's store. */
  let early: (() => void)[] = []
  let notices: readonly Notice[] = []
  let noticeCount = 0
  let view = makeView()

  function makeView(): SessionView {
    const snapshot = keeper?.snapshot() ?? untouchedSnapshot
    const isReady = keeper !== null && hold === 'mine'
    const isOpen =
      isReady && (snapshot.finish.state === 'open' || snapshot.finish.state === 'refused')
    const takesAnswers = isOpen || isOpening()
    return { ...snapshot, set, runner, hold, isReady, isOpen, takesAnswers, notices }
  }

  function isOpening(): boolean {
    return !isReadOnly && !isClosed && keeper === null && (hold === 'waiting' || hold === 'mine')
  }

  /** Does it now, or as soon as the set is open here; not at all when it is closed. */
  function whenOpen(run: () => void): void {
    if (view.isOpen) run()
    else if (isOpening()) early.push(run)
  }

  function publish(): void {
    view = makeView()
    for (const listener of listeners) listener()
  }

  function dispatch(action: RunnerAction): boolean {
    const before = runner
    runner = reduceRunner(runner, action)
    if (runner !== before) publish()
    return runner !== before
  }

  function notify(kind: Notice['kind'], text: string): void {
    if (notices.some((notice) => notice.text === text)) return
    noticeCount += 1
    notices = [...notices, { id: noticeCount, kind, text }]
    publish()
  }

  function notifyOf(questionId: number, kind: Notice['kind'], text: string): void {
    const question = set.questions.find((known) => known.questionId === questionId)
    notify(kind, `Question ${question?.number ?? ''}: ${text}`)
  }

  const now = (questionId: number) => stateOf(runner, questionId)
  const openQuestion = () => runner.questions[runner.position]?.questionId

  function startTime(): void {
    const questionId = openQuestion()
    if (questionId === undefined || now(questionId).isSubmitted) times.stop()
    else times.start(questionId)
  }

  function saveTime(): void {
    const questionId = openQuestion()
    if (questionId !== undefined) recorder.saveTime(questionId, now(questionId))
  }

  function finished(): void {
    if (isFinished) return
    isFinished = true
    options.onFinished()
  }

  function confirmed({ questionId, sequence }: SaveInput, outcome: SaveOutcome): void {
    if (outcome.verdict !== null) {
      dispatch({ type: 'verdict', questionId, verdict: outcome.verdict })
    }
    if (outcome.outcome === 'late') {
      notifyOf(questionId, 'warning', 'the answer came after the time was up and does not count.')
    }
    if (outcome.outcome === 'superseded' && outcome.sequence > sequence) {
      notifyOf(questionId, 'warning', newerElsewhere)
      void refresh().then(showFresh)
    }
  }

  function refused({ questionId, submit }: SaveInput, message: string): void {
    if (submit) dispatch({ type: 'reopen', questionId })
    notifyOf(questionId, 'danger', `the answer was not saved. ${message}`)
  }

  /** Asks the server for the set, its clock and its deadline. Null when no answer comes. */
  async function refresh(): Promise<RunnerSet | null> {
    try {
      const fresh = await calls.refresh()
      clock.sync(fresh)
      set = { ...set, deadlineAt: fresh.set.deadlineAt, state: fresh.set.state }
      publish()
      if (fresh.set.state === 'finished') finished()
      return fresh.set
    } catch {
      return null
    }
  }

  async function loadStored() {
    const storage = await environment.openStorage()
    const stored = await storage.load(owner, setId).catch(() => ({ saves: [], set: null }))
    return { storage, ...stored }
  }

  async function showFresh(fresh: RunnerSet | null): Promise<void> {
    if (fresh === null) return
    const { saves } = await loadStored()
    dispatch({ type: 'merge', set: fresh, onTop: mergeStored(fresh, saves).onTop })
  }

  /** This tab has the set: takes over what the device holds and starts. */
  async function begin(): Promise<void> {
    const fresh = (isStale ? await refresh() : null) ?? set
    const { storage, saves, set: remembered } = await loadStored()
    if (hold !== 'mine') return
    const merge = mergeStored(fresh, saves)
    for (const { questionId, timeMs } of fresh.questions) times.know(questionId, timeMs, 0)
    for (const save of merge.onTop) times.know(save.questionId, save.timeMs, save.hiddenMs)
    for (const { questionId } of fresh.questions) recorder.knowSaved(questionId)
    keeper = createAnswerKeeper({
      owner,
      setId,
      title: set.title,
      storage,
      save: calls.save,
      finish: calls.finish,
      isOnline: environment.isOnline,
      schedule: environment.schedule,
      onConfirmed: confirmed,
      onRefused: refused,
      onFinished: finished,
    })
    keeper.subscribe(publish)
    const known = [...fresh.questions, ...merge.onTop]
    keeper.adopt({
      ...merge,
      sequences: new Map(known.map(({ questionId, sequence }) => [questionId, sequence])),
      set: remembered,
    })
    dispatch({
      type: 'merge',
      set: fresh,
      onTop: merge.onTop,
      crossedOut: remembered?.crossedOut,
      questionId: remembered?.questionId ?? null,
    })
    for (const { questionId } of merge.conflicts) notifyOf(questionId, 'warning', newerElsewhere)
    keeper.remember({ questionId: openQuestion() ?? null })
    startTime()
    publish()
    const waiting = early
    early = []
    for (const run of waiting) whenOpen(run)
  }

  function leave(): void {
    early = []
    saveTime()
    times.stop()
    keeper?.close()
    keeper = null
    isStale = true
  }

  return {
    open() {
      isClosed = false
      if (isReadOnly) {
        for (const { questionId, timeMs } of set.questions) times.know(questionId, timeMs, 0)
        hold = 'mine'
        publish()
        return
      }
      lock = holdTab({
        name: `portal set ${owner} ${setId}`,
        locks: environment.locks,
        openChannel: environment.openChannel,
        onLeaving: leave,
        onChange: (next) => {
          hold = next
          if (next === 'elsewhere') {
            isStale = true
            early = []
          }
          if (next === 'mine') void begin()
          publish()
        },
      })
    },
    close() {
      isClosed = true
      leave()
      lock?.release()
      hold = 'waiting'
      publish()
    },
    view: () => view,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    go(to) {
      saveTime()
      if (!dispatch({ type: 'go', to }) || isReadOnly) return
      startTime()
      keeper?.remember({ questionId: openQuestion() ?? null })
    },
    respond(questionId, response) {
      whenOpen(() => {
        if (!dispatch({ type: 'respond', questionId, response })) return
        recorder.save(questionId, now(questionId))
      })
    },
    toggleMark(questionId) {
      whenOpen(() => {
        const isMarked = !now(questionId).isMarkedForReview
        if (!dispatch({ type: 'mark', questionId, isMarked })) return
        recorder.save(questionId, now(questionId))
      })
    },
    toggleBookmark(questionId) {
      if (isReadOnly) return
      const isBookmarked = !now(questionId).isBookmarked
      dispatch({ type: 'bookmark', questionId, isBookmarked })
      calls.setBookmark({ questionId, isBookmarked }).catch((error: unknown) => {
        dispatch({ type: 'bookmark', questionId, isBookmarked: !isBookmarked })
        const why = error instanceof Error ? error.message : ''
        notifyOf(questionId, 'warning', `the bookmark could not be changed. ${why}`)
      })
    },
    crossOut(questionId, letter) {
      whenOpen(() => {
        const before = now(questionId).response
        if (!dispatch({ type: 'crossOut', questionId, letter })) return
        if (now(questionId).response !== before) recorder.save(questionId, now(questionId))
        const crossed = runner.questions.map((question) => question.questionId)
        keeper?.remember({
          crossedOut: Object.fromEntries(crossed.map((known) => [known, now(known).crossedOut])),
        })
      })
    },
    submit(questionId) {
      whenOpen(() => {
        const state = now(questionId)
        if (state.isSubmitted || normalise(state.response) === null) return
        dispatch({ type: 'submit', questionId })
        recorder.save(questionId, now(questionId), { submit: true })
        times.stop()
      })
    },
    async flag(questionId, text) {
      await calls.flag({ questionId, text })
      dispatch({ type: 'flagged', questionId })
    },
    async selfMark(questionId, criteriaMet) {
      const verdict = await calls.selfMark({ questionId, criteriaMet })
      dispatch({ type: 'verdict', questionId, verdict })
    },
    handIn() {
      if (!view.isOpen) return
      saveTime()
      times.stop()
      keeper?.handIn(clock.finishedAt())
    },
    msLeft: clock.msLeft,
    timeOn: (questionId) => times.read(questionId).timeMs,
    setHidden(isHidden) {
      times.setHidden(isHidden)
      if (!view.isReady) return
      if (isHidden) saveTime()
      keeper?.wake()
    },
    wake() {
      keeper?.wake()
      publish()
      if (set.deadlineAt !== null) void refresh()
    },
    takeOver() {
      isStale = true
      lock?.takeOver()
    },
    dismiss(noticeId) {
      notices = notices.filter((notice) => notice.id !== noticeId)
      publish()
    },
  }
}
