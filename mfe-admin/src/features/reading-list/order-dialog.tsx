import { SelectField } from '@portal/shared/forms'
import { OrderedList } from '@portal/shared/ordering'
import {
  Badge,
  Button,
  Dialog,
  QueryRegion,
  Row,
  SkeletonList,
  Stack,
  Text,
} from '@portal/shared/ui'
import { useState } from 'react'
import { useOrder, useSaveOrder, useSubjects } from './reading.queries.ts'
import { stateOf, subjectOptions } from './reading.words.ts'

export interface OrderDialogProps {
  /** The subject that is looked at; '' for none. */
  subjectId: string
  onClose: () => void
}

/** The order in which students see the items of a subject; each change is saved. */
export default function OrderDialog({ subjectId, onClose }: OrderDialogProps) {
  const subjects = useSubjects()
  const [chosen, setChosen] = useState(subjectId)
  return (
    <Dialog
      open
      title="Order of a subject"
      onClose={onClose}
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <Stack gap="4">
        <SelectField
          label="Subject to put in order"
          placeholder="Choose a subject"
          options={subjectOptions(subjects) ?? []}
          value={chosen}
          onValue={setChosen}
        />
        {chosen === '' ? null : <Items key={chosen} subjectId={Number(chosen)} />}
      </Stack>
    </Dialog>
  )
}

function Items({ subjectId }: { subjectId: number }) {
  const order = useOrder(subjectId)
  const save = useSaveOrder()
  return (
    <QueryRegion
      query={order}
      failed="The items could not be loaded"
      skeleton={<SkeletonList rows={5} />}
      empty={{ when: ({ items }) => items.length === 0, title: 'This subject has no item yet' }}
    >
      {({ items }) => (
        <OrderedList
          label="Items"
          groups={[{ id: '', label: 'Items', rows: items }]}
          rowKey={({ id }) => id}
          rowName={({ title }) => title}
          onOrder={([all]) => save.write({ body: { subjectId, ids: [...(all?.keys ?? [])] } })}
        >
          {({ title, state }) => (
            <Row gap="2" justifyContent="space-between">
              <Text overflowWrap="anywhere">{title}</Text>
              {state === 'published' ? null : (
                <Badge tone={stateOf(state)?.tone}>{stateOf(state)?.label}</Badge>
              )}
            </Row>
          )}
        </OrderedList>
      )}
    </QueryRegion>
  )
}
