import { bodyOf } from '@portal/shared/bodies'
import {
  FormDialog,
  NumberField,
  RadioGroup,
  TextField,
  theirsAs,
  useForm,
} from '@portal/shared/forms'
import { toast } from '@portal/shared/ui'
import { type Person, useUpdate } from './people.queries.ts'
import { personValues } from './person.rules.ts'
import { personLabels } from './person.words.ts'

export interface PersonFormProps {
  person: Person
  onClose: () => void
}

const teachingRoles = [
  { value: 'Tutor', label: 'Tutor' },
  { value: 'Senior Tutor', label: 'Senior tutor' },
] as const

/** Changes who somebody is. */
export default function PersonForm({ person, onClose }: PersonFormProps) {
  const save = useUpdate()
  const { userId, role, email } = person
  const form = useForm({
    name: `person ${userId}`,
    start: personValues(person),
    schema: bodyOf('POST /User/admin/Account/Update'),
    body: (values) => ({ ...values, userId }),
    theirs: theirsAs(personValues),
    labels: personLabels,
    failed: 'The account could not be saved',
    write: (body) => save.write({ body }),
    done: (_, { firstName, lastName }) => {
      toast.success(`${firstName} ${lastName} is saved.`)
      onClose()
    },
  })
  const isTeaching = role === 'Tutor' || role === 'Senior Tutor'
  return (
    <FormDialog
      form={form}
      size="md"
      title={`Edit ${person.firstName} ${person.lastName}`}
      save="Save account"
      onClose={onClose}
    >
      <TextField label="First name" maxLength={200} {...form.field('firstName')} />
      <TextField label="Last name" maxLength={200} {...form.field('lastName')} />
      <TextField
        label="Email"
        type="email"
        maxLength={254}
        {...(form.values.email.trim().toLowerCase() !== email && {
          hint: `${email} is told, and links that were sent there end.`,
        })}
        {...form.field('email')}
      />
      <TextField label="Phone" type="tel" maxLength={40} {...form.field('phone')} />
      <TextField
        label="Time zone"
        hint="Such as Europe/London"
        maxLength={100}
        {...form.field('timeZone')}
      />
      {role === 'Student' ? (
        <>
          <NumberField label="Year" min={7} max={14} {...form.field('yearGroup')} />
          <NumberField
            label="Extra time in per cent"
            hint="Added to timed sets and papers"
            min={0}
            max={100}
            {...form.field('extraTimePercent')}
          />
        </>
      ) : null}
      {isTeaching ? (
        <RadioGroup label="Role" options={teachingRoles} {...form.field('role')} />
      ) : null}
    </FormDialog>
  )
}
