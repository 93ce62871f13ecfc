import { kindNames } from '@portal/shared/submissions'
import type { Task } from './writing.queries.ts'

/** The states of a task as choices, with how each is seen in a list. */
export const taskStates = [
  { value: 'draft', label: 'Draft', tone: 'neutral' },
  { value: 'published', label: 'Published', tone: 'success' },
  { value: 'archived', label: 'Archived', tone: 'neutral' },
] as const

/** What a task or a set of criteria is for, as choices. */
export const pieceKinds = (['essay', 'statement'] as const).map((value) => ({
  value,
  label: kindNames[value],
}))

/** How many words a task asks for; '' where it says nothing. */
export function wordsAsked({ minWords, maxWords }: Pick<Task, 'minWords' | 'maxWords'>): string {
  if (minWords !== null && maxWords !== null) return `${minWords} to ${maxWords} words`
  if (maxWords !== null) return `Up to ${maxWords} words`
  return minWords === null ? '' : `At least ${minWords} words`
}
