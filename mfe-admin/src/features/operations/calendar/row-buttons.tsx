import { Button, Row, VisuallyHidden } from '@portal/shared/ui'

/** What can be done with a row, at its end; each button says of what. */
export function RowButtons(props: { name: string; onEdit: () => void; onRemove: () => void }) {
  const { name, onEdit, onRemove } = props
  return (
    <Row gap="2" justifyContent="flex-end">
      <Button size="sm" onClick={onEdit}>
        Edit<VisuallyHidden> {name}</VisuallyHidden>
      </Button>
      <Button size="sm" onClick={onRemove}>
        Remove<VisuallyHidden> {name}</VisuallyHidden>
      </Button>
    </Row>
  )
}
