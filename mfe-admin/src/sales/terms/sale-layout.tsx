import { chakra, Stack } from '@portal/shared/ui'
import type { ReactNode } from 'react'

const Frame = chakra('div', {
  base: {
    display: 'grid',
    alignItems: 'start',
    gap: { base: '5', md: '8' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' },
    '& > *': { minWidth: '0' },
    '& > aside': { position: { lg: 'sticky' }, top: { lg: '20' } },
  },
})

/** The form of a sale with what it would come to at its side; below it on phones. */
export function SaleLayout({ side, children }: { side: ReactNode; children: ReactNode }) {
  return (
    <Frame>
      <Stack gap="6">{children}</Stack>
      <aside aria-label="Preview">{side}</aside>
    </Frame>
  )
}
