import { ApiError, type CallAnswer } from '@portal/shared/api'
import { queryOf, useQuery } from '@portal/shared/query'

const flagCall = 'GET /Question/QuestionFlag/GetFlag'

/** A flag with its question and thread. */
export type FlagPage = CallAnswer<typeof flagCall>

/** A flag of an own student, or the student's own. */
export const useFlag = (flagId: string) => useQuery(queryOf(flagCall, { query: { flagId } }))

/** Whether a failure says that there is nothing to see for this reader. */
export function isNotThere(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400)
}

/** What a write under a flag changes. */
export const flagReads = [
  flagCall,
  'GET /Question/QuestionFlag/GetMyFlags',
  'GET /Question/tutor/QuestionFlag/GetFlags',
  'GET /question/admin/QuestionFlag/GetFlags',
] as const
