import { RadioGroup, TextArea } from '@portal/shared/forms'
import { DateField } from '@portal/shared/pickers'
import { Card, Stack } from '@portal/shared/ui'
import { useProgrammes } from '../../../sales/programmes.queries.ts'
import { filledFrom, startedOn } from '../../../sales/terms/gives.rules.ts'
import { GivesFields } from '../../../sales/terms/gives-fields.tsx'
import { LinesFields } from '../../../sales/terms/lines-fields.tsx'
import { PlanFields } from '../../../sales/terms/plan-fields.tsx'
import { ProgrammeField } from '../../../sales/terms/programme-field.tsx'
import { isPriced } from '../../../sales/terms/terms.rules.ts'
import { payersOf } from './new-customer.rules.ts'
import type { NewCustomerForm } from './use-new-customer-form.ts'

/** What is sold, filled from a programme. */
export function ProgrammeCard({ form }: { form: NewCustomerForm }) {
  const programmes = useProgrammes(false)
  const { values } = form
  const chosen = programmes.data?.find(({ programmeId }) => programmeId === values.programmeId)
  return (
    <Card title="Programme">
      <Stack gap="4">
        <ProgrammeField
          programmes={programmes}
          field={form.field('programmeId')}
          onProgramme={(programme) => form.change(filledFrom(programme, values))}
        />
        <GivesFields
          form={form}
          onStart={(startsOn) => form.change(startedOn(startsOn, values, chosen))}
        />
      </Stack>
    </Card>
  )
}

/** What it costs, when that is paid, and by whom. */
export function PriceCards({ form }: { form: NewCustomerForm }) {
  return (
    <>
      <Card title="Price">
        <LinesFields form={form} />
      </Card>
      <Card title="Payment">
        <Stack gap="5">
          <PlanFields form={form} />
          {isPriced(form.values) ? (
            <RadioGroup
              label="Who pays"
              look="segmented"
              options={payersOf(form.values)}
              {...form.field('payer')}
            />
          ) : null}
        </Stack>
      </Card>
    </>
  )
}

const times = [
  { value: 'now', label: 'Now' },
  { value: 'a day', label: 'On a day' },
  { value: 'later', label: 'Later, by hand' },
] as const

/** When the new accounts are invited, and what is noted for the office. */
export function LastCard({ form, today }: { form: NewCustomerForm; today: string }) {
  return (
    <Card title="Invitations and note">
      <Stack gap="4">
        <RadioGroup
          label="Invitations"
          look="segmented"
          options={times}
          {...form.field('invitations')}
        />
        {form.values.invitations === 'a day' ? (
          <DateField label="Invited on the morning of" min={today} {...form.field('inviteOn')} />
        ) : null}
        <TextArea
          label="Note"
          hint="For the office; the family does not see it."
          optional
          rows={3}
          maxLength={2_000}
          {...form.field('note')}
        />
      </Stack>
    </Card>
  )
}
