import type { EditedQuestion } from '../questions.queries.ts'
import type { KeyChange } from './use-editor-saving.ts'

/**
 * Takes over where the key of a question that students have answered is changed: it shows what that
 * does to their marks, and saves. Without it the change is saved as any other.
 */
export const onKeyChanged: ((change: KeyChange) => void) | undefined = undefined

/** Offers to settle the flags of a question, once it is saved. */
export const onFlagsWaiting: ((question: EditedQuestion) => void) | undefined = undefined
