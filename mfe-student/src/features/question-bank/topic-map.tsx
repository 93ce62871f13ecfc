import { HeatMap, type Mastery } from '@portal/shared/tables'
import { Card, EmptyState } from '@portal/shared/ui'
import { useReadOnly } from '@portal/shared/viewing'
import { topicSetSize, useTopicSet } from '../../practice/topic-set.ts'
import { type Bank, topicDetail, topicGroups } from './question-bank.rules.ts'

const masteries: Readonly<Record<Bank['topics'][number]['state'], Mastery>> = {
  'not started': 'not-started',
  weak: 'weak',
  secure: 'secure',
}

/** All topics by mastery; choosing one starts a set on it. */
export function TopicMap({ bank }: { bank: Bank }) {
  const start = useTopicSet()
  const readOnly = useReadOnly()
  const groups = topicGroups(bank)
  const choose = (id: string) => {
    const topic = bank.topics.find(({ topicId }) => String(topicId) === id)
    if (topic !== undefined && !start.isPending) start.mutate(topic)
  }
  return (
    <Card
      title="Topics"
      description={
        readOnly !== null
          ? readOnly.reason
          : start.isPending
            ? 'Building your set'
            : `Choose a topic to start a set of up to ${topicSetSize} questions on it.`
      }
    >
      {groups.length === 0 ? (
        <EmptyState compact illustration="questions" title="No topics yet">
          The topics of your test show here once they have questions.
        </EmptyState>
      ) : (
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
      )}
    </Card>
  )
}
