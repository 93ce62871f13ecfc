import { TextField } from '@portal/shared/forms'
import { Box, chakra } from '@portal/shared/ui'
import { Globe } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { findZones, type ZoneChoice, zoneChoices, zoneLabel } from './time-zones.ts'

const List = chakra('div', {
  base: {
    position: 'absolute',
    top: '100%',
    left: '0',
    right: '0',
    zIndex: 'bar',
    marginTop: '1',
    maxHeight: '300px',
    overflowY: 'auto',
    padding: '1',
    bg: 'bg.raised',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    boxShadow: 'float',
    fontSize: 'sm',
    '& > p': { padding: '3', color: 'fg.muted' },
    '& > [role=option]': {
      padding: '2.5',
      borderRadius: 'sm',
      cursor: 'pointer',
      overflowWrap: 'anywhere',
      _hover: { bg: 'bg.hover' },
      '&[data-active]': { bg: 'bg.brandSoft' },
      '&[aria-selected=true]': { fontWeight: 'semibold' },
    },
  },
})

export interface TimeZoneFieldProps {
  /** IANA name. */
  value: string
  onValue: (zone: string) => void
  name: string
  hint?: string
  error?: string | undefined
}

/** One of all time zones, found by typing: a combobox with a list. */
export function TimeZoneField({ value, onValue, name, hint, error }: TimeZoneFieldProps) {
  const id = useId()
  const choices = useMemo(() => zoneChoices(value), [value])
  /** What is typed while one looks for a zone; null while the list is closed. */
  const [text, setText] = useState<string | null>(null)
  const [active, setActive] = useState(0)
  const found = text === null ? [] : text === '' ? choices : findZones(choices, text)
  const isOpen = text !== null

  const open = () => {
    setText('')
    setActive(
      Math.max(
        0,
        choices.findIndex(({ zone }) => zone === value),
      ),
    )
  }
  const choose = (choice: ZoneChoice | undefined) => {
    if (choice !== undefined) onValue(choice.zone)
    setText(null)
  }
  const move = (to: number) => setActive(Math.min(Math.max(to, 0), found.length - 1))
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowDown: active + 1, ArrowUp: active - 1 }[event.key]
    if (to !== undefined) {
      event.preventDefault()
      if (isOpen) move(to)
      else open()
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault()
      choose(found[active])
    } else if (event.key === 'Escape' && isOpen) {
      // Closes the list alone, not the dialog that it may stand in.
      event.preventDefault()
      event.stopPropagation()
      setText(null)
    }
  }
  return (
    <Box position="relative">
      <TextField
        label="Time zone"
        name={name}
        before={<Globe size={18} />}
        hint={hint}
        error={error}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && found.length > 0 ? `${id}-${active}` : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder={isOpen ? zoneLabel(value) : undefined}
        value={text ?? zoneLabel(value)}
        onClick={() => (isOpen ? undefined : open())}
        onBlur={() => setText(null)}
        onKeyDown={onKeyDown}
        onValue={(typed) => {
          setText(typed)
          setActive(0)
        }}
      />
      {isOpen ? (
        <ZoneList id={id} found={found} value={value} active={active} onChoose={choose} />
      ) : null}
    </Box>
  )
}

interface ZoneListProps {
  id: string
  found: readonly ZoneChoice[]
  value: string
  active: number
  onChoose: (choice: ZoneChoice) => void
}

function ZoneList({ id, found, value, active, onChoose }: ZoneListProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const line = list.current?.children[active]
    line?.scrollIntoView({ block: 'nearest' })
  }, [active])
  if (found.length === 0) {
    return (
      <List id={id}>
        <p role="status">No time zone is called this. Try a large city near you.</p>
      </List>
    )
  }
  return (
    <List id={id} ref={list} role="listbox" aria-label="Time zones">
      {found.map((choice, index) => (
        <div
          key={choice.zone}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={choice.zone === value}
          data-active={index === active ? '' : undefined}
          // Focus stays in the field, which would close the list when it lost it.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(choice)}
          onKeyDown={() => undefined}
        >
          {choice.label}
        </div>
      ))}
    </List>
  )
}
