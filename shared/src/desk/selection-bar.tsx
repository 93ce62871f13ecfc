import { Button, chakra, IconButton, Text } from '@portal/shared/ui'
import { MessageSquarePlus, X } from 'lucide-react'

const Bar = /* @__PURE__ */ chakra('div', {
  base: {
    position: 'fixed',
    insetInline: '0',
    bottom: '0',
    // Above what a phone has at its bottom edge.
    zIndex: 'drawer',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '3',
    paddingX: '4',
    paddingTop: '3',
    paddingBottom: 'calc(0.75rem + env(safe-area-inset-bottom))',
    bg: 'bg.raised',
    borderTopWidth: '1px',
    borderColor: 'border',
    boxShadow: 'float',
    // The words give way, never what is to be pressed.
    '& > button': { flexShrink: '0' },
    '@media print': { display: 'none' },
  },
})

export interface SelectionBarProps {
  /** What is chosen. */
  words: string
  onComment: () => void
  onClose: () => void
}

/**
 * What can be done with chosen words, at the bottom edge: where fingers are, and where the browser's
 * own menu of a selection is not. Pressing it leaves the selection as it is.
 */
export function SelectionBar({ words, onComment, onClose }: SelectionBarProps) {
  return (
    <Bar
      role="group"
      aria-label="Chosen words"
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
    >
      <Text as="span" size="sm" tone="muted" lineClamp={1} maxWidth="reading">
        “{words}”
      </Text>
      <Button
        variant="primary"
        size="sm"
        icon={<MessageSquarePlus size={16} aria-hidden />}
        onClick={onComment}
      >
        Comment
      </Button>
      <IconButton label="Choose nothing" size="sm" icon={<X size={16} />} onClick={onClose} />
    </Bar>
  )
}
