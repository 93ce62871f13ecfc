import { bodyOf } from '@portal/shared/bodies'
import { FormDialog, SelectField, TextField, useForm } from '@portal/shared/forms'
import { toast } from '@portal/shared/ui'
import type { ReactNode } from 'react'
import { type LinkValues, linkValues, sentLinks } from './links.rules.ts'
import { LinksEditor } from './links-editor.tsx'
import { monthName, schoolYear } from './month.rules.ts'
import type { SaveItem, StaffItem } from './staff-curriculum.tsx'

export interface StudentItemDialogProps {
  studentId: string
  /** The student's first name. */
  name: string
  month: number
  /** The items of that month, in their order. */
  items: readonly StaffItem[]
  /** The one that is changed; undefined for a new one. */
  item: StaffItem | undefined
  save: SaveItem
  finder?: ((add: (link: LinkValues) => void) => ReactNode) | undefined
  onClose: () => void
}

const monthOptions = schoolYear.map((month) => ({ value: String(month), label: monthName(month) }))
const top = 'top'

/** Adds an item to one student's list, or changes one there. */
export default function StudentItemDialog(props: StudentItemDialogProps) {
  const { studentId, name, month, items, item, save, finder, onClose } = props
  const others = items.filter(({ id }) => id !== item?.id)
  const before = item ? items[items.findIndex(({ id }) => id === item.id) - 1] : items.at(-1)
  const form = useForm({
    name: `curriculum item ${item?.id ?? `of ${studentId} in ${month}`}`,
    start: {
      text: item?.curriculumText ?? '',
      month: String(month),
      after: before?.id ?? top,
      links: linkValues(item?.links ?? []),
    },
    schema: bodyOf('POST /Curriculum/Tutor/Curriculum/SaveStudentItem'),
    body: ({ text, month: into, after, links }) => ({
      studentId,
      ...(item && { id: item.id }),
      monthNumber: Number(into),
      text,
      links: sentLinks(links),
      // In another month it stands where that month has room: at the end.
      ...(into === String(month) && { afterId: after === top ? null : after }),
    }),
    failed: 'The item could not be saved',
    write: save,
    done: () => {
      toast.success(`${name}’s list is changed.`)
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      size="md"
      title={item ? 'Change item' : 'Add an item'}
      description={`In ${name}’s list alone; the template stays as it is.`}
      save="Save item"
      onClose={onClose}
    >
      <TextField label="What is to be done" maxLength={300} {...form.field('text')} />
      <SelectField label="Month" options={monthOptions} {...form.field('month')} />
      {form.values.month === String(month) ? (
        <SelectField
          label="Stands after"
          options={[
            { value: top, label: 'At the top' },
            ...others.map(({ id, curriculumText }) => ({ value: id, label: curriculumText })),
          ]}
          {...form.field('after')}
        />
      ) : null}
      <LinksEditor
        label="Links"
        list={form.list('links')}
        values={form.values.links}
        field={(at, part) => form.field(`links.${at}.${part}`)}
        finder={finder}
      />
    </FormDialog>
  )
}
