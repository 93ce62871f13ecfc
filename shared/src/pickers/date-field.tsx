import { DatePicker, parseDate } from '@ark-ui/react/date-picker'
import { Field, type FieldCommon } from '@portal/shared/forms'
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react'
import { PickerFrame, Raised } from './picker-styles.ts'

interface DayOptions extends FieldCommon {
  /** First and last day that can be picked, `yyyy-mm-dd`. */
  min?: string
  max?: string
  name?: string
  readOnly?: true
}

export interface DateFieldProps extends DayOptions {
  /** `yyyy-mm-dd`; '' for none. */
  value: string
  onValue: (value: string) => void
}

export interface DateRangeFieldProps extends DayOptions {
  /** First and last day, `yyyy-mm-dd`; '' for one that is not picked. */
  value: readonly [from: string, to: string]
  onValue: (value: [from: string, to: string]) => void
}

/** A day, typed or picked in a month; weeks begin on Monday. */
export function DateField({ value, onValue, ...rest }: DateFieldProps) {
  return <Days {...rest} days={[value]} onDays={([day = '']) => onValue(day)} />
}

/** A span of days, typed or picked in a month. */
export function DateRangeField({ value, onValue, ...rest }: DateRangeFieldProps) {
  return <Days {...rest} days={value} onDays={([from = '', to = '']) => onValue([from, to])} />
}

interface DaysProps extends DayOptions {
  days: readonly string[]
  onDays: (days: readonly string[]) => void
}

function Days({ days, onDays, min, max, name, readOnly, ...field }: DaysProps) {
  const isRange = days.length > 1
  return (
    <Field {...field}>
      {(aria) => (
        <PickerFrame>
          <DatePicker.Root
            ids={{ input: (at) => (at === 0 ? aria.id : `${aria.id}-${at}`) }}
            locale="en-GB"
            startOfWeek={1}
            selectionMode={isRange ? 'range' : 'single'}
            readOnly={readOnly}
            {...(min && { min: parseDate(min) })}
            {...(max && { max: parseDate(max) })}
            value={days.filter((day) => day !== '').map((day) => parseDate(day))}
            onValueChange={({ value }) => onDays(value.map((day) => day.toString()))}
          >
            <DatePicker.Control>
              {days.map((_, at) => (
                <DatePicker.Input
                  // Their places are what they are.
                  key={at === 0 ? 'from' : 'to'}
                  index={at}
                  name={name}
                  placeholder="dd/mm/yyyy"
                  aria-describedby={aria['aria-describedby']}
                  aria-invalid={aria['aria-invalid']}
                  {...(at > 0 && { 'aria-label': 'Last day' })}
                />
              ))}
              <DatePicker.Trigger aria-label="Show the calendar">
                <CalendarDays size={18} aria-hidden />
              </DatePicker.Trigger>
            </DatePicker.Control>
            <DatePicker.Positioner>
              <DatePicker.Content asChild>
                <Raised maxHeight="none">
                  <Month />
                </Raised>
              </DatePicker.Content>
            </DatePicker.Positioner>
          </DatePicker.Root>
        </PickerFrame>
      )}
    </Field>
  )
}

function Month() {
  return (
    <DatePicker.View view="day">
      <DatePicker.Context>
        {({ weekDays, weeks }) => (
          <>
            <DatePicker.ViewControl>
              <DatePicker.PrevTrigger aria-label="Month before">
                <ChevronLeft size={18} aria-hidden />
              </DatePicker.PrevTrigger>
              <DatePicker.RangeText />
              <DatePicker.NextTrigger aria-label="Month after">
                <ChevronRight size={18} aria-hidden />
              </DatePicker.NextTrigger>
            </DatePicker.ViewControl>
            <DatePicker.Table>
              <DatePicker.TableHead>
                <DatePicker.TableRow>
                  {weekDays.map((day) => (
                    <DatePicker.TableHeader key={day.long} aria-label={day.long}>
                      {day.narrow}
                    </DatePicker.TableHeader>
                  ))}
                </DatePicker.TableRow>
              </DatePicker.TableHead>
              <DatePicker.TableBody>
                {weeks.map((week) => (
                  <DatePicker.TableRow key={week[0]?.toString()}>
                    {week.map((day) => (
                      <DatePicker.TableCell key={day.toString()} value={day}>
                        <DatePicker.TableCellTrigger>{day.day}</DatePicker.TableCellTrigger>
                      </DatePicker.TableCell>
                    ))}
                  </DatePicker.TableRow>
                ))}
              </DatePicker.TableBody>
            </DatePicker.Table>
          </>
        )}
      </DatePicker.Context>
    </DatePicker.View>
  )
}
