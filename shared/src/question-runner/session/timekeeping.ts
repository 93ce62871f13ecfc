import type { StoredSave, StoredSet } from '../queue/answer-storage.ts'
import type { AnswerKeeper } from '../queue/keeper-types.ts'
import type { RunnerAction } from '../rules/runner-state.ts'
import { isClosed, nextOpen, normalise, type RunnerState, stateOf } from '../rules/runner-state.ts'
import type { RunnerSet } from '../types.ts'
import { createQuestionClocks } from './question-clocks.ts'
import { createQuestionTimes, type QuestionTimes } from './question-times.ts'
import { createRecorder, type Recorder } from './recorder.ts'
import type { ServerNews } from './server-news.ts'
import type { RunnerSession, SessionOptions } from './session-types.ts'

/** Time on the questions, and what happens when the time of a question or of the set is up. */
export interface Timekeeping extends Pick<RunnerSession, 'handIn' | 'msLeftOn' | 'tick'> {
  times: QuestionTimes
  recorder: Recorder
  /** Takes over what the server and the device know. */
  adopt: (set: RunnerSet, onTop: readonly StoredSave[], remembered: StoredSet | null) => void
  /** Closes the questions whose time ran out while no tab saw it. */
  closeOver: () => void
  /** The open question's time runs from now. */
  startTime: () => void
  /** Saves the time on the open question. */
  saveTime: () => void
  /** Saves the time, and lets no clock run on. */
  stop: () => void
}

export function createTimekeeping(
  { start: { set }, environment, isReadOnly = false, isPreview = false }: SessionOptions,
  parts: {
    news: ServerNews
    runner: () => RunnerState
    keeper: () => AnswerKeeper | null
    isOpen: () => boolean
    dispatch: (action: RunnerAction) => boolean
    go: (to: number) => void
    say: (text: string) => void
  },
): Timekeeping {
  const { dispatch, keeper } = parts
  const { clock } = parts.news
  const isByQuestion = set.timing === 'question' && !isReadOnly && !isPreview
  const times = createQuestionTimes(environment.now, environment.isHidden)
  const limit = isByQuestion ? set.secondsPerQuestion : null
  const clocks = createQuestionClocks(limit, times, clock.moment)
  const limitMs = limit === null ? undefined : limit * 1000
  const recorder = createRecorder(set.id, times, clock.momentInTime, keeper, limitMs)

  const now = (questionId: number) => stateOf(parts.runner(), questionId)
  const openQuestion = () => parts.runner().questions[parts.runner().position]?.questionId
  const questionIds = () => parts.runner().questions.map(({ questionId }) => questionId)

  function rememberClocks(running: number | undefined): void {
    const stored = clocks.read(questionIds(), running)
    if (stored !== null) keeper()?.remember({ clocks: stored })
  }

  function startTime(): void {
    const questionId = openQuestion()
    const isTimed = questionId !== undefined && parts.isOpen() && !isClosed(now(questionId))
    if (isTimed) times.start(questionId)
    else times.stop()
    rememberClocks(isTimed ? questionId : undefined)
  }

  function saveTime(): void {
    const questionId = openQuestion()
    // After the hand-in there is no more work on it.
    if (questionId !== undefined && parts.isOpen()) recorder.saveTime(questionId, now(questionId))
  }

  function stop(): void {
    saveTime()
    times.stop()
    rememberClocks(undefined)
  }

  function handIn(): void {
    if (!parts.isOpen()) return
    stop()
    keeper()?.handIn(clock.momentInTime(), clock.msLeft() === 0)
  }

  /** The open question closes: what is answered stands, and the next open one follows. */
  function closeOpen(questionId: number): void {
    const number = parts.runner().questions[parts.runner().position]?.number ?? ''
    const state = now(questionId)
    if (!isClosed(state)) {
      const isMarkedNow = set.feedback === 'each' && normalise(state.response) !== null
      recorder.save(questionId, state, { submit: isMarkedNow })
      times.stop()
      if (isMarkedNow) dispatch({ type: 'submit', questionId })
      dispatch({ type: 'timeUp', questionId })
    }
    parts.say(`The time for question ${number} is up.`)
    const { questions, total } = parts.runner()
    const next = nextOpen(parts.runner())
    if (next !== undefined) parts.go(next)
    else if (questions.length < total) parts.go(questions.length)
    else handIn()
  }

  return {
    times,
    recorder,
    startTime,
    saveTime,
    stop,
    handIn,
    msLeftOn: clocks.msLeft,
    adopt(fresh, onTop, remembered) {
      for (const { questionId, timeMs } of fresh.questions) times.know(questionId, timeMs, 0)
      for (const save of onTop) times.know(save.questionId, save.timeMs, save.hiddenMs)
      clocks.adopt(remembered?.clocks)
      for (const { questionId } of fresh.questions) recorder.knowSaved(questionId)
    },
    closeOver() {
      const opened = openQuestion()
      for (const questionId of questionIds()) {
        if (clocks.isOver(questionId)) dispatch({ type: 'timeUp', questionId })
      }
      if (opened !== undefined && clocks.isOver(opened)) closeOpen(opened)
    },
    tick() {
      if (!parts.isOpen()) return
      if (clock.msLeft() === 0) {
        if (parts.news.isClockSure()) handIn()
        return
      }
      const questionId = openQuestion()
      if (questionId === undefined || !clocks.isOver(questionId)) return
      if (!isClosed(now(questionId))) closeOpen(questionId)
    },
  }
}
