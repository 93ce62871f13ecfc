import { part } from '@portal/shared/idle'
import { type ComponentProps, Suspense } from 'react'

const Replies = part(() => import('./replies.tsx'), { failed: 'The replies could not be shown' })

/** What was said about a marking that came back; most items at a desk have none yet. */
export function LateReplies(props: ComponentProps<typeof Replies>) {
  return (
    <Suspense fallback={null}>
      <Replies {...props} />
    </Suspense>
  )
}
