import { part } from '@portal/shared/idle'
import { FailedState, SkeletonText } from '@portal/shared/ui'
import { Suspense } from 'react'

export interface DeskProps {
  itemId: string
  /** The way back to the queue. */
  onClose: () => void
  /** Goes on to another item: after one is returned, to the most urgent of one’s own. */
  onNext?: (itemId: string) => void
  /** It stands in a dialog, which has the title. */
  inDialog?: boolean
}

const Frame = part<DeskProps>(() => import('./desk-frame.tsx'), {
  failed: ({ onRetry }) => <FailedState title="The desk could not be loaded" onRetry={onRetry} />,
})

/** An item of the queue with its text, to be marked or read. */
export function Desk(props: DeskProps) {
  return (
    <Suspense fallback={<SkeletonText lines={10} />}>
      <Frame key={props.itemId} {...props} />
    </Suspense>
  )
}
