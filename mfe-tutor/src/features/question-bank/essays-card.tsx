import { dialogPart } from '@portal/shared/idle'
import { ListFilters, ListTable, segmentedFilter, useList } from '@portal/shared/lists'
import { useLiveReads } from '@portal/shared/live'
import { Badge, Box, Button, Card, DateText, plural } from '@portal/shared/ui'
import { Suspense, useState } from 'react'
import type { EssayRow } from '../../preview/bank.rules.ts'
import { essaysCall } from './bank.queries.ts'
import type { EssayDeskProps } from './essay-desk.tsx'

const EssayDesk = dialogPart<EssayDeskProps>(() => import('./essay-desk.tsx'), 'Essay')

const reads = [essaysCall] as const

/** Essays of own students from papers and diagnostic tests, to mark and to look back at. */
export function EssaysCard() {
  const [open, setOpen] = useState<EssayRow>()
  useLiveReads('writing', reads)
  const list = useList({
    call: essaysCall,
    rows: ({ essays }) => essays,
    rowKey: ({ itemId }) => itemId,
    label: 'Essays',
    nouns: ['essay', 'essays'],
    at: 'essays-',
    skeletonRows: 3,
    filters: [
      {
        id: 'state',
        label: 'Which essays to show',
        look: segmentedFilter,
        first: 'waiting',
        options: [
          { value: 'waiting', label: 'Waiting' },
          { value: 'marked', label: 'Marked' },
        ],
      },
    ],
    columns: [
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
    ],
    noneFits: 'No essay is marked yet',
    noneYet: {
      title: 'No essay waits for you',
      compact: true,
      illustration: 'done',
      level: 3,
      children: 'Essays that your students write in papers and diagnostic tests come here.',
    },
  })
  const close = () => {
    setOpen(undefined)
    void list.read.refetch()
  }
  const waiting = list.answer?.waitingCount
  return (
    <Card
      title="Essays to mark"
      description={
        waiting === undefined ? undefined : plural(waiting, 'essay waits', 'essays wait')
      }
      action={<ListFilters list={list} />}
      flush
    >
      <ListTable list={list} />
      {list.pager === undefined ? null : <Box padding="4">{list.pager}</Box>}
      <Suspense>
        {open === undefined ? null : <EssayDesk key={open.itemId} essay={open} onClose={close} />}
      </Suspense>
    </Card>
  )
}
