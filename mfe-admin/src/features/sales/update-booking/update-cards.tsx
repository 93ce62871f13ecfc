import { Checkbox, TextArea } from '@portal/shared/forms'
import { Button, Card, formatNumber, Row, Stack, Text } from '@portal/shared/ui'
import { GivesFields } from '../../../sales/terms/gives-fields.tsx'
import { LinesFields } from '../../../sales/terms/lines-fields.tsx'
import { PartRows } from '../../../sales/terms/part-rows.tsx'
import { payerOf } from '../../../sales/terms/payer.rules.ts'
import { PayerField } from '../../../sales/terms/payer-field.tsx'
import { isPriced, totalOf } from '../../../sales/terms/terms.rules.ts'
import type { Booking } from '../bookings/bookings.queries.ts'
import { hoursBelow, isFixed, type PlanPart, planFault } from './update.rules.ts'
import type { UpdateForm } from './use-update-form.ts'

interface CardProps {
  form: UpdateForm
  booking: Booking
}

/** What the booking gives; hours below what was used are asked about. */
export function UpdateGives({ form, booking }: CardProps) {
  const below = hoursBelow(form.values, booking)
  return (
    <Card title="What it gives">
      <Stack gap="4">
        <GivesFields
          form={form}
          mayHaveNoEnd={booking.kind === 'upsell'}
          onStart={(startsOn) => form.set('startsOn', startsOn)}
        />
        {below > 0 ? (
          <Checkbox
            label="The hours may go below what was used"
            hint={`The student has used ${formatNumber(below, 2)} more than that leaves.`}
            {...form.tick('mayGoBelowUsed')}
          />
        ) : null}
      </Stack>
    </Card>
  )
}

export interface UpdatePriceProps extends CardProps {
  /** A plan that fits the price; null while there is none for what stands in the fields. */
  suggested: PlanPart[] | null
}

/** What it costs, how that is paid, and by whom. */
export function UpdatePrice({ form, booking, suggested }: UpdatePriceProps) {
  const { values } = form
  const list = form.list('plan')
  const isOff = planFault(values, booking) !== undefined
  return (
    <>
      <Card title="Price">
        <LinesFields form={form} />
      </Card>
      <Card
        title="Plan"
        description="Invoiced parts stay. Where all is invoiced, a lower price is credited."
      >
        <Stack gap="5">
          <PartRows
            name="plan"
            parts={values.plan}
            totalPence={totalOf(values.lines)}
            list={{ ...list, add: (part) => list.add({ instalmentId: null, ...part }) }}
            part={(at) => ({
              dueOn: form.field(`plan.${at}.dueOn`),
              pence: form.field(`plan.${at}.pence`),
            })}
            fixed={(at) => {
              const part = values.plan[at]
              return part !== undefined && isFixed(part, booking) ? 'Invoiced' : undefined
            }}
          />
          {isOff ? (
            <Row gap="3">
              <Button
                size="sm"
                disabled={suggested === null}
                onClick={() => suggested !== null && form.set('plan', suggested)}
              >
                Fit the plan to the price
              </Button>
              <Text size="sm" tone="muted">
                The plan does not come to the price yet.
              </Text>
            </Row>
          ) : null}
          {isPriced(values) ? <Payer form={form} booking={booking} /> : null}
        </Stack>
      </Card>
    </>
  )
}

/** Who pays; somebody who may not any more stays a choice while they do. */
function Payer({ form, booking: { payers, payerId, payerName, plan } }: CardProps) {
  const field = form.field('payerId')
  const isElse = field.value !== '' && payerOf(field.value, payers) === undefined
  const others =
    isElse && payerId !== null
      ? [{ name: payerName ?? '', kind: 'parent' as const, payer: { userId: payerId }, payerId }]
      : []
  const isSettled = plan.some(({ state }) => state === 'invoiced')
  return <PayerField payers={[...payers, ...others]} isSettled={isSettled} field={field} />
}

/** Why it is changed, and what the office notes. */
export function UpdateReason({ form }: Pick<CardProps, 'form'>) {
  return (
    <Card title="Reason and note">
      <Stack gap="4">
        <TextArea
          label="Reason"
          hint="It stands in the history of the booking, and on credit notes."
          rows={2}
          maxLength={500}
          {...form.field('reason')}
        />
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
