import { chakra } from '@chakra-ui/react/styled-system'
import type { ChangeEvent } from 'react'
import { Field, type FieldCommon } from './field.tsx'

const Range = chakra('input', {
  base: { width: '100%', height: '6', accentColor: '{colors.bg.brand}', cursor: 'pointer' },
})

export interface SliderFieldProps extends FieldCommon {
  value: number
  onValue: (value: number) => void
  min: number
  max: number
  step?: number
  /** The value in words, as `10 questions`. */
  text?: (value: number) => string
  disabled?: boolean
}

/** A number on a line, by the browser's own range input; the value stands beside it. */
export function SliderField({
  value,
  onValue,
  text,
  min,
  max,
  step,
  disabled,
  ...field
}: SliderFieldProps) {
  const words = text ? text(value) : String(value)
  return (
    <Field {...field}>
      {(aria) => (
        <chakra.div display="flex" alignItems="center" gap="4">
          <Range
            {...aria}
            type="range"
            {...{ min, max, step, value, disabled }}
            aria-valuetext={words}
            onChange={(event: ChangeEvent<HTMLInputElement>) => onValue(event.target.valueAsNumber)}
          />
          <chakra.output
            minWidth="12"
            textAlign="end"
            fontWeight="semibold"
            data-figures=""
            aria-hidden="true"
          >
            {words}
          </chakra.output>
        </chakra.div>
      )}
    </Field>
  )
}
