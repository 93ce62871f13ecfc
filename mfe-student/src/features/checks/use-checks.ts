import type { CallKey } from '@portal/shared/api'
import { queryOf, useQuery } from '@portal/shared/query'
import { useEffect } from 'react'
import { type Check, type Checks, type FeedbackStatus, feedbackOf } from './next-step.rules.ts'

/** Asked once per load: what the server said stays until an answer or a reload changes it. */
const once = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  retryOnMount: false,
} as const

/** What a student's checks say, all asked side by side. Failures go to the console alone. */
export function useChecks(): { checks: Checks; status: FeedbackStatus | undefined } {
  const info = useQuery({ ...queryOf('GET /User/Student/GetInfo'), ...once })
  const diagnostic = useQuery({ ...queryOf('GET /User/Student/DiagnosticTest'), ...once })
  const esat = useQuery({ ...queryOf('GET /User/Student/ESATInfo'), ...once })
  const feedback = useQuery({ ...queryOf('GET /User/Student/GetCSATStatus'), ...once })
  useLogged('GET /User/Student/GetInfo', info.error)
  useLogged('GET /User/Student/DiagnosticTest', diagnostic.error)
  useLogged('GET /User/Student/ESATInfo', esat.error)
  useLogged('GET /User/Student/GetCSATStatus', feedback.error)
  return {
    checks: {
      expired: checkOf(info, (data) => data.isExpired),
      diagnostic: checkOf(diagnostic, Boolean),
      esat: checkOf(esat, Boolean),
      feedback:
        feedback.data === undefined ? checkOf(feedback, () => false) : feedbackOf(feedback.data),
    },
    status: feedback.data,
  }
}

function checkOf<Data>(
  query: { data: Data | undefined; isError: boolean },
  isDue: (data: Data) => boolean,
): Check {
  if (query.data !== undefined) return isDue(query.data) ? 'yes' : 'no'
  return query.isError ? 'no' : 'waiting'
}

function useLogged(call: CallKey, error: Error | null): void {
  useEffect(() => {
    if (error !== null) console.error(`A check at the portal's start failed: ${call}.`, error)
  }, [call, error])
}
