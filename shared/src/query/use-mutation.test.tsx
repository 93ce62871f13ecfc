import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useMutation } from './use-mutation.ts'

it('sends for an older remote, and says what came of it', async () => {
  const onSuccess = vi.fn()
  const { result } = renderHook(() =>
    useMutation({ mutationFn: async (name: string) => `Hello ${name}`, onSuccess }),
  )
  expect(result.current).toMatchObject({ isIdle: true })
  await act(() => result.current.mutateAsync('Ada'))
  expect(result.current).toMatchObject({ isSuccess: true, data: 'Hello Ada', variables: 'Ada' })
  expect(onSuccess).toHaveBeenCalledWith('Hello Ada', 'Ada', undefined)
  act(() => result.current.reset())
  expect(result.current.isIdle).toBe(true)
})

it('gives what was shown ahead back to whoever undoes it after a failure', async () => {
  const onError = vi.fn()
  const refused = new Error('Refused')
  const { result } = renderHook(() =>
    useMutation({
      mutationFn: async (_: number): Promise<void> => {
        throw refused
      },
      onMutate: (input) => input - 1,
      onError,
    }),
  )
  await act(async () => result.current.mutate(5))
  expect(result.current).toMatchObject({ isError: true, error: refused, isIdle: false })
  expect(onError).toHaveBeenCalledWith(refused, 5, 4)
})
