import { EventListPage } from '@portal/shared/events'

/** Seminars as a student sees them. */
export default function SeminarsScreen() {
  return (
    <EventListPage
      kind="seminar"
      description="Live sessions with our tutors: register, join, and watch the recordings."
    />
  )
}
