import { bodyOf } from '@portal/shared/bodies'
import { FormDialog, NumberField, Switch, useForm } from '@portal/shared/forms'
import { DateField } from '@portal/shared/pickers'
import { formatDate, toast, useTimeZone } from '@portal/shared/ui'
import { type Marker, useSaveMarker } from './submissions.queries.ts'

export interface MarkerDialogProps {
  marker: Marker
  onClose: () => void
}

/** How much a marker can take, until when he or she is away, and whether all is checked. */
export default function MarkerDialog({ marker, onClose }: MarkerDialogProps) {
  const { markerId, name } = marker
  const save = useSaveMarker()
  const today = formatDate(Date.now(), 'isoDate', useTimeZone())
  const form = useForm({
    name: `marker ${markerId}`,
    start: {
      capacity: marker.capacity as number | null,
      awayUntil: marker.awayUntil ?? '',
      isChecked: marker.isChecked,
    },
    schema: bodyOf('POST /Marking/tutor/Marking/SaveMarker'),
    body: ({ capacity, awayUntil, isChecked }) => ({
      ...{ markerId, capacity, isChecked },
      awayUntil: awayUntil === '' ? null : awayUntil,
    }),
    failed: 'The marker could not be saved',
    write: (body) => save.write({ body }),
    done: () => {
      toast.success(`${name} is saved.`)
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={`Edit ${name}`} save="Save marker" onClose={onClose}>
      <NumberField
        label="Open at once"
        hint="Sharing out goes by it; more can be given by hand."
        min={0}
        max={200}
        {...form.field('capacity')}
      />
      <DateField
        label="Away until"
        optional
        hint="The last day away. Nothing new goes there until then."
        min={today}
        {...form.field('awayUntil')}
      />
      <Switch
        label="Always checked"
        hint="A senior tutor releases each marking before the student sees it."
        {...form.tick('isChecked')}
      />
    </FormDialog>
  )
}
