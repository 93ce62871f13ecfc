import { Heading, Stack } from '@portal/shared/ui'
import type { ReactNode } from 'react'

/** A part with its heading, below that of the card or section around it. */
export function Titled({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap="3">
      <Heading level={3} size="sm">
        {title}
      </Heading>
      {children}
    </Stack>
  )
}
