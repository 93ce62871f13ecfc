import { useNow } from '@portal/shared/idle'
import { chakra, formatDate, useTimeZone, VisuallyHidden } from '@portal/shared/ui'
import { type CSSProperties, type KeyboardEvent, type MouseEvent, useMemo } from 'react'
import type { CalendarEntry, Day } from '../calendar/month.rules.ts'
import { dayName, EntryButton, type EntryLook } from './entry-button.tsx'
import { entryStyles } from './entry-styles.ts'
import type { Stretch } from './lanes.rules.ts'
import { type DayPlan, hoursShown, type Piece, plansOf } from './pieces.rules.ts'
import { clockText, wallClockOf } from './times.rules.ts'

const hourHeight = '3rem'
const wholeDayHeight = '1.75rem'

const Frame = chakra('div', {
  base: {
    display: 'grid',
    minWidth: '0',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    bg: 'bg.surface',
    overflow: 'hidden',
    '& > [data-hours]': {
      color: 'fg.muted',
      fontSize: 'xs',
      fontVariantNumeric: 'tabular-nums',
      textAlign: 'end',
      paddingRight: '2',
      '& > div': { height: hourHeight, transform: 'translateY(-0.5em)' },
      '& > div:first-of-type': { visibility: 'hidden' },
    },
    '& > [data-column]': { minWidth: '0', borderLeftWidth: '1px', borderColor: 'border' },
    '& ul': { listStyle: 'none' },
    '& [data-head]': { height: '3.25rem', padding: '1' },
    '& [data-day]': {
      width: '100%',
      height: '100%',
      borderRadius: 'md',
      color: 'fg',
      fontSize: 'sm',
      lineHeight: 'snug',
      cursor: 'pointer',
      _hover: { bg: 'bg.hover' },
      '& > small': { display: 'block', color: 'fg.muted', fontSize: 'xs' },
      '& > span': { fontVariantNumeric: 'tabular-nums', fontWeight: 'medium' },
      '&[aria-current] > span': { fontWeight: 'bold', textDecoration: 'underline' },
      '&[data-chosen]': { bg: 'bg.brandSoft', color: 'fg.brand' },
    },
    '& [data-whole]': {
      borderBottomWidth: '1px',
      borderColor: 'border',
      paddingX: '0.5',
      '& > li': { height: wholeDayHeight, paddingY: '0.5' },
    },
    '& [data-timed]': { position: 'relative' },
    '& [data-lines]': {
      position: 'absolute',
      inset: '0',
      // The gradient takes the colour of the text, which a token gives.
      color: 'border',
      backgroundImage: `repeating-linear-gradient(to bottom, currentColor 0 1px, transparent 1px ${hourHeight})`,
    },
    '& [data-band]': { position: 'absolute', insetInline: '0' },
    '& [data-band=free]': { bg: 'success.soft' },
    '& button[data-band]': { cursor: 'pointer', _hover: { bg: 'success.line' } },
    '& [data-band=off]': {
      color: 'border',
      backgroundImage: 'repeating-linear-gradient(135deg, currentColor 0 2px, transparent 2px 8px)',
    },
    '& [data-timed] > [data-entry]': {
      position: 'absolute',
      display: 'flex',
      alignItems: 'flex-start',
      borderWidth: '1px',
      borderColor: 'bg.surface',
      borderLeftWidth: '3px',
    },
    '& [data-now]': {
      position: 'absolute',
      insetInline: '0',
      borderTopWidth: '2px',
      borderColor: 'danger',
      pointerEvents: 'none',
    },
    ...entryStyles,
    '& [data-whole] [data-entry]': { whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
    '& [data-timed] > [data-entry] > span': {
      minWidth: '0',
      overflow: 'hidden',
    },
    // Too little room for words: when, and how it begins.
    '& [data-timed] > [data-slim]': { paddingX: '0.5', whiteSpace: 'nowrap' },
  },
})

/** A stretch of a day behind its entries, in minutes: when somebody is there, or is not. */
export interface Band extends Stretch {
  tone: 'free' | 'off'
  /** What it says, for those who do not see it: `Available 15:00 to 18:00`. */
  label: string
}

export interface WeekViewProps {
  /** The days side by side; one alone where there is little room. */
  days: readonly Day[]
  entries: readonly CalendarEntry[]
  chosen: Day
  today: Day
  look: EntryLook
  /** What lies behind the entries of a day, such as when a tutor teaches. */
  background?: (day: Day) => readonly Band[]
  onDay: (day: Day) => void
  onKeyDown: (event: KeyboardEvent) => void
  /**
   * A free time was pressed: the quarter under the pointer, by keys the beginning of the stretch.
   * Free times cannot be pressed where it is left out.
   */
  onFree?: (day: Day, minute: number) => void
}

const noBands: readonly Band[] = []
const percent = (share: number) => `${Math.round(share * 100_000) / 1_000}%`

/**
 * Days side by side by the hour, 07:00 to 22:00 or as far as something goes, with entries that meet
 * beside one another and a line at the present moment. In order of time for keys and readers.
 */
export default function WeekView(props: WeekViewProps) {
  const { days, entries, chosen, today, look, background, onDay, onKeyDown, onFree } = props
  const zone = useTimeZone()
  const plans = useMemo(() => plansOf(days, entries, wallClockOf(zone)), [days, entries, zone])
  const bands = days.map((day) => background?.(day) ?? noBands)
  const hours = hoursShown(plans.values(), bands.flat())
  const mostWholeDays = Math.max(...[...plans.values()].map(({ wholeDay }) => wholeDay.length), 0)
  const count = (hours.to - hours.from) / 60
  const wholeHeight = `calc(${mostWholeDays} * ${wholeDayHeight} + 1px)`
  const timedHeight = `calc(${count} * ${hourHeight})`
  return (
    <Frame
      onKeyDown={onKeyDown}
      style={{ gridTemplateColumns: `3.25rem repeat(${days.length}, minmax(0, 1fr))` }}
    >
      <div
        data-hours=""
        aria-hidden="true"
        style={{ paddingTop: `calc(3.25rem + ${wholeHeight})` }}
      >
        {Array.from({ length: count }, (_, hour) => (
          <div key={hours.from + hour * 60}>{clockText(hours.from + hour * 60)}</div>
        ))}
      </div>
      {/* By place, so that another week changes what is there: making it anew takes twice the script. */}
      {days.map((day, index) => {
        const plan = plans.get(day) ?? { wholeDay: [], pieces: [] }
        const onDayCount = plan.wholeDay.length + plan.pieces.length
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is a group of fields
          <div key={index} data-column="" role="group" aria-label={dayName(day, onDayCount)}>
            <div data-head="">
              <DayHead
                {...{ day, onDay }}
                isToday={day === today}
                isChosen={day === chosen}
                count={onDayCount}
              />
            </div>
            <WholeDays plan={plan} look={look} height={wholeHeight} />
            <div data-timed="" style={{ height: timedHeight }}>
              <div data-lines="" aria-hidden="true" />
              <Bands
                bands={bands[index] ?? noBands}
                hours={hours}
                onFree={onFree && ((minute) => onFree(day, minute))}
              />
              {plan.pieces.map((piece, place) => (
                <EntryButton
                  key={place}
                  entry={piece.entry}
                  look={look}
                  isSlim={piece.columns > 2 * piece.span}
                  style={placeOf(piece, hours)}
                  lines={linesOf(piece)}
                />
              ))}
              {day === today ? <NowLine hours={hours} /> : null}
            </div>
          </div>
        )
      })}
    </Frame>
  )
}

