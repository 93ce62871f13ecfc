import { PaperGroups } from '@portal/shared/question-bank'
import { EmptyState, QueryRegion, SkeletonCards, type StateProps } from '@portal/shared/ui'
import { usePapers } from './simulate.queries.ts'
import { StudentPaper } from './student-paper.tsx'

/** The papers for the student's parts: those of today's tests, or the older ones. */
export function PaperList({ isOld, empty }: { isOld: boolean; empty: StateProps }) {
  const papers = usePapers(isOld)
  return (
    <QueryRegion
      query={papers}
      failed="The papers could not be loaded"
      skeleton={<SkeletonCards count={6} columns={2} />}
    >
      {({ papers: list }) =>
        list.length === 0 ? (
          <EmptyState illustration="questions" {...empty} />
        ) : (
          <PaperGroups papers={list}>{(paper) => <StudentPaper paper={paper} />}</PaperGroups>
        )
      }
    </QueryRegion>
  )
}
