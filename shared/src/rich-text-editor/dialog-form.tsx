import { Button, Dialog, Stack } from '@portal/shared/ui'
import { type FormEvent, type ReactNode, useId } from 'react'
import { createPortal } from 'react-dom'

export interface DialogFormProps {
  title: string
  description?: string
  /** What its main button says. */
  action: string
  /** Why that button can do nothing yet. */
  isBlocked?: boolean
  onDone: () => void
  onClose: () => void
  /** Takes out what the dialog is about. */
  remove?: { label: string; onPress: () => void } | undefined
  size?: 'sm' | 'md' | 'lg' | 'xl'
  children: ReactNode
}

/**
 * A dialog of the editor. It stands outside the form that the text is a field of, which would else
 * be sent when something in the dialog is.
 */
export function DialogForm(props: DialogFormProps) {
  const { title, description, action, isBlocked, onDone, onClose, remove, size = 'sm' } = props
  const id = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (!isBlocked) onDone()
  }
  return createPortal(
    <Dialog
      open
      onClose={onClose}
      title={title}
      {...(description !== undefined && { description })}
      size={size}
      keepOnPressOutside
      footer={
        <>
          {remove ? (
            <Button variant="ghost" onClick={remove.onPress}>
              {remove.label}
            </Button>
          ) : null}
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} variant="primary" disabled={isBlocked === true}>
            {action}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit}>
        <Stack gap="4">{props.children}</Stack>
      </form>
    </Dialog>,
    document.body,
  )
}
