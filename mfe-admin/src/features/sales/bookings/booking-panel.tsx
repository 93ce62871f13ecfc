import { pathTo } from '@portal/shared/contract'
import { dialogPart } from '@portal/shared/idle'
import {
  Alert,
  Badge,
  Button,
  Card,
  Drawer,
  dash,
  FactList,
  formatNumber,
  LinkButton,
  QueryRegion,
  Row,
  SkeletonText,
  Stack,
  Stat,
  Stats,
  TextLink,
} from '@portal/shared/ui'
import { soldOptions } from '@portal/shared/upgrades'
import { Suspense, useState } from 'react'
import { accountPath, dayInWords, exactPounds } from '../../../sales/money.words.ts'
import { bookingKinds, priceInWords, standingOf } from './booking.words.ts'
import { BookingEntries } from './booking-entries.tsx'
import { BookingHistory } from './booking-history.tsx'
import { BookingMoney } from './booking-money.tsx'
import { type Booking, useBooking } from './bookings.queries.ts'

const CancelDialog = dialogPart(() => import('./cancel-dialog.tsx'), 'Cancel booking')

export interface BookingPanelProps {
  bookingId: string
  onClose: () => void
}

/** One booking: what it gives, what it costs and how that is paid, and every save of it. */
export default function BookingPanel({ bookingId, onClose }: BookingPanelProps) {
  const query = useBooking(bookingId)
  const { data } = query
  return (
    <Drawer
      open
      wide
      title={data === undefined ? 'Booking' : `${data.programName} of ${data.studentName}`}
      onClose={onClose}
    >
      <Stack gap="6">
        <QueryRegion
          query={query}
          failed="The booking could not be loaded"
          skeleton={<SkeletonText lines={12} />}
        >
          {(booking) => (
            <>
              <Head booking={booking} />
              <Gives booking={booking} />
              <BookingMoney booking={booking} />
              <BookingEntries booking={booking} />
            </>
          )}
        </QueryRegion>
        <BookingHistory bookingId={bookingId} />
      </Stack>
    </Drawer>
  )
}

function Head({ booking }: { booking: Booking }) {
  const { word, tone } = standingOf(booking)
  const { studentId, cancelledOn, cancelReason } = booking
  return (
    <>
      <Row gap="2">
        <Badge tone={tone}>{word}</Badge>
        <Badge>{bookingKinds[booking.kind]}</Badge>
      </Row>
      {cancelledOn === null ? null : (
        <Alert kind="info" title={`Cancelled; its last day is ${dayInWords(cancelledOn)}`}>
          {cancelReason}
        </Alert>
      )}
      <Stats>
        <Stat label="Price" value={priceInWords(booking)} />
        <Stat label="Paid" value={exactPounds(booking.paidPence)} />
        <Stat label="Overdue" value={exactPounds(booking.overduePence)} />
      </Stats>
      <Row gap="3">
        <LinkButton to={pathTo('/:dashboard/:id', { dashboard: 'dashboard', id: studentId })}>
          Open the student
        </LinkButton>
        <LinkButton to={`${pathTo('/sales/upsell', {})}?studentId=${studentId}`}>
          Sell more
        </LinkButton>
        {booking.state === 'cancelled' ? null : <Changes booking={booking} />}
      </Row>
    </>
  )
}

/** What can be done with a booking that holds. */
function Changes({ booking }: { booking: Booking }) {
  const [isCancelling, setCancelling] = useState(false)
  return (
    <>
      <LinkButton to={`${pathTo('/update-booking-form', {})}?bookingId=${booking.bookingId}`}>
        Change
      </LinkButton>
      <Button variant="danger" onClick={() => setCancelling(true)}>
        Cancel booking
      </Button>
      <Suspense fallback={null}>
        {isCancelling ? (
          <CancelDialog booking={booking} onClose={() => setCancelling(false)} />
        ) : null}
      </Suspense>
    </>
  )
}

function Gives({ booking }: { booking: Booking }) {
  const { isUnlimited, hours, hoursLeft, payerId, payerName, tutors } = booking
  const opened = soldOptions.filter(({ value }) => booking.entitlements[value])
  return (
    <Card title="What it gives" level={3}>
      <FactList
        items={[
          { label: 'Student', value: `${booking.studentName}, ${booking.email}` },
          { label: 'School', value: booking.school?.name ?? dash },
          {
            label: 'Hours',
            value: isUnlimited ? 'Without a limit' : formatNumber(hours, 2),
          },
          {
            label: 'Hours left, with all bookings',
            value: hoursLeft === null ? 'Without a limit' : formatNumber(hoursLeft, 2),
          },
          { label: 'Opens', value: opened.map(({ label }) => label).join(', ') || dash },
          { label: 'Head start', value: booking.isHeadStart ? 'Yes' : 'No' },
          { label: 'First day', value: dayInWords(booking.startsOn) },
          { label: 'Last day', value: dayInWords(booking.expiresOn) },
          { label: 'Tutors', value: tutors.map(({ name }) => name).join(', ') || dash },
          {
            label: 'Payer',
            value:
              payerId === null ? dash : <TextLink to={accountPath(payerId)}>{payerName}</TextLink>,
          },
          { label: 'Sold by', value: booking.soldByName ?? dash },
          { label: 'Note', value: booking.note || dash },
        ]}
      />
    </Card>
  )
}
