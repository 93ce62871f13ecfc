import { chakra, formatDate, Tooltip } from '@portal/shared/ui'
import type { KeyboardEvent } from 'react'
import { kindColour, kindWord } from './kinds.ts'
import type { CalendarEvent, Day } from './month.rules.ts'

const currentDay = 'This is the current day'

const Face = chakra('button', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1',
    width: '100%',
    height: '11',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'md',
    bg: 'transparent',
    color: 'fg',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    lineHeight: '1',
    cursor: 'pointer',
    _hover: { borderColor: 'border.control' },
    '&[data-today]': {
      fontWeight: 'bold',
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
    },
    '&[data-selected]': { borderColor: 'border.brand', boxShadow: 'inset 0 0 0 1px currentColor' },
  },
})

const Marks = chakra('span', {
  base: {
    display: 'flex',
    gap: '0.5',
    height: '1',
    '& > span': { width: '2', height: '1', borderRadius: 'full' },
  },
})

/** Longest list of marks on one day; the day's name tells of every event. */
const shownMarks = 3

interface DayButtonProps {
  day: Day
  events: readonly CalendarEvent[]
  isToday: boolean
  isSelected: boolean
  onSelect: (day: Day) => void
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void
}

/** A day of the grid: in the colour of its first event, with a mark for each kind of event. */
export function DayButton(props: DayButtonProps) {
  const { day, events, isToday, isSelected, onSelect, onKeyDown } = props
  const colours = [...new Set(events.map((event) => kindColour(event.calendarComponent)))]
  const [first] = colours
  const face = (
    <Face
      type="button"
      tabIndex={isSelected ? 0 : -1}
      aria-label={nameOf(day, events, isToday)}
      aria-current={isToday ? 'date' : undefined}
      data-day={day}
      data-today={isToday ? '' : undefined}
      data-selected={isSelected ? '' : undefined}
      {...(first !== undefined && { bg: `${first}.soft` })}
      onClick={() => onSelect(day)}
      onKeyDown={onKeyDown}
    >
      {Number(day.slice(8))}
      <Marks aria-hidden="true">
        {colours.slice(0, shownMarks).map((colour) => (
          <chakra.span key={colour} bg={colour} />
        ))}
      </Marks>
    </Face>
  )
  if (!isToday) return face
  return (
    <Tooltip label={currentDay} sameAsName wide>
      {face}
    </Tooltip>
  )
}

/** What a day is called: its date, whether it is today, and all that is on. */
function nameOf(day: Day, events: readonly CalendarEvent[], isToday: boolean): string {
  const date = formatDate(`${day}T12:00:00Z`, 'longDate', 'UTC')
  const on = events.map(({ calendarComponent, info }) => `${kindWord(calendarComponent)}: ${info}`)
  return [date, ...(isToday ? [currentDay] : []), ...on].join('. ')
}
