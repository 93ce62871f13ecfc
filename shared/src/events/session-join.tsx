import { useNow } from '@portal/shared/idle'
import { keyOf, useQueryClient } from '@portal/shared/query'
import { useSession } from '@portal/shared/session'
import { formatDate, formatDuration, Text, useTimeZone } from '@portal/shared/ui'
import { useReadOnly } from '@portal/shared/viewing'
import { useEffect } from 'react'
import { hostOf } from '../calendar/join.rules.ts'
import { JoinLink } from '../calendar/join-link.tsx'
import { type EventSession, eventCall, type ShownEvent, useJoin } from './events.queries.ts'
import { turnAt, waysIn } from './join-steps.rules.ts'

export interface SessionJoinProps {
  event: Pick<ShownEvent, 'id' | 'title' | 'state' | 'own' | 'isGiver'>
  session: EventSession
}

/**
 * The way into a session: a countdown by the server’s clock until it opens, then a real link, which
 * the page asks for until the server gives it out.
 */
export function SessionJoin({ event, session }: SessionJoinProps) {
  const now = useNow(1_000)
  const zone = useTimeZone()
  const client = useQueryClient()
  const isAdmin = useSession((session) => session.claims?.role === 'Admin')
  const join = useJoin()
  const isViewing = useReadOnly() !== null
  const way = waysIn(event, session, { now, isViewing })
  const { id } = event
  const turn = way.step === 'opening' ? turnAt(now - Date.parse(session.opensAt)) : null
  useEffect(() => {
    if (turn !== null) {
      client
        .invalidateQueries({ queryKey: keyOf(eventCall, { query: { id } }) })
        .catch(() => undefined)
    }
  }, [turn, client, id])
  switch (way.step) {
    case 'none':
      return null
    case 'without a place':
      return (
        <Text size="sm" tone="muted">
          The link is for those with a place.
        </Text>
      )
    case 'kept':
      return (
        <Text size="sm" tone="muted">
          It can be joined now. The link is for the student alone.
        </Text>
      )
    case 'waiting':
      return (
        <Text size="sm" tone="muted" figures>
          You can join from {formatDate(session.opensAt, 'time', zone)}
          {way.seconds === null ? '' : `, in ${formatDuration(way.seconds)}`}.
        </Text>
      )
    case 'opening':
      return (
        <Text size="sm" tone="muted">
          The link opens now.
        </Text>
      )
    case 'open': {
      const named = session.title === '' ? event.title : session.title
      return (
        <JoinLink
          to={way.link}
          aria-label={`Join ${named} at ${hostOf(way.link)}`}
          // That it cannot be noted keeps nobody out.
          onFollow={() => {
            if (!isAdmin) join.write({ body: { sessionId: session.id } }).catch(() => undefined)
          }}
        >
          Join
        </JoinLink>
      )
    }
  }
}
