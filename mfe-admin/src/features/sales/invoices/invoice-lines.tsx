import { type Column, DataTable } from '@portal/shared/tables'
import { formatNumber, Heading, Stack, Surface, Text } from '@portal/shared/ui'
import { exactPounds, vatInWords } from '../../../sales/money.words.ts'
import type { MoneyDocument } from './invoices.queries.ts'

type Line = MoneyDocument['lines'][number]

/** Its lines with their sums; VAT where the seller has a number for it. */
export function InvoiceLines({ document }: { document: MoneyDocument }) {
  const { lines, netPence, vatPence, grossPence } = document
  const hasVat = document.seller.vatNumber !== ''
  const taxed: Column<Line>[] = [
    {
      ...{ id: 'net', header: 'Net', align: 'end', footer: exactPounds(netPence) },
      cell: (line) => exactPounds(line.netPence),
    },
    {
      ...{ id: 'vat', header: 'VAT', align: 'end', footer: exactPounds(vatPence) },
      cell: (line) => (
        <Stack gap="0.5">
          {exactPounds(line.vatPence)}
          <Text as="span" size="xs" tone="muted">
            {vatInWords(line)}
          </Text>
        </Stack>
      ),
    },
  ]
  const columns: Column<Line>[] = [
    {
      ...{ id: 'description', header: 'Description', primary: true, footer: 'Total' },
      width: '10rem',
      cell: ({ description, quantity, unitNetPence }) => (
        <Stack gap="0.5">
          <Text as="span" overflowWrap="anywhere">
            {description}
          </Text>
          {quantity === 1 ? null : (
            <Text as="span" size="xs" tone="muted" weight="normal">
              {formatNumber(quantity, 2)} at {exactPounds(unitNetPence)}
            </Text>
          )}
        </Stack>
      ),
    },
    ...(hasVat ? taxed : []),
    {
      ...{ id: 'gross', header: 'Amount', align: 'end', footer: exactPounds(grossPence) },
      cell: (line) => exactPounds(line.grossPence),
    },
  ]
  return (
    <Stack gap="3">
      <Heading level={3}>Lines</Heading>
      <Surface overflow="clip">
        <DataTable
          label="Lines of the document"
          density="compact"
          columns={columns}
          rows={lines}
          rowKey={({ lineId }) => lineId}
        />
      </Surface>
    </Stack>
  )
}
