import { DatePicker } from '@ark-ui/react/date-picker'
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

/** The days of a month; its name leads to the months of the year, and the year to others. */
export function CalendarViews() {
  return (
    <DatePicker.Context>
      {({ weekDays, weeks, getMonthsGrid, getYearsGrid, visibleRangeText }) => (
        <>
          <DatePicker.View view="day">
            <Head unit="Month" choose={`${visibleRangeText.start}, choose a month`} />
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
                      <Cell key={day.toString()} value={day}>
                        {day.day}
                      </Cell>
                    ))}
                  </DatePicker.TableRow>
                ))}
              </DatePicker.TableBody>
            </DatePicker.Table>
          </DatePicker.View>
          <DatePicker.View view="month">
            <Head unit="Year" choose={`${visibleRangeText.start}, choose a year`} />
            <Cells rows={getMonthsGrid({ columns: 3, format: 'short' })} />
          </DatePicker.View>
          <DatePicker.View view="year">
            <Head unit="Years" />
            <Cells rows={getYearsGrid({ columns: 3 })} />
          </DatePicker.View>
        </>
      )}
    </DatePicker.Context>
  )
}

/** `choose` names what leads to larger steps; there is none where it is left out. */
function Head({ unit, choose }: { unit: string; choose?: string }) {
  return (
    <DatePicker.ViewControl>
      <DatePicker.PrevTrigger aria-label={`${unit} before`}>
        <ChevronLeft size={18} aria-hidden />
      </DatePicker.PrevTrigger>
      {choose === undefined ? (
        <DatePicker.RangeText />
      ) : (
        <DatePicker.ViewTrigger aria-label={choose}>
          <DatePicker.RangeText />
          <ChevronDown size={16} aria-hidden />
        </DatePicker.ViewTrigger>
      )}
      <DatePicker.NextTrigger aria-label={`${unit} after`}>
        <ChevronRight size={18} aria-hidden />
      </DatePicker.NextTrigger>
    </DatePicker.ViewControl>
  )
}

interface CellsProps {
  rows: readonly (readonly { label: string; value: number }[])[]
}

function Cells({ rows }: CellsProps) {
  return (
    <DatePicker.Table>
      <DatePicker.TableBody>
        {rows.map((row) => (
          <DatePicker.TableRow key={row[0]?.value}>
            {row.map(({ label, value }) => (
              <Cell key={value} value={value}>
                {label}
              </Cell>
            ))}
          </DatePicker.TableRow>
        ))}
      </DatePicker.TableBody>
    </DatePicker.Table>
  )
}

function Cell({
  value,
  children,
}: {
  value: DatePicker.TableCellProps['value']
  children: ReactNode
}) {
  return (
    <DatePicker.TableCell value={value}>
      <DatePicker.TableCellTrigger>{children}</DatePicker.TableCellTrigger>
    </DatePicker.TableCell>
  )
}
