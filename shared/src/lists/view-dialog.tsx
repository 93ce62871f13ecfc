import { bodyOf } from '@portal/shared/bodies'
import { FormDialog, Switch, TextField, useForm } from '@portal/shared/forms'
import type { Write } from '@portal/shared/query'
import { toast } from '@portal/shared/ui'
import type { View } from './use-views.ts'

export interface ViewDialogProps {
  list: string
  /** What is kept. */
  address: string
  /** The view that is shown, to be kept anew. */
  current: View | undefined
  mayShare: boolean
  save: Write<'POST /Lists/View/SaveView'>
  onClose: () => void
}

/** Asks under which name a view is to be kept; one of that name is replaced. */
export default function ViewDialog(props: ViewDialogProps) {
  const { list, address, current, mayShare, save, onClose } = props
  const form = useForm({
    name: null,
    start: {
      name: current?.name ?? '',
      isShared: current?.isShared ?? false,
      isDefault: current?.isDefault ?? false,
    },
    schema: bodyOf('POST /Lists/View/SaveView'),
    body: (values) => ({ ...values, list, address }),
    failed: 'The view could not be kept',
    write: (body) => save.write({ body }),
    done: (_, { name }) => {
      toast.success(`The view “${name}” is kept.`)
      onClose()
    },
  })
  return (
    <FormDialog form={form} title="Keep this view" save="Keep" onClose={onClose}>
      <TextField
        label="Name"
        maxLength={120}
        hint="Filters, order and columns are kept under this name."
        {...form.field('name')}
      />
      <Switch label="Open the list with it" {...form.tick('isDefault')} />
      {mayShare ? (
        <Switch label="Share it with the other admins" {...form.tick('isShared')} />
      ) : null}
    </FormDialog>
  )
}
