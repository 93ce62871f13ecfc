import { kindNames } from '@portal/shared/submissions'

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
