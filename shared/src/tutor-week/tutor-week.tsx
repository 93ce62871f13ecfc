import { presentMoment } from '@portal/shared/api'
import { useDrawers } from '@portal/shared/drawer-address'
import { dialogPart, part } from '@portal/shared/idle'
import { useLiveReads } from '@portal/shared/live'
import { useSearchParams } from '@portal/shared/router'
import {
  Button,
  formatDate,
  Heading,
  IconButton,
  QueryRegion,
  Row,
  Skeleton,
  Stack,
  Text,
  TimeZoneProvider,
  useMedia,
  useTimeZone,
} from '@portal/shared/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import type { Day } from '../calendar/month.rules.ts'
import type { EntryLook } from '../full-calendar/entry-button.tsx'
import { clockText, wallClockOf } from '../full-calendar/times.rules.ts'
import { dayByKey, daysOf, shownIn, spanOf, turned } from '../full-calendar/view.rules.ts'
import WeekView from '../full-calendar/week-view.tsx'
import { bandsOf, entriesOf } from './bands.rules.ts'
import { useWeek, type Week, weekReads } from './week.queries.ts'

const Drawers = part(() => import('@portal/shared/tuition-drawers'), {
  failed: 'This could not be opened',
})
const BookDialog = dialogPart(() => import('./book-dialog.tsx'), 'Schedule an hour')

export interface TutorWeekProps {
  /** Whose week it is; one's own where it is left out, in which a free time books an hour. */
  tutorId?: string
}

/**
 * A tutor's week by the tutor's clock: hours over availability, with the day in the address. An hour
 * opens its drawer; on phones one day stands in for the week.
 */
export default function TutorWeek({ tutorId }: TutorWeekProps) {
  const [params, setParams] = useSearchParams()
  const ownZone = useTimeZone()
  const isNarrow = useMedia('(max-width: 767px)', false)
  const { drawer } = useDrawers()
  const today = formatDate(presentMoment(), 'isoDate', ownZone)
  const shown = { view: 'week', day: shownIn(params, { today, isNarrow }).day } as const
  const week = useWeek(tutorId, shown.day)
  useLiveReads('tuition', weekReads)
  const go = (day: Day) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (day === today) next.delete('day')
        else next.set('day', day)
        return next
      },
      { replace: true },
    )
  const { first, last } = spanOf(shown, isNarrow)
  const one = isNarrow ? 'day' : 'week'
  const title = isNarrow ? longDay(shown.day) : `${longDay(first)} to ${longDay(last)}`
  return (
    <Stack gap="4">
      <Row gap="1" minWidth="0">
        <IconButton
          label={`Previous ${one}`}
          icon={<ChevronLeft size={18} aria-hidden />}
          onClick={() => go(turned(shown, -1, isNarrow))}
        />
        <IconButton
          label={`Next ${one}`}
          icon={<ChevronRight size={18} aria-hidden />}
          onClick={() => go(turned(shown, 1, isNarrow))}
        />
        <Button size="sm" onClick={() => go(today)}>
          Today
        </Button>
        {/* On one's own page below the heading of the week. */}
        <Heading level={tutorId === undefined ? 3 : 2} size="md" marginLeft="2" aria-live="polite">
          {title}
        </Heading>
      </Row>
      <QueryRegion
        query={week}
        failed="The week could not be loaded"
        skeleton={<Skeleton height="96" />}
      >
        {(data) => (
          <TimeZoneProvider zone={data.timeZone}>
            {data.timeZone === ownZone ? null : (
              <Text size="sm" tone="muted">
                By {data.tutorName}’s clock ({data.timeZone})
              </Text>
            )}
            <Days {...{ shown, isNarrow, today, go }} week={data} isOwn={tutorId === undefined} />
          </TimeZoneProvider>
        )}
      </QueryRegion>
      {/* On one's own page these stand already. */}
      <Suspense fallback={null}>
        {tutorId !== undefined && drawer ? <Drawers drawer={drawer} /> : null}
      </Suspense>
    </Stack>
  )
}

interface DaysProps {
  week: Week
  shown: { view: 'week'; day: Day }
  isNarrow: boolean
  /** The person's own day. */
  today: Day
  go: (day: Day) => void
  /** A free time books an hour. */
  isOwn: boolean
}

function Days({ week, shown, isNarrow, today, go, isOwn }: DaysProps) {
  const zone = useTimeZone()
  const { open } = useDrawers()
  const frame = useRef<HTMLDivElement>(null)
  /** The day that a key leads to, until the address has it. */
  const [moving, setMoving] = useState<Day | null>(null)
  const [free, setFree] = useState<{ on: Day; at: string } | null>(null)
  const { first, last } = spanOf(shown, isNarrow)
  const days = useMemo(() => daysOf({ first, last }), [first, last])
  const entries = useMemo(() => entriesOf(week.sessions), [week.sessions])
  const wall = useMemo(() => wallClockOf(zone), [zone])
  const look: EntryLook = { zone, names: null, onOpen: (id) => open('hour', id) }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const from = { ...shown, day: moving ?? shown.day }
    const next = dayByKey(from, event.key, { today, isNarrow, isShifted: event.shiftKey })
    if (next === undefined) return
    event.preventDefault()
    go(next)
    setMoving(next)
  }
  // The keys go on from the day that they have led to.
  useEffect(() => {
    if (moving !== shown.day) return
    frame.current?.querySelector<HTMLElement>(`[data-day="${moving}"]`)?.focus()
    setMoving(null)
  }, [moving, shown.day])
  return (
    <div ref={frame}>
      <WeekView
        days={days}
        entries={entries}
        chosen={shown.day}
        today={today}
        look={look}
        background={(day) => bandsOf(week, wall, day)}
        onDay={go}
        onKeyDown={onKeyDown}
        {...(isOwn && {
          onFree: (on: Day, minute: number) => setFree({ on, at: clockText(minute) }),
        })}
      />
      <Suspense fallback={null}>
        {free === null ? null : (
          <BookDialog
            when={`${longDay(free.on)}, ${free.at}`}
            onChoose={(studentId) => {
              setFree(null)
              open('schedule', studentId, free)
            }}
            onClose={() => setFree(null)}
          />
        )}
      </Suspense>
    </div>
  )
}

/** `Thursday 4 March 2027` */
function longDay(day: Day): string {
  return formatDate(`${day}T12:00:00Z`, 'longDate', 'UTC')
}
