import { DownloadButton, fileWhenMade } from '@portal/shared/downloads'
import { type Column, DataTable } from '@portal/shared/tables'
import { Badge, Button, dash, formatMoney, Row, Stack, Surface, Text } from '@portal/shared/ui'
import { useState } from 'react'
import type { Invoice } from './bookings.queries.ts'
import { dayInWords, stateOf } from './bookings.rules.ts'
import type { BookingsViewProps } from './bookings-view.tsx'
import { Titled } from './titled.tsx'

export interface InvoicesTableProps extends Pick<BookingsViewProps, 'ask'> {
  invoices: readonly Invoice[]
}

/** Invoices that are shown at first; the latest, which are those that may not be paid. */
const few = 5

/** Invoices and credit notes with what is still to be paid, each as PDF. */
export function InvoicesTable({ invoices, ask }: InvoicesTableProps) {
  const [isWhole, setWhole] = useState(false)
  const columns: Column<Invoice>[] = [
    {
      ...{ id: 'number', header: 'Number', primary: true },
      width: '8rem',
      cell: ({ number, issuedOn }) => (
        <Stack gap="0.5">
          {number}
          <Text as="span" size="xs" tone="muted" weight="normal">
            {dayInWords(issuedOn)}
          </Text>
        </Stack>
      ),
    },
    {
      ...{ id: 'due', header: 'Due', width: '7rem' },
      cell: ({ dueOn }) => (dueOn === null ? dash : dayInWords(dueOn)),
    },
    {
      ...{ id: 'pence', header: 'Amount', align: 'end' },
      cell: ({ kind, pence }) => `${kind === 'CN' ? '−' : ''}${formatMoney(pence, 'exact')}`,
    },
    {
      ...{ id: 'state', header: 'State' },
      cell: (invoice) => {
        const { word, tone } = stateOf(invoice)
        return <Badge tone={tone}>{word}</Badge>
      },
    },
    {
      ...{ id: 'pdf', header: 'PDF', headerHidden: true, align: 'end' },
      cell: ({ id, number }) => (
        <DownloadButton
          size="sm"
          variant="ghost"
          label="PDF"
          labelRest={`of ${number}`}
          name={`${number}.pdf`}
          get={() => fileWhenMade(() => ask(id))}
        />
      ),
    },
  ]
  return (
    <Titled title="Invoices">
      <Surface overflow="clip">
        <DataTable
          label="Invoices and credit notes"
          density="compact"
          columns={columns}
          rows={isWhole ? invoices : invoices.slice(0, few)}
          rowKey={({ id }) => id}
          empty={{
            ...{ title: 'No invoices yet', compact: true, level: 4 },
            children: 'The first comes before something is due.',
          }}
        />
      </Surface>
      {invoices.length <= few ? null : (
        <Row>
          {/* It stays where it is, and with it the focus. */}
          <Button size="sm" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? 'Show the latest alone' : `Show all ${invoices.length} invoices`}
          </Button>
        </Row>
      )}
    </Titled>
  )
}
