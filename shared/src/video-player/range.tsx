import { chakra } from '@portal/shared/ui'
import type { ChangeEvent, CSSProperties } from 'react'

const track = {
  height: '6px',
  borderRadius: 'full',
  background:
    'linear-gradient(to right, var(--p-colors-chart-1) var(--done), var(--p-colors-bg-track) var(--done))',
}
const thumb = {
  appearance: 'none',
  width: '18px',
  height: '18px',
  borderRadius: 'full',
  borderWidth: '2px',
  borderStyle: 'solid',
  borderColor: 'chart.1',
  bg: 'white',
} as const

const Native = chakra('input', {
  base: {
    display: 'block',
    appearance: 'none',
    width: '100%',
    height: '11',
    bg: 'transparent',
    cursor: 'pointer',
    borderRadius: 'full',
    '&::-webkit-slider-runnable-track': track,
    '&::-moz-range-track': track,
    '&::-webkit-slider-thumb': { ...thumb, marginTop: '-6px' },
    '&::-moz-range-thumb': thumb,
  },
})

interface RangeProps {
  'aria-label': string
  'aria-valuetext': string
  'data-seek'?: ''
  value: number
  max: number
  step: number
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

/** A place on a line from 0, by the browser's own range input, tall enough for a finger. */
export function Range({ value, max, ...rest }: RangeProps) {
  const done = max > 0 ? (value / max) * 100 : 0
  return (
    <Native
      {...rest}
      type="range"
      min={0}
      max={max}
      value={value}
      style={{ '--done': `${done}%` } as CSSProperties}
    />
  )
}
