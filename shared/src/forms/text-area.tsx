import { chakra, plural } from '@portal/shared/ui'
import type { ChangeEvent, Ref, TextareaHTMLAttributes } from 'react'
import { controlRecipe } from './control-styles.ts'
import { Field, type FieldCommon, steady } from './field.tsx'

const Area = chakra('textarea', controlRecipe)

type NativeArea = Omit<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'color' | 'width' | 'height' | 'value' | 'defaultValue'
>

export interface TextAreaProps extends FieldCommon, NativeArea {
  value?: string
  defaultValue?: string
  onValue?: (value: string) => void
  ref?: Ref<HTMLTextAreaElement>
}

/** Several lines of text; grows with what is typed where the browser can. With `maxLength` it counts. */
export const TextArea = /* @__PURE__ */ steady(function TextArea(props: TextAreaProps) {
  const {
    label,
    hint,
    error,
    optional,
    labelHidden,
    onValue,
    onChange,
    rows = 4,
    ...native
  } = props
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    onChange?.(event)
    onValue?.(event.target.value)
  }
  const left =
    native.maxLength !== undefined && native.value !== undefined
      ? native.maxLength - native.value.length
      : undefined
  return (
    <Field {...{ id: native.id, label, hint, error, optional, labelHidden }}>
      {(aria) => (
        <>
          <Area
            {...native}
            {...aria}
            rows={rows}
            onChange={change}
            resize="vertical"
            minHeight={`${rows * 1.5 + 1.25}rem`}
            css={{ fieldSizing: 'content', maxHeight: '60dvh' }}
          />
          {left !== undefined ? (
            <chakra.span fontSize="xs" color="fg.muted" textAlign="end" data-figures="">
              {plural(left, 'character')} left
            </chakra.span>
          ) : null}
        </>
      )}
    </Field>
  )
})
