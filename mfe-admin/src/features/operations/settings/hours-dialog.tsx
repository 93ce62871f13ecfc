import { FormDialog, Switch, useForm } from '@portal/shared/forms'
import { TimeField } from '@portal/shared/pickers'
import { Grid, Text } from '@portal/shared/ui'
import { type SettingFormProps, useSettingOptions } from './setting-form.ts'
import { described, hoursOf } from './settings.rules.ts'

/** The hours in which mails wait. */
export function HoursDialog(props: SettingFormProps) {
  const { key, label } = props.setting
  const form = useForm(useSettingOptions(props, { read: hoursOf }))
  const { value: isOn, ...isOnField } = form.field('value.isOn')
  return (
    <FormDialog form={form} title={label} onClose={props.onClose}>
      <Text tone="muted">{described[key].hint}</Text>
      <Switch label="Mails wait at night" checked={isOn} {...isOnField} />
      <Grid columns={2}>
        <TimeField label="From" {...form.field('value.from')} />
        <TimeField label="To" {...form.field('value.to')} />
      </Grid>
    </FormDialog>
  )
}
