import { chakra } from '@portal/shared/ui'
import { type FormEvent, type KeyboardEventHandler, type ReactNode, useEffect, useRef } from 'react'
import { type OnUnsent, UnsentContext } from './use-unsent.ts'

const Native = chakra('form', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '5',
    minWidth: '0',
    // Clear of the top bar when it is brought into view.
    '& [data-form-note]': { scrollMarginTop: '7rem' },
  },
})

export interface FormProps {
  /** Called once per press; the page is not left. */
  onSubmit: () => unknown
  children: ReactNode
  /** Bad controls get focus, the first of them, whenever this changes to a higher number. */
  attempt?: number
  label?: string
  /** For a button that stands outside, as in a dialog's foot: `<Button type="submit" form={id}>`. */
  id?: string
  onKeyDown?: KeyboardEventHandler
  /** What stands before the fields: `useForm` says there what went wrong. */
  before?: ReactNode
  /** Hears of fields of which something is still on its way. */
  onUnsent?: OnUnsent
}

/** A form in one column. The browser's own bubbles stay away; errors stand beside the fields. */
export function Form(props: FormProps) {
  const { onSubmit, children, attempt = 0, label, id, onKeyDown, before, onUnsent } = props
  const ref = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (attempt === 0) return
    // What the form itself says. A field, a file or a preview may have an alert of its own, which is
    // no reason to leave a bad field alone.
    const said = ref.current?.querySelector('[data-form-note]')
    // A long form's button is far from what is said above its fields.
    if (said) {
      said.scrollIntoView?.({ block: 'nearest' })
      return
    }
    const bad = ref.current?.querySelector<HTMLElement>('[aria-invalid=true],[data-invalid]')
    // A group takes no focus itself; its first choice does.
    const control = bad?.matches('fieldset') ? bad.querySelector<HTMLElement>('input') : bad
    control?.focus()
  }, [attempt])
  return (
    <Native
      ref={ref}
      id={id}
      noValidate
      aria-label={label}
      onKeyDown={onKeyDown}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {before}
      {onUnsent ? <UnsentContext value={onUnsent}>{children}</UnsentContext> : children}
    </Native>
  )
}
