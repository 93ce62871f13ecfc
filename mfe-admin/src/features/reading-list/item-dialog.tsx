import { bodyOf } from '@portal/shared/bodies'
import {
  FormDialog,
  NumberField,
  RadioGroup,
  SelectField,
  TextArea,
  TextField,
  theirsAs,
  useForm,
} from '@portal/shared/forms'
import { SearchPicker } from '@portal/shared/pickers'
import { Grid, toast } from '@portal/shared/ui'
import { addressFault, newValues, sentOf, valuesOf, valuesOfItem } from './item-values.rules.ts'
import { type AdminItem, booksToPick, useSaveItem, useSubjects } from './reading.queries.ts'
import { kinds, levels, readingWords, states, subjectOptions } from './reading.words.ts'

export interface ItemDialogProps {
  /** The one that is changed; undefined for a new one. */
  item: AdminItem | undefined
  /** Of the subject that is looked at, for a new one; '' for none. */
  subjectId: string
  onClose: () => void
}

/** Makes an item of the reading list, or changes one. */
export default function ItemDialog({ item, subjectId, onClose }: ItemDialogProps) {
  const save = useSaveItem()
  const subjects = useSubjects()
  const form = useForm({
    name: `reading item ${item?.id ?? 'new'}`,
    start: item === undefined ? newValues(subjectId) : valuesOfItem(item),
    schema: bodyOf('POST /readinglist/admin/reading-list/Save'),
    body: (values) => sentOf(values, item?.id),
    check: (values) => ({ address: addressFault(values) }),
    theirs: theirsAs(valuesOf),
    ...readingWords(subjects),
    failed: 'The item could not be saved',
    write: (body) => save.write({ body }),
    done: (_, { title }) => {
      toast.success(`“${title}” is saved.`)
      onClose()
    },
  })
  const kind = form.field('kind')
  const book = item?.book
  return (
    <FormDialog
      form={form}
      size="lg"
      title={item === undefined ? 'New item' : `Edit ${item.title}`}
      save="Save item"
      onClose={onClose}
    >
      <Grid columns={2}>
        <SelectField
          label="Subject"
          placeholder="Choose a subject"
          options={subjectOptions(subjects) ?? []}
          {...form.field('subjectId')}
        />
        <SelectField
          label="Kind"
          options={kinds}
          {...kind}
          onValue={(value) => {
            if (value !== '') kind.onValue(value)
          }}
        />
      </Grid>
      <TextField label="Title" maxLength={200} {...form.field('title')} />
      <TextField label="Authors" optional maxLength={200} {...form.field('authors')} />
      <TextArea
        label="Why"
        hint="Why it is worth a student’s time."
        optional
        rows={3}
        maxLength={1_000}
        {...form.field('why')}
      />
      <TextField
        label="Address"
        hint="Begins with https://"
        optional
        inputMode="url"
        maxLength={500}
        {...form.field('address')}
      />
      <SearchPicker
        label="Book of the library"
        hint="Instead of an address."
        optional
        from={booksToPick}
        known={book ? { value: book.id, label: book.title } : undefined}
        {...form.field('bookId')}
      />
      <NumberField
        label="Minutes"
        hint="How long it takes."
        optional
        min={1}
        max={6_000}
        {...form.field('minutes')}
      />
      <RadioGroup label="Level" options={levels} {...form.field('level')} />
      <RadioGroup label="State" options={states} {...form.field('state')} />
    </FormDialog>
  )
}
