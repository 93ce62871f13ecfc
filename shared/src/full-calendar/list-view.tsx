import {
  chakra,
  Disclosure,
  EmptyState,
  formatDate,
  Heading,
  plural,
  Stack,
  Text,
  useTimeZone,
} from '@portal/shared/ui'
import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react'
import { kindWord } from '../calendar/kinds.ts'
import type { CalendarEntry, Day } from '../calendar/month.rules.ts'
import { type EntryLook, entryName, entryTitle } from './entry-button.tsx'
import { entryStyles } from './entry-styles.ts'
import { plansOf } from './pieces.rules.ts'
import { startText, wallClockOf } from './times.rules.ts'
import { dayHash, daysOf } from './view.rules.ts'

const Days = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '5',
    '& ul': { listStyle: 'none', display: 'flex', flexDirection: 'column', gap: '1.5' },
    '& h3': { borderRadius: 'sm' },
    ...entryStyles,
    '& [data-entry]': {
      ...entryStyles['& [data-entry]'],
      paddingX: '3',
      paddingY: '2',
      fontSize: 'sm',
      overflowWrap: 'anywhere',
      '& > small': { display: 'block', color: 'fg.muted', fontSize: 'xs' },
      '&[data-cancelled] > small': { textDecoration: 'none' },
    },
  },
})

interface ListViewProps {
  entries: readonly CalendarEntry[]
  span: { first: Day; last: Day }
  /** The part of the page that the address names, such as `#on-2027-03-09`: the day takes focus. */
  hash: string
  today: Day
  look: EntryLook
  /** What is said where nothing is on. */
  empty: { title: string; children: string }
  onKeyDown: (event: KeyboardEvent) => void
}

/** What is on, day by day; a day that the address names takes focus. */
export default function ListView(props: ListViewProps) {
  const { entries, span, hash, today, look, empty, onKeyDown } = props
  const zone = useTimeZone()
  const frame = useRef<HTMLDivElement>(null)
  const { first, last } = span
  const days = useMemo(() => {
    const plans = plansOf(daysOf({ first, last }), entries, wallClockOf(zone))
    return [...plans].flatMap(([day, { wholeDay, pieces }]) => {
      const all = [...wholeDay, ...pieces.map(({ entry }) => entry)]
      return all.length === 0 ? [] : [{ day, all }]
    })
  }, [entries, first, last, zone])
  useEffect(() => {
    if (!hash.startsWith(dayHash(''))) return
    const day = hash.slice(dayHash('').length)
    frame.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus()
  }, [hash])
  if (days.length === 0) return <EmptyState illustration="calendar" {...empty} />
  // Of the present month, what is over does not stand before what comes.
  const isNow = first <= today && today <= last && first !== last
  const over = isNow ? days.filter(({ day }) => day < today) : []
  const rest = isNow ? days.filter(({ day }) => day >= today) : days
  const asked = hash.slice(dayHash('').length)
  return (
    <Days ref={frame} onKeyDown={onKeyDown}>
      {over.length === 0 ? null : (
        <Disclosure
          summary="Earlier this month"
          meta={plural(new Set(over.flatMap(({ all }) => all)).size, 'entry', 'entries')}
          open={rest.length === 0 || over.some(({ day }) => day === asked)}
        >
          <Days>
            {over.map((plan) => (
              <DaySection key={plan.day} {...plan} {...{ look, today }} />
            ))}
          </Days>
        </Disclosure>
      )}
      {rest.map((plan) => (
        <DaySection key={plan.day} {...plan} {...{ look, today }} />
      ))}
    </Days>
  )
}

interface DaySectionProps {
  day: Day
  all: readonly CalendarEntry[]
  today: Day
  look: EntryLook
}

/** What is on on one day. */
function DaySection({ day, all, today, look }: DaySectionProps) {
  return (
    <Stack as="section" gap="2" aria-labelledby={`on-${day}`}>
      <Heading level={3} size="sm" id={`on-${day}`} data-day={day} tabIndex={-1}>
        {formatDate(`${day}T12:00:00Z`, 'longDate', 'UTC')}
        {day === today ? (
          <Text as="span" size="sm" tone="brand">
            {' '}
            · Today
          </Text>
        ) : null}
      </Heading>
      <ul>
        {all.map((entry) => (
          <li key={entry.id}>
            <Line entry={entry} look={look} />
          </li>
        ))}
      </ul>
    </Stack>
  )
}

/** An entry over the whole width: what, when, and which kind. */
function Line({ entry, look }: { entry: CalendarEntry; look: EntryLook }) {
  const { calendarComponent, isCancelled } = entry
  const kind = kindWord(calendarComponent)
  const title = entryTitle(entry, look.names)
  return (
    <button
      type="button"
      data-entry=""
      data-component={calendarComponent}
      data-cancelled={isCancelled ? '' : undefined}
      aria-label={entryName(entry, look)}
      onClick={() => look.onOpen(entry.id)}
    >
      {/* As it is called, in the same order. */}
      {entry.isAllDay ? title : `${startText(entry, look.zone)} ${title}`}{' '}
      <small>
        {kind}
        {isCancelled ? ', Cancelled' : ''}
        {entry.isAllDay ? ', all day' : ''}
      </small>
    </button>
  )
}
