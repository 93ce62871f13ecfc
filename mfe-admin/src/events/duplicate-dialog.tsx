import { bodyOf } from '@portal/shared/bodies'
import { FormDialog, NumberField, useForm } from '@portal/shared/forms'
import { plural, toast } from '@portal/shared/ui'
import { type EventRow, useDuplicate } from './events.queries.ts'

export interface DuplicateDialogProps {
  event: Pick<EventRow, 'id' | 'title'>
  onClose: () => void
}

interface Values {
  times: number | null
  everyDays: number | null
}

/** Makes drafts like an event, each some days after the one before. */
export default function DuplicateDialog({ event: { id, title }, onClose }: DuplicateDialogProps) {
  const duplicate = useDuplicate()
  const start: Values = { times: 1, everyDays: 7 }
  const form = useForm({
    name: `copies of ${id}`,
    start,
    schema: bodyOf('POST /Event/admin/Event/Duplicate'),
    body: (values) => ({ ...values, id }),
    failed: 'It could not be duplicated',
    write: (body) => duplicate.write({ body }),
    done: ({ ids }) => {
      toast.success(`${plural(ids.length, 'draft')} of ${title} made.`)
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={`Duplicate ${title}`}
      description="Drafts with all of it but places, files and recordings, at the same times by the clock."
      save="Make drafts"
      onClose={onClose}
    >
      <NumberField label="How many" min={1} max={20} {...form.field('times')} />
      <NumberField
        label="Days from one to the next"
        hint="7 for every week, 0 for the same day."
        min={0}
        max={90}
        {...form.field('everyDays')}
      />
    </FormDialog>
  )
}
