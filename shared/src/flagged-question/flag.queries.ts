import { ApiError, type CallAnswer, type CallOptions } from '@portal/shared/api'
import { queryOf, useMutation, useQuery, useQueryClient } from '@portal/shared/query'
import { useRef } from 'react'

const flagCall = 'GET /Question/QuestionFlag/GetFlag'

/** A flag with its question and thread. */
export type FlagPage = CallAnswer<typeof flagCall>

/** A flag of an own student, or the student's own. */
export const useFlag = (flagId: string) => useQuery(queryOf(flagCall, { query: { flagId } }))

/** Whether a failure says that there is nothing to see for this reader. */
export function isNotThere(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400)
}

/**
 * Writes under a flag, and reads again what that changes. The same words sent once more after a lost
 * answer count once.
 * @param onSent runs as soon as the server has it, even if what is read again takes the form away.
 */
export function useFlagWrite<I>(
  write: (input: I, options: CallOptions) => Promise<unknown>,
  onSent: () => void,
) {
  const client = useQueryClient()
  const last = useRef({ words: '', key: '' })
  return useMutation({
    mutationFn: (input: I) => {
      const words = JSON.stringify(input)
      if (last.current.words !== words) last.current = { words, key: crypto.randomUUID() }
      return write(input, { idempotencyKey: last.current.key })
    },
    onSuccess: async () => {
      last.current = { words: '', key: '' }
      onSent()
      await Promise.all(
        [
          flagCall,
          'GET /Question/QuestionFlag/GetMyFlags',
          'GET /Question/tutor/QuestionFlag/GetFlags',
        ].map((key) => client.invalidateQueries({ queryKey: [key] })),
      )
    },
  })
}
