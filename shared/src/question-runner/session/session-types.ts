import type { KeeperSnapshot } from '../queue/keeper-types.ts'
import type { TextRange } from '../rules/highlights.ts'
import type { RunnerState } from '../rules/runner-state.ts'
import type { Answer, RunnerCalls, RunnerSet, TimedSet } from '../types.ts'
import type { DrawingState } from './drawing.ts'
import type { RunnerEnvironment } from './environment.ts'
import type { QuestionCalls } from './question-calls.ts'
import type { Hold } from './tab-lock.ts'

/** Something the student must know; stays until it is closed. */
export interface Notice {
  id: number
  kind: 'info' | 'warning' | 'danger'
  text: string
}

/** What the screen shows. A new object whenever something changed. */
export interface SessionView extends KeeperSnapshot {
  set: RunnerSet
  runner: RunnerState
  hold: Hold
  /** The device's answers are in, and this tab is the one that works. */
  isReady: boolean
  /** Answers can be changed: ready, and not handed in. */
  isOpen: boolean
  /** A change is kept: at once when open, or as soon as this tab has opened the set. */
  takesAnswers: boolean
  notices: readonly Notice[]
  /** The next question of an adaptive set. */
  drawing: DrawingState
  /** Scratch notes on the set. */
  scratch: string
  /** Spoken once, when it changes. */
  said: string
}

export interface SessionOptions {
  start: TimedSet
  /** Account id of the student. */
  owner: string
  calls: RunnerCalls
  environment: RunnerEnvironment
  /** Looks on: nothing is taken, timed, kept on the device or handed in. */
  isReadOnly?: boolean
  /** Answers live on the screen alone: nothing is timed, kept on the device, sent or handed in. */
  isPreview?: boolean
  /** The server has the set as handed in. Called once. */
  onFinished: () => void
}

/** The work on a set, apart from how it looks. Nothing rejects but what gives a promise. */
export interface RunnerSession extends QuestionCalls {
  open: () => void
  close: () => void
  view: () => SessionView
  subscribe: (listener: () => void) => () => void
  /** Goes to a question by its index; one after the last drawn of an adaptive set is drawn first. */
  go: (to: number) => void
  respond: (questionId: number, response: Answer | null) => void
  toggleMark: (questionId: number) => void
  crossOut: (questionId: number, letter: string) => void
  highlight: (questionId: number, highlights: readonly TextRange[]) => void
  setScratch: (text: string) => void
  submit: (questionId: number) => void
  handIn: () => void
  /** Milliseconds to the deadline; null without one. */
  msLeft: () => number | null
  /** Timing by the question: milliseconds left on it; null without. */
  msLeftOn: (questionId: number) => number | null
  /** Milliseconds on a question so far. */
  timeOn: (questionId: number) => number
  /** Called often while a timed set is open: hands in, or closes a question, when its time is up. */
  tick: () => void
  setHidden: (isHidden: boolean) => void
  /** The connection or the tab is back: sends what waits and asks for the server's time. */
  wake: () => void
  takeOver: () => void
  dismiss: (noticeId: number) => void
}
