import { ApiError } from '@portal/shared/api'
import { useLiveReads } from '@portal/shared/live'
import { useParams } from '@portal/shared/router'
import { EmptyState, Page, QueryRegion, SkeletonCards } from '@portal/shared/ui'
import { EventPage } from './event-page.tsx'
import { eventReads, useEvent } from './events.queries.ts'

/** One seminar or course, for those who come to it, who give it, and who look after it. */
export default function EventScreen() {
  const { id = '' } = useParams()
  const event = useEvent(id)
  useLiveReads('events', eventReads)
  const { error } = event
  if (event.data === undefined && error instanceof ApiError && error.status === 404) {
    return (
      <Page>
        <EmptyState level={1} illustration="search" title="This is not there">
          It may not be published yet, or the address is not complete.
        </EmptyState>
      </Page>
    )
  }
  return (
    <QueryRegion
      query={event}
      failed="This page could not be loaded"
      skeleton={
        <Page>
          <SkeletonCards count={4} columns={2} />
        </Page>
      }
    >
      {(data) => <EventPage key={data.id} event={data} />}
    </QueryRegion>
  )
}
