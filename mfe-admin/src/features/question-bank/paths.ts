import { pathTo } from '@portal/shared/contract'
import { addressId } from './question-id.rules.ts'

/** Where a question is picked to be edited, and where a save leads. */
export const pickPath = '/question-bank/question-admin/edit-question'

/** The list of questions. */
export const listPath = '/question-bank/question-admin'

/** What was done to many questions at once. */
export const changesPath = `${listPath}?view=changes`

export const createPath = '/question-bank/question-admin/create-question'

/** Where a question is edited. */
export const editPath = (questionId: number) =>
  pathTo('/question-bank/question-admin/edit-question/:id', { id: addressId(questionId) })

/** What a student says is wrong about a question. */
export const flagPath = (id: string) => pathTo('/flagged-question-view/:id', { id })
