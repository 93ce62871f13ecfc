import { EventsPage } from '../../events/events-page.tsx'

/** All courses, and their editor. */
export default function CoursesScreen() {
  return <EventsPage kind="course" />
}
