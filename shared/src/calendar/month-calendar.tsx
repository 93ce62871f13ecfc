import {
  Box,
  chakra,
  DateText,
  formatDate,
  Heading,
  type HeadingLevel,
  IconButton,
  Row,
  SkeletonText,
  Stack,
  Text,
  useTimeZone,
} from '@portal/shared/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { DayButton } from './day-button.tsx'
import { kindColour, kindWord } from './kinds.ts'
import {
  addMonths,
  type CalendarEvent,
  type Day,
  dayAfterKey,
  dayInMonth,
  eventsByDay,
  firstDay,
  type Month,
  monthOf,
  weeksOf,
} from './month.rules.ts'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
// Every month takes the room of the tallest, so that what stands below keeps its place: the days'
// names, six weeks, and the space around them.
const tallest = '19.5rem'

const Grid = chakra('table', {
  base: {
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: '0.125rem',
    '& th': {
      height: '8',
      color: 'fg.muted',
      fontSize: 'xs',
      fontWeight: 'medium',
      textAlign: 'center',
    },
    '& th abbr': { textDecoration: 'none' },
    '& td': { padding: '0', height: '11' },
  },
})

const Cell = chakra('td')

export interface MonthCalendarProps {
  /** Undefined while they are being fetched. */
  events: readonly CalendarEvent[] | undefined
  /** Called when another month is shown. */
  onMonth?: (month: Month) => void
  /** Level of the month's heading; 3 when left out. */
  level?: HeadingLevel
}

/**
 * A month of days, Monday first, coloured by what is on, with the chosen day's events below.
 * Starts with the current day, in the time zone of the person. Arrow keys, Home, End, Page Up and
 * Page Down choose a day.
 */
export function MonthCalendar({ events, onMonth, level = 3 }: MonthCalendarProps) {
  const zone = useTimeZone()
  const today = formatDate(Date.now(), 'isoDate', zone)
  const [selected, setSelected] = useState(today)
  const [isMoving, setIsMoving] = useState(false)
  const grid = useRef<HTMLTableElement>(null)
  const label = useId()
  const month = monthOf(selected)
  const byDay = useMemo(
    () => eventsByDay(events ?? [], (moment) => formatDate(moment, 'isoDate', zone)),
    [events, zone],
  )

  // A key may lead to a day that only the next render draws.
  useEffect(() => {
    if (!isMoving) return
    grid.current?.querySelector<HTMLElement>(`[data-day="${selected}"]`)?.focus()
    setIsMoving(false)
  }, [isMoving, selected])

  const select = (day: Day) => {
    setSelected(day)
    if (monthOf(day) !== month) onMonth?.(monthOf(day))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const day = dayAfterKey(selected, event.key, event.shiftKey)
    if (day === undefined) return
    event.preventDefault()
    select(day)
    setIsMoving(true)
  }
  const turn = (months: number) => select(dayInMonth(selected, addMonths(month, months)))
  const weeks = weeksOf(month)

  return (
    <Stack gap="2">
      <Row justifyContent="space-between" flexWrap="nowrap">
        <IconButton
          label="Previous month"
          icon={<ChevronLeft size={18} aria-hidden />}
          size="sm"
          onClick={() => turn(-1)}
        />
        <Heading level={level} size="sm" id={label} aria-live="polite">
          {formatDate(`${firstDay(month)}T12:00:00Z`, 'month', 'UTC')}
        </Heading>
        <IconButton
          label="Next month"
          icon={<ChevronRight size={18} aria-hidden />}
          size="sm"
          onClick={() => turn(1)}
        />
      </Row>
      <Box minHeight={tallest}>
        <Grid role="grid" ref={grid} aria-labelledby={label} aria-busy={events === undefined}>
          <thead>
            <tr>
              {weekdays.map((name) => (
                <th key={name} scope="col">
                  <abbr title={name}>{name.slice(0, 2)}</abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => (
              <tr key={week.find((day) => day !== null)}>
                {week.map((day, index) =>
                  day === null ? (
                    <td key={weekdays[index]} />
                  ) : (
                    <Cell key={day} role="gridcell" aria-selected={day === selected}>
                      <DayButton
                        day={day}
                        events={byDay.get(day) ?? []}
                        isToday={day === today}
                        isSelected={day === selected}
                        onSelect={select}
                        onKeyDown={onKeyDown}
                      />
                    </Cell>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </Grid>
      </Box>
      <DayEvents day={selected} events={events && (byDay.get(selected) ?? [])} />
    </Stack>
  )
}

/** What is on on one day, each with its kind in a word beside the colour. */
function DayEvents({ day, events }: { day: Day; events: readonly CalendarEvent[] | undefined }) {
  return (
    <Stack gap="2" minHeight="16" aria-label="Chosen day" role="group">
      <Text size="sm" weight="semibold">
        {formatDate(`${day}T12:00:00Z`, 'longDate', 'UTC')}
      </Text>
      {events === undefined ? <SkeletonText lines={1} /> : null}
      {events?.length === 0 ? (
        <Text size="sm" tone="muted">
          Nothing on this day.
        </Text>
      ) : null}
      {events !== undefined && events.length > 0 ? (
        <Stack as="ul" gap="2" listStyleType="none">
          {events.map((event) => (
            <Row
              as="li"
              key={`${event.date} ${event.info}`}
              gap="2"
              alignItems="stretch"
              flexWrap="nowrap"
            >
              <Box
                aria-hidden="true"
                width="1"
                flexShrink="0"
                borderRadius="full"
                bg={kindColour(event.calendarComponent)}
              />
              <Stack gap="0">
                <Text size="sm" overflowWrap="anywhere">
                  {event.info}
                </Text>
                <Text size="xs" tone="muted">
                  {event.isAllDay ? 'All day' : <DateText moment={event.date} style="time" />} ·{' '}
                  {kindWord(event.calendarComponent)}
                </Text>
              </Stack>
            </Row>
          ))}
        </Stack>
      ) : null}
    </Stack>
  )
}
