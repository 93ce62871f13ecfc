import { presentMoment } from '@portal/shared/api'
import { dialogPart, part } from '@portal/shared/idle'
import { untilCalm, useQueryClient } from '@portal/shared/query'
import { useLocation } from '@portal/shared/router'
import {
  defaultTimeZone,
  formatDate,
  LiveText,
  plural,
  Skeleton,
  Stack,
  Text,
  useMedia,
  useTimeZone,
} from '@portal/shared/ui'
import {
  type KeyboardEvent,
  memo,
  type ReactNode,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { formatMonth } from '../calendar/format-day.ts'
import { calendarKinds } from '../calendar/kinds.ts'
import { addMonths, type CalendarEntry, type Day, monthOf } from '../calendar/month.rules.ts'
import type { EntryLook } from './entry-button.tsx'
import { Legend } from './legend.tsx'
import { entriesOn } from './pieces.rules.ts'
import { wallClockOf } from './times.rules.ts'
import { Toolbar } from './toolbar.tsx'
import { useSearchAhead } from './use-search-ahead.ts'
import {
  dayByKey,
  dayHash,
  daysOf,
  hiddenIn,
  shortNames,
  shownEntries,
  shownIn,
  spanOf,
  turned,
  withKind,
  withShown,
} from './view.rules.ts'

const loadMonth = () => import('./month-view.tsx')
const loadWeek = () => import('./week-view.tsx')
const loadList = () => import('./list-view.tsx')
// Not drawn again when only the address follows.
const WeekView = memo(part(loadWeek, { failed: 'The week could not be loaded' }))
const MonthView = part(loadMonth, { failed: 'The month could not be loaded' })
const ListView = part(loadList, { failed: 'The list could not be loaded' })

const narrow = '(max-width: 767px)'
// What most begin with is asked for while the data is on its way.
const firstView =
  typeof matchMedia === 'function' && matchMedia(narrow).matches ? loadList : loadMonth
firstView().catch(() => undefined)

const EventDialog = dialogPart(() => import('./event-dialog.tsx'), 'The entry')
const CalendarActions = part(() => import('./calendar-actions.tsx'))

export interface FullCalendarProps {
  entries: readonly CalendarEntry[]
  /** Entries are of several students, whose names stand before them. */
  hasNames?: boolean
  /** Only entries of this student are shown; of all when left out. */
  studentId?: string | undefined
  /** A further filter, above the legend. */
  filter?: ReactNode
}

/**
 * A calendar by month, week or list, with all of it in the address: `view`, `day`, `hide`, and
 * `event` for what is open. On phones the list comes first, and one day stands in for the week.
 */
export function FullCalendar(props: FullCalendarProps) {
  const { entries, hasNames = false, studentId, filter } = props
  const [search, setSearch] = useSearchAhead()
  const { pathname, hash } = useLocation()
  const zone = useTimeZone()
  const isNarrow = useMedia(narrow, false)
  const frame = useRef<HTMLDivElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  /** The day that a key leads to, until the address has it. */
  const [moving, setMoving] = useState<Day | null>(null)
  const today = formatDate(presentMoment(), 'isoDate', zone)
  const shown = shownIn(search, { today, isNarrow })
  const { view, day } = shown
  const { first, last } = spanOf(shown, isNarrow)
  const days = useMemo(() => daysOf({ first, last }), [first, last])
  const hidden = hiddenIn(search)
  const kinds = hidden.join()
  const names = useMemo(() => (hasNames ? shortNames(entries) : null), [entries, hasNames])
  const own = useMemo(
    () => entries.filter((entry) => studentId === undefined || entry.studentId === studentId),
    [entries, studentId],
  )
  const visible = useMemo(() => shownEntries(own, kinds.split(',').map(Number)), [own, kinds])
  const inSpan = useMemo(
    () => entriesOn({ first, last }, own, wallClockOf(zone)),
    [first, last, own, zone],
  )

  const go = (change: Parameters<typeof withShown>[1]) => {
    setMoving(null)
    setSearch(withShown(search, change, today))
  }
  const open = (id: string | null) => {
    const next = new URLSearchParams(search)
    if (id === null) next.delete('event')
    else next.set('event', id)
    setSearch(next)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const from = { view, day: moving ?? day }
    const next = dayByKey(from, event.key, { today, isNarrow, isShifted: event.shiftKey })
    if (next === undefined) return
    event.preventDefault()
    go({ day: next })
    setMoving(next)
  }
  // The list has no day without entries; what is shown then takes the focus.
  useEffect(() => {
    if (moving !== day) return
    const found = frame.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)
    const focused = found ?? title.current
    focused?.focus()
    setMoving((now) => (now === day ? null : now))
  }, [moving, day])

  // Another view is there at once when it is asked for.
  const client = useQueryClient()
  useEffect(() => {
    const loads = [loadMonth, loadWeek, loadList]
    void untilCalm(client).then(() => loads.map((load) => load().catch(() => undefined)))
  }, [client])

  const steady = useSteadyHandlers({ onOpen: open, onDay: (to) => go({ day: to }), onKeyDown })
  const look = useMemo<EntryLook>(
    () => ({ zone, names, onOpen: steady.onOpen }),
    [zone, names, steady],
  )
  const opened = entries.find(({ id }) => id === search.get('event'))
  const name = titleOf(view, { first, last })
  const count = shownEntries(inSpan, hidden).length
  const components = calendarKinds
    .map(({ component }) => component)
    .filter((component) => !hidden.includes(component))
  // Below a month of marks, the day that is chosen.
  const listed = view === 'list' ? { first, last } : { first: day, last: day }
  const common = { look, today, onKeyDown: steady.onKeyDown }
  const ofDays = { entries: visible, chosen: day, onDay: steady.onDay }
  return (
    <Stack gap={{ base: '4', md: '5' }} ref={frame}>
      {filter}
      <Legend
        entries={inSpan}
        hidden={hidden}
        onShow={(component, isShown) => setSearch(withKind(search, component, isShown))}
      />
      <Toolbar
        {...{ view, isNarrow }}
        title={name}
        titleRef={title}
        onTurn={(by) => go({ day: turned(shown, by, isNarrow) })}
        onToday={() => go({ day: today })}
        onView={(next) => go({ view: next })}
        actions={
          <Suspense fallback={<Skeleton height="11" width="72" />}>
            <CalendarActions span={{ first, last }} components={components} studentId={studentId} />
          </Suspense>
        }
      />
      <LiveText>{`${name}: ${plural(count, 'entry', 'entries')}`}</LiveText>
      <Notes {...{ zone, today, first, last }} />
      <Suspense fallback={<Skeleton height="96" />}>
        {view === 'month' ? (
          <MonthView
            {...common}
            {...ofDays}
            isNarrow={isNarrow}
            dayAddress={(of) =>
              `${pathname}?${withShown(search, { view: 'list', day: of }, '')}${dayHash(of)}`
            }
          />
        ) : null}
        {view === 'week' ? <WeekView {...common} {...ofDays} days={days} /> : null}
        {view === 'list' || (view === 'month' && isNarrow) ? (
          <ListView
            {...common}
            entries={visible}
            span={listed}
            hash={hash}
            empty={emptyOf(titleOf(view === 'list' ? view : 'week', listed), hidden.length > 0)}
          />
        ) : null}
      </Suspense>
      <Suspense>
        {opened === undefined ? null : (
          <EventDialog entry={opened} span={{ first, last }} onClose={() => open(null)} />
        )}
      </Suspense>
    </Stack>
  )
}

