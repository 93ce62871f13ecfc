import { ApiError } from '@portal/shared/api'
import { useLiveReads } from '@portal/shared/live'
import { useQuery } from '@portal/shared/query'
import { Button, EmptyState, FailedState, messageOf, SkeletonText, Stack } from '@portal/shared/ui'
import { useReadOnly } from '@portal/shared/viewing'
import { Suspense } from 'react'
import { ClaimButton } from './claim-button.tsx'
import { deskQuery, deskReads } from './desk.queries.ts'
import type { DeskProps } from './desk.tsx'
import { OpenDesk } from './open-desk.tsx'
import { LeftWork } from './work-parts.ts'

/** Reads the item, and says what there is instead where it cannot be had. */
export default function DeskFrame(props: DeskProps) {
  const { itemId, onClose, inDialog = false } = props
  const read = useQuery(deskQuery(itemId))
  const viewing = useReadOnly()
  useLiveReads('writing', deskReads)
  const status = read.error instanceof ApiError ? read.error.status : undefined
  if (read.data !== undefined) {
    return (
      <OpenDesk
        {...props}
        read={read.data}
        isGone={status === 404 || status === 409}
        isViewing={viewing !== null}
      />
    )
  }
  if (!read.isError) return <SkeletonText lines={10} />
  /** Nothing else names the page then. */
  const level = inDialog ? 2 : 1
  const back = <Button onClick={onClose}>Back to the queue</Button>
  if (status === 409) return <InPool {...props} level={level} />
  if (status === 404 || status === 400) {
    return (
      <Stack gap="4">
        {viewing === null ? (
          <Suspense>
            <LeftWork itemId={itemId} read={null} />
          </Suspense>
        ) : null}
        <EmptyState title="This is not with you" illustration="search" action={back} level={level}>
          Somebody else has it, or there is no such piece.
        </EmptyState>
      </Stack>
    )
  }
  return (
    <FailedState title="The piece could not be loaded" onRetry={() => read.refetch()} level={level}>
      {messageOf(read.error)}
    </FailedState>
  )
}

/** An item that nobody has: its text is seen once it is claimed. */
function InPool({ itemId, onClose, level }: DeskProps & { level: 1 | 2 }) {
  return (
    <EmptyState
      title="This waits in the pool"
      level={level}
      action={
        <Stack gap="3" alignItems="center">
          <ClaimButton itemId={itemId} />
          <Button onClick={onClose}>Back to the queue</Button>
        </Stack>
      }
    >
      Whoever claims it can read and mark it.
    </EmptyState>
  )
}
