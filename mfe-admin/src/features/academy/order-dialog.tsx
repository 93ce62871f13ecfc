import { OrderedList } from '@portal/shared/ordering'
import { Button, Dialog, QueryRegion, SkeletonList } from '@portal/shared/ui'
import { useAllAcademies, useOrderAcademies } from './academy.queries.ts'

/** The order in which learners see the academies; each change is saved. */
export default function OrderDialog({ onClose }: { onClose: () => void }) {
  const academies = useAllAcademies()
  const order = useOrderAcademies()
  return (
    <Dialog
      open
      title="Order of the academies"
      onClose={onClose}
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <QueryRegion
        query={academies}
        failed="The academies could not be loaded"
        skeleton={<SkeletonList rows={6} />}
      >
        {(answer) => (
          <OrderedList
            label="Academies"
            groups={[{ id: '', label: 'Academies', rows: answer.academies }]}
            rowKey={({ id }) => id}
            rowName={({ title }) => title}
            onOrder={([all]) => order.write({ body: { ids: [...(all?.keys ?? [])] } })}
          />
        )}
      </QueryRegion>
    </Dialog>
  )
}
