import {
  FormDialog,
  NumberField,
  SelectField,
  TextArea,
  TextField,
  useForm,
} from '@portal/shared/forms'
import { DateField, TagsField } from '@portal/shared/pickers'
import { chakra } from '@portal/shared/ui'
import type { ReactNode } from 'react'
import { HoursDialog } from './hours-dialog.tsx'
import { RatesDialog } from './rates-dialog.tsx'
import { type SettingFormProps, useSettingOptions } from './setting-form.ts'
import {
  described,
  numberOf,
  type SettingKind,
  sentDays,
  taxes,
  textOf,
  textsOf,
} from './settings.rules.ts'

const Swatch = chakra('span', {
  base: {
    display: 'block',
    width: '5',
    height: '5',
    borderRadius: 'sm',
    borderWidth: '1px',
    borderColor: 'border.control',
  },
})

const dialogs: Readonly<Record<SettingKind, (props: SettingFormProps) => ReactNode>> = {
  line: TextDialog,
  lines: TextDialog,
  colour: TextDialog,
  day: TextDialog,
  tax: TextDialog,
  number: NumberDialog,
  emails: EmailsDialog,
  days: DaysDialog,
  hours: HoursDialog,
  rates: RatesDialog,
}

/** Changes one setting, as its kind is typed. */
export function SettingDialog(props: SettingFormProps) {
  const Dialog = dialogs[described[props.setting.key].kind]
  return <Dialog {...props} />
}

function TextDialog(props: SettingFormProps) {
  const { key, label } = props.setting
  const { kind, hint } = described[key]
  const form = useForm(useSettingOptions(props, { read: textOf }))
  const field = { label, hint, ...form.field('value') }
  const typed = form.values.value
  return (
    <FormDialog form={form} title={label} onClose={props.onClose}>
      {kind === 'lines' ? <TextArea rows={4} {...field} /> : null}
      {kind === 'day' ? <DateField {...field} /> : null}
      {kind === 'tax' ? (
        <SelectField placeholder="Choose a kind" options={taxes} {...field} />
      ) : null}
      {kind === 'line' ? <TextField {...field} /> : null}
      {kind === 'colour' ? (
        <TextField
          {...field}
          placeholder="#485aff"
          spellCheck={false}
          before={
            <Swatch
              aria-hidden="true"
              {...(/^#[\da-f]{6}$/i.test(typed) && { style: { background: typed } })}
            />
          }
        />
      ) : null}
    </FormDialog>
  )
}

function NumberDialog(props: SettingFormProps) {
  const { key, label } = props.setting
  const form = useForm(useSettingOptions(props, { read: numberOf }))
  return (
    <FormDialog form={form} title={label} onClose={props.onClose}>
      <NumberField
        label={label}
        hint={described[key].hint}
        unit="days"
        min={0}
        max={60}
        {...form.field('value')}
      />
    </FormDialog>
  )
}

function EmailsDialog(props: SettingFormProps) {
  const { key, label } = props.setting
  const form = useForm(useSettingOptions(props, { read: textsOf }))
  return (
    <FormDialog form={form} title={label} onClose={props.onClose}>
      <TagsField
        label="Emails"
        hint={described[key].hint}
        max={2}
        maxLength={200}
        {...form.field('value')}
      />
    </FormDialog>
  )
}

function DaysDialog(props: SettingFormProps) {
  const { key, label } = props.setting
  const form = useForm(useSettingOptions(props, { read: textsOf, send: sentDays }))
  return (
    <FormDialog form={form} title={label} onClose={props.onClose}>
      <TagsField
        label="Days"
        hint={described[key].hint}
        max={8}
        maxLength={4}
        {...form.field('value')}
      />
    </FormDialog>
  )
}
