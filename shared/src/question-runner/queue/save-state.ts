import { type AnswerQueue, countUnconfirmed } from './answer-queue.ts'

/** Where the student's work is, said honestly. */
export type SaveState =
  | { readonly kind: 'saved' }
  | { readonly kind: 'saving' }
  /** The last try failed although the device believes that it is connected. */
  | { readonly kind: 'device'; readonly count: number }
  | { readonly kind: 'offline'; readonly count: number }

/** The state of a queue: saved only when the server has confirmed everything. */
export function saveStateOf(queue: AnswerQueue, isOnline: boolean): SaveState {
  const count = countUnconfirmed(queue)
  if (count === 0) return { kind: 'saved' }
  if (!isOnline) return { kind: 'offline', count }
  return queue.failure === null ? { kind: 'saving' } : { kind: 'device', count }
}

/** The words for it. */
export function saveStateText(state: SaveState): string {
  switch (state.kind) {
    case 'saved':
      return 'Saved'
    case 'saving':
      return 'Saving'
    case 'offline':
      return `Saved on this device, ${state.count} waiting`
    case 'device':
      return `${state.count} ${state.count === 1 ? 'answer' : 'answers'} on this device only`
  }
}
