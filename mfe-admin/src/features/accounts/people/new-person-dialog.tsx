import { bodyOf } from '@portal/shared/bodies'
import {
  FormDialog,
  NumberField,
  RadioGroup,
  SelectField,
  Switch,
  TextField,
  useForm,
} from '@portal/shared/forms'
import { SearchPicker } from '@portal/shared/pickers'
import { toast } from '@portal/shared/ui'
import { schools } from '../../../schools/schools.queries.ts'
import { seniorTutors, students } from '../links/links.queries.ts'
import { isTeaching, newPersonBody, nobodyYet } from './new-person.rules.ts'
import { useCreate } from './people.queries.ts'

export interface NewPersonDialogProps {
  onMade: (userId: string) => void
  onClose: () => void
}

const roles = [
  { value: 'Parent', label: 'Parent' },
  { value: 'Tutor', label: 'Tutor' },
  { value: 'Senior Tutor', label: 'Senior tutor' },
  { value: 'School Manager', label: 'School manager' },
  { value: 'Admin', label: 'Admin' },
] as const

/** Makes an account of anybody but a student, who comes with a booking. */
export default function NewPersonDialog({ onMade, onClose }: NewPersonDialogProps) {
  const create = useCreate()
  const form = useForm({
    name: 'new person',
    start: nobodyYet,
    schema: bodyOf('POST /User/admin/Account/Create'),
    body: newPersonBody,
    labels: { 'tutor.subject': 'Main subject', 'tutor.capacity': 'Students at most' },
    failed: 'The account could not be made',
    write: (body) => create.write({ body }),
    done: ({ userId }, { firstName, lastName, invite }) => {
      const said = invite === 'now' ? 'has an account, and is invited' : 'has an account'
      toast.success(`${firstName} ${lastName} ${said}.`)
      onMade(userId)
    },
  })
  const { role } = form.values
  return (
    <FormDialog
      form={form}
      size="md"
      title="New person"
      description="A student comes with a booking."
      save="Make account"
      onClose={onClose}
    >
      <SelectField
        label="Role"
        placeholder="Choose a role"
        options={roles}
        {...form.field('role')}
      />
      <TextField label="First name" maxLength={200} {...form.field('firstName')} />
      <TextField label="Last name" maxLength={200} {...form.field('lastName')} />
      <TextField label="Email" type="email" maxLength={254} {...form.field('email')} />
      <TextField label="Phone" type="tel" maxLength={40} {...form.field('phone')} />
      {role === 'Parent' ? (
        <SearchPicker
          label="Child"
          none="Nobody yet"
          hint="More are linked afterwards."
          from={students}
          {...form.field('childId')}
        />
      ) : null}
      {role === 'School Manager' ? (
        <SearchPicker label="School" none="None yet" from={schools} {...form.field('schoolId')} />
      ) : null}
      {isTeaching(role) ? (
        <>
          <TextField label="Main subject" maxLength={60} {...form.field('tutor.subject')} />
          <NumberField
            label="Students at most"
            min={0}
            max={200}
            {...form.field('tutor.capacity')}
          />
          <Switch label="Gives seminars" {...form.tick('tutor.isSeminarTutor')} />
          <Switch
            label="Marks essays and personal statements"
            {...form.tick('tutor.isEssayPsTutor')}
          />
        </>
      ) : null}
      {role === 'Tutor' ? (
        <SearchPicker
          label="Senior tutor"
          none="In nobody’s team"
          from={seniorTutors}
          {...form.field('tutor.seniorTutorId')}
        />
      ) : null}
      <RadioGroup
        label="Invitation"
        options={[
          { value: 'now', label: 'Send now' },
          { value: 'later', label: 'Later' },
        ]}
        {...form.field('invite')}
      />
    </FormDialog>
  )
}
