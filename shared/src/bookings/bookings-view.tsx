import {
  Badge,
  EmptyState,
  Grid,
  ProgressBar,
  Row,
  Stack,
  Stat,
  Stats,
  Text,
} from '@portal/shared/ui'
import type { Booking, Bookings } from './bookings.queries.ts'
import { balanceOf, daysOf, hoursInWords } from './bookings.rules.ts'
import { InvoicesTable } from './invoices-table.tsx'
import { PlanTable } from './plan-table.tsx'

export interface BookingsViewProps {
  data: Bookings
  /** Asks for the PDF of an invoice, or for the job that makes it. */
  ask: (id: string) => Promise<Blob | { jobId: string }>
  /** What is said where nothing is booked. */
  none: string
}

/** Bookings with the hours used of them; plan, invoices and balance where who looks pays. */
export function BookingsView({ data, ask, none }: BookingsViewProps) {
  const { bookings, plan, invoices, balancePence } = data
  if (bookings.length === 0 && invoices === null) {
    return (
      <EmptyState compact title="Nothing is booked yet">
        {none}
      </EmptyState>
    )
  }
  return (
    <Stack gap="6">
      {balancePence === null ? null : (
        <Stats>
          <Stat {...balanceOf(balancePence)} />
        </Stats>
      )}
      <Grid as="ul" columns="auto" listStyleType="none" aria-label="Bookings">
        {bookings.map((booking) => (
          <BookingLine key={booking.id} booking={booking} />
        ))}
      </Grid>
      {plan === null ? null : <PlanTable plan={plan} />}
      {invoices === null ? null : <InvoicesTable invoices={invoices} ask={ask} />}
    </Stack>
  )
}

function BookingLine({ booking }: { booking: Booking }) {
  const { programName, state, hours, used, isUnlimited } = booking
  const words = hoursInWords(booking)
  return (
    <Stack as="li" gap="2">
      <Row gap="2" justifyContent="space-between">
        <Stack gap="0.5">
          <Text weight="semibold" overflowWrap="anywhere">
            {programName}
          </Text>
          <Text size="sm" tone="muted">
            {daysOf(booking)}
          </Text>
        </Stack>
        {state === 'cancelled' ? <Badge>Cancelled</Badge> : null}
      </Row>
      {words === null ? null : isUnlimited ? (
        <Text size="sm" tone="muted">
          {words}
        </Text>
      ) : (
        <ProgressBar label="Hours" value={used / hours} text={words} />
      )}
    </Stack>
  )
}
