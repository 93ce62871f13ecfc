import { type Column, DataTable } from '@portal/shared/tables'
import { Badge, Heading, Stack, Surface, Text } from '@portal/shared/ui'
import { dayInWords, exactPounds, invoicePath, invoiceStates } from '../../../sales/money.words.ts'
import type { Account } from './payments.queries.ts'

type Invoice = Account['invoices'][number]

const columns: Column<Invoice>[] = [
  { id: 'number', header: 'Number', primary: true, width: '8rem', cell: ({ number }) => number },
  {
    id: 'student',
    header: 'Student',
    cell: ({ studentName }) => (
      <Text as="span" overflowWrap="anywhere">
        {studentName}
      </Text>
    ),
  },
  { id: 'due', header: 'Due', width: '7.5rem', cell: ({ dueOn }) => dayInWords(dueOn) },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    cell: ({ grossPence, creditedPence }) => (
      <Stack gap="0.5">
        {exactPounds(grossPence)}
        {creditedPence === 0 ? null : (
          <Text as="span" size="xs" tone="muted">
            {exactPounds(creditedPence)} credited
          </Text>
        )}
      </Stack>
    ),
  },
  { id: 'paid', header: 'Paid', align: 'end', cell: ({ paidPence }) => exactPounds(paidPence) },
  {
    id: 'owed',
    header: 'Still owed',
    align: 'end',
    cell: ({ owedPence }) => exactPounds(owedPence),
  },
  {
    id: 'state',
    header: 'State',
    cell: ({ state }) => (
      <Badge tone={invoiceStates[state].tone}>{invoiceStates[state].word}</Badge>
    ),
  },
]

/** Every invoice of an account with what is paid of it, the oldest due first, as payments settle them. */
export function AccountInvoices({ invoices }: { invoices: Account['invoices'] }) {
  return (
    <Stack gap="3">
      <Heading level={3}>Invoices</Heading>
      <Surface overflow="clip">
        <DataTable
          label="Invoices, the oldest due first"
          density="compact"
          columns={columns}
          rows={invoices}
          rowKey={({ documentId }) => documentId}
          rowHref={({ documentId }) => invoicePath(documentId)}
          empty={{
            ...{ title: 'No invoices yet', compact: true, level: 4 },
            children: 'The first comes 14 days before something is due.',
          }}
        />
      </Surface>
    </Stack>
  )
}
