import { dialogPart } from '@portal/shared/idle'
import { OrderedList } from '@portal/shared/ordering'
import { Card, Menu, plural, TextLink } from '@portal/shared/ui'
import { Pencil, Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { NodeLine } from './node-line.tsx'
import { type Part, type Subject, type Topic, useOrderTree, useSaveTopic } from './tree.queries.ts'
import { topicChanges } from './tree.rules.ts'
import { useArchiving } from './use-archiving.tsx'

const TopicDialog = dialogPart(() => import('./topic-dialog.tsx'), 'Topic')

/** The topics of a part, subject by subject: put in order, and moved from one subject to another. */
export function TopicsCard({ part }: { part: Part }) {
  const order = useOrderTree()
  const move = useSaveTopic()
  const archiving = useArchiving()
  const [edited, setEdited] = useState<{ subject: Subject; topic: Topic | undefined } | null>(null)
  const subjectOf = ({ id }: Topic) =>
    part.subjects.find(({ topics }) => topics.some((topic) => topic.id === id))
  return (
    <Card
      title={`Topics of ${part.sectionNo}`}
      level={2}
      action={
        <Menu
          label="Add a topic"
          variant="secondary"
          align="end"
          items={part.subjects
            .filter(({ isArchived }) => !isArchived && !part.isArchived)
            .map((subject) => ({
              ...{ id: String(subject.id), label: `To ${subject.name}`, icon: <Plus size={16} /> },
              onChoose: () => setEdited({ subject, topic: undefined }),
            }))}
        />
      }
    >
      <OrderedList
        label={`Topics of ${part.sectionNo}`}
        groups={part.subjects.map(({ id, name, isArchived, topics }) => ({
          ...{ id: String(id), label: isArchived ? `${name} (archived)` : name, rows: topics },
        }))}
        rowKey={({ id }) => String(id)}
        rowName={({ name }) => name}
        menu={(topic) => {
          const subject = subjectOf(topic)
          return [
            {
              ...{ id: 'rename', label: 'Rename', icon: <Pencil size={16} /> },
              onChoose: () => subject && setEdited({ subject, topic }),
            },
            archiving.item({ ...topic, kind: 'topic' }),
          ]
        }}
        onOrder={async (wanted) => {
          const { moves, orders } = topicChanges(part.subjects, wanted)
          for (const body of moves) await move.write({ body })
          for (const body of orders) await order.write({ body: { kind: 'topic', ...body } })
        }}
      >
        {(topic) => (
          <NodeLine
            name={<TextLink to={`?part=${part.id}&topic=${topic.id}`}>{topic.name}</TextLink>}
            node={topic}
            facts={[plural(topic.subTopics.length, 'sub-topic')]}
          />
        )}
      </OrderedList>
      {edited === null ? null : (
        <Suspense>
          <TopicDialog {...edited} onClose={() => setEdited(null)} />
        </Suspense>
      )}
      {archiving.dialog}
    </Card>
  )
}
