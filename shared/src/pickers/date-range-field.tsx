import { chakra } from '@portal/shared/ui'
import { DateField, type DateFieldProps } from './date-field.tsx'

const Frame = chakra('fieldset', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
    alignItems: 'start',
    gap: '4',
    minWidth: '0',
    borderWidth: '0',
    // A legend is no part of its fieldset's layout, and brings its own space.
    '& > legend': { marginBottom: '2', fontSize: 'sm', fontWeight: 'medium', color: 'fg' },
  },
})

type Day = Pick<DateFieldProps, 'value' | 'onValue' | 'name' | 'error' | 'readOnly'>

export interface DateRangeFieldProps {
  /** What the days are of: `Days of the holiday`. */
  label: string
  /** Both with it, each a place of the form: `first={form.field('from')}`. */
  first: Day
  last: Day
}

/** A span of days: its first and its last, each typed or picked, and each wrong by itself. */
export function DateRangeField({ label, first, last }: DateRangeFieldProps) {
  return (
    <Frame>
      <legend>{label}</legend>
      <DateField label="First day" {...first} />
      <DateField label="Last day" {...last} />
    </Frame>
  )
}
