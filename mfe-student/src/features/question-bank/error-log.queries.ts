import { call } from '@portal/shared/api'
import {
  keepPreviousData,
  keyOf,
  queryOf,
  useMutation,
  useQuery,
  useQueryClient,
} from '@portal/shared/query'
import type { MissReason } from '@portal/shared/question-runner'
import { toast } from '@portal/shared/ui'
import { useRef } from 'react'
import {
  type ErrorLog,
  errorsPageSize,
  type LogFilter,
  logQuery,
  wholeCount,
  withReason,
} from './error-log.rules.ts'
import { useOpenSet } from './question-bank.queries.ts'

const logCall = 'GET /Revise/api/Revise/GetErrorLog'

/** A page of misses with the counts of the whole log. */
export const useErrorLog = (filter: LogFilter) =>
  useQuery({
    ...queryOf(logCall, { query: logQuery(filter) }),
    placeholderData: keepPreviousData,
  })

/** How many questions the error log holds. */
export const useErrorCount = () =>
  useQuery({ ...queryOf(logCall, { query: { pageNo: 1, pageSize: 1 } }), select: wholeCount })

/** Says why a question was missed; the page and its counts follow, and the miss stays in sight. */
export function useMissReason(filter: LogFilter) {
  const client = useQueryClient()
  const key = keyOf(logCall, { query: logQuery(filter) })
  return async (questionId: number, reason: MissReason) => {
    await call('POST /Revise/api/Revise/SetMissReason', { body: { questionId, reason } })
    client.setQueryData<ErrorLog>(key, (log) => log && withReason(log, questionId, reason))
    // Asked again when it is shown next: a miss that leaves the filter now would move the others.
    void client.invalidateQueries({ queryKey: keyOf(logCall), refetchType: 'none' })
  }
}

/** Makes a set of the misses that are shown and opens it. Pressing again after a lost answer makes no second. */
export function useStartMisses() {
  const open = useOpenSet()
  const request = useRef({ text: '', key: '' })
  return useMutation({
    mutationFn: ({ reason, topicId, page }: LogFilter) => {
      const body = { reason, topicId, size: errorsPageSize, pageNo: page }
      const text = JSON.stringify(body)
      if (request.current.text !== text) request.current = { text, key: crypto.randomUUID() }
      return call(
        'POST /Revise/api/Revise/StartMisses',
        { body },
        { idempotencyKey: request.current.key },
      )
    },
    onSuccess: (set) => {
      request.current = { text: '', key: '' }
      return open(set)
    },
    onError: (error) => toast.danger(`The set could not be built. ${error.message}`),
  })
}