interface Handlers {
  onOpen: (id: string) => void
  onDay: (day: Day) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** Handlers that are the same ones at every drawing, and do what the newest would. */
function useSteadyHandlers(handlers: Handlers): Handlers {
  const newest = useRef(handlers)
  useEffect(() => {
    newest.current = handlers
  })
  return useMemo(
    () => ({
      onOpen: (id) => newest.current.onOpen(id),
      onDay: (day) => newest.current.onDay(day),
      onKeyDown: (event) => newest.current.onKeyDown(event),
    }),
    [],
  )
}

interface NotesProps {
  zone: string
  today: Day
  first: Day
  last: Day
}

/** Of which clock the times are where that is not London's, and where the calendar ends. */
function Notes({ zone, today, first, last }: NotesProps) {
  const reach = [-1, 12].map((months) => addMonths(monthOf(today), months))
  const [from = '', until = ''] = reach
  const isBeyond = monthOf(last) < from || monthOf(first) > until
  const noon = `${first}T12:00:00Z`
  const isElsewhere = formatDate(noon, 'time', zone) !== formatDate(noon, 'time', defaultTimeZone)
  if (!isBeyond && !isElsewhere) return null
  return (
    <Text size="sm" tone="muted">
      {isBeyond
        ? `The calendar reaches from ${formatMonth(from)} to ${formatMonth(until)}.`
        : `Times are by your clock (${zone.replaceAll('_', ' ')}), with London’s behind them.`}
    </Text>
  )
}

/** `March 2027`, `1 Mar 2027 to 7 Mar 2027`, `Wednesday 3 March 2027`. */
function titleOf(view: string, { first, last }: { first: Day; last: Day }): string {
  const noon = (day: Day) => `${day}T12:00:00Z`
  if (view !== 'week') return formatMonth(monthOf(first))
  if (first === last) return formatDate(noon(first), 'longDate', 'UTC')
  return `${formatDate(noon(first), 'date', 'UTC')} to ${formatDate(noon(last), 'date', 'UTC')}`
}

function emptyOf(name: string, isFiltered: boolean) {
  return {
    title: `Nothing in ${name}`,
    children: isFiltered
      ? 'Some kinds of entries are left out above.'
      : 'Sessions, deadlines and seminars appear here once they are booked.',
  }
}
