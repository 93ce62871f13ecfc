import { bodyOf } from '@portal/shared/bodies'
import { Form, SaveBar, TextField, useForm } from '@portal/shared/forms'
import { formatDate, Grid, Stack } from '@portal/shared/ui'
import { type Me, useSaveProfile } from './account.queries.ts'
import { Section } from './section.tsx'
import { TimeZoneField } from './time-zone-field.tsx'

/** Name and time zone. */
export function ProfileSection({ me }: { me: Me }) {
  const { firstName, lastName, timeZone } = me
  const save = useSaveProfile()
  const form = useForm({
    name: 'account profile',
    start: { firstName, lastName, timeZone },
    schema: bodyOf('POST /User/Account/UpdateMe'),
    write: (body) => save.write({ body }),
  })
  const zone = form.field('timeZone')
  return (
    <Section
      title="Profile"
      description="Your name as others see it, and the time zone in which dates and times are shown."
    >
      <Form label="Profile" {...form.frame}>
        <Grid columns={2} gap="4">
          <TextField
            label="First name"
            autoComplete="given-name"
            maxLength={200}
            {...form.field('firstName')}
          />
          <TextField
            label="Last name"
            autoComplete="family-name"
            maxLength={200}
            {...form.field('lastName')}
          />
        </Grid>
        <Stack gap="0">
          <TimeZoneField
            hint={`It is ${formatDate(new Date(), 'time', zone.value)} there now.`}
            {...zone}
          />
        </Stack>
        <SaveBar label="Save profile" {...form.bar} />
      </Form>
    </Section>
  )
}
