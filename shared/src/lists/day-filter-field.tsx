import { DateField } from '@portal/shared/pickers'
import type { FilterProps } from './list.rules.ts'
import { useHeld } from './use-held.ts'

const same = (day: string) => day

/** The day of a filter, typed or picked. */
export default function DayFilterField({ label, value, onValue }: FilterProps) {
  const [day, setDay] = useHeld(value, same)
  return (
    <DateField
      labelHidden
      label={label}
      value={day}
      onValue={(next) => {
        setDay(next)
        onValue(next)
      }}
    />
  )
}
