import { answerPathOf, WayOut } from '@portal/shared/flagged-question'
import { queryOf, useQuery } from '@portal/shared/query'
import {
  FailedState,
  LinkButton,
  messageOf,
  plural,
  Skeleton,
  SkeletonRegion,
  Stack,
  Text,
} from '@portal/shared/ui'
import { ArrowRight } from 'lucide-react'

/** The next flag of own students that waits, with how many there are. */
export function NextFlag() {
  const flags = useQuery(
    queryOf('GET /Question/tutor/QuestionFlag/GetFlags', {
      query: { pageNo: 1, pageSize: 1, state: 'open' },
    }),
  )
  if (flags.data === undefined) {
    if (flags.isError) {
      return (
        <FailedState compact title="The next flag could not be found" onRetry={flags.refetch}>
          {messageOf(flags.error)}
        </FailedState>
      )
    }
    return (
      <SkeletonRegion label="Looking for the next flag">
        <Skeleton height="2.75rem" width="12rem" />
      </SkeletonRegion>
    )
  }
  const {
    flags: [next],
    openCount,
  } = flags.data
  if (next === undefined) {
    return (
      <Stack gap="3" alignItems="flex-start">
        <Text>No other flag waits for an answer.</Text>
        <WayOut />
      </Stack>
    )
  }
  return (
    <Stack gap="3" alignItems="flex-start">
      <Text>
        {`${plural(openCount, 'flag still waits', 'flags still wait')}. The next is from ${next.studentName}: ${next.questionSummary}`}
      </Text>
      <LinkButton
        to={answerPathOf(next.id)}
        variant="primary"
        iconAfter={<ArrowRight size={18} aria-hidden />}
      >
        Next open flag
      </LinkButton>
    </Stack>
  )
}
