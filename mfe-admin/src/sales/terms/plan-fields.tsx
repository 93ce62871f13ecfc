import { NumberField, RadioGroup } from '@portal/shared/forms'
import { DateField } from '@portal/shared/pickers'
import { Grid, Stack, Text } from '@portal/shared/ui'
import { PartRows } from './part-rows.tsx'
import { isPriced, totalOf } from './terms.rules.ts'
import type { TermsForm } from './terms-form.ts'

const ways = [
  { value: 'once', label: 'At once' },
  { value: 'monthly', label: 'Monthly' },
  { value: 'own', label: 'Own days' },
] as const

/** When a price is paid; nothing to choose where there is none. */
export function PlanFields({ form }: { form: TermsForm }) {
  const { lines, plan } = form.values
  if (!isPriced({ lines })) return <Text tone="muted">There is nothing to pay yet.</Text>
  return (
    <Stack gap="4">
      <RadioGroup label="Paid" look="segmented" options={ways} {...form.field('plan.kind')} />
      {plan.kind === 'once' ? (
        <Grid columns={2}>
          <DateField label="Due on" {...form.field('plan.dueOn')} />
        </Grid>
      ) : null}
      {plan.kind === 'monthly' ? (
        <Grid columns={2}>
          <DateField
            label="First part is due on"
            hint="The others on the same day of the months after it."
            {...form.field('plan.from')}
          />
          <NumberField
            label="How many parts"
            hint="As equal as pennies let them be."
            min={2}
            max={60}
            step={1}
            {...form.field('plan.count')}
          />
        </Grid>
      ) : null}
      {plan.kind === 'own' ? (
        <PartRows
          name="plan.instalments"
          parts={plan.instalments}
          totalPence={totalOf(lines)}
          list={form.list('plan.instalments')}
          part={(at) => ({
            dueOn: form.field(`plan.instalments.${at}.dueOn`),
            pence: form.field(`plan.instalments.${at}.pence`),
          })}
        />
      ) : null}
    </Stack>
  )
}
