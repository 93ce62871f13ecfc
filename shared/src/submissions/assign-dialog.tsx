import { FormDialog, RadioGroup, useForm } from '@portal/shared/forms'
import { formatDate, Text, useTimeZone } from '@portal/shared/ui'
import { loadInWords } from './sharing.words.ts'
import type { Marker } from './submissions.queries.ts'
import type { Shared } from './use-sharing.tsx'

export interface AssignDialogProps {
  title: string
  markers: readonly Marker[] | undefined
  assign: (markerId: string) => Promise<Shared>
  /** Called with what came of it. */
  onDone: (outcome: Shared) => void
  onClose: () => void
}

/** Asks to whom submissions are given, with what each marker has already. */
export default function AssignDialog(props: AssignDialogProps) {
  const { title, markers = [], assign, onDone, onClose } = props
  const today = formatDate(Date.now(), 'isoDate', useTimeZone())
  const form = useForm({
    name: null,
    start: { markerId: '' },
    check: ({ markerId }) => ({ markerId: markerId === '' && 'Choose a marker' }),
    failed: 'The submissions could not be assigned',
    write: ({ markerId }) => assign(markerId),
    done: (outcome) => onDone(outcome),
  })
  return (
    <FormDialog
      form={form}
      title={title}
      description="Whoever had them hears of it, and so does the new marker."
      save="Assign"
      onClose={onClose}
    >
      {markers.length === 0 ? <Text tone="muted">Nobody marks here yet.</Text> : null}
      <RadioGroup
        label="Marker"
        options={markers.map((marker) => ({
          value: marker.markerId,
          label: marker.name,
          description: loadInWords(marker, today),
        }))}
        {...form.field('markerId')}
      />
    </FormDialog>
  )
}
