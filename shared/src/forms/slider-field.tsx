import { chakra } from '@portal/shared/ui'
import type { ChangeEvent, CSSProperties } from 'react'
import { Field, type FieldCommon } from './field.tsx'

const track = {
  height: '6px',
  borderRadius: 'full',
  background:
    'linear-gradient(to right, var(--p-colors-chart-1) var(--done), var(--p-colors-bg-track) var(--done))',
}
const thumb = {
  appearance: 'none',
  width: '20px',
  height: '20px',
  borderRadius: 'full',
  borderWidth: '2px',
  borderStyle: 'solid',
  borderColor: 'chart.1',
  bg: 'white',
} as const

const Range = chakra('input', {
  base: {
    appearance: 'none',
    width: '100%',
    height: '6',
    bg: 'transparent',
    cursor: 'pointer',
    borderRadius: 'full',
    '&::-webkit-slider-runnable-track': track,
    '&::-moz-range-track': track,
    '&::-webkit-slider-thumb': { ...thumb, marginTop: '-7px' },
    '&::-moz-range-thumb': thumb,
    _disabled: { opacity: 0.5, cursor: 'not-allowed' },
  },
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
            style={{ '--done': `${((value - min) / (max - min)) * 100}%` } as CSSProperties}
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
