import { holds } from '@portal/shared/contract'
import { useLiveReads } from '@portal/shared/live'
import { queryOf, useQuery } from '@portal/shared/query'
import { useViewer } from '@portal/shared/session'
import {
  Card,
  DashboardCell,
  formatDate,
  QueryRegion,
  Row,
  SkeletonText,
  Stack,
  Text,
  TextLink,
} from '@portal/shared/ui'
import { ItemStateTag } from '@portal/shared/writing'
import { listPath, piecePath, setTaskPath } from './address.rules.ts'
import { essaysCall, listReads, useSetTasks } from './submissions.queries.ts'

/** Essays that the dashboard shows. */
const few = 3

/** What was set for the student, and how the newest essays stand. */
export default function WritingDashboardCard() {
  useLiveReads('writing', listReads)
  const viewer = useViewer()
  const has = (right: 'essaySubmission' | 'psSubmission') => viewer !== null && holds(right)(viewer)
  const mayWrite = has('essaySubmission') || has('psSubmission')
  const set = useSetTasks(undefined, mayWrite).data ?? []
  const essays = useQuery(queryOf(essaysCall, { query: { pageNo: 1, pageSize: few } }))
  return (
    <DashboardCell span={12}>
      <Card title="Writing" action={<TextLink to={listPath('essay')}>All submissions</TextLink>}>
        <Stack gap="5">
          {set.length === 0 ? null : (
            <Stack as="ul" gap="3" listStyleType="none" aria-label="Set by your tutors">
              {set.map(({ taskId, kind, title, setBy, dueOn }) => (
                <Stack as="li" key={taskId} gap="0.5">
                  <TextLink to={setTaskPath(kind, taskId)}>{title}</TextLink>
                  <Text size="sm" tone="muted">
                    Set by {setBy}
                    {dueOn === null
                      ? null
                      : `, due on ${formatDate(`${dueOn}T12:00:00Z`, 'longDate', 'UTC')}`}
                  </Text>
                </Stack>
              ))}
            </Stack>
          )}
          <QueryRegion
            query={essays}
            compact
            failed="Your essays could not be loaded"
            skeleton={<SkeletonText lines={3} />}
            empty={{
              when: ({ totalCount }) => totalCount === 0,
              title: 'No essays yet',
              children: 'What you write appears here, with what comes back.',
            }}
          >
            {(page) => (
              <Stack as="ul" gap="3" listStyleType="none" aria-label="Your newest essays">
                {page.essays.map(({ id, title, last }) => (
                  <Row as="li" key={id} gap="2">
                    <TextLink
                      to={piecePath('essay', id, {
                        ...(last?.state === 'marked' && { version: last.number }),
                      })}
                    >
                      {title}
                    </TextLink>
                    <ItemStateTag state={last?.state ?? 'draft'} />
                    {last?.percent == null ? null : (
                      <Text as="span" size="sm" tone="muted">
                        {last.percent}%
                      </Text>
                    )}
                  </Row>
                ))}
              </Stack>
            )}
          </QueryRegion>
        </Stack>
      </Card>
    </DashboardCell>
  )
}
