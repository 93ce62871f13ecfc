import type { ChangeEvent } from 'react'
import { steady } from './field.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

export interface NumberFieldProps
  extends Omit<TextFieldProps, 'type' | 'value' | 'defaultValue' | 'onValue' | 'min' | 'max'> {
  value?: number | null
  /** The new number; `null` while the field is empty or not a number. */
  onValue?: (value: number | null) => void
  min?: number
  max?: number
}

/** A number, with arrow keys; wheel scrolling does not change it. */
export const NumberField = /* @__PURE__ */ steady(function NumberField({
  value,
  onValue,
  onChange,
  ...rest
}: NumberFieldProps) {
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event)
    const number = event.target.valueAsNumber
    onValue?.(Number.isNaN(number) ? null : number)
  }
  const held = value === undefined ? {} : { value: value === null ? '' : String(value) }
  return (
    <TextField
      inputMode="decimal"
      {...rest}
      {...held}
      type="number"
      onChange={change}
      onWheel={(event) => event.currentTarget.blur()}
    />
  )
})
