import { Button, Dialog, type DialogProps } from '@portal/shared/ui'
import type { ReactNode } from 'react'
import { Form, type FormProps } from './form.tsx'
import { type FormBar, SaveBar } from './save-bar.tsx'

export interface FormDialogProps extends Pick<DialogProps, 'description' | 'size'> {
  /** What `useForm` gives. */
  form: {
    frame: Pick<FormProps, 'id' | 'attempt' | 'onSubmit' | 'before' | 'onUnsent'>
    bar: FormBar
    leave: (go: () => void) => void
  }
  title: string
  /** What the main button says; `Save` unless said otherwise. */
  save?: string
  /** Other buttons, as `Preview`. */
  actions?: ReactNode
  /** Closes it: the form is saved, or there is nothing to save any more. */
  onClose: () => void
  children: ReactNode
}

/**
 * A form in a dialog, with its buttons below. `Cancel`, Escape and the cross ask before something
 * unsaved is given up, draft and all; a press beside does nothing then. A reload keeps the draft, which
 * is there when the dialog is opened again.
 */
export function FormDialog(props: FormDialogProps) {
  const { form, title, description, size = 'sm', save, actions, onClose, children } = props
  const close = () => form.leave(onClose)
  return (
    <Dialog
      open
      size={size}
      title={title}
      description={description}
      keepOnPressOutside={form.bar.isDirty}
      onClose={close}
      footer={
        <SaveBar look="foot" label={save} {...form.bar}>
          <Button onClick={close}>Cancel</Button>
          {actions}
        </SaveBar>
      }
    >
      <Form label={title} {...form.frame}>
        {children}
      </Form>
    </Dialog>
  )
}
