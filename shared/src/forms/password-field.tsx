import { IconButton } from '@portal/shared/ui'
import { Eye, EyeOff } from 'lucide-react'
import { type ChangeEvent, useState } from 'react'
import { Field } from './field.tsx'
import { Affix, Input } from './text-control.tsx'
import type { TextFieldProps } from './text-field.tsx'

/** A password, with a button that shows or hides it. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'before' | 'unit'>) {
  const { label, hint, error, optional, labelHidden, onValue, onChange, ...native } = props
  const [shown, setShown] = useState(false)
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event)
    onValue?.(event.target.value)
  }
  return (
    <Field {...{ id: native.id, label, hint, error, optional, labelHidden }}>
      {(aria) => (
        <Affix>
          <Input
            autoComplete="current-password"
            {...native}
            {...aria}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            onChange={change}
          />
          <span data-part="after">
            <IconButton
              size="sm"
              label={shown ? 'Hide password' : 'Show password'}
              icon={shown ? <EyeOff size={18} /> : <Eye size={18} />}
              onClick={() => setShown(!shown)}
            />
          </span>
        </Affix>
      )}
    </Field>
  )
}
