import { usePageTitle } from '@portal/shared/page-title'
import { useParams } from '@portal/shared/router'
import {
  EmptyState,
  FailedState,
  LinkButton,
  messageOf,
  Page,
  PageHeader,
  SkeletonCards,
} from '@portal/shared/ui'
import { useCourse, useGroups } from './academy.queries.ts'
import { useAcademyView } from './academy-view.ts'
import { courseIdOf } from './course.rules.ts'
import { CoursePage } from './course-page.tsx'

/** An academy: its videos by group, and the player. The name in an address is for reading alone. */
export default function CourseScreen() {
  const view = useAcademyView()
  const id = courseIdOf(useParams())
  const course = useCourse(view, id)
  const groups = useGroups(id)
  usePageTitle(course.data?.name)
  const failed = course.error ?? groups.error
  if (course.data !== undefined && groups.data !== undefined) {
    return <CoursePage view={view} course={course.data} groups={groups.data} />
  }
  return (
    <Page>
      <PageHeader title={course.data?.name ?? 'Academy'} />
      {id === null || isMissing(failed) ? (
        <EmptyState
          illustration="search"
          level={2}
          title="This course is not there"
          action={<LinkButton to="/academy">All courses</LinkButton>}
        >
          It may have been taken away, or the address is not complete.
        </EmptyState>
      ) : failed ? (
        <FailedState
          title="The course could not be loaded"
          onRetry={() => Promise.all([course.refetch(), groups.refetch()])}
        >
          {messageOf(failed)}
        </FailedState>
      ) : (
        <SkeletonCards count={2} columns={1} />
      )}
    </Page>
  )
}

function isMissing(error: unknown): boolean {
  return typeof error === 'object' && error !== null && Reflect.get(error, 'status') === 404
}
