import { Card, Stack } from '@portal/shared/ui'
import type { ReactNode } from 'react'

export interface SideCardProps {
  title: string
  action?: ReactNode
  /** It stands in a sheet, which has the title. */
  isSheet: boolean
  children: ReactNode
}

/** What stands beside the text: a card, or on phones all of a sheet. */
export function SideCard({ title, action, isSheet, children }: SideCardProps) {
  if (!isSheet) {
    return (
      <Card title={title} level={2} action={action}>
        {children}
      </Card>
    )
  }
  return (
    <Stack gap="3" alignItems="start">
      {action}
      {children}
    </Stack>
  )
}
