import type { EditedQuestion, QuestionState } from '../questions.queries.ts'

/** How the states of a question are called and coloured. */
export const states = {
  draft: { label: 'Draft', tone: 'neutral' },
  live: { label: 'Live', tone: 'success' },
  withdrawn: { label: 'Withdrawn', tone: 'warning' },
} as const satisfies Record<QuestionState, { label: string; tone: string }>

/** What is done with a question as a whole needs of it. */
export type Acted = Pick<EditedQuestion, 'id' | 'key' | 'state' | 'version'>

/** How a question is called where something is said of it. */
export const nameOf = ({ id, key }: Pick<Acted, 'id' | 'key'>) => `Question ${id} (${key})`
