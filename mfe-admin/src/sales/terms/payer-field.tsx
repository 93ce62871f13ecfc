import { type FormField, SelectField } from '@portal/shared/forms'
import { type PossiblePayer, payerOptions } from './payer.rules.ts'

/** Who pays for a student who is a customer already. */
export function PayerField({
  payers,
  isSettled = false,
  field: { readOnly, ...field },
}: {
  payers: readonly PossiblePayer[]
  /** Somebody has an invoice of it, and stays the one who pays. */
  isSettled?: boolean
  field: FormField<string>
}) {
  return (
    <SelectField
      label="Who pays"
      hint={isSettled ? 'Whoever has an invoice of it stays the one who pays.' : undefined}
      placeholder="Choose who pays"
      options={payerOptions(payers)}
      {...field}
      disabled={readOnly === true || isSettled}
    />
  )
}
