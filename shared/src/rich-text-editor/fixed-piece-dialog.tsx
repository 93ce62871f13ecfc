import { Text } from '@portal/shared/ui'
import { DialogForm } from './dialog-form.tsx'

export interface FixedPieceDialogProps {
  name: 'table' | 'figure'
  onClose: () => void
  onRemove: () => void
}

/** A table or figure that no grid can show: it stays as it is, or goes. */
export function FixedPieceDialog({ name, onClose, onRemove }: FixedPieceDialogProps) {
  return (
    <DialogForm
      title={`Edit ${name}`}
      action="Keep it"
      onDone={onClose}
      onClose={onClose}
      remove={{ label: `Remove ${name}`, onPress: onRemove }}
    >
      <Text>
        {name === 'table'
          ? 'This table has joined cells or images, so it cannot be edited here. Remove it and add a new one to change it.'
          : 'This figure holds more than an image and its caption, so it cannot be edited here.'}
      </Text>
    </DialogForm>
  )
}
