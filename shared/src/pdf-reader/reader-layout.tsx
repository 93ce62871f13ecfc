import { chakra, Heading, IconButton, Row } from '@portal/shared/ui'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'

/** All of the reader: title and tools above the pages; on phones, the tools below. */
export const Frame = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    height: '100%',
    minHeight: '20rem',
    minWidth: '0',
    overflow: 'hidden',
    bg: 'bg.surface',
    color: 'fg',
  },
})

/** Tools, and what they work on. */
export const ToolsAndStage = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column-reverse', md: 'column' },
    flex: '1',
    minHeight: '0',
    minWidth: '0',
  },
})

const StageBox = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    flex: '1',
    minHeight: '0',
    minWidth: '0',
    '& > [data-part=columns]': {
      position: 'relative',
      display: 'flex',
      flex: '1',
      minHeight: '0',
      minWidth: '0',
    },
  },
})

/** What changes with the document: search, notices, panel and pages. */
export function Stage({ children }: { children: ReactNode }) {
  return <StageBox>{children}</StageBox>
}

/** The room of the pages. */
export const Pages = chakra('div', {
  base: {
    position: 'relative',
    flex: '1',
    minWidth: '0',
    minHeight: '0',
    bg: 'bg.sunken',
    '& > [data-part=box]': {
      position: 'absolute',
      inset: '0',
      overflow: 'auto',
      paddingTop: '3',
      overscrollBehavior: 'contain',
      '&:focus-visible': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '-2px' },
    },
  },
})

const Header = chakra('header', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minWidth: '0',
    minHeight: '12',
    paddingX: { base: '2', md: '3' },
    paddingY: '1',
    borderBottomWidth: '1px',
    borderColor: 'border',
    '& > h2': {
      flex: '1',
      minWidth: '0',
      overflow: 'hidden',
      whiteSpace: 'nowrap',
      textOverflow: 'ellipsis',
    },
  },
})

interface HeaderProps {
  title: string
  onClose: (() => void) | undefined
  closeLabel: string | undefined
  actions: ReactNode
}

/** The way back, the title, and what the caller puts beside it. */
export function ReaderHeader({ title, onClose, closeLabel = 'Back', actions }: HeaderProps) {
  return (
    <Header>
      {onClose ? (
        <IconButton
          size="md"
          label={closeLabel}
          icon={<ArrowLeft size={20} aria-hidden />}
          onClick={onClose}
        />
      ) : null}
      <Heading level={2} size="md" title={title}>
        {title}
      </Heading>
      {actions ? <Row gap="2">{actions}</Row> : null}
    </Header>
  )
}
