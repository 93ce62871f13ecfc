import type { CallAnswer, CallInput } from '@portal/shared/api'
import { queryOnceOf, useQuery } from '@portal/shared/query'

export const questionsCall = 'GET /question/admin/Question/GetQuestions'
export const questionCall = 'GET /question/admin/question/:id'
export const updateCall = 'POST /question/admin/Question/Update'
export const createCall = 'POST /question/admin/Question/Create'
export const detailsCall = 'POST /question/admin/Question/SetDetails'
export const copyCall = 'POST /question/admin/Question/Copy'
export const stateCall = 'POST /question/admin/Question/SetState'
export const deleteCall = 'POST /question/admin/Question/Delete'
export const fileCall = 'POST /question/admin/Question/AddQuestionAssignments'
export const unfileCall = 'POST /question/admin/question/RemoveQuestionAssignments'
export const previewCall = 'POST /question/admin/Question/Preview'
export const lookThroughCall = 'GET /question/admin/Question/GetPreviewSet'
export const versionsCall = 'GET /question/admin/Question/GetVersions'
export const versionCall = 'GET /question/admin/Question/GetVersion'
export const restoreCall = 'POST /question/admin/Question/RestoreVersion'
export const usageCall = 'GET /question/admin/Question/GetUsage'

/** A question as its editor reads it. */
export type EditedQuestion = CallAnswer<typeof questionCall>
/** A question in the list. */
export type QuestionRow = CallAnswer<typeof questionsCall>['questions'][number]
/** A filing as it stands. */
export type Filing = EditedQuestion['questionAssignments'][number]
/** A filing as it is sent. */
export type SentFiling = CallInput<typeof fileCall>['body']['questionAssignments'][number]
export type QuestionState = EditedQuestion['state']
export type QuestionVersion = CallAnswer<typeof versionsCall>[number]

/** What shows a question, its filings or its state. */
export const changes = [questionsCall, questionCall, versionsCall, usageCall] as const

export const questionQuery = (id: number) =>
  queryOnceOf(questionCall, { params: { id: String(id) } })
export const useQuestion = (id: number) => useQuery(questionQuery(id))
