import { useRef, useState } from 'react'

interface MutationOptions<Answer, Input, Before> {
  mutationFn: (input: Input) => Promise<Answer>
  onMutate?: (input: Input) => Promise<Before> | Before
  onSuccess?: (answer: Answer, input: Input, before: Before | undefined) => unknown
  onError?: (error: Error, input: Input, before: Before | undefined) => unknown
  onSettled?: () => unknown
}

interface Handlers<Answer, Input> {
  onSuccess?: (answer: Answer, input: Input) => unknown
  onError?: (error: Error, input: Input) => unknown
  onSettled?: () => unknown
}

const idle = { isIdle: true, isPending: false, isSuccess: false, isError: false, error: null }
const begun = { ...idle, isIdle: false }

/**
 * What remotes that were built before `useWrite` write by, as far as they use it: the library's own
 * would cost every first load more than all else that is kept for them.
 */
export function useMutation<Answer, Input, Before>(
  options: MutationOptions<Answer, Input, Before>,
) {
  const [state, setState] = useState<{
    isIdle: boolean
    isPending: boolean
    isSuccess: boolean
    isError: boolean
    error: Error | null
    data?: Answer
    variables?: Input
  }>(idle)
  const newest = useRef(0)
  const mutateAsync = async (variables: Input, own: Handlers<Answer, Input> = {}) => {
    newest.current += 1
    const turn = newest.current
    const set = (next: typeof state) => turn === newest.current && setState({ ...next, variables })
    set({ ...begun, isPending: true })
    let before: Before | undefined
    try {
      before = await options.onMutate?.(variables)
      const data = await options.mutationFn(variables)
      await options.onSuccess?.(data, variables, before)
      own.onSuccess?.(data, variables)
      set({ ...begun, isSuccess: true, data })
      return data
    } catch (thrown) {
      const error = thrown as Error
      await options.onError?.(error, variables, before)
      own.onError?.(error, variables)
      set({ ...begun, isError: true, error })
      throw error
    } finally {
      await options.onSettled?.()
      own.onSettled?.()
    }
  }
  return {
    ...state,
    mutateAsync,
    mutate: (input: Input, own?: Handlers<Answer, Input>) => {
      mutateAsync(input, own).catch(() => undefined)
    },
    reset: () => setState(idle),
  }
}
