import type { CallAnswer } from '@portal/shared/api'
import { formatDay } from '@portal/shared/calendar'
import { ConfirmDialog, QueryRegion, SkeletonText, Stack, Text, toast } from '@portal/shared/ui'
import type { ReactNode } from 'react'
import { type DataRequest, useDecide, useDeletionPreview } from './data-requests.queries.ts'

export interface DeletionDialogProps {
  request: DataRequest
  decision: 'confirmed' | 'declined'
  onClose: () => void
}

/** Deletes the account of a request after saying what goes and what stays, or leaves it as it is. */
export default function DeletionDialog({ request, decision, onClose }: DeletionDialogProps) {
  const { requestId, name } = request
  const decide = useDecide()
  const isDeleting = decision === 'confirmed'
  return (
    <ConfirmDialog
      open
      title={isDeleting ? `Delete the account of ${name}?` : `Decline the request of ${name}?`}
      confirmLabel={isDeleting ? 'Delete account' : 'Decline'}
      danger={isDeleting}
      onConfirm={async () => {
        await decide.write({ body: { requestId, decision } })
        toast.success(
          isDeleting ? `The account of ${name} is deleted.` : `The request of ${name} is declined.`,
        )
      }}
      onClose={onClose}
    >
      {isDeleting ? (
        <Going requestId={requestId} name={name} />
      ) : (
        'The account stays as it is, and a mail says so. Another request can be made later.'
      )}
    </ConfirmDialog>
  )
}

function Going({ requestId, name }: { requestId: string; name: string }) {
  const preview = useDeletionPreview(requestId)
  return (
    <Stack gap="4">
      <Text>
        {`${name} is signed out everywhere and cannot sign in any more; name, email and picture are removed. This cannot be undone.`}
      </Text>
      <QueryRegion
        query={preview}
        failed="What would go could not be loaded"
        skeleton={<SkeletonText lines={6} />}
      >
        {(data) => <Preview {...data} />}
      </QueryRegion>
    </Stack>
  )
}

type PreviewProps = CallAnswer<'GET /User/admin/DataRequest/PreviewDeletion'>

function Preview({ goes, stays }: PreviewProps) {
  return (
    <>
      <Kinds title="What goes">
        {goes.map(({ what, rows }) => (
          <li key={what}>{`${what}: ${rows}`}</li>
        ))}
      </Kinds>
      <Kinds title="What stays, without the name">
        {stays.map(({ what, rows, until, why }) => (
          <li key={what}>
            {`${what}: ${rows}`}
            <Text as="span" size="sm" tone="muted">
              {` ${until === null ? '' : `until ${formatDay(until)}, `}${why}`}
            </Text>
          </li>
        ))}
      </Kinds>
    </>
  )
}

function Kinds({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <Text weight="semibold">{title}</Text>
      <Stack as="ul" gap="1" paddingLeft="5">
        {children}
      </Stack>
    </div>
  )
}
