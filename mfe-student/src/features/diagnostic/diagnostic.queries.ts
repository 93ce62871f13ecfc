import { keyOf, queryOf, useQuery, useQueryClient, useWrite } from '@portal/shared/query'
import { useEffect } from 'react'

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
export const useStartSection = () =>
  useWrite('POST /Exam/Diagnostic/StartSection', { changes: [testCall] })
