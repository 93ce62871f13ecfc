import { Button, Row, VisuallyHidden } from '@portal/shared/ui'

export interface RowButtonsProps {
  name: string
  onEdit: () => void
  onHistory: () => void
  onRemove: () => void
}

/** What can be done with a row, at its end; each button says of what. */
export function RowButtons({ name, onEdit, onHistory, onRemove }: RowButtonsProps) {
  return (
    <Row gap="2" justifyContent="flex-end">
      <Button size="sm" onClick={onEdit}>
        Edit<VisuallyHidden> {name}</VisuallyHidden>
      </Button>
      <Button size="sm" onClick={onHistory}>
        History<VisuallyHidden> of {name}</VisuallyHidden>
      </Button>
      <Button size="sm" onClick={onRemove}>
        Remove<VisuallyHidden> {name}</VisuallyHidden>
      </Button>
    </Row>
  )
}
