import { CheckboxGroup, type FormField, NumberField, Switch, TextField } from '@portal/shared/forms'
import { DateField } from '@portal/shared/pickers'
import { Grid, Stack } from '@portal/shared/ui'
import { type Sold, soldOptions } from '@portal/shared/upgrades'
import type { GivesValues } from './gives.rules.ts'

interface Tick {
  name: string
  checked: boolean
  error: string | undefined
  onValue: (value: boolean) => void
}

/** What `useForm` gives for values that hold what a sale gives. */
export interface GivesForm {
  values: Pick<GivesValues, 'isUnlimited' | 'startsOn'>
  field: ((place: 'programName' | 'startsOn' | 'expiresOn') => FormField<string>) &
    ((place: 'hours') => FormField<number | null>) &
    ((place: 'entitlements') => FormField<Sold[]>)
  tick: (place: 'isUnlimited' | 'isHeadStart') => Tick
}

export interface GivesFieldsProps {
  form: GivesForm
  /** Another first day, which the last day may follow. */
  onStart: (startsOn: string) => void
  /** An upsell may go without a last day of its own. */
  mayHaveNoEnd?: boolean
}

/** What a sale gives: its name, hours, what it opens, from when until when. */
export function GivesFields({ form, onStart, mayHaveNoEnd }: GivesFieldsProps) {
  return (
    <Stack gap="4">
      <TextField
        label="Name of the programme"
        hint="As the student reads it."
        maxLength={200}
        {...form.field('programName')}
      />
      <Switch label="Tuition without a limit" {...form.tick('isUnlimited')} />
      {form.values.isUnlimited ? null : (
        <NumberField
          label="Hours of tuition"
          hint="In quarters; 0 for none."
          min={0}
          max={1_000}
          step={0.25}
          {...form.field('hours')}
        />
      )}
      <CheckboxGroup
        label="What it opens"
        look="chips"
        options={soldOptions}
        {...form.field('entitlements')}
      />
      <Switch
        label="Head start"
        hint="For students in year 11 or 12."
        {...form.tick('isHeadStart')}
      />
      <Grid columns={2}>
        <DateField label="First day" {...form.field('startsOn')} onValue={onStart} />
        <DateField
          label="Last day"
          optional={mayHaveNoEnd === true}
          {...(form.values.startsOn !== '' && { min: form.values.startsOn })}
          {...form.field('expiresOn')}
        />
      </Grid>
    </Stack>
  )
}
