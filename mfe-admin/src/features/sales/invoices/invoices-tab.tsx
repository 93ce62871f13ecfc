import { call } from '@portal/shared/api'
import { DownloadButton } from '@portal/shared/downloads'
import { dialogPart } from '@portal/shared/idle'
import {
  daysFilter,
  List,
  type ListDefinition,
  recordFilter,
  segmentedFilter,
  selectFilter,
  useList,
} from '@portal/shared/lists'
import { Badge, DateText, dash, formatDate, Stack, Text } from '@portal/shared/ui'
import { Suspense } from 'react'
import { payers } from '../../../payers/payers.ts'
import {
  dayInWords,
  documentState,
  exactPounds,
  invoiceStates,
  optionsOf,
  signedPounds,
} from '../../../sales/money.words.ts'
import { SumsOfList } from '../../../sales/sums-of-list.tsx'
import { useOpened } from '../../../sales/use-opened.ts'
import { exportCall, invoicesCall, type ListedDocument } from './invoices.queries.ts'

const InvoicePanel = dialogPart(() => import('./invoice-panel.tsx'), 'Invoice')

const invoices: ListDefinition<typeof invoicesCall, ListedDocument> = {
  call: invoicesCall,
  rows: ({ documents }) => documents,
  rowKey: ({ documentId }) => documentId,
  rowName: ({ number }) => number,
  label: 'Invoices and credit notes',
  nouns: ['document', 'documents'],
  searchIn: 'number, payer or student',
  views: 'invoices',
  csv: exportCall,
  filters: [
    {
      id: 'series',
      label: 'Kind',
      look: segmentedFilter,
      none: 'All',
      options: [
        { value: 'INV', label: 'Invoices' },
        { value: 'CN', label: 'Credit notes' },
      ],
    },
    {
      id: 'state',
      label: 'State',
      look: selectFilter,
      none: 'All states',
      options: optionsOf(invoiceStates),
    },
    recordFilter(payers, {
      id: 'payer',
      label: 'Payer',
      none: 'All payers',
      query: (payerId) => ({ payerId }),
    }),
    daysFilter({ id: 'issued', label: 'Issued' }),
  ],
  sort: { column: 'issuedOn', direction: 'descending' },
  usual: ['number', 'payerName', 'student', 'issuedOn', 'dueOn', 'grossPence', 'owed', 'state'],
  columns: [
    {
      id: 'number',
      header: 'Number',
      primary: true,
      width: '8rem',
      cell: ({ number }) => number,
      sortBy: ({ number }) => number,
    },
    {
      id: 'payerName',
      header: 'Payer',
      width: '10rem',
      cell: ({ payerName }) => <Text overflowWrap="anywhere">{payerName}</Text>,
      sortBy: ({ payerName }) => payerName,
    },
    {
      id: 'student',
      header: 'Student',
      width: '10rem',
      cell: ({ studentName }) => <Text overflowWrap="anywhere">{studentName || dash}</Text>,
    },
    {
      id: 'issuedOn',
      header: 'Issued',
      width: '7.5rem',
      cell: ({ issuedOn }) => dayInWords(issuedOn),
      sortBy: ({ issuedOn }) => issuedOn,
    },
    {
      id: 'dueOn',
      header: 'Due',
      width: '7.5rem',
      cell: ({ dueOn }) => dayInWords(dueOn),
      sortBy: ({ dueOn }) => dueOn,
    },
    {
      id: 'grossPence',
      header: 'Amount',
      align: 'end',
      cell: ({ series, grossPence }) => signedPounds(series === 'CN' ? -grossPence : grossPence),
      sortBy: ({ grossPence }) => grossPence,
    },
    {
      id: 'credited',
      header: 'Credited',
      align: 'end',
      cell: ({ state, creditedPence }) => (state === null ? dash : exactPounds(creditedPence)),
    },
    {
      id: 'paid',
      header: 'Paid',
      align: 'end',
      cell: ({ state, paidPence }) => (state === null ? dash : exactPounds(paidPence)),
    },
    {
      id: 'owed',
      header: 'Still owed',
      align: 'end',
      cell: ({ state, owedPence }) => (state === null ? dash : exactPounds(owedPence)),
    },
    {
      id: 'state',
      header: 'State',
      cell: ({ state }) => {
        const { word, tone } = documentState(state)
        return <Badge tone={tone}>{word}</Badge>
      },
    },
    { id: 'sent', header: 'Sent', cell: ({ sentAt }) => <DateText moment={sentAt} /> },
  ],
  failed: 'The invoices could not be loaded',
  noneYet: {
    title: 'No invoices yet',
    children:
      'A booking with a price makes them: the first at once, the others before they are due.',
    level: 2,
  },
}

/** Invoices and credit notes: what is filtered, its sums and files, and one of them beside it. */
export default function InvoicesTab() {
  const opened = useOpened('invoice')
  const list = useList({ ...invoices, rowHref: ({ documentId }) => opened.hrefOf(documentId) })
  const { pageNo: _no, pageSize: _size, ...wanted } = list.query
  const totals = list.answer?.totals
  return (
    <Stack gap="4">
      <SumsOfList
        label="Sums of the documents that match"
        sums={[
          { label: 'Invoiced, less credit notes', pence: totals?.grossPence },
          { label: 'Paid', pence: totals?.paidPence },
          { label: 'Still owed', pence: totals?.owedPence },
        ]}
      >
        <DownloadButton
          size="sm"
          label="CSV with lines"
          labelRest="with net, VAT and rate, for accountants"
          disabled={list.total === 0}
          name={`invoice-lines-${formatDate(Date.now(), 'isoDate')}.csv`}
          get={() => call(exportCall, { query: { ...wanted, lines: 'true' } })}
        />
      </SumsOfList>
      <List list={list} />
      <Suspense fallback={null}>
        {opened.id === null ? null : (
          <InvoicePanel key={opened.id} documentId={opened.id} onClose={opened.close} />
        )}
      </Suspense>
    </Stack>
  )
}
