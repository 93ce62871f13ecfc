import { ApiError } from '@portal/shared/api'
import { dialogPart } from '@portal/shared/idle'
import { useSearchParams } from '@portal/shared/router'
import { Drawer, EmptyState, FailedState, messageOf, SkeletonText, Stack } from '@portal/shared/ui'
import { Suspense } from 'react'
import { DraftEditor } from './draft-editor.tsx'
import { useReportForm } from './editor.queries.ts'

// One comes to write; what was sent is seldom come back to.
const SentReport = dialogPart(() => import('./sent-report.tsx'), 'Report')
const EditReport = dialogPart(() => import('./edit-report.tsx'), 'Report')

interface ReportDrawerProps {
  /** The hour that the report is about. */
  sessionId: string
  onClose: () => void
}

/** The report of an hour, for its tutor: to write it, to read who has read it, and to change it. */
export default function ReportDrawer({ sessionId, onClose }: ReportDrawerProps) {
  const form = useReportForm(sessionId)
  const [params, setParams] = useSearchParams()
  const { data: page, error } = form
  if (page === undefined) {
    return (
      <Drawer open wide="page" title="Report" onClose={onClose}>
        {!form.isError ? (
          <Stack gap="6">
            <SkeletonText lines={2} />
            <SkeletonText lines={6} />
            <SkeletonText lines={6} />
          </Stack>
        ) : error instanceof ApiError && error.status < 500 && error.status > 0 ? (
          <EmptyState
            illustration="search"
            level={3}
            title={
              error.status === 422 ? 'There is nothing to report yet' : 'This hour is not there'
            }
          >
            {error.status === 422
              ? messageOf(error)
              : 'It may be of another tutor, or the address is not complete.'}
          </EmptyState>
        ) : (
          <FailedState title="The report could not be loaded" onRetry={() => form.refetch()}>
            {messageOf(error)}
          </FailedState>
        )}
      </Drawer>
    )
  }
  const { sent } = page
  if (sent === null) return <DraftEditor key={sessionId} page={page} onClose={onClose} />
  const setEditing = (isEditing: boolean) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (isEditing) next.set('edit', '1')
        else next.delete('edit')
        return next
      },
      { replace: true },
    )
  return (
    <Suspense fallback={null}>
      {params.get('edit') === '1' ? (
        <EditReport page={page} sent={sent} onDone={() => setEditing(false)} onClose={onClose} />
      ) : (
        <SentReport page={page} sent={sent} onEdit={() => setEditing(true)} onClose={onClose} />
      )}
    </Suspense>
  )
}
