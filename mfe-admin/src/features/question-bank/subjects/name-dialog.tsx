import type { Schema } from '@portal/shared/checks'
import { FormDialog, TextField, useForm } from '@portal/shared/forms'
import { toast } from '@portal/shared/ui'

export interface NameDialogProps<Body> {
  /** What is made or renamed: `subject`. */
  noun: string
  /** Under which name the draft is kept. */
  about: string
  /** The name that it has; undefined for a new one. */
  name: string | undefined
  /** Where it will stand, for a new one: `In Physics`. */
  place?: string
  schema: Schema<Body>
  /** How many characters a name may have. */
  longest: number
  /** What is sent for a name. */
  body: (name: string) => unknown
  write: (body: Body) => Promise<unknown>
  onClose: () => void
}

/** Makes something of the tree that has a name alone, or renames it. */
export function NameDialog<Body>(props: NameDialogProps<Body>) {
  const { noun, about, name, place, schema, longest, body, write, onClose } = props
  const form = useForm({
    name: about,
    start: { name: name ?? '' },
    schema,
    body: (values) => body(values.name),
    failed: `The ${noun} could not be saved`,
    write,
    done: () => {
      toast.success(`The ${noun} is saved.`)
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={name === undefined ? `New ${noun}` : `Rename ${name}`}
      description={place}
      onClose={onClose}
    >
      <TextField label="Name" maxLength={longest} {...form.field('name')} />
    </FormDialog>
  )
}
