import {
  Card,
  EmptyState,
  formatNumber,
  formatPercent,
  ProgressBar,
  Stack,
  Stat,
  Stats,
} from '@portal/shared/ui'
import type { Overview } from './summary.queries.ts'
import { attendedInWords } from './summary.rules.ts'

/** How far a student is with the academy's videos, and how often in seminars and courses. */
export function TeachingCard({ academy, events }: Pick<Overview, 'academy' | 'events'>) {
  return (
    <Card
      title="Academy, seminars and courses"
      description="Videos completed, and sessions that are over"
    >
      {academy === null && events.sessions === 0 ? (
        <EmptyState compact title="No videos and no sessions yet">
          Videos of the academy show here once there are some to watch, sessions once they are over.
        </EmptyState>
      ) : (
        <Stack gap="6">
          {academy === null ? null : (
            <ProgressBar
              label="Videos completed"
              value={academy.percent / 100}
              text={`${formatNumber(academy.completed)} of ${formatNumber(academy.total)}, ${academy.percent}%`}
            />
          )}
          {events.sessions === 0 ? null : (
            <Stats>
              <Stat
                label="Attendance of sessions"
                value={formatPercent(events.percent && events.percent / 100)}
                hint={attendedInWords(events)}
              />
              <Stat label="Excused" value={events.excused} />
            </Stats>
          )}
        </Stack>
      )}
    </Card>
  )
}
