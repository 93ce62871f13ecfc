import { type FormField, SelectField } from '@portal/shared/forms'
import { type PossiblePayer, payerOptions } from './payer.rules.ts'

/** Who pays for a student who is a customer already. */
export function PayerField({
  payers,
  field: { readOnly, ...field },
}: {
  payers: readonly PossiblePayer[]
  field: FormField<string>
}) {
  return (
    <SelectField
      label="Who pays"
      placeholder="Choose who pays"
      options={payerOptions(payers)}
      {...field}
      disabled={readOnly}
    />
  )
}
