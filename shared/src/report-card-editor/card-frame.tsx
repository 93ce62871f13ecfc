import { Box, chakra, Drawer, Heading, Tabs, useMedia } from '@portal/shared/ui'
import { type ReactNode, useId } from 'react'
import type { CardPage } from './editor.queries.ts'
import { TermFacts } from './term-facts.tsx'

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 14rem',
    gap: '8',
    alignItems: 'start',
  },
})

interface CardFrameProps {
  page: CardPage
  footer: ReactNode
  onClose: () => void
  /** The form, or the card to read. */
  children: ReactNode
}

/** The drawer of a card, with the term beside it; behind a tab where it is narrow. */
export function CardFrame({ page, footer, onClose, children }: CardFrameProps) {
  const id = useId()
  const isWide = useMedia('(min-width: 56rem)', true)
  const { student, term, subject, tutor, mayWrite } = page
  return (
    <Drawer
      open
      wide
      keepOnPressOutside
      title={`Report card: ${student.name}`}
      description={[term.name, subject, ...(mayWrite ? [] : [tutor.name])].join(', ')}
      onClose={onClose}
      footer={footer}
    >
      {isWide ? (
        <Columns>
          <Box minWidth="0">{children}</Box>
          <Box as="aside" aria-labelledby={id} minWidth="0" position="sticky" top="0">
            <Heading level={3} size="md" id={id}>
              The term
            </Heading>
            <TermFacts page={page} />
          </Box>
        </Columns>
      ) : (
        <Tabs
          label="Report card"
          tabs={[
            {
              id: 'card',
              label: mayWrite ? 'Write' : 'Card',
              content: () => <Box paddingTop="4">{children}</Box>,
            },
            {
              id: 'term',
              label: 'The term',
              content: () => (
                <Box paddingTop="4">
                  <TermFacts page={page} />
                </Box>
              ),
            },
          ]}
        />
      )}
    </Drawer>
  )
}