interface DayHeadProps {
  day: Day
  count: number
  isToday: boolean
  isChosen: boolean
  onDay: (day: Day) => void
}

function DayHead({ day, count, isToday, isChosen, onDay }: DayHeadProps) {
  return (
    <button
      type="button"
      tabIndex={isChosen ? 0 : -1}
      data-day={day}
      data-chosen={isChosen ? '' : undefined}
      aria-current={isToday ? 'date' : undefined}
      aria-label={`${formatDate(`${day}T12:00:00Z`, 'dayMonth', 'UTC').slice(0, 3)} ${Number(day.slice(8))}: ${dayName(day, count)}`}
      onClick={() => onDay(day)}
    >
      <small>{formatDate(`${day}T12:00:00Z`, 'dayMonth', 'UTC').slice(0, 3)}</small>{' '}
      <span>{Number(day.slice(8))}</span>
    </button>
  )
}

function WholeDays({ plan, look, height }: { plan: DayPlan; look: EntryLook; height: string }) {
  return (
    <ul data-whole="" style={{ height }}>
      {plan.wholeDay.map((entry) => (
        <li key={entry.id}>
          <EntryButton entry={entry} look={look} />
        </li>
      ))}
    </ul>
  )
}

interface BandsProps {
  bands: readonly Band[]
  hours: Stretch
  onFree: ((minute: number) => void) | undefined
}

function Bands({ bands, hours, onFree }: BandsProps) {
  return bands.map(({ tone, label, ...stretch }) => {
    const key = `${tone} ${stretch.from}`
    const style = heightOf(stretch, hours)
    if (tone === 'free' && onFree) {
      return (
        <button
          key={key}
          data-band={tone}
          type="button"
          aria-label={`${label}, schedule an hour`}
          style={style}
          onClick={(event) => onFree(quarterAt(event, stretch))}
        />
      )
    }
    return (
      <div key={key} data-band={tone} style={style}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </div>
    )
  })
}

/** The quarter of an hour at which a stretch was pressed; its beginning by keys. */
function quarterAt({ detail, clientY, currentTarget }: MouseEvent, { from, to }: Stretch): number {
  const { top, height } = currentTarget.getBoundingClientRect()
  if (detail === 0 || height === 0) return from
  const minute = from + ((clientY - top) / height) * (to - from)
  return Math.min(to - 15, Math.max(from, Math.floor(minute / 15) * 15))
}

/** Where the present moment is, by the person's clock; nothing where its hour is not shown. */
function NowLine({ hours }: { hours: Stretch }) {
  const zone = useTimeZone()
  const { minute } = wallClockOf(zone)(new Date(useNow(60_000)).toISOString())
  if (minute < hours.from || minute > hours.to) return null
  const top = percent((minute - hours.from) / (hours.to - hours.from))
  return <div data-now="" aria-hidden="true" style={{ top }} />
}

function heightOf({ from, to }: Stretch, hours: Stretch): CSSProperties {
  const all = hours.to - hours.from
  return { top: percent((from - hours.from) / all), height: percent((to - from) / all) }
}

/** Whole lines of text that an hour has room for. */
const linesAnHour = 2.7

/** Whole lines for the words of a piece: having the browser clamp them costs a week of many its time. */
function linesOf({ from, to }: Stretch): number {
  return Math.max(1, Math.floor(((to - from) / 60) * linesAnHour - 0.3))
}

function placeOf(piece: Piece, hours: Stretch): CSSProperties {
  const { column, span, columns } = piece
  return {
    ...heightOf(piece, hours),
    left: percent(column / columns),
    width: percent(span / columns),
  }
}
