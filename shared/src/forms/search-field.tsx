import { IconButton } from '@portal/shared/ui'
import { Search, X } from 'lucide-react'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { Field } from './field.tsx'
import { Affix, Input } from './text-control.tsx'

export interface SearchFieldProps {
  label: string
  value: string
  /** The text sought, without blanks at its ends, 250 ms after the last key; at once on Enter, on the way to what is found, and when cleared. */
  onValue: (value: string) => void
  placeholder?: string
  labelHidden?: boolean
}

/** A search box. It keeps what is typed and passes it on when typing pauses. */
export function SearchField({
  label,
  value,
  onValue,
  placeholder = 'Search',
  labelHidden = true,
}: SearchFieldProps) {
  const [text, setText] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const input = useRef<HTMLInputElement>(null)
  /** What was passed on and has not come back as `value`; typing may be further by then. */
  const passed = useRef<string[]>([])
  useEffect(() => {
    const at = passed.current.indexOf(value)
    passed.current = passed.current.slice(at + 1)
    if (at === -1) setText(value)
  }, [value])
  useEffect(() => () => clearTimeout(timer.current), [])
  const pass = (next: string, wait: number) => {
    setText(next)
    clearTimeout(timer.current)
    const give = () => {
      timer.current = undefined
      const sought = next.trim()
      if (sought !== value) passed.current.push(sought)
      onValue(sought)
    }
    if (wait === 0) give()
    else timer.current = setTimeout(give, wait)
  }
  return (
    <Field label={label} labelHidden={labelHidden}>
      {(aria) => (
        <Affix>
          <span data-part="before" aria-hidden="true">
            <Search size={18} />
          </span>
          <Input
            {...aria}
            ref={input}
            type="search"
            placeholder={placeholder}
            value={text}
            onChange={(event: ChangeEvent<HTMLInputElement>) => pass(event.target.value, 250)}
            // Later it would take back what is pressed meanwhile, such as a link that was found.
            onBlur={() => {
              if (timer.current !== undefined) pass(text, 0)
            }}
            onKeyDown={(event: { key: string }) => {
              if (event.key === 'Enter' || event.key === 'ArrowDown') pass(text, 0)
            }}
          />
          {text ? (
            <span data-part="after">
              <IconButton
                size="sm"
                label="Clear search"
                icon={<X size={16} />}
                onClick={() => {
                  pass('', 0)
                  input.current?.focus()
                }}
              />
            </span>
          ) : null}
        </Affix>
      )}
    </Field>
  )
}
