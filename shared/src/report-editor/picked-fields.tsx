import { part } from '@portal/shared/idle'
import type { DateFieldProps, TreeViewProps } from '@portal/shared/pickers'
import { Skeleton } from '@portal/shared/ui'
import { Suspense } from 'react'

// What picks days and topics is five times the rest of the editor: one writes before it is there.
const Day = part<DateFieldProps>(async () => ({
  default: (await import('@portal/shared/pickers')).DateField,
}))
const Tree = part<TreeViewProps>(
  async () => ({ default: (await import('@portal/shared/pickers')).TreeView }),
  { failed: 'The topics could not be loaded' },
)

/** The day on which homework is due. */
export function DueField(props: DateFieldProps) {
  return (
    <Suspense fallback={<Skeleton height="16" />}>
      <Day {...props} />
    </Suspense>
  )
}

/** All topics, by part and subject. */
export function TopicTree(props: TreeViewProps) {
  return (
    <Suspense fallback={<Skeleton height="40" />}>
      <Tree {...props} />
    </Suspense>
  )
}
