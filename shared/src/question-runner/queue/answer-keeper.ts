import { retryDelay, statusOf } from '../../keeping/retrying.rules.ts'
import type { SaveInput, SaveOutcome } from '../types.ts'
import {
  type AnswerQueue,
  confirmSent,
  countUnconfirmed,
  emptyQueue,
  enqueue,
  failSent,
  failureOf,
  noteSequence,
  putBack,
  takeNext,
} from './answer-queue.ts'
import type { StoredSet } from './answer-storage.ts'
import type { AnswerKeeper, KeeperOptions, KeeperSnapshot } from './keeper-types.ts'
import { type SaveState, saveStateOf, saveStateText } from './save-state.ts'
import { createStoreWriter } from './store-writer.ts'

/** Makes the keeper of one set. All that it touches comes in by the options. */
export function createAnswerKeeper(options: KeeperOptions): AnswerKeeper {
  const { owner, setId, storage, schedule } = options
  const random = options.random ?? Math.random
  const listeners = new Set<() => void>()
  const holds = new Map<number, () => void>()
  const writer = createStoreWriter(storage, () => publish())
  let queue: AnswerQueue = emptyQueue
  let remembered: StoredSet = {
    owner,
    setId,
    title: options.title,
    finishedAt: null,
    questionId: null,
    crossedOut: {},
  }
  let finish: KeeperSnapshot['finish'] = { state: 'open' }
  let isFinishOnItsWay = false
  let cancelRetry: (() => void) | null = null
  let isClosed = false
  let saveState: SaveState = { kind: 'saved' }
  let current = makeSnapshot()

  /** The same object as long as it says the same, so that what shows it is not drawn again. */
  function steady(next: SaveState): SaveState {
    if (saveStateText(next) !== saveStateText(saveState)) saveState = next
    return saveState
  }

  function makeSnapshot(): KeeperSnapshot {
    return {
      saveState: steady(saveStateOf(queue, options.isOnline())),
      unconfirmed: countUnconfirmed(queue),
      isLasting: writer.isLasting(),
      isOnline: options.isOnline(),
      hasFailed: queue.failure !== null,
      isSignedOut: queue.failure === 'signed-out',
      finish,
    }
  }

  function publish(): void {
    current = makeSnapshot()
    for (const listener of listeners) listener()
  }

  function rememberNow(what: Partial<StoredSet>): void {
    remembered = { ...remembered, ...what }
    writer.putSet(remembered)
  }

  /** Sends what is next, unless something is on its way; the screen hears of the change in any case. */
  function pump(): void {
    if (cancelRetry === null && !isFinishOnItsWay && queue.sending === null) sendNext()
    publish()
  }

  function sendNext(): void {
    const next = takeNext(queue, (save) => !holds.has(save.questionId))
    queue = next.queue
    if (next.save !== null) {
      const { save } = next
      options.save(save).then(
        (outcome) => confirmed(save, outcome),
        (error: unknown) => failed(save, error),
      )
    } else if (finish.state === 'waiting' && queue.waiting.length === 0) {
      sendFinish(finish.finishedAt)
    }
  }

  function confirmed(save: SaveInput, outcome: SaveOutcome): void {
    queue = confirmSent(queue, outcome.sequence)
    const isNewest = !queue.waiting.some((other) => other.questionId === save.questionId)
    if (isNewest) writer.putIfNewest({ ...save, owner, isConfirmed: true })
    options.onConfirmed?.(save, outcome)
    pump()
  }

  function failed(save: SaveInput, error: unknown): void {
    const failure = failureOf(error)
    const hadNewer = queue.waiting.some((other) => other.questionId === save.questionId)
    queue = failSent(queue, failure)
    if (failure === 'refused') {
      if (!hadNewer) writer.removeSave({ ...save, owner })
      options.onRefused?.(save, messageOf(error))
      pump()
    } else {
      const merged = queue.waiting.find((other) => other.questionId === save.questionId)
      // A submission that failed under a later change lives on in it, on the device too.
      if (hadNewer && merged) writer.putIfNewest({ ...merged, owner, isConfirmed: false })
      retryLater()
    }
  }

  function sendFinish(finishedAt: string): void {
    isFinishOnItsWay = true
    const isTimeUp = remembered.isTimeUp === true
    options.finish({ setId, finishedAt, ...(isTimeUp && { isTimeUp }) }).then(
      (result) => {
        isFinishOnItsWay = false
        queue = { ...queue, failure: null, failures: 0 }
        finish = { state: 'done', result }
        writer.removeSet(owner, setId)
        publish()
        options.onFinished?.(result)
      },
      (error: unknown) => {
        isFinishOnItsWay = false
        const failure = failureOf(error)
        if (isTimeUp && statusOf(error) === 409) {
          queue = { ...queue, failure: null, failures: 0 }
          finish = { state: 'open' }
          rememberNow({ finishedAt: null, isTimeUp: false })
          publish()
          options.onTooEarly?.()
        } else if (failure === 'refused') {
          finish = { state: 'refused', message: messageOf(error) }
          rememberNow({ finishedAt: null, isTimeUp: false })
          publish()
        } else {
          queue = { ...queue, failure, failures: queue.failures + 1 }
          retryLater()
        }
      },
    )
  }

  function retryLater(): void {
    if (!isClosed && cancelRetry === null) {
      cancelRetry = schedule(wake, retryDelay(queue.failures, random()))
    }
    publish()
  }

  function wake(): void {
    cancelRetry?.()
    cancelRetry = null
    pump()
  }

  function release(questionId?: number): void {
    for (const [held, cancel] of holds) {
      if (questionId !== undefined && held !== questionId) continue
      cancel()
      holds.delete(held)
    }
  }

  return {
    adopt({ resend, outdated, sequences, set }) {
      for (const [questionId, sequence] of sequences) {
        queue = noteSequence(queue, questionId, sequence)
      }
      for (const { owner: _owner, isConfirmed: _isConfirmed, ...save } of resend) {
        queue = putBack(queue, save)
      }
      for (const save of outdated) writer.removeSave(save)
      if (set !== null) remembered = { ...set, title: options.title }
      if (remembered.finishedAt !== null) {
        finish = { state: 'waiting', finishedAt: remembered.finishedAt }
      }
      pump()
    },
    record(change, hold = 0) {
      const next = enqueue(queue, change)
      queue = next.queue
      writer.putSave({ ...next.save, owner, isConfirmed: false })
      // The row of the set is what tells a later visit that something waits here.
      if (!writer.hasSet()) writer.putSet(remembered)
      release(change.questionId)
      if (hold > 0) {
        const go = () => {
          holds.delete(change.questionId)
          pump()
        }
        holds.set(change.questionId, schedule(go, hold))
      }
      pump()
    },
    remember: rememberNow,
    handIn(finishedAt, isTimeUp = false) {
      release()
      finish = { state: 'waiting', finishedAt }
      rememberNow({ finishedAt, isTimeUp })
      wake()
    },
    wake: () => {
      release()
      writer.retry()
      wake()
    },
    snapshot: () => current,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close() {
      isClosed = true
      release()
      wake()
    },
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : 'The server refused it.'
}
