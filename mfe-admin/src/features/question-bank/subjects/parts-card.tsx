import { dialogPart } from '@portal/shared/idle'
import { OrderedList } from '@portal/shared/ordering'
import { Button, Card, plural, Text, VisuallyHidden } from '@portal/shared/ui'
import { Pencil } from 'lucide-react'
import { Suspense, useState } from 'react'
import { NodeLine } from './node-line.tsx'
import { type Part, type Test, useOrderTree } from './tree.queries.ts'
import { useArchiving } from './use-archiving.tsx'

const PartDialog = dialogPart(() => import('./part-dialog.tsx'), 'Part')

/** The parts of a test, in the order in which students have them. */
export function PartsCard({ test }: { test: Test }) {
  const order = useOrderTree()
  const archiving = useArchiving()
  const [edited, setEdited] = useState<{ part: Part | undefined } | null>(null)
  return (
    <Card
      title={`Parts of the ${test.name}`}
      level={2}
      action={
        <Button onClick={() => setEdited({ part: undefined })}>
          Add a part<VisuallyHidden> to the {test.name}</VisuallyHidden>
        </Button>
      }
    >
      {test.parts.length === 0 ? (
        <Text tone="muted">This test has no part yet.</Text>
      ) : (
        <OrderedList
          label={`Parts of the ${test.name}`}
          groups={[{ id: '', label: 'Parts', rows: test.parts }]}
          rowKey={({ id }) => String(id)}
          rowName={({ sectionNo }) => sectionNo}
          menu={(part) => [
            {
              ...{ id: 'edit', label: 'Edit', icon: <Pencil size={16} /> },
              onChoose: () => setEdited({ part }),
            },
            archiving.item({ ...part, kind: 'part', name: part.sectionNo }),
          ]}
          onOrder={([all]) =>
            order.write({
              body: { kind: 'part', parentId: test.id, ids: (all?.keys ?? []).map(Number) },
            })
          }
        >
          {(part) => (
            <NodeLine
              name={part.sectionNo}
              node={part}
              badge={part.isCompulsory ? 'Everybody sits it' : undefined}
              facts={[plural(part.subjects.length, 'subject')]}
            />
          )}
        </OrderedList>
      )}
      {edited === null ? null : (
        <Suspense>
          <PartDialog test={test} part={edited.part} onClose={() => setEdited(null)} />
        </Suspense>
      )}
      {archiving.dialog}
    </Card>
  )
}
