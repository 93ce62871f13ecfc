import { useDrawers } from '@portal/shared/drawer-address'
import { WayIn } from '@portal/shared/progress'
import type { UseQueryResult } from '@portal/shared/query'
import {
  Badge,
  Card,
  DateText,
  EmptyState,
  Grid,
  LinkButton,
  plural,
  QueryRegion,
  Row,
  SkeletonCards,
  Stack,
} from '@portal/shared/ui'
import { PencilLine } from 'lucide-react'
import type { Due } from './dashboard.queries.ts'
import { RequestsCard } from './requests-card.tsx'
import { SessionLine } from './session-line.tsx'
import { ToMarkCard, type ToMarkCardProps } from './to-mark-card.tsx'

export interface DueTodayProps extends Pick<ToMarkCardProps, 'onOpen' | 'onReport'> {
  query: UseQueryResult<Due>
}

/** What waits for the tutor today: sessions with their links, hours to mark, requests, reports. */
export function DueToday({ query, onOpen, onReport }: DueTodayProps) {
  // The drawer opens over the list as it is filtered.
  const { hrefOf } = useDrawers()
  return (
    <QueryRegion
      query={query}
      failed="What is due today could not be loaded"
      skeleton={<SkeletonCards count={2} columns={2} />}
    >
      {(due) => (
        <Grid columns={2}>
          {due.toMark.length === 0 ? null : (
            <ToMarkCard hours={due.toMark} onOpen={onOpen} onReport={onReport} />
          )}
          {due.requests.length === 0 ? null : <RequestsCard requests={due.requests} />}
          <Card
            title="Sessions today"
            description={
              due.homeworkDue === 0
                ? `${due.sessionsToday.length} booked`
                : `${due.sessionsToday.length} booked · ${plural(due.homeworkDue, 'piece')} of homework due and not done`
            }
          >
            {due.sessionsToday.length === 0 ? (
              <EmptyState compact illustration="calendar" title="No sessions today" />
            ) : (
              <Stack as="ul" gap="4" listStyleType="none">
                {due.sessionsToday.map((session) => (
                  <SessionLine key={session.id} session={session}>
                    <WayIn
                      session={session}
                      aria-label={`Join the session with ${session.studentName}`}
                    >
                      Join
                    </WayIn>
                  </SessionLine>
                ))}
              </Stack>
            )}
          </Card>
          <Card
            title="Reports to write"
            description="Due 24 hours after the hour of tuition has ended"
          >
            {due.reportsDue.length === 0 ? (
              <EmptyState compact illustration="done" title="Every report is written" />
            ) : (
              <Stack as="ul" gap="4" listStyleType="none">
                {due.reportsDue.map((session) => (
                  <SessionLine
                    key={session.id}
                    session={session}
                    note={
                      <Row>
                        <Badge tone={session.isLate ? 'danger' : 'warning'}>
                          {session.isLate ? 'Late, was due ' : 'Due '}
                          <DateText moment={session.dueAt} style="dateTime" />
                        </Badge>
                      </Row>
                    }
                  >
                    <LinkButton
                      to={hrefOf('report', session.id)}
                      size="sm"
                      icon={<PencilLine size={16} aria-hidden />}
                      aria-label={`Write report on ${session.studentName}`}
                    >
                      Write report
                    </LinkButton>
                  </SessionLine>
                ))}
              </Stack>
            )}
          </Card>
        </Grid>
      )}
    </QueryRegion>
  )
}
