import type { Session } from '@portal/shared/progress'
import type { UseQueryResult } from '@portal/shared/query'
import { useSearchParams } from '@portal/shared/router'
import {
  Badge,
  Card,
  DateText,
  EmptyState,
  formatNumber,
  Grid,
  LinkButton,
  QueryRegion,
  Row,
  SkeletonCards,
  Stack,
  Text,
} from '@portal/shared/ui'
import { PencilLine, Video } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Due } from './dashboard.queries.ts'

interface SessionLineProps {
  session: Session
  /** Stands under when it is. */
  note?: ReactNode
  children?: ReactNode
}

function SessionLine({ session, note, children }: SessionLineProps) {
  return (
    <Row as="li" justifyContent="space-between">
      <Stack gap="0.5" flex="1 1 14rem">
        <Text weight="medium">
          {session.studentName} · {session.subject}
        </Text>
        <Text size="sm" tone="muted">
          <DateText moment={session.startsAt} style="dateTime" /> ·{' '}
          {formatNumber(session.length, 2)} h
        </Text>
        {note}
      </Stack>
      {children}
    </Row>
  )
}

/** What waits for the tutor today: sessions with their links, and reports to write. */
export function DueToday({ query }: { query: UseQueryResult<Due> }) {
  const [params] = useSearchParams()
  // The drawer opens over the list as it is filtered.
  const addressOf = (sessionId: string) => {
    const next = new URLSearchParams(params)
    next.set('report', sessionId)
    return `?${next}`
  }
  return (
    <QueryRegion
      query={query}
      failed="What is due today could not be loaded"
      skeleton={<SkeletonCards count={2} columns={2} />}
    >
      {(due) => (
        <Grid columns={2}>
          <Card title="Sessions today" description={`${due.sessionsToday.length} booked`}>
            {due.sessionsToday.length === 0 ? (
              <EmptyState compact illustration="calendar" title="No sessions today" />
            ) : (
              <Stack as="ul" gap="4" listStyleType="none">
                {due.sessionsToday.map((session) => (
                  <SessionLine key={session.id} session={session}>
                    {session.joinLink === null ? null : (
                      <LinkButton
                        to={session.joinLink}
                        target="_blank"
                        size="sm"
                        icon={<Video size={16} aria-hidden />}
                        aria-label={`Join the session with ${session.studentName}`}
                      >
                        Join
                      </LinkButton>
                    )}
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
                      to={addressOf(session.id)}
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
