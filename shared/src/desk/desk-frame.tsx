import { ApiError } from '@portal/shared/api'
import { useLiveReads } from '@portal/shared/live'
import { useQuery } from '@portal/shared/query'
import {
  Button,
  EmptyState,
  FailedState,
  messageOf,
  SkeletonText,
  Stack,
  Text,
} from '@portal/shared/ui'
import { useReadOnly } from '@portal/shared/viewing'
import { deskQuery, deskReads, useClaim } from './desk.queries.ts'
import type { DeskProps } from './desk.tsx'
import { LeftWork } from './left-work.tsx'
import { OpenDesk } from './open-desk.tsx'

/** Reads the item, and says what there is instead where it cannot be had. */
export default function DeskFrame(props: DeskProps) {
  const { itemId, onClose } = props
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
  const back = <Button onClick={onClose}>Back to the queue</Button>
  if (status === 409) return <InPool {...props} />
  if (status === 404 || status === 400) {
    return (
      <Stack gap="4">
        {viewing === null ? <LeftWork itemId={itemId} read={null} /> : null}
        <EmptyState title="This is not with you" illustration="search" action={back} level={2}>
          Somebody else has it, or there is no such piece.
        </EmptyState>
      </Stack>
    )
  }
  return (
    <FailedState title="The piece could not be loaded" onRetry={() => read.refetch()} level={2}>
      {messageOf(read.error)}
    </FailedState>
  )
}

/** An item that nobody has: its text is seen once it is claimed. */
function InPool({ itemId, onClose }: DeskProps) {
  const claim = useClaim()
  return (
    <EmptyState
      title="This waits in the pool"
      level={2}
      action={
        <Stack gap="3" alignItems="center">
          <Button
            variant="primary"
            loading={claim.isWriting}
            onClick={() => {
              claim.write({ body: { itemId } }).catch(() => undefined)
            }}
          >
            Claim
          </Button>
          <Button onClick={onClose}>Back to the queue</Button>
          {claim.error === null ? null : (
            <Text tone="danger" role="alert">
              {messageOf(claim.error) ?? 'It could not be claimed. Try again.'}
            </Text>
          )}
        </Stack>
      }
    >
      Whoever claims it can read and mark it.
    </EmptyState>
  )
}
