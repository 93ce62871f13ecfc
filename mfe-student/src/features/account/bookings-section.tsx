import { AccountSection } from '@portal/shared/account'
import { OwnBookings } from '@portal/shared/bookings'

/** What the student has booked, and what it costs where the student pays. */
export default function BookingsSection() {
  return (
    <AccountSection
      title="Bookings"
      description="What was booked for you, how much of it is used, and your invoices where you pay for it."
    >
      <OwnBookings />
    </AccountSection>
  )
}
