import { bodyOf } from '@portal/shared/bodies'
import { Checkbox, FormDialog, useForm } from '@portal/shared/forms'
import { plural, toast } from '@portal/shared/ui'
import { students } from '../alerts/alerts.queries.ts'
import type { ShownEvent } from './events.queries.ts'
import { useAddStudents } from './giver.queries.ts'
import { PeopleField } from './people-field.tsx'

export interface AddStudentsProps {
  event: ShownEvent
  onClose: () => void
}

/** Gives students places, beyond the capacity where that is wanted. */
export default function AddStudents({ event: { id, title, capacity }, onClose }: AddStudentsProps) {
  const add = useAddStudents()
  const form = useForm({
    name: `students of ${id}`,
    start: { studentIds: [''], mayExceed: false },
    schema: bodyOf('POST /Event/admin/Event/AddStudents'),
    body: ({ studentIds, mayExceed }) => ({
      id,
      studentIds: studentIds.filter((one) => one !== ''),
      mayExceed,
    }),
    failed: 'The students could not be added',
    write: (body) => add.write({ body }),
    done: ({ results }) => {
      const left = results.filter(({ state }) => state === 'not included').length
      const added = results.length - left
      if (added > 0) toast.success(`${plural(added, 'student')} added.`)
      if (left > 0) {
        toast.warning(
          `${plural(left, 'student has', 'students have')} no place: it is not part of the programme.`,
        )
      }
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      size="md"
      title="Add students"
      description={title}
      save="Add"
      onClose={onClose}
    >
      <PeopleField
        list={form.list('studentIds')}
        field={(at) => form.field(`studentIds.${at}`)}
        from={students}
        label="Student"
        add="Another student"
        most={200}
      />
      {capacity === null ? null : (
        <Checkbox label="Beyond the capacity too" {...form.tick('mayExceed')} />
      )}
    </FormDialog>
  )
}
