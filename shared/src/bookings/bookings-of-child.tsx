import { call } from '@portal/shared/api'
import { useLiveReads } from '@portal/shared/live'
import { QueryRegion, SkeletonText } from '@portal/shared/ui'
import { childCall, useBookingsOfChild } from './bookings.queries.ts'
import { BookingsView } from './bookings-view.tsx'

const reads = [childCall] as const

/** A child's bookings as a parent sees them; what they cost where that parent pays. */
export function BookingsOfChild({ studentId }: { studentId: string }) {
  const bookings = useBookingsOfChild(studentId)
  useLiveReads('tuition', reads)
  return (
    <QueryRegion
      query={bookings}
      compact
      failed="The bookings could not be loaded"
      skeleton={<SkeletonText lines={6} />}
    >
      {(data) => (
        <BookingsView
          data={data}
          none="What is booked for your child stands here."
          ask={(id) => call('GET /Booking/parent/Booking/GetInvoicePdf', { query: { id } })}
        />
      )}
    </QueryRegion>
  )
}
