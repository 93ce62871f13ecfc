import { Checkbox, CheckboxGroup, NumberField, RadioGroup, TextField } from '@portal/shared/forms'
import { DateField } from '@portal/shared/pickers'
import { Card, Grid, Stack } from '@portal/shared/ui'
import { soldOptions } from '@portal/shared/upgrades'
import { useProgrammes } from '../../sales/programmes.queries.ts'
import { startedOn } from '../../sales/terms/gives.rules.ts'
import { ProgrammeField } from '../../sales/terms/programme-field.tsx'
import type { Programme } from './upsell.queries.ts'
import { missingOf, ofKind, renewedFrom } from './upsell.rules.ts'
import type { SaleForm } from './use-sale-form.ts'

export interface GivesCardProps {
  form: SaleForm
  programme: Programme
  today: string
}

const kinds = [
  { value: 'adds', label: 'Adds to the programme' },
  { value: 'renewal', label: 'Renews it from a day' },
] as const

/** What is sold: more of the running programme, or one that begins anew. */
export function GivesCard({ form, programme, today }: GivesCardProps) {
  const { kind } = form.values
  return (
    <Card
      title="What is sold"
      description={
        kind === 'adds'
          ? 'Nothing of the programme is ever taken away by it'
          : 'Until it begins, the running programme stays as it is'
      }
    >
      <Stack gap="5">
        <RadioGroup
          label="This sale"
          look="segmented"
          options={kinds}
          {...form.field('kind')}
          onValue={(next) => form.change(ofKind(next, programme, today))}
        />
        {kind === 'adds' ? (
          <Added form={form} programme={programme} />
        ) : (
          <Renewal form={form} programme={programme} />
        )}
      </Stack>
    </Card>
  )
}

function Hours({ form }: { form: SaleForm }) {
  return (
    <NumberField
      label="Hours of tuition"
      hint="In quarters; 0 for none."
      min={0}
      max={1_000}
      step={0.25}
      {...form.field('hours')}
    />
  )
}

function Name({ form, programme }: Omit<GivesCardProps, 'today'>) {
  return (
    <TextField
      label="Name of the programme"
      hint={`It stays ${programme.programName} where nothing is entered.`}
      optional
      maxLength={200}
      {...form.field('programName')}
    />
  )
}

function Added({ form, programme }: Omit<GivesCardProps, 'today'>) {
  const missing = missingOf(programme)
  return (
    <>
      {programme.isUnlimited ? null : (
        <>
          <Hours form={form} />
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
      <Name form={form} programme={programme} />
    </>
  )
}

function Renewal({ form, programme }: Omit<GivesCardProps, 'today'>) {
  const programmes = useProgrammes(false)
  const { values } = form
  const chosen = programmes.data?.find(({ programmeId }) => programmeId === values.programmeId)
  return (
    <>
      <ProgrammeField
        programmes={programmes}
        field={form.field('programmeId')}
        onProgramme={(one) => form.change(renewedFrom(one, values))}
      />
      <Name form={form} programme={programme} />
      <Checkbox label="Tuition without a limit" {...form.tick('isUnlimited')} />
      {values.isUnlimited ? null : <Hours form={form} />}
      <CheckboxGroup
        label="What it opens"
        look="chips"
        options={soldOptions}
        {...form.field('entitlements')}
      />
      <Grid columns={2}>
        <DateField
          label="First day"
          {...form.field('startsOn')}
          onValue={(startsOn) => form.change(startedOn(startsOn, values, chosen))}
        />
        <DateField
          label="Last day"
          {...(values.startsOn !== '' && { min: values.startsOn })}
          {...form.field('expiresOn')}
        />
      </Grid>
    </>
  )
}
