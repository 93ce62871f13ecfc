import { useEffect } from 'react'
import type { Quill } from 'react-quill'

/** What assistive technology and the form are told of the text. */
export interface TextboxProps {
  id: string
  label: string
  name: string | undefined
  describedBy: string | undefined
  isInvalid: boolean
  isReadOnly: boolean
  isDisabled: boolean
}

/** Says of the text that it is a text box, what it is called, and how it stands with it. */
export function useTextbox(quill: Quill | null, props: TextboxProps): void {
  const { id, label, name, describedBy, isInvalid, isReadOnly, isDisabled } = props
  useEffect(() => {
    if (quill === null) return
    const said: Readonly<Record<string, string | undefined>> = {
      id,
      name,
      role: 'textbox',
      tabindex: isDisabled ? '-1' : '0',
      'aria-label': label,
      'aria-multiline': 'true',
      'aria-describedby': describedBy,
      'aria-invalid': isInvalid ? 'true' : undefined,
      'aria-readonly': isReadOnly ? 'true' : undefined,
      'aria-disabled': isDisabled ? 'true' : undefined,
    }
    for (const [attribute, value] of Object.entries(said)) {
      if (value === undefined) quill.root.removeAttribute(attribute)
      else quill.root.setAttribute(attribute, value)
    }
  }, [quill, id, label, name, describedBy, isInvalid, isReadOnly, isDisabled])

  useEffect(() => {
    if (quill === null) return
    // A label leads by itself only to what was made for labels.
    const own = document.querySelector(`label[for="${CSS.escape(id)}"]`)
    const lead = () => quill.focus()
    own?.addEventListener('click', lead)
    return () => own?.removeEventListener('click', lead)
  }, [quill, id])
}
