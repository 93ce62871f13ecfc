import { HeatMap, MasteryLegend } from '@portal/shared/tables'
import { Card, EmptyState, Stack } from '@portal/shared/ui'
import { useReadOnly } from '@portal/shared/viewing'
import { topicSetSize, useTopicSet } from '../../practice/topic-set.ts'
import {
  type Bank,
  masteries,
  masteryRules,
  topicDetail,
  topicGroups,
} from './question-bank.rules.ts'

/** All topics by mastery; choosing one starts a set on it. */
export function TopicMap({ bank }: { bank: Bank }) {
  const start = useTopicSet()
  const readOnly = useReadOnly()
  const groups = topicGroups(bank)
  const choose = (id: string) => {
    const topic = bank.topics.find(({ topicId }) => String(topicId) === id)
    if (topic !== undefined) start.startTopic(topic)
  }
  return (
    <Card
      title="Topics"
      description={
        readOnly !== null
          ? readOnly.reason
          : start.isBuilding
            ? 'Building your set'
            : `Choose a topic to start a set of up to ${topicSetSize} questions on it.`
      }
    >
      {groups.length === 0 ? (
        <EmptyState compact illustration="questions" title="No topics yet">
          The topics of your test show here once they have questions.
        </EmptyState>
      ) : (
        <Stack gap="6">
          <MasteryLegend rules={masteryRules} />
          <HeatMap
            label="Topics by mastery"
            groups={groups.map(({ id, label, topics }) => ({
              id,
              label,
              cells: topics.map((topic) => ({
                id: String(topic.topicId),
                label: topic.topicName,
                mastery: masteries[topic.state],
                detail: topicDetail(topic),
              })),
            }))}
            onChoose={readOnly === null ? (cell) => choose(cell.id) : undefined}
          />
        </Stack>
      )}
    </Card>
  )
}
