import type { CallInput } from '@portal/shared/api'
import { bodyOf } from '@portal/shared/bodies'
import {
  Checkbox,
  CheckboxGroup,
  Form,
  NumberField,
  SaveBar,
  TextField,
  useForm,
} from '@portal/shared/forms'
import { DateField } from '@portal/shared/pickers'
import { Card, Stack } from '@portal/shared/ui'
import { type Programme, type upsellCall, useSell } from './upsell.queries.ts'
import { missingOf, sentOf, startOf } from './upsell.rules.ts'

/** What was sold, as it was sent. */
export type Sale = CallInput<typeof upsellCall>['body']

export interface SaleFormProps {
  programme: Programme
  onSold: (sale: Sale) => void
}

/** Sells more of a programme: hours, what it opens, a later end, another name. */
export function SaleForm({ programme, onSold }: SaleFormProps) {
  const sell = useSell()
  const missing = missingOf(programme)
  const form = useForm({
    name: null,
    start: startOf(programme),
    schema: bodyOf('POST /user/admin/upsell/create'),
    body: (values) => sentOf(programme, values),
    check: ({ hours }) => ({ hours: hours === null && 'Enter hours, or 0' }),
    failed: 'This could not be sold',
    write: (body) => sell.write({ body }),
    done: (_, body) => onSold(body),
  })
  return (
    <Card title="What is sold" description="Nothing of the programme is ever taken away by it">
      <Form label="What is sold" {...form.frame}>
        <Stack gap="5">
          {programme.isUnlimited ? null : (
            <>
              <NumberField
                label="Hours of tuition"
                hint="In quarters; 0 for none."
                min={0}
                max={1_000}
                step={0.25}
                {...form.field('hours')}
              />
              <Checkbox
                label="Without a limit from now on"
                hint="For good; it then has no number of hours."
                {...form.tick('isUnlimited')}
              />
            </>
          )}
          {missing.length === 0 ? null : (
            <CheckboxGroup
              label="What it opens"
              look="chips"
              options={missing}
              {...form.field('entitlements')}
            />
          )}
          <DateField
            label="Later end"
            optional
            min={programme.expiresOn}
            {...form.field('expiresOn')}
          />
          <TextField
            label="Name of the programme"
            hint={`It stays ${programme.programName} where nothing is entered.`}
            optional
            maxLength={200}
            {...form.field('programName')}
          />
          <SaveBar label="Sell" {...form.bar} />
        </Stack>
      </Form>
    </Card>
  )
}
