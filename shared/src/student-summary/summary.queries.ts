import { ApiError, type CallAnswer, type CallKey } from '@portal/shared/api'
import { queryOf, useQuery, useWrite } from '@portal/shared/query'
import { hourReads } from '../tuition/hours.queries.ts'

export const overviewCall = 'GET /Student/Summary/GetOverview'
export const timelineCall = 'GET /Student/Summary/GetTimeline'
export const feedbackCall = 'GET /Student/Summary/GetFeedback'
const topicsCall = 'GET /Student/Summary/GetTopics'

/** A student at a glance; what the role may not see is not there. */
export type Overview = CallAnswer<typeof overviewCall>
export type Entry = CallAnswer<typeof timelineCall>['entries'][number]
export type Rating = CallAnswer<typeof feedbackCall>['ratings'][number]
export type Topic = CallAnswer<typeof topicsCall>['topics'][number]

/** What is read again when the server tells of hours, reports, cards and concerns. */
export const summaryCalls: readonly CallKey[] = [
  overviewCall,
  timelineCall,
  feedbackCall,
  'GET /Alert/Alert/GetAlerts',
  'GET /Alert/Alert/GetAlert',
]

/** What is read again when the server tells that something was handed in or came back. */
export const writingReads: readonly CallKey[] = [timelineCall]

export const useOverview = (studentId: string) =>
  useQuery(queryOf(overviewCall, { query: { studentId } }))
export const useTopics = (studentId: string) =>
  useQuery(queryOf(topicsCall, { query: { studentId } }))
export const useTimeline = (studentId: string, kinds: string, before: string | undefined) =>
  useQuery(
    queryOf(timelineCall, {
      query: { studentId, before, ...(kinds !== '' && { kinds }) },
    }),
  )
export const useAdjust = () => useWrite('POST /Tution/admin/Ledger/Adjust', { changes: hourReads })

/** Hours of a student that have not ended, the soonest first. */
export const useNextHours = (studentId: string, pageSize: number) =>
  useQuery(
    queryOf('GET /Tution/Student/GetSessions', {
      query: { studentId, when: 'next', pageSize },
    }),
  )

/** Whether a failure says that there is no such student for this reader. */
export const isNotThere = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 400)
