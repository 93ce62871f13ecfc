import { Card, EmptyState, ProgressBar, Stack } from '@portal/shared/ui'
import type { ReactNode } from 'react'
import { monthName } from './month.rules.ts'

export interface MonthCardProps {
  /** 1 to 12. */
  month: number
  /** All that is shown of it. */
  items: readonly { isCompleted: boolean }[]
  /** At the card's upper end. */
  action?: ReactNode
  /** Below everything, also where the month is empty. */
  footer?: ReactNode
  /** The items; not drawn where there are none. */
  children: ReactNode
}

/** One month of a curriculum: how much of it is done, and its items. */
export function MonthCard(props: MonthCardProps) {
  const { month, items, action, footer, children } = props
  const total = items.length
  const completed = items.filter(({ isCompleted }) => isCompleted).length
  return (
    <Card title={monthName(month)} action={action} footer={footer}>
      {total === 0 ? (
        <EmptyState compact level={3} title={`Nothing is planned for ${monthName(month)} yet.`} />
      ) : (
        <Stack gap="3">
          <ProgressBar
            label={`Done in ${monthName(month)}`}
            value={completed / total}
            text={`${completed} of ${total}`}
          />
          {children}
        </Stack>
      )}
    </Card>
  )
}
