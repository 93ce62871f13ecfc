import { DatePicker, parseDate } from '@ark-ui/react/date-picker'
import { Field, type FieldCommon } from '@portal/shared/forms'
import { CalendarDays } from 'lucide-react'
import { CalendarViews } from './calendar-views.tsx'
import { PickerFrame, Raised } from './picker-styles.ts'

export interface DateFieldProps extends FieldCommon {
  /** `yyyy-mm-dd`; '' for none. */
  value: string
  onValue: (value: string) => void
  /** First and last day that can be picked, `yyyy-mm-dd`. */
  min?: string
  max?: string
  name?: string
  readOnly?: true
}

/** A day, typed or picked in a month, which is picked by year and month; weeks begin on Monday. */
export function DateField(props: DateFieldProps) {
  const { value, onValue, min, max, name, readOnly, ...field } = props
  return (
    <Field {...field}>
      {(aria) => (
        <PickerFrame>
          <DatePicker.Root
            ids={{ input: () => aria.id }}
            locale="en-GB"
            startOfWeek={1}
            readOnly={readOnly}
            // Its hundred buttons are there while it is open, and not drawn anew with every key.
            lazyMount
            unmountOnExit
            // A dialog would cut off what hangs out of it.
            positioning={{ strategy: 'fixed' }}
            {...(min && { min: parseDate(min) })}
            {...(max && { max: parseDate(max) })}
            value={value === '' ? [] : [parseDate(value)]}
            onValueChange={({ value: [day] }) => onValue(day?.toString() ?? '')}
          >
            <DatePicker.Control>
              <DatePicker.Input
                name={name}
                placeholder="dd/mm/yyyy"
                aria-describedby={aria['aria-describedby']}
                aria-invalid={aria['aria-invalid']}
              />
              <DatePicker.Trigger aria-label="Show the calendar">
                <CalendarDays size={18} aria-hidden />
              </DatePicker.Trigger>
            </DatePicker.Control>
            <DatePicker.Positioner>
              <DatePicker.Content asChild>
                <Raised maxHeight="none">
                  <CalendarViews />
                </Raised>
              </DatePicker.Content>
            </DatePicker.Positioner>
          </DatePicker.Root>
        </PickerFrame>
      )}
    </Field>
  )
}
