import { TargetsCard } from '@portal/shared/targets'
import type { TuitionAtAGlance } from './tuition.queries.ts'

/** What the student and the tutors have set themselves to reach. */
export default function Targets({ targets }: Pick<TuitionAtAGlance, 'targets'>) {
  return (
    <TargetsCard
      targets={targets}
      emptyText="When you and a tutor agree on something to reach, it stands here with how far you are."
    />
  )
}
