import { Checkbox } from '@portal/shared/forms'
import { shareDone } from '@portal/shared/progress'
import {
  Card,
  DateText,
  Divider,
  EmptyState,
  Heading,
  LinkButton,
  ProgressBar,
  Row,
  Stack,
  Text,
} from '@portal/shared/ui'
import { useReadOnly } from '@portal/shared/viewing'
import { pathOfSet } from '../../practice/topic-set.ts'
import { type Dashboard, useItemCheck } from './dashboard.queries.ts'

/** This month's curriculum with checks, and sets that wait to be finished. */
export function PlanCard({ dashboard }: { dashboard: Dashboard }) {
  const check = useItemCheck()
  const readOnly = useReadOnly()
  const { curriculum, nextItems, unfinished } = dashboard
  return (
    <Card title="What to do next" fill>
      <Stack gap="6" flexGrow="1">
        {curriculum.total === 0 ? null : (
          <ProgressBar
            label="This month’s curriculum"
            value={shareDone(curriculum)}
            text={`${curriculum.completed} of ${curriculum.total}`}
          />
        )}
        {nextItems.length === 0 ? (
          <EmptyState compact illustration="done" title="Nothing left on this month’s curriculum">
            The next items appear with the new month.
          </EmptyState>
        ) : (
          <Stack as="ul" gap="3" listStyleType="none" flexGrow="1" justifyContent="space-evenly">
            {nextItems.map((item) => (
              <li key={item.id}>
                <Checkbox
                  label={item.isCompleted ? <s>{item.curriculumText}</s> : item.curriculumText}
                  checked={item.isCompleted}
                  {...readOnly?.control}
                  onValue={(isCompleted) => {
                    if (readOnly === null) check.write({ body: { id: item.id, isCompleted } })
                  }}
                />
              </li>
            ))}
          </Stack>
        )}
        {unfinished.length === 0 ? null : (
          <>
            <Divider />
            <Stack gap="3">
              <Heading level={3} size="sm">
                Unfinished
              </Heading>
              <Stack as="ul" gap="3" listStyleType="none">
                {unfinished.map((set) => (
                  <Row as="li" key={set.id} justifyContent="space-between">
                    <Stack gap="0.5" flex="1 1 14rem">
                      <Text weight="medium">{set.title}</Text>
                      <Text size="sm" tone="muted">
                        {set.answered} of {set.total} answered ·{' '}
                        <DateText moment={set.lastSavedAt ?? set.startedAt} style="dayMonth" />
                      </Text>
                    </Stack>
                    <LinkButton to={pathOfSet(set)} size="sm" aria-label={`Continue ${set.title}`}>
                      Continue
                    </LinkButton>
                  </Row>
                ))}
              </Stack>
            </Stack>
          </>
        )}
      </Stack>
    </Card>
  )
}
