import { queryOf, useQuery } from '@portal/shared/query'
import { type HeadingLevel, QueryRegion, SkeletonCards } from '@portal/shared/ui'
import { TargetsCard } from './targets-card.tsx'

/** The targets of a student in the person's sight, as pages about the student show them. */
export function StudentTargets({ studentId, level }: { studentId: string; level?: HeadingLevel }) {
  const targets = useQuery(
    queryOf('GET /Target/Target/GetStudentTargets', { query: { studentId } }),
  )
  return (
    <QueryRegion
      query={targets}
      failed="The targets could not be loaded"
      skeleton={<SkeletonCards count={1} columns={1} />}
    >
      {({ targets: all }) => (
        <TargetsCard
          targets={all}
          emptyText="The tutors have set none with the student yet."
          {...(level !== undefined && { level })}
        />
      )}
    </QueryRegion>
  )
}
