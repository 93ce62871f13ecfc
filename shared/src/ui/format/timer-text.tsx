import { useEffect, useState } from 'react'
import { VisuallyHidden } from '../layout/primitives.tsx'
import { chakra } from '../theme/chakra.tsx'
import { formatClock } from './numbers.ts'

export interface TimerTextProps {
  /** Seconds left (or gone); the caller counts, so that the exam's clock has one owner. */
  seconds: number
  /** What the clock measures, said before the time: `Time left`. */
  label: string
  /** Speaks at 10, 5 and 1 minutes left, and turns to the warning colours. */
  countdown?: boolean
}

const marks = [600, 300, 60]
const said: Readonly<Record<number, string>> = {
  600: '10 minutes left',
  300: '5 minutes left',
  60: '1 minute left',
}

const Clock = chakra('span', {
  base: { fontVariantNumeric: 'tabular-nums', fontWeight: 'semibold', whiteSpace: 'nowrap' },
  variants: {
    tone: { calm: {}, warning: { color: 'warning.text' }, danger: { color: 'danger.text' } },
  },
})

/** A clock in tabular figures; a countdown speaks at 10, 5 and 1 minutes. */
export function TimerText({ seconds, label, countdown = false }: TimerTextProps) {
  const [message, setMessage] = useState('')
  const passed = countdown
    ? marks.findLast((mark) => seconds <= mark && seconds > mark - 5)
    : undefined
  useEffect(() => {
    if (passed !== undefined) setMessage(said[passed] ?? '')
  }, [passed])
  const tone = !countdown || seconds > 300 ? 'calm' : seconds > 60 ? 'warning' : 'danger'
  return (
    <>
      <Clock
        tone={tone}
        role="timer"
        aria-label={`${label} ${formatClock(seconds)}`}
        data-figures=""
      >
        {formatClock(seconds)}
      </Clock>
      {countdown ? (
        <VisuallyHidden role="status" aria-live="polite">
          {message}
        </VisuallyHidden>
      ) : null}
    </>
  )
}
