import { type CallInput, call } from '@portal/shared/api'
import {
  changeAnswer,
  keyOf,
  queryOf,
  useQuery,
  useQueryClient,
  useWrite,
} from '@portal/shared/query'
import type { MissReason } from '@portal/shared/question-runner'
import { toast } from '@portal/shared/ui'
import { wholeCount, withReason } from './error-log.rules.ts'
import { bankCall } from './question-bank.prefetch.ts'
import { useOpenSet } from './question-bank.queries.ts'

export const logCall = 'GET /Revise/api/Revise/GetErrorLog'

/** How many questions the error log holds. */
export const useErrorCount = () =>
  useQuery({ ...queryOf(logCall, { query: { pageNo: 1, pageSize: 1 } }), select: wholeCount })

/** Says why a question was missed; the page and its counts follow, and the miss stays in sight. */
export function useMissReason(query: CallInput<typeof logCall>['query']) {
  const client = useQueryClient()
  return async (questionId: number, reason: MissReason) => {
    await call('POST /Revise/api/Revise/SetMissReason', { body: { questionId, reason } })
    changeAnswer(client, logCall, { query }, (log) => withReason(log, questionId, reason))
    // Asked again when it is shown next: a miss that leaves the filter now would move the others.
    void client.invalidateQueries({ queryKey: keyOf(logCall), refetchType: 'none' })
  }
}

/** Makes a set of the misses that are shown and opens it. */
export const useStartMisses = () =>
  useWrite('POST /Revise/api/Revise/StartMisses', {
    changes: [bankCall],
    done: useOpenSet(),
    failed: (error) => toast.danger(`The set could not be built. ${error.message}`),
  })
