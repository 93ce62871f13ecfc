import { type CallInput, call } from '@portal/shared/api'
import { keyOf, queryOf, useMutation, useQuery, useQueryClient } from '@portal/shared/query'
import { toast } from '@portal/shared/ui'
import type { Preset } from './presets.rules.ts'

const presetsCall = 'GET /Revise/api/Revise/GetPresets'

/** Kept filters, by name. */
export const usePresets = () => useQuery(queryOf(presetsCall))

/** Keeps filters under a name; the same name again replaces them. */
export function useSavePreset() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: CallInput<'POST /Revise/api/Revise/SavePreset'>['body']) =>
      call('POST /Revise/api/Revise/SavePreset', { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: keyOf(presetsCall) }),
  })
}

/** Removes kept filters at once, and offers to take that back. */
export function useRemovePreset() {
  const client = useQueryClient()
  const keep = useSavePreset()
  return useMutation({
    mutationFn: ({ id }: Preset) => call('POST /Revise/api/Revise/RemovePreset', { body: { id } }),
    onMutate: async ({ id }) => {
      await client.cancelQueries({ queryKey: keyOf(presetsCall) })
      client.setQueryData<Preset[]>(keyOf(presetsCall), (presets) =>
        presets?.filter((preset) => preset.id !== id),
      )
    },
    onSuccess: (_, { name, filters }) => {
      toast.success(`The preset “${name}” is removed.`, {
        action: {
          label: 'Undo',
          onPress: () =>
            keep.mutate(
              { name, filters },
              { onError: (error) => toast.danger(`“${name}” is not back. ${error.message}`) },
            ),
        },
      })
    },
    onError: (error, { name }) =>
      toast.danger(`The preset “${name}” could not be removed. ${error.message}`),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(presetsCall) }),
  })
}
