import { Heading } from '@portal/shared/ui'
import type { ReactNode } from 'react'

/** What a printed part is called, where the page's own heading is left out. */
export function PrintTitle({ children }: { children: ReactNode }) {
  return (
    <Heading level={2} display="none" css={{ '@media print': { display: 'block' } }}>
      {children}
    </Heading>
  )
}
