import { Badge } from '@portal/shared/ui'
import type { EventRow } from './events.queries.ts'

/** How an event stands with those who plan it, at a moment in milliseconds. */
export function EventState({ event, now }: { event: EventRow; now: number }) {
  if (event.state === 'draft') return <Badge tone="warning">Draft</Badge>
  if (event.state === 'cancelled') return <Badge tone="danger">Cancelled</Badge>
  if (now < Date.parse(event.startsAt)) return <Badge tone="brand">Published</Badge>
  if (now < Date.parse(event.endsAt)) return <Badge tone="success">Under way</Badge>
  return <Badge>Over</Badge>
}
