import { dialogPart } from '@portal/shared/idle'
import { List, type ListDefinition, segmentedFilter, useList } from '@portal/shared/lists'
import { Badge, Button, Stack, Text } from '@portal/shared/ui'
import { Suspense, useState } from 'react'
import { dayInWords, exactPounds, payerKinds } from '../../../sales/money.words.ts'
import { SumsOfList } from '../../../sales/sums-of-list.tsx'
import { useOpened } from '../../../sales/use-opened.ts'
import { type Payer, payersCall } from './payments.queries.ts'

const AccountPanel = dialogPart(() => import('./account-panel.tsx'), 'Account')
const ExportDialog = dialogPart(() => import('./export-dialog.tsx'), 'Export entries')

const payers: ListDefinition<typeof payersCall, Payer> = {
  call: payersCall,
  rows: (answer) => answer.payers,
  rowKey: ({ payerId }) => payerId,
  rowName: ({ name }) => name,
  label: 'Payers',
  nouns: ['payer', 'payers'],
  searchIn: 'name or email',
  views: 'payers',
  filters: [
    {
      id: 'state',
      label: 'State',
      look: segmentedFilter,
      none: 'All',
      options: [
        { value: 'overdue', label: 'Overdue' },
        { value: 'credit', label: 'In credit' },
        { value: 'settled', label: 'Settled' },
      ],
    },
  ],
  sort: { column: 'overduePence', direction: 'descending' },
  columns: [
    {
      id: 'name',
      header: 'Payer',
      primary: true,
      width: '12rem',
      cell: ({ name, email }) => (
        <Stack gap="0.5">
          <Text as="span" weight="semibold" overflowWrap="anywhere">
            {name}
          </Text>
          <Text as="span" size="xs" tone="muted" weight="normal" overflowWrap="anywhere">
            {email}
          </Text>
        </Stack>
      ),
      sortBy: ({ name }) => name,
    },
    { id: 'kind', header: 'Kind', cell: ({ kind }) => payerKinds[kind] },
    {
      id: 'balancePence',
      header: 'Balance',
      align: 'end',
      cell: ({ balancePence }) => <Balance pence={balancePence} />,
      sortBy: ({ balancePence }) => balancePence,
    },
    {
      id: 'overduePence',
      header: 'Overdue',
      align: 'end',
      cell: ({ overduePence }) =>
        overduePence === 0 ? (
          exactPounds(0)
        ) : (
          <Badge tone="danger">{exactPounds(overduePence)}</Badge>
        ),
      sortBy: ({ overduePence }) => overduePence,
    },
    {
      id: 'oldestDueOn',
      header: 'Overdue since',
      cell: ({ oldestDueOn }) => dayInWords(oldestDueOn),
      sortBy: ({ oldestDueOn }) => oldestDueOn,
    },
    {
      id: 'reminders',
      header: 'Reminders',
      cell: ({ remindersPausedUntil }) =>
        remindersPausedUntil === null ? (
          'Sent'
        ) : (
          <Badge tone="warning">Paused until {dayInWords(remindersPausedUntil)}</Badge>
        ),
    },
  ],
  failed: 'The payers could not be loaded',
  noneYet: {
    title: 'Nobody pays yet',
    children: 'Who pays for a booking with a price gets an account here.',
    level: 2,
  },
}

/** What somebody owes; in credit is told by word and not by a sign alone. */
function Balance({ pence }: { pence: number }) {
  return pence < 0 ? (
    <Badge tone="success">{exactPounds(-pence)} in credit</Badge>
  ) : (
    exactPounds(pence)
  )
}

/** Who pays, with what they owe, and the account of one of them beside it. */
export default function PaymentsTab() {
  const opened = useOpened('payer')
  const [isExporting, setExporting] = useState(false)
  const list = useList({ ...payers, rowHref: ({ payerId }) => opened.hrefOf(payerId) })
  const totals = list.answer?.totals
  return (
    <Stack gap="4">
      <SumsOfList
        label="Sums of the payers that match"
        sums={[
          { label: 'Owed, less credit', pence: totals?.balancePence },
          { label: 'Overdue', pence: totals?.overduePence },
        ]}
      >
        <Button size="sm" onClick={() => setExporting(true)}>
          Export entries
        </Button>
      </SumsOfList>
      <List list={list} />
      <Suspense fallback={null}>
        {opened.id === null ? null : (
          <AccountPanel key={opened.id} payerId={opened.id} onClose={opened.close} />
        )}
        {isExporting ? <ExportDialog onClose={() => setExporting(false)} /> : null}
      </Suspense>
    </Stack>
  )
}
