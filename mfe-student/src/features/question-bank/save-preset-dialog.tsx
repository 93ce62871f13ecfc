import { bodyOf } from '@portal/shared/bodies'
import { FormDialog, TextField, useForm } from '@portal/shared/forms'
import { toast } from '@portal/shared/ui'
import type { PresetFilters } from './builder.rules.ts'
import { useSavePreset } from './presets.queries.ts'
import { longestName } from './presets.rules.ts'

export interface SavePresetDialogProps {
  filters: PresetFilters
  /** Names of the presets there are. */
  taken: readonly string[]
  /** The name to begin with. */
  suggested: string
  onSaved: (id: string) => void
  onClose: () => void
}

/** Asks under which name filters are to be kept; a name that is taken replaces what it stood for. */
export function SavePresetDialog(props: SavePresetDialogProps) {
  const { filters, taken, suggested, onSaved, onClose } = props
  const save = useSavePreset()
  const form = useForm({
    name: null,
    start: { name: suggested },
    schema: bodyOf('POST /Revise/api/Revise/SavePreset'),
    body: ({ name }) => ({ name, filters }),
    failed: 'The preset could not be kept',
    write: (body) => save.write({ body }),
    done: ({ id }, { name }) => {
      toast.success(`The preset “${name}” is ${taken.includes(name) ? 'replaced' : 'kept'}.`)
      onSaved(id)
      onClose()
    },
  })
  const isTaken = taken.includes(form.values.name.trim())
  return (
    <FormDialog
      form={form}
      title="Save as a preset"
      save={isTaken ? 'Replace' : 'Save'}
      onClose={onClose}
    >
      <TextField
        label="Name"
        maxLength={longestName}
        hint={isTaken ? 'There is a preset of this name; saving replaces its filters.' : undefined}
        {...form.field('name')}
      />
    </FormDialog>
  )
}
