import { itemStates, type StateOfItem } from '@portal/shared/writing'
import type { QueueItem } from './submissions.queries.ts'

/** What an item is. */
export const kindNames: Readonly<Record<QueueItem['kind'], string>> = {
  essay: 'Essay',
  statement: 'Personal statement',
  question: 'Essay of a paper',
}

/** The same as choices. */
export const kindOptions = (['essay', 'statement', 'question'] as const).map((value) => ({
  value,
  label: kindNames[value],
}))

const states: readonly StateOfItem[] = [
  ...(['overdue', 'pending', 'checking', 'marked', 'sent back', 'withdrawn'] as const),
]

/** How items stand, as choices; `open`: all that waits. */
export const stateOptions = [
  { value: 'open', label: 'Open' },
  ...states.map((value) => ({ value, label: itemStates[value].word })),
]
