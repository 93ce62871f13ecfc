import { SelectField } from '@portal/shared/forms'
import { Button, Dialog, Stack } from '@portal/shared/ui'
import { useState } from 'react'
import { type Order, type Place, placeOf } from './ordering.rules.ts'
import { placeNames } from './words.rules.ts'

export interface MoveDialogProps {
  /** The row that is moved. */
  id: string
  order: Order
  labels: readonly string[]
  nameOf: (key: string) => string
  onMove: (to: Place) => void
  onClose: () => void
}

/** Asks for a row's place: its group, where there are several, and the row that it comes after. */
export default function MoveDialog(props: MoveDialogProps) {
  const { id, order, labels, nameOf, onMove, onClose } = props
  const from = placeOf(order, id)
  const [group, setGroup] = useState(from?.group ?? '')
  const [place, setPlace] = useState(from?.at ?? 0)
  const others = order.find((one) => one.id === group)?.keys.filter((key) => key !== id) ?? []
  const choose = (next: string) => {
    setGroup(next)
    setPlace(next === from?.group ? from.at : 0)
  }
  return (
    <Dialog
      open
      size="sm"
      title={`Move “${nameOf(id)}”`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" onClick={() => onMove({ group, at: place })}>
            Move
          </Button>
        </>
      }
    >
      {/* No form: the rows may be a part of one. */}
      <Stack gap="5">
        {order.length > 1 ? (
          <SelectField
            label="Group"
            value={group}
            onValue={choose}
            options={order.map((one, at) => ({ value: one.id, label: labels[at] ?? '' }))}
          />
        ) : null}
        <SelectField
          label="Place"
          value={String(place)}
          onValue={(next) => setPlace(Number(next))}
          options={placeNames(others.map(nameOf)).map((label, at) => ({
            value: String(at),
            label,
          }))}
        />
      </Stack>
    </Dialog>
  )
}
