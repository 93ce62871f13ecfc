import { type Column, DataTable } from '@portal/shared/tables'
import { Card, Text, TextLink } from '@portal/shared/ui'
import { dayInWords, invoicePath, signedPounds } from '../../../sales/money.words.ts'
import { lineKinds, partStates } from '../../../sales/terms/terms.words.ts'
import type { Booking } from './bookings.queries.ts'

const lines: readonly Column<Booking['lines'][number]>[] = [
  { id: 'description', header: 'What', primary: true, cell: ({ description }) => description },
  { id: 'kind', header: 'Kind', cell: ({ kind }) => lineKinds[kind] },
  { id: 'pence', header: 'Price', align: 'end', cell: ({ pence }) => signedPounds(pence) },
]

const parts: readonly Column<Booking['plan'][number]>[] = [
  { id: 'dueOn', header: 'Due', primary: true, cell: ({ dueOn }) => dayInWords(dueOn) },
  { id: 'state', header: 'State', cell: ({ state }) => partStates[state] },
  { id: 'pence', header: 'Amount', align: 'end', cell: ({ pence }) => signedPounds(pence) },
]

const documents: readonly Column<Booking['documents'][number]>[] = [
  {
    ...{ id: 'number', header: 'Number', primary: true },
    cell: ({ documentId, number }) => <TextLink to={invoicePath(documentId)}>{number}</TextLink>,
  },
  { id: 'issuedOn', header: 'Issued', cell: ({ issuedOn }) => dayInWords(issuedOn) },
  { id: 'dueOn', header: 'Due', cell: ({ dueOn }) => dayInWords(dueOn) },
  { id: 'pence', header: 'Amount', align: 'end', cell: ({ pence }) => signedPounds(pence) },
]

/** What a booking costs line by line, when it is to be paid, and what was issued for it. */
export function BookingMoney({ booking }: { booking: Booking }) {
  return (
    <>
      <Card title="Price" level={3}>
        {booking.lines.length === 0 ? (
          <Text tone="muted">No price is settled, so nothing is invoiced.</Text>
        ) : (
          <DataTable
            label="Lines of the price"
            columns={lines}
            rows={booking.lines}
            rowKey={(line) => String(booking.lines.indexOf(line))}
          />
        )}
      </Card>
      <Card title="Plan" level={3}>
        {booking.plan.length === 0 ? (
          <Text tone="muted">There is no plan.</Text>
        ) : (
          <DataTable
            label="Parts of the plan"
            columns={parts}
            rows={booking.plan}
            rowKey={({ instalmentId }) => instalmentId}
          />
        )}
      </Card>
      <Card title="Documents" level={3}>
        {booking.documents.length === 0 ? (
          <Text tone="muted">Nothing has been issued for it.</Text>
        ) : (
          <DataTable
            label="Invoices and credit notes"
            columns={documents}
            rows={booking.documents}
            rowKey={({ documentId }) => documentId}
          />
        )}
      </Card>
    </>
  )
}
