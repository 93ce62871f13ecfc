import { type FormField, SelectField } from '@portal/shared/forms'
import { Grid } from '@portal/shared/ui'

const twoFigures = (number: number) => String(number).padStart(2, '0')

const days = Array.from({ length: 31 }, (_, at) => ({
  value: twoFigures(at + 1),
  label: String(at + 1),
}))

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September'],
  ...['October', 'November', 'December'],
].map((label, at) => ({ value: twoFigures(at + 1), label }))

/** A day of any year, as `dd-mm`; while one of the two is not chosen, its part is empty. */
export function DayOfYearField({ name, value, error, onValue, readOnly }: FormField<string>) {
  const [day = '', month = ''] = value.split('-')
  return (
    <Grid columns={2}>
      <SelectField
        label="Last day"
        name={name}
        placeholder="Day"
        options={days}
        value={day}
        disabled={readOnly}
        {...(error !== undefined && { error })}
        onValue={(next) => onValue(`${next}-${month}`)}
      />
      <SelectField
        label="Month of the last day"
        placeholder="Month"
        options={months}
        value={month}
        disabled={readOnly}
        onValue={(next) => onValue(`${day}-${next}`)}
      />
    </Grid>
  )
}
