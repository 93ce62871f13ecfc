import {
  readWatch,
  type Stopwatch,
  setHidden,
  startWatch,
  stoppedWatch,
  stopWatch,
} from '../rules/stopwatch.ts'

/** The stopwatches of a set's questions, of which at most one runs. */
export interface QuestionTimes {
  /** Takes over the times known so far; smaller ones than this tab has are ignored. */
  know: (questionId: number, timeMs: number, hiddenMs: number) => void
  start: (questionId: number) => void
  stop: () => void
  setHidden: (isHidden: boolean) => void
  /** Milliseconds so far. */
  read: (questionId: number) => { timeMs: number; hiddenMs: number }
}

/** Makes the stopwatches; `now` is `performance.now()`. */
export function createQuestionTimes(now: () => number, isHidden: () => boolean): QuestionTimes {
  const watches = new Map<number, Stopwatch>()
  let running: number | null = null
  const watchOf = (questionId: number) => watches.get(questionId) ?? stoppedWatch()
  const change = (next: (watch: Stopwatch) => Stopwatch) => {
    if (running !== null) watches.set(running, next(watchOf(running)))
  }
  const stop = () => {
    change((watch) => stopWatch(watch, now()))
    running = null
  }
  return {
    know(questionId, timeMs, hiddenMs) {
      const watch = readWatch(watchOf(questionId), now())
      watches.set(questionId, {
        ...watch,
        timeMs: Math.max(watch.timeMs, timeMs),
        hiddenMs: Math.max(watch.hiddenMs, hiddenMs),
      })
    },
    start(questionId) {
      if (running === questionId) return
      stop()
      running = questionId
      change((watch) => startWatch(watch, now(), isHidden()))
    },
    stop,
    setHidden: (hidden) => change((watch) => setHidden(watch, now(), hidden)),
    read(questionId) {
      const { timeMs, hiddenMs } = readWatch(watchOf(questionId), now())
      return { timeMs: Math.round(timeMs), hiddenMs: Math.round(hiddenMs) }
    },
  }
}
