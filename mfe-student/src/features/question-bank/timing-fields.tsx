import { NumberField, RadioGroup } from '@portal/shared/forms'
import { Box, Stack } from '@portal/shared/ui'
import { paceMinutes, paceSeconds } from './builder.rules.ts'
import type { SetBody } from './question-bank.rules.ts'

/** How long a set may take. */
export interface Timing {
  timing: SetBody['timing']
  minutes: number | null
  seconds: number | null
}

export interface TimingFieldsProps {
  value: Timing
  onValue: (what: Partial<Timing>) => void
  /** Questions of the set, for the pace of the test. */
  size: number | null
  errors: { timing?: string; minutes?: string; secondsPerQuestion?: string }
  /** What stands under the minutes in place of the test's pace, and whether they may stay empty. */
  minutesHint?: string
}

/** Without a clock, one for the whole set, or one for each question. */
export function TimingFields({ value, onValue, size, errors, minutesHint }: TimingFieldsProps) {
  const { timing, minutes, seconds } = value
  return (
    <Stack gap="5">
      <RadioGroup
        label="Time"
        look="cards"
        options={[
          { value: 'none', label: 'No clock', description: 'Take as long as you need.' },
          {
            value: 'set',
            label: 'For the whole set',
            description: 'The set is handed in by itself when the time is up.',
          },
          {
            value: 'question',
            label: 'For each question',
            description: 'When its time is up, the answer given so far stays.',
          },
        ]}
        value={timing}
        name="timing"
        error={errors.timing}
        onValue={(next) => onValue({ timing: next })}
      />
      {timing === 'set' ? (
        <Box maxWidth="form">
          <NumberField
            label="Minutes"
            name="minutes"
            min={1}
            max={600}
            step={1}
            value={minutes}
            onValue={(next) => onValue({ minutes: next })}
            hint={minutesHint ?? `The pace of an ESAT part would be ${paceMinutes(size)} minutes.`}
            error={errors.minutes}
          />
        </Box>
      ) : null}
      {timing === 'question' ? (
        <Box maxWidth="form">
          <NumberField
            label="Seconds for each question"
            name="secondsPerQuestion"
            min={10}
            max={3_600}
            step={1}
            value={seconds}
            onValue={(next) => onValue({ seconds: next })}
            hint={`The pace of an ESAT part is ${paceSeconds} seconds.`}
            error={errors.secondsPerQuestion}
          />
        </Box>
      ) : null}
    </Stack>
  )
}
