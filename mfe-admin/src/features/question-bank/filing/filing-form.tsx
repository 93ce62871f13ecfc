import { SelectField } from '@portal/shared/forms'
import { Button, Grid, Stack, Surface } from '@portal/shared/ui'
import { Trash2 } from 'lucide-react'
import { type FilingValues, locations, withChoice } from './filing.rules.ts'
import { type FieldOf, ReviseFields, SimulateFields, TestField } from './filing-fields.tsx'
import type { FilingsForm } from './use-filings-form.ts'

export interface FilingFormProps {
  form: FilingsForm
  /** Its place among the forms. */
  at: number
  onRemove: () => void
}

/** The form of one new filing: what can be chosen follows from what is chosen. */
export function FilingForm({ form, at, onRemove }: FilingFormProps) {
  const place = `questionAssignments.${at}` as const
  const filing = form.values.questionAssignments[at]
  if (filing === undefined) return null
  const fieldOf: FieldOf = (field) => ({
    ...form.field(`${place}.questionLocation`),
    name: `${place}.${field}`,
    error: form.errors[`${place}.${field}`],
    value: filing[field],
    onValue: (value) => form.set(place, withChoice<keyof FilingValues>(filing, field, value)),
  })
  const Fields = filing.questionLocation === '1' ? ReviseFields : SimulateFields
  return (
    <Surface as="section" padding={{ base: '4', md: '5' }} aria-label={`New assignment ${at + 1}`}>
      <Stack gap="4">
        <SelectField
          label="Question Location"
          placeholder="Select a question location"
          options={locations}
          {...fieldOf('questionLocation')}
        />
        {filing.questionLocation === '' ? null : (
          <Grid columns={2} gap="4">
            <TestField filing={filing} fieldOf={fieldOf} />
            <Fields filing={filing} fieldOf={fieldOf} />
          </Grid>
        )}
        <div>
          <Button
            size="sm"
            variant="ghost"
            icon={<Trash2 size={16} aria-hidden />}
            aria-label={`Discard form ${at + 1}`}
            onClick={onRemove}
          >
            Discard form
          </Button>
        </div>
      </Stack>
    </Surface>
  )
}
