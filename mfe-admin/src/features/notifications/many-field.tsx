import type { FormField } from '@portal/shared/forms'
import { type Found, type Pickable, SearchPicker, useNamed } from '@portal/shared/pickers'
import { Box, Button, Chip, Row } from '@portal/shared/ui'
import { useEffect, useRef, useState } from 'react'

export interface ManyFieldProps<A> {
  label: string
  hint?: string
  /** Stands in the empty field: what it means. */
  none: string
  from: Pickable<A>
  /** The list of ids: `field={form.field('schoolIds')}`. */
  field: FormField<string[]>
  /** Names that are known already. */
  known: readonly Found[]
}

/** How many are named before somebody asks for the rest. */
const shownAtFirst = 12

/** Some of very many, each found by the server while one types; what is chosen stands below. */
export function ManyField<A>({ label, hint, none, from, field, known }: ManyFieldProps<A>) {
  const { value, error, onValue, name, readOnly } = field
  const frame = useRef<HTMLDivElement>(null)
  // The next one is a field of its own, which begins empty and has the focus.
  const [round, setRound] = useState(0)
  const [isWhole, setWhole] = useState(false)
  const focus = () => frame.current?.querySelector('input')?.focus()
  useEffect(() => {
    if (round > 0) frame.current?.querySelector('input')?.focus()
  }, [round])
  const add = (id: string) => {
    if (id === '') return
    if (!value.includes(id)) onValue([...value, id])
    setRound(round + 1)
  }
  const shown = isWhole ? value : value.slice(0, shownAtFirst)
  return (
    <Box ref={frame} display="flex" flexDirection="column" gap="2">
      <SearchPicker
        key={round}
        optional
        label={label}
        {...(hint !== undefined && { hint })}
        {...(error !== undefined && { error })}
        none={none}
        from={from}
        name={name}
        value=""
        {...(readOnly && { readOnly })}
        onValue={add}
      />
      {value.length === 0 ? null : (
        <Row as="ul" gap="2" listStyleType="none" aria-label={label}>
          {shown.map((id) => (
            <li key={id}>
              <NamedChip
                id={id}
                from={from}
                known={known.find((one) => one.value === id)}
                onRemove={() => {
                  onValue(value.filter((other) => other !== id))
                  focus()
                }}
              />
            </li>
          ))}
          {shown.length < value.length ? (
            <li>
              <Button size="sm" variant="ghost" onClick={() => setWhole(true)}>
                {`Show all ${value.length}`}
              </Button>
            </li>
          ) : null}
        </Row>
      )}
    </Box>
  )
}

interface NamedChipProps<A> {
  id: string
  from: Pickable<A>
  known: Found | undefined
  onRemove: () => void
}

function NamedChip<A>({ id, from, known, onRemove }: NamedChipProps<A>) {
  const { shown, isUnknown } = useNamed(from, id, known)
  const label = shown?.label ?? (isUnknown ? 'Not there any more' : '…')
  return (
    <Chip tone="brand" removeLabel={`Remove ${label}`} onRemove={onRemove}>
      {label}
    </Chip>
  )
}
