import { changeAnswer, queryOf, useQuery, useQueryClient, useWrite } from '@portal/shared/query'
import { messageOf, toast } from '@portal/shared/ui'
import type { Preset } from './presets.rules.ts'

const presetsCall = 'GET /Revise/api/Revise/GetPresets'

/** Kept filters, by name. */
export const usePresets = () => useQuery(queryOf(presetsCall))

/** Keeps filters under a name; the same name again replaces them. */
export const useSavePreset = () =>
  useWrite('POST /Revise/api/Revise/SavePreset', { changes: [presetsCall] })

/** Removes kept filters at once, and offers to take that back. */
export function useRemovePreset() {
  const client = useQueryClient()
  const keep = useSavePreset()
  const remove = useWrite('POST /Revise/api/Revise/RemovePreset', {
    changes: [presetsCall],
    show: ({ body: { id } }) => {
      changeAnswer(client, presetsCall, undefined, (presets) =>
        presets.filter((preset) => preset.id !== id),
      )
      // Where it fails, all of them are read again.
      return () => undefined
    },
  })
  return async ({ id, name, filters }: Preset) => {
    const putBack = () =>
      keep
        .write({ body: { name, filters } })
        .catch((error) => toast.danger(`“${name}” is not back. ${messageOf(error) ?? ''}`))
    try {
      await remove.write({ body: { id } })
      toast.success(`The preset “${name}” is removed.`, {
        action: { label: 'Undo', onPress: putBack },
      })
    } catch (error) {
      toast.danger(`The preset “${name}” could not be removed. ${messageOf(error) ?? ''}`)
    }
  }
}
