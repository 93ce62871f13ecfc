import type { ChangeEvent, InputHTMLAttributes, ReactNode, Ref } from 'react'
import { Field, type FieldCommon, steady } from './field.tsx'
import { Affix, Input } from './text-control.tsx'

type NativeInput = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'size' | 'color' | 'width' | 'height' | 'value' | 'defaultValue' | 'prefix'
>

export interface TextFieldProps extends FieldCommon, NativeInput {
  value?: string
  defaultValue?: string
  /** The new text; beside the native `onChange`. */
  onValue?: (value: string) => void
  /** An icon inside the control's start. */
  before?: ReactNode
  /** A unit inside the control's end. */
  unit?: string
  ref?: Ref<HTMLInputElement>
}

/** One line of text; `type` may be text, email, url, tel, date, time, datetime-local. */
export const TextField = /* @__PURE__ */ steady(function TextField(props: TextFieldProps) {
  const { label, hint, error, optional, labelHidden, onValue, onChange, before, unit, ...native } =
    props
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event)
    onValue?.(event.target.value)
  }
  return (
    <Field {...{ id: native.id, label, hint, error, optional, labelHidden }}>
      {(aria) => {
        const input = <Input {...native} {...aria} onChange={change} />
        if (!before && !unit) return input
        return (
          <Affix>
            {before ? (
              <span data-part="before" aria-hidden="true">
                {before}
              </span>
            ) : null}
            {input}
            {unit ? <span data-part="unit">{unit}</span> : null}
          </Affix>
        )
      }}
    </Field>
  )
})
