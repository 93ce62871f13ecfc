import { type AnswerKeeper, untouchedSnapshot } from '../queue/keeper-types.ts'
import { mergeStored } from '../queue/merge-stored.ts'
import { reduceRunner } from '../rules/reduce-runner.ts'
import { type RunnerAction, startRunner, stateOf } from '../rules/runner-state.ts'
import type { RunnerQuestion, RunnerSet } from '../types.ts'
import { createAnswering } from './answering.ts'
import { createDrawing } from './drawing.ts'
import { loadStored } from './load-stored.ts'
import { createNotices } from './notices.ts'
import { openKeeper } from './open-keeper.ts'
import { keepPlace, readPlace } from './place.ts'
import { createQuestionCalls } from './question-calls.ts'
import { createServerNews } from './server-news.ts'
import type { RunnerSession, SessionOptions, SessionView } from './session-types.ts'
import { type Hold, holdTab, type TabLock } from './tab-lock.ts'
import { createTimekeeping } from './timekeeping.ts'

/** Puts clock, stopwatches, answer keeper and rules together for one set. */
export function createRunnerSession(options: SessionOptions): RunnerSession {
  const { start, owner, calls, environment, isReadOnly = false, isPreview = false } = options
  const setId = start.set.id
  const listeners = new Set<() => void>()
  const notices = createNotices(publish)
  const news = createServerNews(options, {
    notices,
    dispatch,
    publish,
    showFresh,
    numberOf: (questionId) =>
      runner.questions.find((known) => known.questionId === questionId)?.number,
  })
  let runner = startRunner(start.set, isPreview)
  if (!isReadOnly && !isPreview) {
    const place = readPlace(environment, owner, setId)
    const to = runner.questions.findIndex(({ questionId }) => questionId === place)
    if (to >= 0) runner = reduceRunner(runner, { type: 'go', to })
  }
  let keeper: AnswerKeeper | null = null
  const time = createTimekeeping(options, {
    news,
    runner: () => runner,
    keeper: () => keeper,
    isOpen: () => view.isOpen,
    dispatch,
    go,
    say,
  })
  const drawing = createDrawing({
    drawNext: start.set.order === 'adaptive' ? calls.drawNext : undefined,
    place: () => runner.questions.length + 1,
    answers: () => {
      const { saveState } = keeper?.snapshot() ?? untouchedSnapshot
      if (saveState.kind === 'saved') return 'saved'
      return saveState.kind === 'saving' ? 'saving' : 'failed'
    },
    onDrawn: drawn,
    onChange: publish,
  })
  let lock: TabLock | null = null
  let hold: Hold = 'waiting'
  /** What was fetched at the start may be behind by now. */
  let isStale = false
  let isClosedDown = false
  /** What was pressed between the question's paint and the opening of the device's store. */
  let early: (() => void)[] = []
  /** Something was done in that time: where the student then is counts, not where they were. */
  let hasMoved = false
  let scratch = ''
  let said = ''
  let view = makeView()

  function makeView(): SessionView {
    const snapshot = keeper?.snapshot() ?? untouchedSnapshot
    const isReady = keeper !== null && hold === 'mine'
    const isOpen =
      isReady && (snapshot.finish.state === 'open' || snapshot.finish.state === 'refused')
    return {
      ...snapshot,
      set: news.set(),
      runner,
      hold,
      isReady,
      isOpen,
      takesAnswers: isOpen || isOpening() || isPreview,
      notices: notices.all(),
      drawing: drawing.state(),
      scratch,
      said,
    }
  }

  function isOpening(): boolean {
    const isHeld = hold === 'waiting' || hold === 'mine'
    return !isReadOnly && !isPreview && !isClosedDown && keeper === null && isHeld
  }

  /** Does it now, or as soon as the set is open here; not at all when it is closed or over. */
  function whenOpen(run: () => void): void {
    if (isPreview) run()
    else if (view.isOpen) {
      time.tick()
      if (view.isOpen) run()
    } else if (isOpening()) {
      early.push(run)
      hasMoved = true
    }
  }

  function publish(): void {
    view = makeView()
    for (const listener of listeners) listener()
  }

  function dispatch(action: RunnerAction): boolean {
    const before = runner
    runner = reduceRunner(runner, action)
    if (runner === before) return false
    publish()
    if (action.type === 'verdict') drawAhead()
    return true
  }

  /** Once the last question is marked, the next one is fetched, so that Next has it at once. */
  function drawAhead(): void {
    const isMarked = now(runner.questions.at(-1)?.questionId ?? 0).verdict !== null
    if (isMarked && runner.questions.length < runner.total) drawing.ahead()
  }

  function say(text: string): void {
    said = text
    publish()
  }

  const now = (questionId: number) => stateOf(runner, questionId)
  const openQuestion = () => runner.questions[runner.position]?.questionId
  function rememberPlace(): void {
    const questionId = openQuestion()
    keeper?.remember({ questionId: questionId ?? null })
    if (questionId !== undefined) keepPlace(environment, owner, setId, questionId)
  }
  const questionIds = () => runner.questions.map(({ questionId }) => questionId)

  async function showFresh(fresh: RunnerSet | null): Promise<void> {
    if (fresh === null) return
    const { saves } = await loadStored(environment, owner, setId)
    dispatch({ type: 'merge', set: fresh, onTop: mergeStored(fresh, saves).onTop })
  }

  /** This tab has the set: takes over what the device holds and starts. */
  async function begin(): Promise<void> {
    // The device first: what another tab has handed in and forgotten since, the server then knows.
    const { storage, saves, set: remembered } = await loadStored(environment, owner, setId)
    const fresh = (isStale ? await news.refreshSoon() : null) ?? news.set()
    if (hold !== 'mine') return
    const merge = mergeStored(fresh, saves)
    time.adopt(fresh, merge.onTop, remembered)
    keeper = openKeeper(options, news, { fresh, merge, storage, remembered })
    keeper.subscribe(() => {
      publish()
      drawing.look()
    })
    scratch = remembered?.scratch ?? scratch
    dispatch({
      type: 'merge',
      set: fresh,
      onTop: merge.onTop,
      crossedOut: remembered?.crossedOut,
      highlights: remembered?.highlights,
      questionId: (hasMoved ? openQuestion() : remembered?.questionId) ?? null,
    })
    hasMoved = false
    for (const { questionId } of merge.conflicts) news.newerElsewhere(questionId)
    rememberPlace()
    publish()
    time.startTime()
    time.closeOver()
    const waiting = early
    early = []
    for (const run of waiting) whenOpen(run)
    time.tick()
    drawAhead()
  }

  function leave(): void {
    early = []
    hasMoved = false
    time.stop()
    keeper?.close()
    keeper = null
    isStale = true
  }

  function go(to: number): void {
    if (to >= runner.questions.length && runner.questions.length < runner.total) {
      if (view.isOpen && calls.drawNext !== undefined) {
        keeper?.wake()
        drawing.want()
      }
      return
    }
    drawing.forget()
    hasMoved ||= isOpening()
    time.saveTime()
    if (!dispatch({ type: 'go', to }) || isReadOnly) return
    time.startTime()
    rememberPlace()
  }

  function drawn(question: RunnerQuestion | null, isWanted: boolean): void {
    if (question !== null) {
      const sequences = new Map([[question.questionId, question.sequence]])
      keeper?.adopt({ resend: [], outdated: [], sequences, set: null })
      time.times.know(question.questionId, question.timeMs, 0)
      time.recorder.knowSaved(question.questionId)
    }
    dispatch({ type: 'drawn', question })
    if (question === null) say('No more questions fit. You can finish the set now.')
    else if (isWanted) go(runner.questions.length - 1)
  }

  return {
    ...createQuestionCalls(options, now, dispatch, news.notifyOf),
    open() {
      isClosedDown = false
      if (isReadOnly || isPreview) {
        for (const { questionId, timeMs } of start.set.questions) {
          time.times.know(questionId, timeMs, 0)
        }
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
      isClosedDown = true
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
    go,
    ...createAnswering({
      whenOpen,
      dispatch,
      now,
      questionIds,
      recorder: time.recorder,
      times: time.times,
      keeper: () => keeper,
    }),
    setScratch(text) {
      scratch = text
      keeper?.remember({ scratch })
      publish()
    },
    handIn: time.handIn,
    msLeft: news.clock.msLeft,
    msLeftOn: time.msLeftOn,
    timeOn: (questionId) => time.times.read(questionId).timeMs,
    tick: time.tick,
    setHidden(isHidden) {
      time.times.setHidden(isHidden)
      if (!view.isReady) return
      if (isHidden) time.saveTime()
      keeper?.wake()
    },
    wake() {
      if (isPreview || isReadOnly) return
      keeper?.wake()
      drawing.retry()
      publish()
      void news.checkClock()
    },
    takeOver() {
      isStale = true
      lock?.takeOver()
    },
    dismiss: notices.dismiss,
  }
}
