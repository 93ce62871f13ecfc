import { dialogPart } from '@portal/shared/idle'
import { OrderedList } from '@portal/shared/ordering'
import { Button, Card, EmptyState, Row, Stack, TextLink } from '@portal/shared/ui'
import { Pencil } from 'lucide-react'
import { Suspense, useState } from 'react'
import { NodeLine } from './node-line.tsx'
import { type Part, type Subject, type SubTopic, type Topic, useOrderTree } from './tree.queries.ts'
import { useArchiving } from './use-archiving.tsx'

const SubTopicDialog = dialogPart(() => import('./sub-topic-dialog.tsx'), 'Sub-topic')

interface SubTopicsCardProps {
  part: Part
  subject: Subject
  topic: Topic
}

/** The sub-topics of a topic, in the order in which students read their pages. */
export function SubTopicsCard({ part, subject, topic }: SubTopicsCardProps) {
  const order = useOrderTree()
  const archiving = useArchiving()
  const [edited, setEdited] = useState<{ subTopic: SubTopic | undefined } | null>(null)
  const isArchived = part.isArchived || subject.isArchived || topic.isArchived
  const add = isArchived ? null : (
    <Button onClick={() => setEdited({ subTopic: undefined })}>Add a sub-topic</Button>
  )
  return (
    <Stack gap="3">
      <Row>
        <TextLink to={`?part=${part.id}`}>{`All topics of ${part.sectionNo}`}</TextLink>
      </Row>
      <Card
        title={`Sub-topics of ${topic.name}`}
        description={isArchived ? `${subject.name}, archived` : subject.name}
        level={2}
        action={topic.subTopics.length === 0 ? null : add}
      >
        {topic.subTopics.length === 0 ? (
          <EmptyState compact title="No sub-topic yet" action={add}>
            Each has a page of Learn, and questions are filed under it.
          </EmptyState>
        ) : (
          <OrderedList
            label={`Sub-topics of ${topic.name}`}
            groups={[{ id: '', label: topic.name, rows: topic.subTopics }]}
            rowKey={({ id }) => String(id)}
            rowName={({ name }) => name}
            menu={(subTopic) => [
              {
                ...{ id: 'rename', label: 'Rename', icon: <Pencil size={16} /> },
                onChoose: () => setEdited({ subTopic }),
              },
              archiving.item({ ...subTopic, kind: 'subTopic' }),
            ]}
            onOrder={([all]) =>
              order.write({
                body: { kind: 'subTopic', parentId: topic.id, ids: (all?.keys ?? []).map(Number) },
              })
            }
          >
            {(subTopic) => <NodeLine name={subTopic.name} node={subTopic} />}
          </OrderedList>
        )}
        {edited === null ? null : (
          <Suspense>
            <SubTopicDialog
              topic={topic}
              subTopic={edited.subTopic}
              onClose={() => setEdited(null)}
            />
          </Suspense>
        )}
        {archiving.dialog}
      </Card>
    </Stack>
  )
}
