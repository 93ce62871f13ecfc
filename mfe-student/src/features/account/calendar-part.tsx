import {
  type CalendarEvent,
  calendarKinds,
  kindColour,
  kindWord,
  MonthCalendar,
  monthOf,
} from '@portal/shared/calendar'
import { useSearchParams } from '@portal/shared/router'
import {
  Box,
  Card,
  chakra,
  DateText,
  EmptyState,
  FilterChip,
  formatDate,
  LiveText,
  plural,
  QueryRegion,
  Row,
  SkeletonCards,
  Stack,
  Text,
  useTimeZone,
} from '@portal/shared/ui'
import { useState } from 'react'
import { useCalendar } from './account.queries.ts'
import { eventsOfMonth, hiddenOf, shownEvents, withShown } from './account.rules.ts'

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
    gap: { base: '4', md: '6' },
    alignItems: 'start',
  },
})

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    '& > li': { display: 'flex', gap: '3', minWidth: '0' },
    '& > li > div': { minWidth: '0', overflowWrap: 'anywhere' },
  },
})

/** The student's month, coloured by what is on, with the month's events as a list beside it. */
export function CalendarPart() {
  const calendar = useCalendar()
  return (
    <QueryRegion
      query={calendar}
      failed="Your calendar could not be loaded"
      skeleton={<SkeletonCards count={2} columns={2} />}
    >
      {(events) => <Calendar events={events} />}
    </QueryRegion>
  )
}

function Calendar({ events }: { events: readonly CalendarEvent[] }) {
  const [search, setSearch] = useSearchParams()
  const zone = useTimeZone()
  const monthOfMoment = (moment: string | number) => monthOf(formatDate(moment, 'isoDate', zone))
  const [month, setMonth] = useState(() => monthOfMoment(Date.now()))
  const hidden = hiddenOf(search)
  const shown = shownEvents(events, hidden)
  const inMonth = eventsOfMonth(events, month, monthOfMoment)
  const name = formatDate(`${month}-15T12:00:00Z`, 'longMonth', 'UTC')
  return (
    <Stack gap={{ base: '4', md: '6' }}>
      <Legend
        events={inMonth}
        hidden={hidden}
        onShow={(component, isShown) =>
          setSearch(withShown(search, component, isShown), { replace: true })
        }
      />
      <Columns>
        <Card>
          <MonthCalendar events={shown} onMonth={setMonth} level={2} />
        </Card>
        <MonthList
          name={name}
          events={shownEvents(inMonth, hidden)}
          isFiltered={hidden.length > 0}
        />
      </Columns>
    </Stack>
  )
}

interface LegendProps {
  /** Events of the month that is shown. */
  events: readonly CalendarEvent[]
  hidden: readonly number[]
  onShow: (component: number, isShown: boolean) => void
}

/** What the colours mean; pressing one leaves its events out or takes them in again. */
function Legend({ events, hidden, onShow }: LegendProps) {
  return (
    <Row role="group" aria-label="Shown in the calendar" gap="2">
      {calendarKinds.map(({ component, word, colour }) => (
        <FilterChip
          key={component}
          pressed={!hidden.includes(component)}
          onPress={(isShown) => onShow(component, isShown)}
          count={events.filter((event) => event.calendarComponent === component).length}
        >
          <Dot colour={colour} />
          {word}
        </FilterChip>
      ))}
    </Row>
  )
}

function Dot({ colour }: { colour: string }) {
  return (
    <Box
      as="span"
      aria-hidden="true"
      display="inline-block"
      flexShrink="0"
      width="3"
      height="3"
      borderRadius="full"
      borderWidth="1px"
      borderColor="border.control"
      bg={colour}
    />
  )
}

interface MonthListProps {
  name: string
  events: readonly CalendarEvent[]
  isFiltered: boolean
}

/** A month's events in order of time. */
function MonthList({ name, events, isFiltered }: MonthListProps) {
  return (
    <Card title={name}>
      <LiveText>{`${name}: ${plural(events.length, 'event')}`}</LiveText>
      {events.length === 0 ? (
        <EmptyState compact illustration="calendar" title={`Nothing in ${name}`}>
          {isFiltered
            ? 'Some kinds of events are left out above.'
            : 'Sessions, deadlines and seminars appear here once they are booked.'}
        </EmptyState>
      ) : (
        <List>
          {events.map(({ date, info, calendarComponent }) => (
            <li key={`${date} ${info}`}>
              <Box
                aria-hidden="true"
                width="1"
                flexShrink="0"
                borderRadius="full"
                bg={kindColour(calendarComponent)}
              />
              <div>
                <Text weight="medium">{info}</Text>
                <Text size="sm" tone="muted">
                  <DateText moment={date} style="dayMonth" />,{' '}
                  <DateText moment={date} style="time" /> · {kindWord(calendarComponent)}
                </Text>
              </div>
            </li>
          ))}
        </List>
      )}
    </Card>
  )
}
