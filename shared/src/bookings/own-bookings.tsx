import { call } from '@portal/shared/api'
import { useLiveReads } from '@portal/shared/live'
import { QueryRegion, SkeletonText } from '@portal/shared/ui'
import { ownCall, useOwnBookings } from './bookings.queries.ts'
import { BookingsView } from './bookings-view.tsx'

const reads = [ownCall] as const

/** A student's own bookings; what they cost where the student pays. */
export function OwnBookings() {
  const bookings = useOwnBookings()
  useLiveReads('tuition', reads)
  return (
    <QueryRegion
      query={bookings}
      compact
      failed="Your bookings could not be loaded"
      skeleton={<SkeletonText lines={6} />}
    >
      {(data) => (
        <BookingsView
          data={data}
          none="What is booked for you stands here."
          ask={(id) => call('GET /Booking/student/Booking/GetInvoicePdf', { query: { id } })}
        />
      )}
    </QueryRegion>
  )
}
