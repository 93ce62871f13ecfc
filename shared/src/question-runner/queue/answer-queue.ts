import { statusOf } from '../../keeping/retrying.rules.ts'
import type { SaveInput } from '../types.ts'

/** A change of one question before it has its sequence number. */
export type Change = Omit<SaveInput, 'sequence'>

/**
 * Why a save did not get through. `network`: no answer, or the server is in trouble; `signed-out`:
 * the session has ended. Both keep the save for another try. `refused`: the server will never take
 * it, so it is dropped and the student is told.
 */
export type Failure = 'network' | 'signed-out' | 'refused'

/** What is not yet confirmed by the server. A value: every function below returns a new one. */
export interface AnswerQueue {
  /** In the order in which they will be sent; at most one per question, its newest. */
  readonly waiting: readonly SaveInput[]
  readonly sending: SaveInput | null
  /** Highest sequence number used or seen, by question. */
  readonly sequences: ReadonlyMap<number, number>
  /** Why the last try failed; null once one got through. */
  readonly failure: 'network' | 'signed-out' | null
  /** Failures in a row. */
  readonly failures: number
}

export const emptyQueue: AnswerQueue = {
  waiting: [],
  sending: null,
  sequences: new Map(),
  failure: null,
  failures: 0,
}

/** Takes note of a sequence number that the server or the device already holds. */
export function noteSequence(
  queue: AnswerQueue,
  questionId: number,
  sequence: number,
): AnswerQueue {
  if ((queue.sequences.get(questionId) ?? 0) >= sequence) return queue
  return { ...queue, sequences: new Map(queue.sequences).set(questionId, sequence) }
}

/**
 * A submitted answer is final, so that a later change of the same question (its mark for review,
 * its time) may not replace the response nor take the submission back.
 */
function onTopOf(older: SaveInput, newer: SaveInput): SaveInput {
  if (!older.submit) return newer
  return { ...newer, response: older.response, answeredAt: older.answeredAt, submit: true }
}

/** Puts a change at the end of the queue in place of any older one of the same question. */
export function enqueue(
  queue: AnswerQueue,
  change: Change,
): { queue: AnswerQueue; save: SaveInput } {
  const sequence = (queue.sequences.get(change.questionId) ?? 0) + 1
  const older = queue.waiting.find((save) => save.questionId === change.questionId)
  const fresh = { ...change, sequence }
  // A submission under way may fail unheard, in a tab that is gone by then: it lives on in this one.
  const { sending } = queue
  const below = older ?? (sending?.questionId === change.questionId ? sending : undefined)
  const save = below ? onTopOf(below, fresh) : fresh
  return {
    save,
    queue: {
      ...noteSequence(queue, change.questionId, sequence),
      waiting: [...queue.waiting.filter((other) => other !== older), save],
    },
  }
}

/** Puts back a save that was found on the device after a reload, keeping its sequence number. */
export function putBack(queue: AnswerQueue, save: SaveInput): AnswerQueue {
  return {
    ...noteSequence(queue, save.questionId, save.sequence),
    waiting: [...queue.waiting, save],
  }
}

/** Takes the next save for sending; none while one is on its way. */
export function takeNext(
  queue: AnswerQueue,
  mayGo: (save: SaveInput) => boolean = () => true,
): { queue: AnswerQueue; save: SaveInput | null } {
  const save = queue.sending === null ? (queue.waiting.find(mayGo) ?? null) : null
  if (save === null) return { queue, save }
  const waiting = queue.waiting.filter((other) => other !== save)
  return { queue: { ...queue, waiting, sending: save }, save }
}

/** The save on its way has been confirmed; `sequence` is the highest that the server holds. */
export function confirmSent(queue: AnswerQueue, sequence: number): AnswerQueue {
  if (queue.sending === null) return queue
  const noted = noteSequence(queue, queue.sending.questionId, sequence)
  return { ...noted, sending: null, failure: null, failures: 0 }
}

/** The save on its way did not get through. */
export function failSent(queue: AnswerQueue, failure: Failure): AnswerQueue {
  const { sending } = queue
  if (sending === null) return queue
  if (failure === 'refused') return { ...queue, sending: null, failure: null, failures: 0 }
  const newer = queue.waiting.find((save) => save.questionId === sending.questionId)
  const waiting =
    newer === undefined
      ? [sending, ...queue.waiting]
      : queue.waiting.map((save) => (save === newer ? onTopOf(sending, newer) : save))
  return { ...queue, sending: null, waiting, failure, failures: queue.failures + 1 }
}

/** How many questions hold something that the server has not confirmed. */
export function countUnconfirmed(queue: AnswerQueue): number {
  const questions = new Set(queue.waiting.map((save) => save.questionId))
  if (queue.sending !== null) questions.add(queue.sending.questionId)
  return questions.size
}

/** Reads what kind of failure an error of a call is. */
export function failureOf(error: unknown): Failure {
  const status = statusOf(error)
  if (typeof status !== 'number') return 'network'
  if (status === 401) return 'signed-out'
  const isTemporary = status === 408 || status === 425 || status === 429
  return status >= 400 && status < 500 && !isTemporary ? 'refused' : 'network'
}
