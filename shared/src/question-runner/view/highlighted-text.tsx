import { Box, Button, chakra, LiveText } from '@portal/shared/ui'
import { Highlighter as Pen } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Highlighter } from './use-highlighter.ts'

const Text = chakra('div', {
  base: {
    '& [data-highlight]': {
      bg: 'warning.soft',
      color: 'inherit',
      boxShadow: '0 2px 0 0 var(--p-colors-warning)',
      borderRadius: 'xs',
      cursor: 'pointer',
    },
  },
})

/** A question's text in which pieces can be highlighted: a button comes with a selection. */
export function HighlightedText({
  highlighter,
  zoom,
  children,
}: {
  highlighter: Highlighter
  zoom: number
  children: ReactNode
}) {
  const { root, selected, toggle, said } = highlighter
  return (
    <Box position="relative">
      <Text ref={root} style={{ zoom }}>
        {children}
      </Text>
      {selected === null ? null : (
        <Box
          position="absolute"
          zIndex="sticky"
          boxShadow="float"
          borderRadius="md"
          style={{
            top: selected.bottom + 6,
            left: `clamp(0px, ${selected.left}px, calc(100% - 11rem))`,
          }}
        >
          <Button
            size="sm"
            variant="secondary"
            icon={<Pen size={16} />}
            // The press itself would take the selection away.
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={toggle}
          >
            {selected.isHighlighted ? 'Remove highlight' : 'Highlight'}
          </Button>
        </Box>
      )}
      <LiveText>{said}</LiveText>
    </Box>
  )
}
