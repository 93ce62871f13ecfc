import { pathTo } from '@portal/shared/contract'
import { Form, SaveBar } from '@portal/shared/forms'
import { useSearchParams } from '@portal/shared/router'
import {
  Alert,
  Card,
  EmptyState,
  FactList,
  LinkButton,
  Page,
  PageHeader,
  QueryRegion,
  SkeletonCards,
  Stack,
  Text,
} from '@portal/shared/ui'
import { usePreview } from '../../../sales/terms/preview.queries.ts'
import { PreviewCard } from '../../../sales/terms/preview-card.tsx'
import { SaleLayout } from '../../../sales/terms/sale-layout.tsx'
import { type Booking, useBooking } from '../bookings/bookings.queries.ts'
import { partsOf, savedOf, sentOf, valuesOf } from './update.rules.ts'
import { changedFacts, updateWords } from './update.words.ts'
import { UpdateGives, UpdatePrice, UpdateReason } from './update-cards.tsx'
import { lackedBy, useUpdateForm } from './use-update-form.ts'

/** Changes what is not settled of a booking, with a reason. */
export default function UpdateBookingScreen() {
  const [params] = useSearchParams()
  const bookingId = params.get('bookingId')
  return (
    <Page>
      <PageHeader
        title="Change a booking"
        description="What is not settled of it yet, with a reason that stays in its history"
      />
      {bookingId === null ? (
        <EmptyState
          title="No booking is chosen"
          level={2}
          action={<LinkButton to={pathTo('/sales', {})}>All bookings</LinkButton>}
        >
          Open one from the list, and press Change.
        </EmptyState>
      ) : (
        <Changing key={bookingId} bookingId={bookingId} />
      )}
    </Page>
  )
}

function Changing({ bookingId }: { bookingId: string }) {
  const booking = useBooking(bookingId)
  return (
    <QueryRegion
      query={booking}
      failed="The booking could not be loaded"
      skeleton={<SkeletonCards count={3} columns={1} />}
    >
      {(data) =>
        data.state === 'cancelled' ? <Cancelled booking={data} /> : <UpdateForm booking={data} />
      }
    </QueryRegion>
  )
}

function Cancelled({ booking: { bookingId, studentName } }: { booking: Booking }) {
  return (
    <Stack gap="4" alignItems="flex-start">
      <Alert kind="info" title={`This booking of ${studentName} is cancelled`}>
        It stays as it is, and something else can be sold.
      </Alert>
      <LinkButton to={`${pathTo('/sales', {})}?booking=${bookingId}`}>Open the booking</LinkButton>
    </Stack>
  )
}

function UpdateForm({ booking }: { booking: Booking }) {
  const form = useUpdateForm(booking)
  const isTouched = form.isDirty
  const preview = usePreview('change', sentOf(booking, form.values))
  const plan = preview.isCurrent ? (preview.data?.suggestedPlan ?? null) : null
  return (
    <SaleLayout
      side={
        <Stack gap="6">
          <Changes form={form.values} booking={booking} />
          <PreviewCard
            preview={preview}
            missing={isTouched ? lackedBy(booking, form.values) : null}
          />
        </Stack>
      }
    >
      <Text size="lg" weight="semibold" overflowWrap="anywhere">
        {`${booking.programName} of ${booking.studentName}`}
      </Text>
      <Form label="Change a booking" {...form.frame}>
        <Stack gap="6">
          <UpdateGives form={form} booking={booking} />
          <UpdatePrice
            form={form}
            booking={booking}
            suggested={plan === null ? null : partsOf(plan)}
          />
          <UpdateReason form={form} />
          <SaveBar look="bar" label="Save changes" {...form.bar} />
        </Stack>
      </Form>
    </SaleLayout>
  )
}

/** What would be saved otherwise than it is. */
function Changes({ form, booking }: { form: ReturnType<typeof valuesOf>; booking: Booking }) {
  const { payers, payerName } = booking
  const before = valuesOf(savedOf(booking), payers)
  const facts = changedFacts(before, form, updateWords(payers, payerName))
  return (
    <Card title="What changes">
      {facts.length === 0 ? <Text tone="muted">Nothing yet.</Text> : <FactList items={facts} />}
    </Card>
  )
}
