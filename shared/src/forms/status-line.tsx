import { Text } from '@portal/shared/ui'
import type { ReactNode } from 'react'

/** Says beside a button or a control where saving stands, also to those who do not see it. */
export function StatusLine({ tone = 'muted', children }: StatusLineProps) {
  return (
    <Text as="span" size="sm" tone={tone} role="status">
      {children}
    </Text>
  )
}

export interface StatusLineProps {
  tone?: 'muted' | 'warning' | 'danger'
  children: ReactNode
}
