import type { CallAnswer } from '@portal/shared/api'
import { FewFirst, FewSkeleton } from '@portal/shared/dashboard-cards'
import { answerPathOf } from '@portal/shared/flagged-question'
import { queryOf, useQuery } from '@portal/shared/query'
import {
  Card,
  EmptyState,
  LinkButton,
  QueryRegion,
  RelativeTime,
  Row,
  Stack,
  Text,
} from '@portal/shared/ui'
import { MessageCircleQuestion } from 'lucide-react'
import { flagRows } from './flag-rows.ts'

/** What the dashboard knows: how many wait. */
type Day = CallAnswer<'GET /Dashboard/Tutor/Dashboard/GetDueToday'>

/** So many are asked for at once; each answer leads on to the next one. */
const most = 50

/** Questions that own students flagged and nobody has answered, each with the way to its answer. */
export default function FlaggedCard({ due }: { due: Day | undefined }) {
  const flags = useQuery(
    queryOf('GET /Question/tutor/QuestionFlag/GetFlags', {
      query: { pageNo: 1, pageSize: most, state: 'open' },
    }),
  )
  return (
    <Card title="Flagged questions" description="Your students wait for an answer on these">
      <QueryRegion
        query={flags}
        compact
        failed="The flagged questions could not be loaded"
        skeleton={<FewSkeleton count={due?.flaggedQuestions ?? 0} {...flagRows} />}
      >
        {({ flags: waiting }) =>
          waiting.length === 0 ? (
            <EmptyState compact illustration="done" title="No flag waits for an answer" />
          ) : (
            <FewFirst
              few={flagRows.few}
              rows={waiting.map(({ id, studentName, topicName, questionSummary, createdAt }) => (
                <Row as="li" key={id} justifyContent="space-between">
                  <Stack gap="0.5" flex="1 1 14rem" minWidth="0">
                    <Text weight="medium" overflowWrap="anywhere">
                      {studentName} · {topicName}
                    </Text>
                    <Text size="sm" tone="muted" overflowWrap="anywhere" lineClamp="2">
                      {questionSummary}
                    </Text>
                    <Text size="sm" tone="muted">
                      Flagged <RelativeTime moment={createdAt} />
                    </Text>
                  </Stack>
                  <LinkButton
                    to={answerPathOf(id)}
                    size="sm"
                    icon={<MessageCircleQuestion size={16} aria-hidden />}
                    aria-label={`Answer ${studentName} on ${topicName}`}
                  >
                    Answer
                  </LinkButton>
                </Row>
              ))}
            />
          )
        }
      </QueryRegion>
    </Card>
  )
}
