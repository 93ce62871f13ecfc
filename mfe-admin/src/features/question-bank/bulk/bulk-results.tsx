import { Pager } from '@portal/shared/tables'
import {
  Alert,
  Badge,
  Button,
  Dialog,
  FailedState,
  messageOf,
  Row,
  SkeletonText,
  Stack,
  Text,
  TextLink,
} from '@portal/shared/ui'
import { useState } from 'react'
import { useFollowed } from '../../../jobs/use-followed.ts'
import { editPath } from '../paths.ts'
import { bulkReads, useBulkResults } from './bulk.queries.ts'
import {
  outcomes,
  progressOf,
  questionsInWords,
  type BulkResults as Results,
  saidOf,
} from './bulk.rules.ts'
import { BulkProgress } from './bulk-progress.tsx'
import { useTakingBack } from './use-taking-back.ts'

const pageSize = 20

export interface BulkResultsProps {
  changeId: string
  onClose: () => void
}

/** What came of a change for each question, and the way back. */
export default function BulkResults({ changeId, onClose }: BulkResultsProps) {
  const [page, setPage] = useState(1)
  const { data, isError, error, refetch } = useBulkResults(changeId, page)
  useFollowed(bulkReads, data !== undefined && progressOf(data) !== null)
  return (
    <Dialog
      open
      size="lg"
      title="What came of it"
      onClose={onClose}
      footer={
        <Row gap="3" justifyContent="flex-end">
          {data?.canUndo ? <Undo changeId={changeId} /> : null}
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        </Row>
      }
    >
      {data ? (
        <Stack gap="4">
          <BulkProgress standing={data} name="this change" />
          <Alert kind={data.counts.refused + data.counts.left > 0 ? 'warning' : 'info'}>
            {`${questionsInWords(data.total)}: ${saidOf(data)}.`}
            {progressOf(data) === null
              ? null
              : ' It goes on when this is closed; “Bulk changes” says how far it is.'}
          </Alert>
          <Stack as="ul" gap="2" aria-label="Results" listStyleType="none">
            {data.results.map((result) => (
              <Result key={result.questionId} result={result} />
            ))}
          </Stack>
          {data.totalCount > pageSize ? (
            <Pager page={page} pageSize={pageSize} total={data.totalCount} onPage={setPage} />
          ) : null}
        </Stack>
      ) : isError ? (
        <FailedState
          level={3}
          title="The results could not be loaded"
          onRetry={() => void refetch()}
        >
          {messageOf(error)}
        </FailedState>
      ) : (
        <SkeletonText lines={6} />
      )}
    </Dialog>
  )
}

function Undo({ changeId }: { changeId: string }) {
  const { takeBack, isWriting } = useTakingBack()
  return (
    <Button loading={isWriting} onClick={() => void takeBack(changeId)}>
      Undo
    </Button>
  )
}

function Result({ result }: { result: Results['results'][number] }) {
  const { questionId, summary, outcome, message } = result
  return (
    <Row as="li" gap="3" alignItems="flex-start" justifyContent="space-between" flexWrap="nowrap">
      <Stack gap="0" minWidth="0">
        <TextLink to={editPath(questionId)}>{`Question ${questionId}`}</TextLink>
        <Text size="sm" tone="muted">
          {summary}
        </Text>
        {message === null ? null : <Text size="sm">{message}</Text>}
      </Stack>
      {outcome === null ? (
        <Badge tone="neutral">Waits</Badge>
      ) : (
        <Badge tone={outcomes[outcome].tone}>{outcomes[outcome].label}</Badge>
      )}
    </Row>
  )
}
