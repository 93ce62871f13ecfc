import { List, type ListDefinition, rowActions, useList } from '@portal/shared/lists'
import { useSearchParams } from '@portal/shared/router'
import {
  Badge,
  Box,
  ConfirmDialog,
  DateText,
  dash,
  formatNumber,
  RelativeTime,
  Stack,
  Text,
} from '@portal/shared/ui'
import { useState } from 'react'
import { useFollowed } from '../../../jobs/use-followed.ts'
import { bulkReads, type ListedChange, listCall } from './bulk.queries.ts'
import { bulkStates, changeInWords, progressOf, questionsInWords, saidOf } from './bulk.rules.ts'
import { BulkProgress } from './bulk-progress.tsx'
import BulkResults from './bulk-results.tsx'
import { useTakingBack } from './use-taking-back.ts'

const nameOf = ({ change, place, total }: ListedChange) =>
  `${changeInWords(change, place)}, ${questionsInWords(total)}`

const changesList: ListDefinition<typeof listCall, ListedChange> = {
  call: listCall,
  rows: ({ changes }) => changes,
  rowKey: ({ id }) => id,
  rowName: nameOf,
  label: 'Bulk changes',
  nouns: ['change', 'changes'],
  columns: [
    {
      ...{ id: 'change', header: 'Change', primary: true, width: '14rem' },
      cell: ({ change, place, createdAt, createdBy }) => (
        <Stack gap="0.5">
          {changeInWords(change, place)}
          <Text as="span" size="sm" tone="muted">
            <RelativeTime moment={createdAt} />
            {createdBy === null ? null : `, ${createdBy}`}
          </Text>
        </Stack>
      ),
    },
    {
      ...{ id: 'total', header: 'Questions', align: 'end' },
      cell: ({ total }) => formatNumber(total),
    },
    { id: 'state', header: 'State', cell: (row) => <State row={row} /> },
    { id: 'came', header: 'What came of it', width: '12rem', cell: saidOf },
    {
      ...{ id: 'undo', header: 'Undo until' },
      cell: ({ canUndo, undoUntil }) =>
        canUndo ? <DateText moment={undoUntil} style="date" /> : dash,
    },
  ],
  noneYet: {
    ...{ title: 'Nothing changed together yet', level: 2 },
    children: 'Choose questions in the list to file, publish or withdraw them at once.',
  },
  failed: 'The changes could not be loaded',
}

/** What was done to many questions at once: how it stands, its results, and the way back. */
export default function BulkChangesView() {
  const [params, setParams] = useSearchParams()
  const [asked, setAsked] = useState<ListedChange | null>(null)
  const { takeBack } = useTakingBack()
  const opened = params.get('change')
  const open = (changeId: string | null) => {
    const next = new URLSearchParams(params)
    if (changeId === null) next.delete('change')
    else next.set('change', changeId)
    setParams(next, { replace: changeId === null })
  }
  const list = useList({
    ...changesList,
    atEnd: rowActions<ListedChange>(nameOf, (row) => [
      { ...{ id: 'results', label: 'Results' }, onChoose: () => open(row.id) },
      ...(row.canUndo ? [{ ...{ id: 'undo', label: 'Undo' }, onChoose: () => setAsked(row) }] : []),
    ]),
  })
  useFollowed(bulkReads, list.rows?.some((row) => progressOf(row) !== null) ?? false)
  return (
    <>
      <List list={list} />
      {opened === null ? null : <BulkResults changeId={opened} onClose={() => open(null)} />}
      <ConfirmDialog
        open={asked !== null}
        title={`Change ${questionsInWords(asked?.counts.done ?? 0)} back?`}
        confirmLabel="Undo"
        onConfirm={async () => {
          if (asked !== null) await takeBack(asked.id)
        }}
        onClose={() => setAsked(null)}
      >
        Questions that somebody has changed since stay as they are, and are named.
      </ConfirmDialog>
    </>
  )
}

function State({ row }: { row: ListedChange }) {
  const { label, tone } = bulkStates[row.state]
  return progressOf(row) === null ? (
    <Box>
      <Badge tone={tone}>{label}</Badge>
    </Box>
  ) : (
    <BulkProgress standing={row} name={nameOf(row)} />
  )
}
