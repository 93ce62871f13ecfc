import {
  type FakeCalls,
  makeEvent,
  type RenderScreenOptions,
  renderScreen,
  testEventId,
} from '@portal/shared/testing'
import { TimeZoneProvider } from '@portal/shared/ui'
import EventScreen from './event.screen.tsx'
import { type EventKind, eventCall, type ShownEvent } from './events.queries.ts'

interface Opened extends Omit<RenderScreenOptions, 'path' | 'route' | 'calls'> {
  kind?: EventKind
  /** What the address ends with: `?tab=attendees`. */
  search?: string
  zone?: string
}

/** The page of an event, as its call answers it, opened by its address. */
export function openEvent(
  changes: Partial<ShownEvent> = {},
  calls: FakeCalls = {},
  { kind = 'seminar', search = '', zone, ...options }: Opened = {},
) {
  return renderScreen(
    <TimeZoneProvider {...(zone !== undefined && { zone })}>
      <EventScreen />
    </TimeZoneProvider>,
    {
      ...options,
      path: `/${kind}s/vectors/${testEventId}${search}`,
      route: `/${kind}s/:${kind}/:id`,
      calls: { [eventCall]: makeEvent({ kind, ...changes }), ...calls },
    },
  )
}
