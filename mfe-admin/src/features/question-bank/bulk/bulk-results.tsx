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
  toast,
} from '@portal/shared/ui'
import { useState } from 'react'
import { editPath } from '../paths.ts'
import { useBulkResults, useUndo } from './bulk.queries.ts'
import { outcomes, questionsInWords, type BulkResults as Results, saidOf } from './bulk.rules.ts'

const pageSize = 20

export interface BulkResultsProps {
  changeId: string
  onClose: () => void
}

/** What came of a change for each question, and the way back. */
export default function BulkResults({ changeId, onClose }: BulkResultsProps) {
  const [page, setPage] = useState(1)
  const { data, isError, error, refetch } = useBulkResults(changeId, page)
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
          <Alert kind={data.counts.refused + data.counts.left > 0 ? 'warning' : 'info'}>
            {`${questionsInWords(data.total)}: ${saidOf(data)}.`}
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
  const undo = useUndo()
  const take = async () => {
    try {
      const { undone, left } = await undo.write({ body: { changeId } })
      toast.success(
        left.length === 0
          ? `${questionsInWords(undone)} changed back.`
          : `${questionsInWords(undone)} changed back, ${left.length} left as they are.`,
      )
    } catch (error) {
      toast.danger(messageOf(error))
    }
  }
  return (
    <Button loading={undo.isWriting} onClick={() => void take()}>
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
