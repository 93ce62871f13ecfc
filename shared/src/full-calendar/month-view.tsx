import { chakra, SmartLink, useTimeZone } from '@portal/shared/ui'
import { type KeyboardEvent, useMemo } from 'react'
import { formatMonth } from '../calendar/format-day.ts'
import { kindColour } from '../calendar/kinds.ts'
import { type CalendarEntry, type Day, monthOf, weeksOf } from '../calendar/month.rules.ts'
import { dayName, EntryButton, type EntryLook } from './entry-button.tsx'
import { entryStyles } from './entry-styles.ts'
import { plansOf } from './pieces.rules.ts'
import { wallClockOf } from './times.rules.ts'
import { daysOf, spanOf } from './view.rules.ts'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** So many entries of a day are shown; the rest are told by their number. */
const shownOfDay = 3

const Grid = chakra('table', {
  base: {
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    '& th': {
      paddingY: '2',
      color: 'fg.muted',
      fontSize: 'xs',
      fontWeight: 'medium',
      textAlign: 'start',
    },
    '& th abbr': { textDecoration: 'none' },
    '& td': {
      height: { base: '14', md: '32' },
      padding: '1',
      verticalAlign: 'top',
      bg: 'bg.surface',
      borderWidth: '1px',
      borderColor: 'border',
    },
    '& td[data-none]': { bg: 'bg.subtle' },
    '& td[data-today]': { boxShadow: 'inset 0 2px 0 currentColor', color: 'fg.brand' },
    '& ul': { listStyle: 'none', display: 'flex', flexDirection: 'column', gap: '0.5' },
    '& [data-day]': {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      minWidth: '7',
      height: '7',
      marginBottom: '1',
      borderRadius: 'full',
      color: 'fg',
      fontSize: 'sm',
      fontVariantNumeric: 'tabular-nums',
      cursor: 'pointer',
      _hover: { bg: 'bg.hover' },
      '&[aria-current]': { fontWeight: 'bold', textDecoration: 'underline' },
      '&[data-chosen]': { bg: 'bg.brandSoft', color: 'fg.brand', fontWeight: 'semibold' },
    },
    '& [data-marks]': {
      display: 'flex',
      gap: '0.5',
      '& > span': { width: '2', height: '1', borderRadius: 'full' },
    },
    '& [data-more]': {
      display: 'block',
      paddingX: '1.5',
      color: 'fg.link',
      fontSize: 'xs',
      fontWeight: 'medium',
      borderRadius: 'sm',
      textDecoration: 'underline',
    },
    ...entryStyles,
    '& [data-entry] > span': {
      display: 'block',
      whiteSpace: 'nowrap',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
  },
})

const Cell = chakra('td')

interface MonthViewProps {
  entries: readonly CalendarEntry[]
  chosen: Day
  today: Day
  look: EntryLook
  /** Days have marks in the place of their entries, which stand below. */
  isNarrow: boolean
  /** The address at which a day shows all that is on. */
  dayAddress: (day: Day) => string
  onDay: (day: Day) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** A month of weeks, Monday first: of each day the first entries, and how many more there are. */
export default function MonthView(props: MonthViewProps) {
  const { entries, chosen, today, look, isNarrow, dayAddress, onDay, onKeyDown } = props
  const zone = useTimeZone()
  const month = monthOf(chosen)
  const plans = useMemo(() => {
    const span = spanOf({ view: 'month', day: `${month}-01` }, false)
    return plansOf(daysOf(span), entries, wallClockOf(zone))
  }, [entries, month, zone])
  return (
    <Grid role="grid" aria-label={formatMonth(month)} onKeyDown={onKeyDown}>
      <thead>
        <tr>
          {weekdays.map((name) => (
            <th key={name} scope="col">
              <abbr title={name}>{name.slice(0, 3)}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {week.map((day, index) => {
              if (day === null) return <td key={weekdays[index]} data-none="" />
              const { wholeDay, pieces } = plans.get(day) ?? { wholeDay: [], pieces: [] }
              const all = [...wholeDay, ...pieces.map(({ entry }) => entry)]
              const more = all.length - shownOfDay
              return (
                <Cell
                  key={day}
                  role="gridcell"
                  aria-selected={day === chosen}
                  data-today={day === today ? '' : undefined}
                >
                  <DayNumber
                    {...{ day, count: all.length }}
                    isToday={day === today}
                    isChosen={day === chosen}
                    onDay={onDay}
                  />
                  {isNarrow ? <Marks entries={all} /> : null}
                  {isNarrow || all.length === 0 ? null : (
                    <ul>
                      {all.slice(0, shownOfDay).map((entry) => (
                        <li key={entry.id}>
                          <EntryButton entry={entry} look={look} />
                        </li>
                      ))}
                      {more > 0 ? (
                        <li>
                          <SmartLink to={dayAddress(day)} data-more="">
                            {more} more
                          </SmartLink>
                        </li>
                      ) : null}
                    </ul>
                  )}
                </Cell>
              )
            })}
          </tr>
        ))}
      </tbody>
    </Grid>
  )
}

/** A mark for each kind that is on, of which the day's own name tells the number. */
function Marks({ entries }: { entries: readonly CalendarEntry[] }) {
  const colours = new Set(entries.map(({ calendarComponent }) => kindColour(calendarComponent)))
  return (
    <span data-marks="" aria-hidden="true">
      {[...colours].slice(0, shownOfDay).map((colour) => (
        <chakra.span key={colour} bg={colour} />
      ))}
    </span>
  )
}

interface DayNumberProps {
  day: Day
  count: number
  isToday: boolean
  isChosen: boolean
  onDay: (day: Day) => void
}

/** A day's number, which the keys go by; its name says how much is on. */
function DayNumber({ day, count, isToday, isChosen, onDay }: DayNumberProps) {
  return (
    <button
      type="button"
      tabIndex={isChosen ? 0 : -1}
      data-day={day}
      data-chosen={isChosen ? '' : undefined}
      aria-current={isToday ? 'date' : undefined}
      aria-label={dayName(day, count)}
      onClick={() => onDay(day)}
    >
      {Number(day.slice(8))}
    </button>
  )
}
