import { type allEventsCall, placesText, reportWords } from '@portal/shared/events'
import type { ListDefinition } from '@portal/shared/lists'
import { DateText, plural, RelativeTime, Stack, Text } from '@portal/shared/ui'
import { EventState } from './event-state.tsx'
import type { EventRow } from './events.queries.ts'

/** What the list of those who plan says of each event, at a moment in milliseconds. */
export const columnsAt = (
  now: number,
): ListDefinition<typeof allEventsCall, EventRow>['columns'] => [
  {
    id: 'title',
    header: 'Title',
    primary: true,
    width: '16rem',
    sortBy: ({ title }) => title,
    cell: ({ title, tutors: givers }) => (
      <Stack gap="0.5">
        <Text as="span" weight="semibold">
          {title}
        </Text>
        <Text as="span" size="xs" tone="muted" weight="normal">
          {givers.map(({ fullName }) => fullName).join(', ')}
        </Text>
      </Stack>
    ),
  },
  { id: 'state', header: 'State', cell: (event) => <EventState event={event} now={now} /> },
  {
    id: 'startsAt',
    header: 'Begins',
    sortBy: ({ startsAt }) => startsAt,
    cell: ({ startsAt, sessions }) => (
      <Stack gap="0.5">
        <DateText moment={startsAt} style="dateTime" />
        {sessions > 1 ? (
          <Text as="span" size="xs" tone="muted">
            {plural(sessions, 'session')}
          </Text>
        ) : null}
      </Stack>
    ),
  },
  {
    id: 'registered',
    header: 'Places',
    sortBy: ({ registered }) => registered,
    cell: (event) =>
      event.waiting > 0 ? `${placesText(event)}, ${event.waiting} waiting` : placesText(event),
  },
  {
    id: 'report',
    header: 'Report',
    cell: ({ reportState }) => reportWords[reportState].word,
  },
  {
    id: 'updatedAt',
    header: 'Changed',
    sortBy: ({ updatedAt }) => updatedAt,
    cell: ({ updatedAt }) => <RelativeTime moment={updatedAt} />,
  },
]
