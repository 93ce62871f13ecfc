import { call } from '@portal/shared/api'
import { keyOf, queryOf, useMutation, useQuery, useQueryClient } from '@portal/shared/query'
import { useEffect } from 'react'
import type { DiagnosticTest } from './diagnostic.rules.ts'

const testCall = 'GET /Exam/Diagnostic/GetTest'

/** The test that waits, or the last one; null without any. */
export function useTest() {
  const test = useQuery({ ...queryOf(testCall), refetchOnWindowFocus: false })
  const client = useQueryClient()
  const isDone = test.data !== undefined && test.data?.finishedAt !== null
  useEffect(() => {
    // The shell must not send the student back here.
    if (isDone) client.setQueryData(keyOf('GET /User/Student/DiagnosticTest'), false)
  }, [isDone, client])
  return test
}

/** Starts a section, or goes on with the one that is open. */
export function useStartSection(test: Pick<DiagnosticTest, 'id'>, onStarted: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (position: number) =>
      call('POST /Exam/Diagnostic/StartSection', { body: { testId: test.id, position } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: keyOf(testCall) })
      onStarted()
    },
  })
}
