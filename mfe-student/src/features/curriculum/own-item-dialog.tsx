import { bodyOf } from '@portal/shared/bodies'
import { monthName } from '@portal/shared/curriculum'
import { FormDialog, TextField, useForm } from '@portal/shared/forms'
import { toast } from '@portal/shared/ui'
import { type Item, useAddItem, useChangeItem } from './curriculum.queries.ts'

export interface OwnItemDialogProps {
  month: number
  /** The one that is changed; undefined for a new one. */
  item: Item | undefined
  onClose: () => void
}

/** Adds an item of the student's own to a month, or changes one. */
export default function OwnItemDialog({ month, item, onClose }: OwnItemDialogProps) {
  return item ? (
    <ChangeItem item={item} onClose={onClose} />
  ) : (
    <AddItem month={month} onClose={onClose} />
  )
}

const label = 'What you want to do'

function AddItem({ month, onClose }: { month: number; onClose: () => void }) {
  const add = useAddItem()
  const form = useForm({
    name: `own curriculum item of ${month}`,
    start: { text: '' },
    schema: bodyOf('POST /Curriculum/Curriculum/AddOwnItem'),
    body: ({ text }) => ({ monthNumber: month, text }),
    failed: 'The item could not be added',
    write: (body) => add.write({ body }),
    done: () => {
      toast.success('Your item is added.')
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title="Add my own item"
      description={`It stands in ${monthName(month)}. Only you can change or remove it.`}
      save="Add item"
      onClose={onClose}
    >
      <TextField label={label} maxLength={300} {...form.field('text')} />
    </FormDialog>
  )
}

function ChangeItem({ item, onClose }: { item: Item; onClose: () => void }) {
  const change = useChangeItem()
  const form = useForm({
    name: `own curriculum item ${item.id}`,
    start: { text: item.curriculumText },
    schema: bodyOf('POST /Curriculum/Curriculum/ChangeOwnItem'),
    body: ({ text }) => ({ id: item.id, text }),
    failed: 'The item could not be changed',
    write: (body) => change.write({ body }),
    done: () => {
      toast.success('Your item is changed.')
      onClose()
    },
  })
  return (
    <FormDialog form={form} title="Change my item" save="Save item" onClose={onClose}>
      <TextField label={label} maxLength={300} {...form.field('text')} />
    </FormDialog>
  )
}
