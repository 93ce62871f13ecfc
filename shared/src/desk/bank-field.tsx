import { TextField } from '@portal/shared/forms'
import { type KeyboardEvent, useEffect, useRef } from 'react'

export interface BankFieldProps {
  value: string
  onValue: (value: string) => void
  onKeyDown: (event: KeyboardEvent) => void
  listId: string
  /** Id of the option that Enter would choose. */
  activeId: string | undefined
}

/** The field in which saved comments are sought; it takes the focus when it comes. */
export function BankField({ value, onValue, onKeyDown, listId, activeId }: BankFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <TextField
      ref={field}
      label="Find a saved comment"
      role="combobox"
      aria-expanded={activeId !== undefined}
      aria-controls={listId}
      aria-activedescendant={activeId}
      aria-autocomplete="list"
      autoComplete="off"
      value={value}
      onValue={onValue}
      onKeyDown={onKeyDown}
    />
  )
}
