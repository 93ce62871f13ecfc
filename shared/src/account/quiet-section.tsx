import { bodyOf } from '@portal/shared/bodies'
import { Form, SaveBar, SelectField, Switch, useForm } from '@portal/shared/forms'
import { Grid, QueryRegion, SkeletonList } from '@portal/shared/ui'
import { type QuietHours, useQuietHours, useSaveQuietHours } from './account.queries.ts'
import { Section } from './section.tsx'

const two = (number: number) => String(number).padStart(2, '0')

/** Every quarter of a day, from `00:00`. */
const quarters = Array.from({ length: 96 }, (_, index) => {
  const value = `${two(Math.floor(index / 4))}:${two((index % 4) * 15)}`
  return { value, label: value }
})

/** The hours in which mails wait; everybody gets mails. */
export function QuietSection() {
  const hours = useQuietHours()
  return (
    <Section
      title="Quiet hours"
      description="Mails that come up in these hours wait until they end, by the clock of your time zone. A link for your password comes at once."
    >
      <QueryRegion
        query={hours}
        compact
        failed="Your quiet hours could not be loaded"
        skeleton={<SkeletonList rows={2} />}
      >
        {(chosen) => <QuietForm hours={chosen} />}
      </QueryRegion>
    </Section>
  )
}

function QuietForm({ hours }: { hours: QuietHours }) {
  const save = useSaveQuietHours()
  const form = useForm({
    name: 'quiet hours',
    start: hours,
    schema: bodyOf('POST /User/Account/SetQuietHours'),
    write: (body) => save.write({ body }),
  })
  const { value: isOn, ...field } = form.field('isOn')
  return (
    <Form label="Quiet hours" {...form.frame}>
      <Switch label="Mails wait in quiet hours" checked={isOn} {...field} />
      {isOn ? (
        <Grid columns={2} gap="4">
          <SelectField label="From" options={quarters} {...form.field('from')} />
          <SelectField label="To" options={quarters} {...form.field('to')} />
        </Grid>
      ) : null}
      <SaveBar label="Save quiet hours" {...form.bar} />
    </Form>
  )
}
