import { pathTo } from '@portal/shared/contract'
import { addressId } from './question-id.rules.ts'

/** Where a question is picked to be edited, and where a save leads. */
export const pickPath = '/question-bank/question-admin/edit-question'

/** The list of questions. */
export const listPath = '/question-bank/question-admin'

export const createPath = '/question-bank/question-admin/create-question'

/** Where a question is edited. */
export const editPath = (questionId: number) =>
  pathTo('/question-bank/question-admin/edit-question/:id', { id: addressId(questionId) })
