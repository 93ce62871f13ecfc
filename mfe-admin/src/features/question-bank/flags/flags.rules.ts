import { pathTo } from '@portal/shared/contract'
import type { ListedFlag } from './flags.queries.ts'

/** Where a question is edited. */
export const editPathOf = (questionId: number) =>
  pathTo('/question-bank/question-admin/edit-question/:id', { id: `qu-${questionId}` })

/** Whether a flag says a fault that nobody has brought to an end. */
export const isWaiting = ({ outcome, settledAs }: Pick<ListedFlag, 'outcome' | 'settledAs'>) =>
  outcome === 'fault' && settledAs === null

/** Whether a flag can be settled: it is open, or waits. */
export const canSettle = (flag: Pick<ListedFlag, 'state' | 'outcome' | 'settledAs'>) =>
  flag.state === 'open' || isWaiting(flag)

/** The flags that are to be done, and those that are. */
export function byDone(flags: readonly ListedFlag[]): { toDo: ListedFlag[]; done: ListedFlag[] } {
  return {
    toDo: flags.filter(canSettle),
    done: flags.filter((flag) => !canSettle(flag)),
  }
}

/** What is said first of how flags are settled; the rest is typed. */
export const firstWords = {
  changed: 'The question has been changed. Thank you for telling us.',
  unchanged: '',
} as const

/** What can be done with a flag in its drawer, in a word. */
export function actionOf(flag: Pick<ListedFlag, 'state'>): string {
  return flag.state === 'open' ? 'Answer' : 'Read and answer'
}
