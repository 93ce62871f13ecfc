import { useNow } from '@portal/shared/idle'
import {
  Badge,
  Card,
  EmptyState,
  formatDate,
  Row,
  Stack,
  Text,
  TextLink,
  useTimeZone,
} from '@portal/shared/ui'
import { FewFirst } from '../dashboard-cards/few-first.tsx'
import type { Overview } from './summary.queries.ts'

interface HomeworkCardProps extends Pick<Overview, 'openHomework'> {
  /** The address of a report, by its id. */
  pathOf: (reportId: string) => string
}

/** Homework that is not done, the soonest first, each with the report that set it. */
export function HomeworkCard({ openHomework, pathOf }: HomeworkCardProps) {
  const today = formatDate(new Date(useNow(60_000)).toISOString(), 'isoDate', useTimeZone())
  return (
    <Card title="Open homework">
      {openHomework.length === 0 ? (
        <EmptyState compact title="No homework is open">
          What tutors set in their reports shows here until it is ticked off.
        </EmptyState>
      ) : (
        <FewFirst
          rows={openHomework.map(({ id, text, dueOn, reportId, tutorName, subject }) => (
            <Stack as="li" key={id} gap="0.5">
              <Text overflowWrap="anywhere">{text}</Text>
              <Row gap="2">
                <Text as="span" size="sm" tone="muted">
                  {dueOn === null
                    ? 'No day was set'
                    : `Due on ${formatDate(`${dueOn}T12:00:00Z`, 'longDate', 'UTC')}`}
                </Text>
                {dueOn !== null && dueOn < today ? <Badge tone="danger">Late</Badge> : null}
                <TextLink to={pathOf(reportId)} size="sm">
                  {subject} with {tutorName}
                </TextLink>
              </Row>
            </Stack>
          ))}
        />
      )}
    </Card>
  )
}
