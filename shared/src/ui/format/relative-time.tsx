import { useEffect, useState } from 'react'
import { chakra } from '../theme/chakra.tsx'
import { type DateStyle, dash, formatDate, formatRelative, type Moment } from './dates.ts'
import { useTimeZone } from './time-zone.tsx'

const Time = chakra('time')

function isoOf(moment: Moment): string | undefined {
  const date = new Date(moment)
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString()
}

/** `3 hours ago`, kept up to date, with the whole date on hover and for assistive technology. */
export function RelativeTime({ moment }: { moment: Moment | null | undefined }) {
  const zone = useTimeZone()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const tick = setInterval(() => setNow(Date.now()), 60_000)
    return () => clearInterval(tick)
  }, [])
  if (moment === null || moment === undefined) return <span>{dash}</span>
  const full = formatDate(moment, 'full', zone)
  return (
    <Time dateTime={isoOf(moment)} title={full} whiteSpace="nowrap">
      {formatRelative(moment, now)}
    </Time>
  )
}

/** A date in the person's time zone, as `<time>`. Style names are those of `formatDate`. */
export function DateText({
  moment,
  style = 'date',
}: {
  moment: Moment | null | undefined
  style?: DateStyle
}) {
  const zone = useTimeZone()
  if (moment === null || moment === undefined) return <span>{dash}</span>
  return (
    <Time dateTime={isoOf(moment)} title={formatDate(moment, 'full', zone)}>
      {formatDate(moment, style, zone)}
    </Time>
  )
}
