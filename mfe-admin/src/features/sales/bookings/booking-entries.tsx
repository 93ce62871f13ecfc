import { type Column, DataTable } from '@portal/shared/tables'
import { Card, DateText, formatNumber, Text } from '@portal/shared/ui'
import { dayInWords, entryKinds, signedPounds } from '../../../sales/money.words.ts'
import type { Booking } from './bookings.queries.ts'

type Entry = Booking['entries'][number]
type HourEntry = Booking['hourEntries'][number]

const signedHours = (hours: number) =>
  hours < 0 ? `−${formatNumber(-hours, 2)}` : formatNumber(hours, 2)

const money: readonly Column<Entry>[] = [
  {
    ...{ id: 'kind', header: 'Entry', primary: true },
    cell: ({ kind, document }) =>
      document === null ? entryKinds[kind] : `${entryKinds[kind]} ${document.number}`,
  },
  { id: 'day', header: 'Day', cell: ({ occurredOn }) => dayInWords(occurredOn) },
  { id: 'pence', header: 'Amount', align: 'end', cell: ({ pence }) => signedPounds(pence) },
]

const hours: readonly Column<HourEntry>[] = [
  {
    ...{ id: 'note', header: 'What', primary: true },
    cell: ({ note }) => <Text overflowWrap="anywhere">{note}</Text>,
  },
  { id: 'at', header: 'Day', cell: ({ at }) => <DateText moment={at} /> },
  { id: 'hours', header: 'Hours', align: 'end', cell: ({ hours: count }) => signedHours(count) },
]

/** What a booking did to the payer’s account and to the student’s hours. */
export function BookingEntries({ booking }: { booking: Booking }) {
  const { entries, hourEntries } = booking
  return (
    <>
      {entries.length === 0 ? null : (
        <Card title="Account" description="Since its first invoice" level={3}>
          <DataTable
            label="Entries of the payer’s account"
            columns={money}
            rows={entries}
            rowKey={({ entryId }) => String(entryId)}
          />
        </Card>
      )}
      {hourEntries.length === 0 ? null : (
        <Card title="Hours" level={3}>
          <DataTable
            label="What it did to the hours"
            columns={hours}
            rows={hourEntries}
            rowKey={(entry) => String(hourEntries.indexOf(entry))}
          />
        </Card>
      )}
    </>
  )
}
