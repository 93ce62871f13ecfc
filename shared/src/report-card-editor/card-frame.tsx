import type { ReactNode } from 'react'
import { DrawerBeside } from '../written-drafts/drawer-beside.tsx'
import type { CardPage } from './editor.queries.ts'
import { TermFacts } from './term-facts.tsx'

interface CardFrameProps {
  page: CardPage
  footer: ReactNode
  onClose: () => void
  /** The form, or the card to read. */
  children: ReactNode
}

/** The drawer of a card, with the term beside it. */
export function CardFrame({ page, children, ...frame }: CardFrameProps) {
  const { student, term, subject, tutor, mayWrite } = page
  return (
    <DrawerBeside
      {...frame}
      wide="page"
      from="56rem"
      title={`Report card: ${student.name}`}
      description={[term.name, subject, ...(mayWrite ? [] : [tutor.name])].join(', ')}
      label="Report card"
      tab={mayWrite ? 'Write' : 'Card'}
      beside={{
        ...{ title: 'The term', width: 'narrow' },
        content: <TermFacts page={page} />,
      }}
    >
      {children}
    </DrawerBeside>
  )
}
