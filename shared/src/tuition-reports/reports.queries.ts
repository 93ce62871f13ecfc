import { ApiError, type CallKey } from '@portal/shared/api'
import { changeAnswer, queryOf, useQuery, useQueryClient, useWrite } from '@portal/shared/query'
import { useSession } from '@portal/shared/session'
import { messageOf, toast } from '@portal/shared/ui'
import { useEffect } from 'react'
import { isReader } from './reports.rules.ts'

export const listCall = 'GET /TutionReport/TutionReport/GetReports'
export const reportCall = 'GET /TutionReport/TutionReport/GetReport'

/** What a screen of reports shows, and reads again when the server tells of a change. */
export const reportCalls: readonly CallKey[] = [listCall, reportCall]

/** One report. */
export const useReport = (id: string) => useQuery(queryOf(reportCall, { query: { id } }))

/** Whether a failure says that there is nothing to see for this reader. */
export const isNotThere = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 400)

/** Notes once that a report has been opened; nothing while it is viewed as the student. */
export function useMarkRead(id: string, isUnread: boolean | undefined): void {
  const role = useSession(({ claims }) => claims?.role)
  const { write } = useWrite('POST /TutionReport/TutionReport/MarkRead', { changes: [listCall] })
  const isOwed = isUnread === true && isReader(role)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what sends it is another at every drawing.
  useEffect(() => {
    if (isOwed) write({ body: { id } }).catch(() => undefined)
  }, [id, isOwed])
}

/** Checks homework of a report off, or opens it again; shown at once. */
export function useMarkHomework(reportId: string) {
  const client = useQueryClient()
  const input = { query: { id: reportId } }
  const change = (homeworkId: string, doneAt: string | null) =>
    changeAnswer(client, reportCall, input, (page) => ({
      ...page,
      homework: page.homework.map((one) => (one.id === homeworkId ? { ...one, doneAt } : one)),
    }))
  return useWrite('POST /TutionReport/TutionReport/MarkHomework', {
    changes: [reportCall],
    show: ({ body: { homeworkId, isDone } }) => {
      change(homeworkId, isDone ? new Date().toISOString() : null)
      return () => change(homeworkId, isDone ? null : new Date().toISOString())
    },
    failed: (error) => toast.danger(`The homework could not be marked. ${messageOf(error) ?? ''}`),
  })
}
