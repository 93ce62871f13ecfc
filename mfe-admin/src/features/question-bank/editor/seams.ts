import type { EditedQuestion } from '../questions.queries.ts'

/** Offers to settle the flags of a question, once it is saved. */
export const onFlagsWaiting: ((question: EditedQuestion) => void) | undefined = undefined
