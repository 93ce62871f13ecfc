import { SelectField, Switch, TextField } from '@portal/shared/forms'
import { Button, Card, Grid, Row, Stack, Text } from '@portal/shared/ui'
import { Plus } from 'lucide-react'
import { CheckedEmailField } from './checked-email.tsx'
import { nobody, years } from './new-customer.rules.ts'
import type { NewCustomerForm } from './use-new-customer-form.ts'

/** At most so many parents beside the first. */
const mostFurther = 5

const schoolOf = ({ values }: NewCustomerForm) =>
  values.schoolFrom === 'known' ? values.schoolId : ''

/** Who the student is. */
export function StudentCard({ form }: { form: NewCustomerForm }) {
  return (
    <Card title="Student">
      <Stack gap="4">
        <Grid columns={2}>
          <TextField
            label="First name of the student"
            maxLength={200}
            {...form.field('student.firstName')}
          />
          <TextField
            label="Last name of the student"
            maxLength={200}
            {...form.field('student.lastName')}
          />
        </Grid>
        <CheckedEmailField
          label="Email of the student"
          who="Student"
          person={form.values.student}
          schoolId={schoolOf(form)}
          field={form.field('student.email')}
        />
        <SelectField
          label="Year"
          placeholder="Choose a year"
          options={years}
          {...form.field('yearGroup')}
        />
      </Stack>
    </Card>
  )
}

/** Who the parents are; the first may pay. */
export function ParentsCard({ form }: { form: NewCustomerForm }) {
  const list = form.list('furtherParents')
  return (
    <Card title="Parents">
      <Stack gap="5">
        <Switch label="A parent has an account too" {...form.tick('hasParent')} />
        {form.values.hasParent ? (
          <>
            <Parent form={form} place="parent" name="the parent" />
            {list.items.map(({ key, at }) => (
              <Stack key={key} as="section" gap="3" aria-label={`Parent ${at + 2}`}>
                <Parent form={form} place={`furtherParents.${at}`} name={`parent ${at + 2}`} />
                <Row justifyContent="flex-end">
                  <Button size="sm" variant="ghost" onClick={() => list.remove(at)}>
                    {`Remove parent ${at + 2}`}
                  </Button>
                </Row>
              </Stack>
            ))}
            {list.items.length < mostFurther ? (
              <Row>
                <Button
                  size="sm"
                  icon={<Plus size={16} aria-hidden />}
                  {...list.adder}
                  onClick={() => list.add(nobody)}
                >
                  Add another parent
                </Button>
              </Row>
            ) : null}
          </>
        ) : (
          <Text tone="muted">Then the student or the school pays.</Text>
        )}
      </Stack>
    </Card>
  )
}

interface ParentProps {
  form: NewCustomerForm
  place: 'parent' | `furtherParents.${number}`
  /** How the fields call them. */
  name: string
}

function Parent({ form, place, name }: ParentProps) {
  const at = place === 'parent' ? null : Number(place.slice('furtherParents.'.length))
  const { parent, furtherParents } = form.values
  return (
    <>
      <Grid columns={2}>
        <TextField
          label={`First name of ${name}`}
          maxLength={200}
          {...form.field(`${place}.firstName`)}
        />
        <TextField
          label={`Last name of ${name}`}
          maxLength={200}
          {...form.field(`${place}.lastName`)}
        />
      </Grid>
      <CheckedEmailField
        label={`Email of ${name}`}
        who="Parent"
        person={(at === null ? parent : furtherParents[at]) ?? nobody}
        schoolId=""
        field={form.field(`${place}.email`)}
      />
    </>
  )
}
