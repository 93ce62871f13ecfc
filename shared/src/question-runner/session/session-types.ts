import type { KeeperSnapshot } from '../queue/answer-keeper.ts'
import type { RunnerState } from '../rules/runner-state.ts'
import type { Answer, RunnerCalls, RunnerSet, TimedSet } from '../types.ts'
import type { RunnerEnvironment } from './environment.ts'
import type { Hold } from './tab-lock.ts'

/** Something the student must know; stays until it is closed. */
export interface Notice {
  id: number
  kind: 'warning' | 'danger'
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
}

export interface SessionOptions {
  start: TimedSet
  /** Account id of the student. */
  owner: string
  calls: RunnerCalls
  environment: RunnerEnvironment
  /** Looks on: nothing is taken, timed, kept on the device or handed in. */
  isReadOnly?: boolean
  /** The server has the set as handed in. Called once. */
  onFinished: () => void
}

/** The work on a set, apart from how it looks. Nothing rejects but `flag` and `selfMark`. */
export interface RunnerSession {
  open: () => void
  close: () => void
  view: () => SessionView
  subscribe: (listener: () => void) => () => void
  go: (to: number) => void
  respond: (questionId: number, response: Answer | null) => void
  toggleMark: (questionId: number) => void
  toggleBookmark: (questionId: number) => void
  crossOut: (questionId: number, letter: string) => void
  submit: (questionId: number) => void
  flag: (questionId: number, text: string) => Promise<void>
  selfMark: (questionId: number, criteriaMet: boolean[]) => Promise<void>
  handIn: () => void
  /** Milliseconds to the deadline; null without one. */
  msLeft: () => number | null
  /** Milliseconds on a question so far. */
  timeOn: (questionId: number) => number
  setHidden: (isHidden: boolean) => void
  /** The connection or the tab is back: sends what waits and asks for the server's time. */
  wake: () => void
  takeOver: () => void
  dismiss: (noticeId: number) => void
}
