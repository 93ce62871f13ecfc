import { bodyOf } from '@portal/shared/bodies'
import {
  CheckboxGroup,
  FormDialog,
  NumberField,
  RadioGroup,
  SelectField,
  Switch,
  TextField,
  theirsAs,
  useForm,
} from '@portal/shared/forms'
import { Grid, toast } from '@portal/shared/ui'
import { soldOptions } from '@portal/shared/upgrades'
import { optionsOf, vatNames } from '../../../sales/money.words.ts'
import type { Programme } from '../../../sales/programmes.queries.ts'
import { DayOfYearField } from './day-of-year-field.tsx'
import { endOptions, formWords } from './programme.words.ts'
import { sentOf, valuesOf } from './programme-values.rules.ts'
import { useSaveProgramme } from './programmes.queries.ts'

export interface ProgrammeDialogProps {
  /** The one that is changed; undefined for a new one. */
  programme: Programme | undefined
  onClose: () => void
}

const { labels } = formWords

/** Makes a programme, or changes what the next bookings of the given one begin with. */
export default function ProgrammeDialog({ programme, onClose }: ProgrammeDialogProps) {
  const save = useSaveProgramme()
  const id = programme?.programmeId
  const fixedName = programme?.hasFixedName ? programme.name : null
  const form = useForm({
    name: `programme ${id ?? 'new'}`,
    start: valuesOf(programme),
    schema: bodyOf('POST /User/admin/Programme/Save'),
    body: (values) => sentOf(values, id),
    check: ({ ends, months, isUnlimited, hours }) => ({
      hours: !isUnlimited && hours === null && 'Enter hours, or 0',
      months: ends === 'months' && months === null && 'Enter months',
    }),
    theirs: theirsAs(valuesOf),
    ...formWords,
    failed: 'The programme could not be saved',
    write: (body) => save.write({ body }),
    done: (_, { name }) => {
      toast.success(`${name} is saved.`)
      onClose()
    },
  })
  const { isUnlimited, ends } = form.values
  return (
    <FormDialog
      form={form}
      size="lg"
      title={programme ? `Edit ${programme.name}` : 'New programme'}
      description="For new bookings; those that are sold already stay as they are."
      save="Save programme"
      onClose={onClose}
    >
      <TextField
        label={labels.name}
        hint={fixedName === null ? undefined : `${fixedName} keeps its name.`}
        maxLength={200}
        {...form.field('name')}
        {...(fixedName !== null && { readOnly: true })}
      />
      <Switch
        label={labels.isUnlimited}
        hint={fixedName === null ? undefined : `${fixedName} never has a limit.`}
        {...form.tick('isUnlimited')}
        {...(fixedName !== null && isUnlimited && { disabled: true })}
      />
      {isUnlimited ? null : (
        <NumberField
          label={labels.hours}
          hint="In quarters; 0 for none."
          min={0}
          max={1_000}
          step={0.25}
          {...form.field('hours')}
        />
      )}
      <CheckboxGroup
        label={labels.entitlements}
        look="chips"
        options={soldOptions}
        {...form.field('entitlements')}
      />
      <Switch
        label={labels.isHeadStart}
        hint="For students in year 11 or 12."
        {...form.tick('isHeadStart')}
      />
      <RadioGroup
        label={labels.ends}
        look="segmented"
        options={endOptions}
        {...form.field('ends')}
      />
      {ends === 'months' ? (
        <NumberField
          label={labels.months}
          hint="From its first day."
          min={1}
          max={60}
          step={1}
          {...form.field('months')}
        />
      ) : (
        <DayOfYearField {...form.field('endsOnDay')} />
      )}
      <Grid columns={2}>
        <NumberField
          label="Price in pounds"
          hint="VAT included."
          min={0}
          step={0.01}
          {...form.field('pricePence')}
        />
        <SelectField
          label={labels.vat}
          options={optionsOf(vatNames)}
          {...form.field('vat')}
          onValue={(vat) => vat !== '' && form.set('vat', vat)}
        />
      </Grid>
    </FormDialog>
  )
}
