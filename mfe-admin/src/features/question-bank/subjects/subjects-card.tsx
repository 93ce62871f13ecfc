import { pathTo } from '@portal/shared/contract'
import { dialogPart } from '@portal/shared/idle'
import { OrderedList } from '@portal/shared/ordering'
import { Badge, Button, Card, plural, Text, TextLink, VisuallyHidden } from '@portal/shared/ui'
import { Pencil } from 'lucide-react'
import { Suspense, useState } from 'react'
import { NodeLine } from './node-line.tsx'
import { type Part, type Subject, useOrderTree } from './tree.queries.ts'
import { useArchiving } from './use-archiving.tsx'

const SubjectDialog = dialogPart(() => import('./subject-dialog.tsx'), 'Subject')

/** The subjects of a part; each leads to its topics. */
export function SubjectsCard({ part }: { part: Part }) {
  const order = useOrderTree()
  const archiving = useArchiving()
  const [edited, setEdited] = useState<{ subject: Subject | undefined } | null>(null)
  const topics = `${pathTo('/question-bank/question-admin/create_~_edit-sub-topic', {})}?part=${part.id}`
  return (
    <Card
      title={part.sectionNo}
      level={2}
      action={
        part.isArchived ? (
          <Badge tone="warning">Archived</Badge>
        ) : (
          <Button onClick={() => setEdited({ subject: undefined })}>
            Add a subject<VisuallyHidden> to {part.sectionNo}</VisuallyHidden>
          </Button>
        )
      }
    >
      {part.subjects.length === 0 ? (
        <Text tone="muted">This part has no subject yet.</Text>
      ) : (
        <OrderedList
          label={`Subjects of ${part.sectionNo}`}
          groups={[{ id: '', label: part.sectionNo, rows: part.subjects }]}
          rowKey={({ id }) => String(id)}
          rowName={({ name }) => name}
          menu={(subject) => [
            {
              ...{ id: 'rename', label: 'Rename', icon: <Pencil size={16} /> },
              onChoose: () => setEdited({ subject }),
            },
            archiving.item({ ...subject, kind: 'subject' }),
          ]}
          onOrder={([all]) =>
            order.write({
              body: { kind: 'subject', parentId: part.id, ids: (all?.keys ?? []).map(Number) },
            })
          }
        >
          {(subject) => (
            <NodeLine
              name={<TextLink to={topics}>{subject.name}</TextLink>}
              node={subject}
              facts={[plural(subject.topics.length, 'topic')]}
            />
          )}
        </OrderedList>
      )}
      {edited === null ? null : (
        <Suspense>
          <SubjectDialog part={part} subject={edited.subject} onClose={() => setEdited(null)} />
        </Suspense>
      )}
      {archiving.dialog}
    </Card>
  )
}
