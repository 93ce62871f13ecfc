import { Box, Tabs, VisuallyHidden } from '@portal/shared/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { monthName, schoolYear } from './month.rules.ts'

export interface MonthTabsProps {
  /** What the months are of: `Months of your curriculum`. */
  label: string
  /** The month that is open, 1 to 12. */
  value: number
  /** The month that it is now. */
  current?: number
  onValue: (month: number) => void
  /** How much of each is done; only months with something in them need one. */
  done?: readonly { monthNumber: number; total: number; completed: number }[]
  /** How many items each holds, where nothing is done with them. */
  counts?: readonly { monthNumber: number; items: number }[]
  children: ReactNode
}

/** The months of a school year as tabs, September to August, the one that is open in sight. */
export function MonthTabs(props: MonthTabsProps) {
  const { label, value, current, onValue, done = [], counts = [], children } = props
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const list = box.current?.querySelector<HTMLElement>('[role=tablist]')
    const open = list?.querySelectorAll<HTMLElement>('[role=tab]')[schoolYear.indexOf(value)]
    if (!list || !open) return
    list.scrollLeft = open.offsetLeft - list.offsetLeft - (list.clientWidth - open.offsetWidth) / 2
  }, [value])
  return (
    <Box
      ref={box}
      minWidth="0"
      css={{
        // What is hidden in them scrolls with them.
        '& [role=tablist]': { gap: '5', position: 'relative' },
        '@media print': { '& [role=tablist]': { display: 'none' } },
      }}
    >
      <Tabs
        label={label}
        value={String(value)}
        onValue={(month) => onValue(Number(month))}
        tabs={schoolYear.map((month) => {
          const of = done.find(({ monthNumber }) => monthNumber === month)
          const count = counts.find(({ monthNumber }) => monthNumber === month)?.items
          return {
            id: String(month),
            label: (
              <>
                {monthName(month)}
                {month === current ? <VisuallyHidden>, this month</VisuallyHidden> : null}
                {of && of.total > 0 ? (
                  <small>
                    {of.completed}/{of.total}
                    <VisuallyHidden> done</VisuallyHidden>
                  </small>
                ) : null}
              </>
            ),
            ...(count !== undefined && { count }),
            content: () => children,
          }
        })}
      />
    </Box>
  )
}
