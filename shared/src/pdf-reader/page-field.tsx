import { chakra, Text } from '@portal/shared/ui'
import { type FormEvent, useState } from 'react'
import { pageIn } from './page.rules.ts'
import type { Reader, ReaderState } from './reader-types.ts'

const Frame = chakra('form', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    whiteSpace: 'nowrap',
    '& > input': {
      width: '14',
      minHeight: '10',
      paddingX: '1',
      textAlign: 'center',
      fontSize: { base: 'md', md: 'sm' },
      fontVariantNumeric: 'tabular-nums',
      bg: 'bg.surface',
      color: 'fg',
      borderWidth: '1px',
      borderColor: 'border.control',
      borderRadius: 'md',
    },
  },
})

/** The page in sight, and the way to another one by its number. */
export function PageField({ reader, state }: { reader: Reader; state: ReaderState }) {
  const { page, pages } = state
  /** What is being typed; null shows the page in sight. */
  const [typed, setTyped] = useState<string | null>(null)
  const isOpen = state.status === 'open'
  const go = (event: FormEvent) => {
    event.preventDefault()
    const asked = pageIn(typed ?? '')
    setTyped(null)
    if (asked !== null) reader.goTo(asked)
  }
  return (
    <Frame onSubmit={go}>
      <input
        aria-label="Page"
        aria-describedby="reader-pages"
        inputMode="numeric"
        autoComplete="off"
        disabled={!isOpen}
        value={typed ?? String(page)}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && typed !== null) {
            setTyped(null)
            event.preventDefault()
          }
        }}
        onBlur={() => setTyped(null)}
      />
      <Text as="span" size="sm" tone="muted" figures id="reader-pages">
        of {pages === 0 ? '…' : pages}
      </Text>
    </Frame>
  )
}
