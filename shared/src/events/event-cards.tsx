import { useNow } from '@portal/shared/idle'
import { ListFilters, type ListState } from '@portal/shared/lists'
import {
  Button,
  EmptyState,
  Grid,
  Heading,
  LiveText,
  QueryRegion,
  Row,
  SkeletonCards,
  Stack,
  Text,
} from '@portal/shared/ui'
import { liveFirst } from './event.rules.ts'
import { EventCard } from './event-card.tsx'
import type { EventCardData, EventKind } from './events.queries.ts'

export interface EventCardsProps {
  list: ListState<EventCardData>
  kind: EventKind
}

/** A page of a list of events as cards, those that run now first. */
export function EventCards({ list, kind }: EventCardsProps) {
  const { rows = [], count } = list
  return (
    <Stack gap="5">
      <Row data-print="hidden">
        <ListFilters list={list} />
        {list.isFiltered ? (
          <Button variant="ghost" size="sm" onClick={list.clear}>
            Clear filters
          </Button>
        ) : null}
      </Row>
      <QueryRegion
        query={list.read}
        failed={list.definition.failed ?? ''}
        skeleton={<SkeletonCards count={6} columns={3} />}
      >
        {() =>
          rows.length === 0 ? (
            <EmptyState {...list.empty} />
          ) : (
            <Shown rows={rows} kind={kind} isStale={list.isStale} />
          )
        }
      </QueryRegion>
      {count ? <LiveText>{count}</LiveText> : null}
      {list.pager}
    </Stack>
  )
}

interface ShownProps {
  rows: readonly EventCardData[]
  kind: EventKind
  isStale: boolean
}

function Shown({ rows, kind, isStale }: ShownProps) {
  const now = useNow(30_000)
  const { live, rest } = liveFirst(rows)
  const cards = (some: readonly EventCardData[], level: 2 | 3 = 3) => (
    <Grid as="ul" columns={3} listStyleType="none" aria-busy={isStale || undefined}>
      {some.map((card) => (
        <EventCard key={card.id} card={card} kind={kind} now={now} level={level} />
      ))}
    </Grid>
  )
  return (
    <>
      {live.length === 0 ? null : (
        <Stack as="section" gap="3" aria-label="Live now">
          <Heading level={2} size="md">
            Live now
          </Heading>
          {cards(live)}
        </Stack>
      )}
      {rest.length === 0 ? null : live.length === 0 ? (
        cards(rest, 2)
      ) : (
        <Stack as="section" gap="3" aria-label="Later">
          <Heading level={2} size="md">
            Later
          </Heading>
          {cards(rest)}
        </Stack>
      )}
      <Text size="xs" tone="muted">
        Times are in your own time zone.
      </Text>
    </>
  )
}
