import { Button, chakra, IconButton, Text } from '@portal/shared/ui'
import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Found, Reader } from './reader-types.ts'
import { foundInWords } from './words.rules.ts'

const Bar = chakra('search', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '1',
    paddingX: '3',
    paddingY: '2',
    borderBottomWidth: '1px',
    borderColor: 'border',
    '& > input': {
      flex: '1 1 10rem',
      minWidth: '0',
      maxWidth: '24rem',
      minHeight: '10',
      paddingX: '3',
      fontSize: { base: 'md', md: 'sm' },
      bg: 'bg.surface',
      color: 'fg',
      borderWidth: '1px',
      borderColor: 'border.control',
      borderRadius: 'md',
    },
    '& > [role=status]': { minWidth: '24', paddingX: '2' },
  },
})

/** How long typing pauses before it is sought, in ms. */
const pauseMs = 250

interface SearchBarProps {
  reader: Reader
  found: Found
  onClose: () => void
}

/** A search through the whole document, with each hit in turn. */
export function SearchBar({ reader, found, onClose }: SearchBarProps) {
  const [text, setText] = useState(found.query)
  const input = useRef<HTMLInputElement>(null)
  const seek = useEffectEvent((query: string) => {
    if (query !== reader.read().found.query) reader.find(query)
  })
  useEffect(() => input.current?.focus(), [])
  useEffect(() => {
    const timer = setTimeout(() => seek(text.trim()), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (text.trim() !== found.query) reader.find(text.trim())
    else reader.findNext(event.shiftKey ? -1 : 1)
  }
  const hasHits = found.total > 0
  return (
    <Bar aria-label="Search in the document">
      <input
        ref={input}
        type="text"
        enterKeyHint="search"
        aria-label="Search in the document"
        placeholder="Search in the document"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={press}
      />
      <IconButton
        label="Hit before"
        icon={<ChevronUp size={20} aria-hidden />}
        disabled={!hasHits}
        onClick={() => reader.findNext(-1)}
      />
      <IconButton
        label="Next hit"
        icon={<ChevronDown size={20} aria-hidden />}
        disabled={!hasHits}
        onClick={() => reader.findNext(1)}
      />
      <Text as="span" size="sm" tone="muted" figures role="status">
        {foundInWords(found)}
      </Text>
      <chakra.span marginLeft="auto">
        <Button variant="ghost" size="sm" icon={<X size={18} aria-hidden />} onClick={onClose}>
          Close search
        </Button>
      </chakra.span>
    </Bar>
  )
}
