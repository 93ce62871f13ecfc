import { FormDialog, NumberField, useForm } from '@portal/shared/forms'
import { DateField } from '@portal/shared/pickers'
import { Button, Grid, Stack, Text } from '@portal/shared/ui'
import { type SettingFormProps, useSettingOptions } from './setting-form.ts'
import { described, ratesOf, sentRates } from './settings.rules.ts'

/** The rates of VAT, each from a day on. */
export function RatesDialog(props: SettingFormProps) {
  const { key, label } = props.setting
  const form = useForm(useSettingOptions(props, { read: ratesOf, send: sentRates }))
  const list = form.list('value')
  return (
    <FormDialog form={form} title={label} size="md" onClose={props.onClose}>
      <Text tone="muted">{described[key].hint}</Text>
      {list.items.map(({ key: rate, at }) => (
        <Stack key={rate} as="section" gap="2" aria-label={`Rate ${at + 1}`}>
          <Grid columns={3}>
            <DateField label="From" {...form.field(`value.${at}.from`)} />
            <NumberField
              label="Standard"
              unit="%"
              min={0}
              max={100}
              step={0.01}
              {...form.field(`value.${at}.standard`)}
            />
            <NumberField
              label="Reduced"
              unit="%"
              min={0}
              max={100}
              step={0.01}
              {...form.field(`value.${at}.reduced`)}
            />
          </Grid>
          {list.items.length > 1 ? (
            <Button size="sm" variant="ghost" onClick={() => list.remove(at)}>
              Remove rate {at + 1}
            </Button>
          ) : null}
        </Stack>
      ))}
      {list.error === undefined ? null : <Text tone="danger">{list.error}</Text>}
      <Button {...list.adder} onClick={() => list.add({ from: '', standard: null, reduced: null })}>
        Add a rate
      </Button>
    </FormDialog>
  )
}
