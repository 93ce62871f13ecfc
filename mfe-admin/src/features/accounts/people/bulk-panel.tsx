import { Pager } from '@portal/shared/tables'
import {
  Button,
  Dialog,
  formatNumber,
  messageOf,
  ProgressBar,
  plural,
  QueryRegion,
  Row,
  SkeletonText,
  Stack,
  Text,
  TextLink,
  toast,
} from '@portal/shared/ui'
import { useState } from 'react'
import { useFollowed } from '../../../jobs/use-followed.ts'
import { bulkKinds, isBulkMoving } from './bulk.rules.ts'
import { BulkStanding, UndoStanding } from './bulk-standing.tsx'
import { type Bulk, bulkReads, leftOutOnPage, useBulkJob, useUndo } from './people.queries.ts'

/** Whether a job is at it, to do or to undo it. */
const isMoving = ({ state, undo }: Bulk) =>
  isBulkMoving(state) || (undo !== null && isBulkMoving(undo.state))

export interface BulkPanelProps {
  jobId: string
  /** The address of somebody's panel. */
  personHref: (userId: string) => string
  onClose: () => void
}

/** How far a job is that does the same to many people, what came of it, and the way back. */
export default function BulkPanel({ jobId, personHref, onClose }: BulkPanelProps) {
  const [page, setPage] = useState(1)
  const query = useBulkJob(jobId, page)
  const { data } = query
  useFollowed(bulkReads, data !== undefined && isMoving(data))
  return (
    <Dialog
      open
      size="lg"
      title={
        data === undefined
          ? 'Change of many people'
          : `${bulkKinds[data.action].label}: ${plural(data.total, 'person', 'people')}`
      }
      onClose={onClose}
      footer={
        <Row gap="3" justifyContent="flex-end">
          {data?.canUndo ? <Undo batchId={data.batchId} /> : null}
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        </Row>
      }
    >
      <QueryRegion
        query={query}
        failed="What came of it could not be loaded"
        skeleton={<SkeletonText lines={6} />}
      >
        {(bulk) => (
          <Stack gap="4">
            {isBulkMoving(bulk.state) ? (
              <ProgressBar
                label="People whose turn has come"
                value={bulk.total === 0 ? undefined : bulk.done / bulk.total}
                text={`${formatNumber(bulk.done)} of ${formatNumber(bulk.total)}`}
              />
            ) : null}
            <BulkStanding bulk={bulk} />
            <UndoStanding bulk={bulk} />
            <LeftOut bulk={bulk} personHref={personHref} />
            {bulk.totalCount > leftOutOnPage ? (
              <Pager
                page={page}
                pageSize={leftOutOnPage}
                total={bulk.totalCount}
                onPage={setPage}
              />
            ) : null}
          </Stack>
        )}
      </QueryRegion>
    </Dialog>
  )
}

/** Whom it left out, and why. */
function LeftOut({ bulk, personHref }: { bulk: Bulk } & Pick<BulkPanelProps, 'personHref'>) {
  if (bulk.skipped.length === 0) return null
  return (
    <Stack gap="2">
      <Text weight="semibold">{`Left out: ${plural(bulk.totalCount, 'person', 'people')}`}</Text>
      <Stack as="ul" gap="2" aria-label="Left out" listStyleType="none">
        {bulk.skipped.map(({ userId, name, why }) => (
          <Stack as="li" key={userId} gap="0">
            <TextLink to={personHref(userId)}>{name}</TextLink>
            <Text size="sm" tone="muted">
              {why}
            </Text>
          </Stack>
        ))}
      </Stack>
    </Stack>
  )
}

function Undo({ batchId }: { batchId: string }) {
  const { write, isWriting } = useUndo()
  const undo = async () => {
    try {
      const { undone, jobId } = await write({ body: { batchId } })
      // The panel shows how far a job is.
      if (jobId !== undefined) return
      toast.success(`${plural(undone, 'person is', 'people are')} as before.`)
    } catch (error) {
      toast.danger(messageOf(error))
    }
  }
  return (
    <Button loading={isWriting} onClick={() => void undo()}>
      Undo
    </Button>
  )
}
