import { type FieldCommon, TextField } from '@portal/shared/forms'
import { Clock } from 'lucide-react'
import { useId, useMemo } from 'react'
import { readTime, timesBetween } from './time.rules.ts'

export interface TimeFieldProps extends FieldCommon {
  /** `HH:MM`; '' for none. What is no time is given as it is typed, for the form's rule to refuse. */
  value: string
  onValue: (value: string) => void
  /** First and last time that the list offers; others may be typed. */
  min?: string
  max?: string
  /** Minutes from one time of the list to the next. */
  every?: number
  name?: string
  readOnly?: true
}

/**
 * A time of day in 24 hours, typed as people write it (`9`, `9.30`, `2:15 pm`) and read when it is
 * left, or taken from the list that the browser opens with the arrow keys. Not `type=time`: that one
 * is 12 hours or 24 by the browser's language, whatever the page's is, and cannot be pasted into. Not
 * Ark's combobox: it writes what it knew a moment ago over keys that come fast.
 */
export function TimeField(props: TimeFieldProps) {
  const { min = '00:00', max = '23:59', every = 30, ...field } = props
  const { value, onValue, readOnly } = field
  const listId = useId()
  const times = useMemo(() => timesBetween(min, max, every), [min, max, every])
  return (
    <>
      <TextField
        {...field}
        list={listId}
        placeholder="hh:mm"
        autoComplete="off"
        before={<Clock size={18} />}
        onBlur={() => {
          const time = readTime(value)
          if (time !== null && time !== value && !readOnly) onValue(time)
        }}
      />
      <datalist id={listId}>
        {times.map((time) => (
          <option key={time} value={time} />
        ))}
      </datalist>
    </>
  )
}
