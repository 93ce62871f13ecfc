import type { FinishedSet, FinishInput, SaveInput, SaveOutcome } from '../types.ts'
import type { Change } from './answer-queue.ts'
import type { AnswerStorage, Remembered, StoredSave, StoredSet } from './answer-storage.ts'
import type { SaveState } from './save-state.ts'

/** All that a keeper touches. */
export interface KeeperOptions {
  owner: string
  setId: string
  title: string
  storage: AnswerStorage
  save: (input: SaveInput) => Promise<SaveOutcome>
  finish: (input: FinishInput) => Promise<FinishedSet>
  isOnline: () => boolean
  /** Runs something after so many milliseconds; answers how to call it off. */
  schedule: (run: () => void, ms: number) => () => void
  random?: () => number
  /** The server took a save; `verdict` is there when it was submitted for marking. */
  onConfirmed?: (save: SaveInput, outcome: SaveOutcome) => void
  /** The server will never take this save; it has been dropped. */
  onRefused?: (save: SaveInput, message: string) => void
  onFinished?: (result: FinishedSet) => void
  /** Handed in because the time was up, but by the server's clock it is not: the set is open again. */
  onTooEarly?: () => void
}

/** What a screen may know of a keeper. */
export interface KeeperSnapshot {
  saveState: SaveState
  /** Questions with something unconfirmed. */
  unconfirmed: number
  /** False when answers do not outlive this tab. */
  isLasting: boolean
  /** What the device says of its network. */
  isOnline: boolean
  /** The last try of anything did not get through. */
  hasFailed: boolean
  /** The session has ended: answers wait for the next sign-in. */
  isSignedOut: boolean
  finish:
    | { state: 'open' }
    | { state: 'waiting'; finishedAt: string }
    | { state: 'refused'; message: string }
    | { state: 'done'; result: FinishedSet }
}

/** What a screen knows before there is a keeper: nothing has been done yet. */
export const untouchedSnapshot: KeeperSnapshot = {
  saveState: { kind: 'saved' },
  unconfirmed: 0,
  isLasting: true,
  isOnline: true,
  hasFailed: false,
  isSignedOut: false,
  finish: { state: 'open' },
}

/** Keeps every answer on the device at once and brings it to the server, in order, once. */
export interface AnswerKeeper {
  /** Takes over what an earlier tab left: what to send, what the device remembers, known sequences. */
  adopt: (input: {
    resend: readonly StoredSave[]
    outdated: readonly StoredSave[]
    sequences: ReadonlyMap<number, number>
    set: StoredSet | null
  }) => void
  /** Keeps a change. With `hold`, sending waits until so many milliseconds pass without another. */
  record: (change: Change, hold?: number) => void
  /** Remembers what is not an answer: the open question, letters crossed out, notes. */
  remember: (what: Remembered) => void
  /** Hands the set in once all answers are with the server. */
  handIn: (finishedAt: string, isTimeUp?: boolean) => void
  /** Tries at once: the connection is back, or the tab is seen again. */
  wake: () => void
  snapshot: () => KeeperSnapshot
  subscribe: (listener: () => void) => () => void
  /** Stops trying after what can be sent now; the rest stays on the device. */
  close: () => void
}
