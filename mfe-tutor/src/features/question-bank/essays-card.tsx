import { SegmentedControl } from '@portal/shared/forms'
import { type Column, DataTable, usePagedList } from '@portal/shared/tables'
import {
  Badge,
  Box,
  Button,
  Card,
  DateText,
  FailedState,
  messageOf,
  plural,
} from '@portal/shared/ui'
import { useState } from 'react'
import type { EssayRow } from '../../preview/bank.rules.ts'
import { essaysPageSize, useEssays } from './bank.queries.ts'
import { EssayDialog } from './essay-dialog.tsx'

type Show = 'waiting' | 'marked'

/** Essays of own students from papers and diagnostic tests, to mark and to look back at. */
export function EssaysCard() {
  const [show, setShow] = useState<Show>('waiting')
  const [page, setPage] = useState(1)
  const [open, setOpen] = useState<EssayRow>()
  const essays = useEssays(page, show)
  const waiting = essays.data?.waitingCount
  const columns: readonly Column<EssayRow>[] = [
    { id: 'student', header: 'Student', primary: true, cell: ({ studentName }) => studentName },
    { id: 'set', header: 'From', cell: ({ setTitle }) => setTitle },
    { id: 'words', header: 'Words', align: 'end', cell: ({ words }) => words },
    {
      id: 'handedIn',
      header: 'Handed in',
      cell: ({ handedInAt }) => <DateText moment={handedInAt} style="dateTime" />,
    },
    {
      id: 'state',
      header: 'State',
      cell: ({ state }) =>
        state === 'marked' ? (
          <Badge tone="success">Marked</Badge>
        ) : (
          <Badge tone="warning">Waits</Badge>
        ),
    },
    {
      id: 'mark',
      header: 'Marking',
      headerHidden: true,
      align: 'end',
      cell: (essay) => (
        <Button
          size="sm"
          variant={essay.state === 'waiting' ? 'soft' : 'ghost'}
          aria-label={`${essay.state === 'waiting' ? 'Mark' : 'Look at'} the essay of ${essay.studentName}, ${essay.setTitle}`}
          onClick={() => setOpen(essay)}
        >
          {essay.state === 'waiting' ? 'Mark' : 'Look at it'}
        </Button>
      ),
    },
  ]
  const list = usePagedList({
    label: 'Essays',
    rows: essays.data?.essays,
    total: essays.data?.totalCount,
    page,
    pageSize: essaysPageSize,
    onPage: setPage,
    noneYet: {
      title: show === 'waiting' ? 'No essay waits for you' : 'No essay is marked yet',
      compact: true,
      illustration: 'done',
      level: 3,
      children:
        show === 'waiting'
          ? 'Essays that your students write in papers and diagnostic tests come here.'
          : undefined,
    },
  })
  return (
    <Card
      title="Essays to mark"
      description={
        waiting === undefined ? undefined : plural(waiting, 'essay waits', 'essays wait')
      }
      action={
        <SegmentedControl<Show>
          label="Which essays to show"
          options={[
            { value: 'waiting', label: 'Waiting' },
            { value: 'marked', label: 'Marked' },
          ]}
          value={show}
          onValue={(next) => {
            setShow(next)
            setPage(1)
          }}
        />
      }
      flush
    >
      {essays.isError && essays.data === undefined ? (
        <FailedState
          compact
          title="The essays could not be loaded"
          onRetry={() => essays.refetch()}
        >
          {messageOf(essays.error)}
        </FailedState>
      ) : (
        <DataTable
          label="Essays"
          columns={columns}
          rows={list.rows}
          rowKey={({ setId, questionId }) => `${setId} ${questionId}`}
          skeletonRows={3}
          empty={list.empty}
        />
      )}
      {list.pager === undefined ? null : <Box padding="4">{list.pager}</Box>}
      {open === undefined ? null : (
        <EssayDialog
          key={`${open.setId} ${open.questionId}`}
          essay={open}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Card>
  )
}
