import { pathTo } from '@portal/shared/contract'
import { dialogPart } from '@portal/shared/idle'
import { List, type ListDefinition, useList } from '@portal/shared/lists'
import { Badge, DateText, dash, formatNumber, LinkButton, Stack, Text } from '@portal/shared/ui'
import { Suspense } from 'react'
import { dayInWords, exactPounds } from '../../../sales/money.words.ts'
import { useProgrammes } from '../../../sales/programmes.queries.ts'
import { SumsOfList } from '../../../sales/sums-of-list.tsx'
import { useOpened } from '../../../sales/use-opened.ts'
import { bookingKinds, priceInWords, standingOf } from './booking.words.ts'
import { bookingFilters } from './bookings.filters.ts'
import { bookingsCall, exportCall, type ListedBooking } from './bookings.queries.ts'

const BookingPanel = dialogPart(() => import('./booking-panel.tsx'), 'Booking')

const bookings: ListDefinition<typeof bookingsCall, ListedBooking> = {
  call: bookingsCall,
  rows: (answer) => answer.bookings,
  rowKey: ({ bookingId }) => bookingId,
  rowName: ({ studentName, programName }) => `${studentName}, ${programName}`,
  label: 'Bookings',
  nouns: ['booking', 'bookings'],
  searchIn: 'student, payer or programme',
  views: 'bookings',
  csv: exportCall,
  sort: { column: 'bookedAt', direction: 'descending' },
  usual: [
    ...['studentName', 'programme', 'kind', 'standing', 'expiresOn'],
    ...['pricePence', 'paid', 'overdue', 'bookedAt'],
  ],
  columns: [
    {
      ...{ id: 'studentName', header: 'Student', primary: true, width: '10rem' },
      cell: ({ studentName }) => <Text overflowWrap="anywhere">{studentName}</Text>,
      sortBy: ({ studentName }) => studentName,
    },
    {
      ...{ id: 'programme', header: 'Programme', width: '9rem' },
      cell: ({ programName }) => <Text overflowWrap="anywhere">{programName}</Text>,
    },
    { id: 'kind', header: 'Kind', cell: ({ kind }) => bookingKinds[kind] },
    {
      ...{ id: 'standing', header: 'State' },
      cell: (booking) => {
        const { word, tone } = standingOf(booking)
        return <Badge tone={tone}>{word}</Badge>
      },
    },
    {
      ...{ id: 'startsOn', header: 'Starts', width: '7.5rem' },
      cell: ({ startsOn }) => dayInWords(startsOn),
      sortBy: ({ startsOn }) => startsOn,
    },
    {
      ...{ id: 'expiresOn', header: 'Ends', width: '7.5rem' },
      cell: ({ expiresOn }) => dayInWords(expiresOn),
      sortBy: ({ expiresOn }) => expiresOn,
    },
    {
      ...{ id: 'payer', header: 'Payer', width: '10rem' },
      cell: ({ payerName }) => <Text overflowWrap="anywhere">{payerName ?? dash}</Text>,
    },
    {
      ...{ id: 'hours', header: 'Hours left', align: 'end' },
      cell: ({ hoursLeft }) => (hoursLeft === null ? 'No limit' : formatNumber(hoursLeft, 2)),
    },
    {
      ...{ id: 'pricePence', header: 'Price', align: 'end' },
      cell: priceInWords,
      sortBy: ({ pricePence }) => pricePence,
    },
    {
      ...{ id: 'paid', header: 'Paid', align: 'end' },
      cell: ({ paidPence }) => exactPounds(paidPence),
    },
    {
      ...{ id: 'overdue', header: 'Overdue', align: 'end' },
      cell: ({ overduePence }) =>
        overduePence === 0 ? (
          dash
        ) : (
          <Text as="span" tone="danger" weight="medium">
            {exactPounds(overduePence)}
          </Text>
        ),
    },
    {
      ...{ id: 'bookedAt', header: 'Sold', width: '7.5rem' },
      cell: ({ bookedAt }) => <DateText moment={bookedAt} />,
      sortBy: ({ bookedAt }) => bookedAt,
    },
  ],
  failed: 'The bookings could not be loaded',
  noneYet: {
    title: 'No bookings yet',
    children: 'Whatever is sold stands here, with what it costs and what is paid of it.',
    action: <LinkButton to={pathTo('/sales/new-customer', {})}>New customer</LinkButton>,
    level: 2,
  },
}

/** What was sold: what is filtered, its sums and its file, and one of them beside it. */
export default function BookingsTab() {
  const opened = useOpened('booking')
  const programmes = useProgrammes(true).data
  const list = useList({
    ...bookings,
    filters: bookingFilters(programmes),
    rowHref: ({ bookingId }) => opened.hrefOf(bookingId),
  })
  const totals = list.answer?.totals
  return (
    <Stack gap="4">
      <SumsOfList
        label="Sums of the bookings that match"
        sums={[
          { label: 'Sold', pence: totals?.pricePence },
          { label: 'Paid', pence: totals?.paidPence },
          { label: 'Overdue', pence: totals?.overduePence },
        ]}
      />
      <List list={list} />
      <Suspense fallback={null}>
        {opened.id === null ? null : (
          <BookingPanel key={opened.id} bookingId={opened.id} onClose={opened.close} />
        )}
      </Suspense>
    </Stack>
  )
}
