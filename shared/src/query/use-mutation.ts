import { useState } from 'react'

interface Handlers<Answer, Input> {
  onSuccess?: (answer: Answer, input: Input) => unknown
  onError?: (error: unknown, input: Input) => unknown
}

interface MutationOptions<Answer, Input, Before> {
  mutationFn: (input: Input) => Promise<Answer>
  onMutate?: (input: Input) => Promise<Before> | Before
  onSuccess?: (answer: Answer, input: Input, before?: Before) => unknown
  onError?: (error: unknown, input: Input, before?: Before) => unknown
  onSettled?: () => unknown
}

interface MutationState<Answer, Input> {
  isPending?: boolean
  isSuccess?: boolean
  isError?: boolean
  error?: unknown
  data?: Answer
  variables?: Input
}

/**
 * What remotes that were built before `useWrite` write by, as far as they use it: the library's own
 * would cost every first load more than all else that is kept for them. Some of them are of contract 2,
 * so it goes when the contract is 4 and the shell takes 3 and 4.
 */
export function useMutation<Answer, Input, Before>(
  options: MutationOptions<Answer, Input, Before>,
) {
  const [state, setState] = useState<MutationState<Answer, Input>>({})
  const mutateAsync = async (variables: Input, own?: Handlers<Answer, Input>) => {
    let before: Before | undefined
    setState({ isPending: true, variables })
    try {
      before = await options.onMutate?.(variables)
      const data = await options.mutationFn(variables)
      await options.onSuccess?.(data, variables, before)
      setState({ isSuccess: true, data, variables })
      own?.onSuccess?.(data, variables)
      return data
    } catch (error) {
      await options.onError?.(error, variables, before)
      setState({ isError: true, error, variables })
      own?.onError?.(error, variables)
      throw error
    } finally {
      options.onSettled?.()
    }
  }
  return {
    ...state,
    isIdle: !state.variables,
    mutateAsync,
    mutate: (...input: Parameters<typeof mutateAsync>) => {
      mutateAsync(...input).catch(() => undefined)
    },
    reset: () => setState({}),
  }
}
