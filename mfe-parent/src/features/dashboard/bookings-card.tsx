import { BookingsOfChild } from '@portal/shared/bookings'
import { Card, DashboardCell } from '@portal/shared/ui'

/** What was booked for a child, and for the parent who pays what it costs. */
export default function BookingsCard({ studentId }: { studentId: string }) {
  return (
    <DashboardCell span={12}>
      <Card title="Bookings" description="What was bought, and how much of it is used">
        <BookingsOfChild studentId={studentId} />
      </Card>
    </DashboardCell>
  )
}
