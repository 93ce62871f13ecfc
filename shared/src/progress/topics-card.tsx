import { Card, EmptyState, Heading, Stack, Text } from '@portal/shared/ui'
import { topicInWords } from './progress.rules.ts'
import type { Topic } from './types.ts'

function TopicList({ title, topics }: { title: string; topics: readonly Topic[] }) {
  if (topics.length === 0) return null
  return (
    <Stack gap="3">
      <Heading level={3} size="sm">
        {title}
      </Heading>
      <Stack as="ul" gap="3" listStyleType="none">
        {topics.map((topic) => (
          <Stack as="li" key={topic.topicId} gap="0.5">
            <Text weight="medium">{topic.topicName}</Text>
            <Text size="sm" tone="muted">
              {topicInWords(topic)} · {topic.sectionNo}
            </Text>
          </Stack>
        ))}
      </Stack>
    </Stack>
  )
}

/** The strongest and the weakest topics, in words that need no explanation. */
export function TopicsCard({
  strongest,
  weakest,
}: {
  strongest: readonly Topic[]
  weakest: readonly Topic[]
}) {
  return (
    <Card title="Topics">
      {strongest.length + weakest.length === 0 ? (
        <EmptyState compact illustration="questions" title="No topic can be told yet">
          Strong and weak topics appear once there are enough answers in the question bank.
        </EmptyState>
      ) : (
        <Stack gap="6">
          <TopicList title="Going well" topics={strongest} />
          <TopicList title="Needs practice" topics={weakest} />
        </Stack>
      )}
    </Card>
  )
}
