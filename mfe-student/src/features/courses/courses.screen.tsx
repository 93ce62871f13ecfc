import { EventListPage } from '@portal/shared/events'

/** Courses as a student sees them. */
export default function CoursesScreen() {
  return (
    <EventListPage
      kind="course"
      description="Weekend courses with a timetable, materials and recordings."
    />
  )
}
