import { PeopleField } from '@portal/shared/events'
import { RadioGroup, TextField } from '@portal/shared/forms'
import { SearchPicker } from '@portal/shared/pickers'
import { Card, Stack } from '@portal/shared/ui'
import { schools } from '../../../schools/schools.queries.ts'
import { tutorsByLoad } from './new-customer.queries.ts'
import type { NewCustomerForm } from './use-new-customer-form.ts'

const ways = [
  { value: 'none', label: 'None' },
  { value: 'known', label: 'One that is here' },
  { value: 'new', label: 'A new one' },
] as const

/** At most so many tutors are chosen at once. */
const mostTutors = 20

/** Which school the student goes to. */
export function SchoolCard({ form }: { form: NewCustomerForm }) {
  const { schoolFrom } = form.values
  return (
    <Card title="School">
      <Stack gap="4">
        <RadioGroup
          label="School of the student"
          look="segmented"
          options={ways}
          {...form.field('schoolFrom')}
        />
        {schoolFrom === 'known' ? (
          <SearchPicker label="School" from={schools} {...form.field('schoolId')} />
        ) : null}
        {schoolFrom === 'new' ? (
          <TextField
            label="Name of the new school"
            hint="Logo and managers are added under Accounts."
            maxLength={200}
            {...form.field('newSchool.name')}
          />
        ) : null}
      </Stack>
    </Card>
  )
}

/** Who teaches the student, each with how full they are. */
export function TutorsCard({ form }: { form: NewCustomerForm }) {
  return (
    <Card title="Tutors" description="More are chosen later under Accounts.">
      <PeopleField
        label="Tutor"
        add="Add another tutor"
        from={tutorsByLoad}
        most={mostTutors}
        list={form.list('tutorIds')}
        field={(at) => form.field(`tutorIds.${at}`)}
      />
    </Card>
  )
}
