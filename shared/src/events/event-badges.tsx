import { useNow } from '@portal/shared/idle'
import { Badge } from '@portal/shared/ui'
import { isFull, isOver, kindTitles, ownWords, phaseOf } from './event.rules.ts'
import type { ShownEvent } from './events.queries.ts'

/** What an event is and how it stands, in a few words. */
export function EventBadges({ event }: { event: ShownEvent }) {
  const now = useNow(30_000)
  const { own, state, sessions } = event
  const ownState = ownWords({ ownState: own.state, queuePlace: own.queuePlace })
  const isPublished = state === 'published'
  return (
    <>
      <Badge tone="brand">{kindTitles[event.kind]}</Badge>
      {state === 'draft' ? <Badge tone="warning">Draft</Badge> : null}
      {state === 'cancelled' ? <Badge tone="danger">Cancelled</Badge> : null}
      {isPublished && sessions.some((session) => phaseOf(session, now) === 'now') ? (
        <Badge tone="danger">Live now</Badge>
      ) : null}
      {isPublished && isOver(event, now) ? <Badge>Over</Badge> : null}
      {ownState === null ? null : <Badge tone={ownState.tone}>{ownState.word}</Badge>}
      {isPublished && ownState === null && isFull(event) && !isOver(event, now) ? (
        <Badge>Full</Badge>
      ) : null}
    </>
  )
}
