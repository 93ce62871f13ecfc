import { Button, Card, Row, Stack, Text } from '@portal/shared/ui'
import { useReadOnly } from '@portal/shared/viewing'
import { Play } from 'lucide-react'
import { topicSetSize, useTopicSet } from '../../practice/topic-set.ts'
import type { Dashboard } from './dashboard.queries.ts'

/** The weakest topic with the button that starts a set on it, where something else is to be done first. */
export default function WeakestCard({ dashboard }: { dashboard: Dashboard }) {
  const start = useTopicSet()
  const readOnly = useReadOnly()
  const { weakestTopic: topic } = dashboard
  if (topic === null) return null
  return (
    <Card title="Your weakest topic">
      <Row justifyContent="space-between" gap="4">
        <Stack gap="0.5" flex="1 1 20rem">
          <Text weight="medium">{topic.topicName}</Text>
          <Text size="sm" tone="muted">
            {topic.sectionNo} · {topic.correct} of {topic.answered} right so far · a set takes up to{' '}
            {topicSetSize} questions
          </Text>
        </Stack>
        <Button
          icon={<Play size={16} aria-hidden />}
          loading={start.isBuilding}
          {...readOnly?.control}
          onClick={() => start.startTopic(topic)}
        >
          Practise it
        </Button>
      </Row>
    </Card>
  )
}
