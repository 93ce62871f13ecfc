import { AccuracyCard, ReadinessCard, topicInWords } from '@portal/shared/progress'
import { type Column, QueryTable } from '@portal/shared/tables'
import {
  Card,
  DashboardCell,
  DashboardColumn,
  formatNumber,
  formatPercent,
  Grid,
  Stack,
  Text,
} from '@portal/shared/ui'
import { SimulationsCard } from './simulations-card.tsx'
import { type Topic, useTopics } from './summary.queries.ts'
import type { SummaryTabProps } from './tabs.ts'

const columns: readonly Column<Topic>[] = [
  {
    id: 'topic',
    header: 'Topic',
    primary: true,
    width: '12rem',
    sortBy: ({ topicName }) => topicName,
    cell: ({ topicName, sectionNo, subjectName }) => (
      <Stack gap="0.5">
        <Text as="span" weight="semibold">
          {topicName}
        </Text>
        <Text as="span" size="xs" tone="muted" weight="normal">
          {sectionNo}, {subjectName}
        </Text>
      </Stack>
    ),
  },
  { id: 'state', header: 'How it stands', cell: topicInWords },
  {
    id: 'mastery',
    header: 'Mastery',
    align: 'end',
    sortBy: ({ mastery }) => mastery,
    cell: ({ mastery }) => formatPercent(mastery === null ? null : mastery / 100),
  },
  {
    id: 'answered',
    header: 'Answers',
    align: 'end',
    sortBy: ({ answered }) => answered,
    cell: ({ answered }) => formatNumber(answered),
  },
]

/** The student's question bank: practice, readiness, simulations, and each topic that was begun. */
export default function QuestionBankTab({ studentId, overview }: SummaryTabProps) {
  const topics = useTopics(studentId)
  const begun = topics.data?.topics.filter(({ answered }) => answered > 0)
  return (
    <Grid columns={12}>
      <DashboardColumn span={7}>
        <AccuracyCard title="Practice" weeks={overview.accuracy} />
      </DashboardColumn>
      <DashboardColumn span={5}>
        <ReadinessCard parts={overview.readiness} />
      </DashboardColumn>
      <DashboardCell span={12}>
        <Card title="Topics" description="Those that were begun" flush>
          <QueryTable
            query={topics}
            failed="The topics could not be loaded"
            label="Topics"
            columns={columns}
            rows={begun}
            rowKey={({ topicId }) => String(topicId)}
            skeletonRows={6}
            initialSort={{ column: 'mastery', direction: 'ascending' }}
            empty={{ title: 'No topic was begun yet', illustration: 'questions' }}
          />
        </Card>
      </DashboardCell>
      <DashboardCell span={12}>
        <SimulationsCard simulations={overview.simulations} />
      </DashboardCell>
    </Grid>
  )
}
