import { call } from '@portal/shared/api'
import { DownloadButton } from '@portal/shared/downloads'
import { useReviewAddress } from '@portal/shared/question-runner'
import { useLocation, useSearchParams } from '@portal/shared/router'
import { useSession } from '@portal/shared/session'
import {
  Card,
  DateText,
  EmptyState,
  FailedState,
  formatDuration,
  formatPercent,
  LinkButton,
  messageOf,
  Page,
  PageHeader,
  SkeletonList,
  SkeletonStats,
  Stack,
  Stat,
  Stats,
} from '@portal/shared/ui'
import { BackToResults } from '../../practice/back-to-results.tsx'
import { SetReview } from '../../practice/set-review.tsx'
import { type Solutions, useSolutions } from '../../practice/solutions.queries.ts'
import { pathOfSet } from '../../practice/topic-set.ts'
import { wayBackIn } from '../../practice/way-back.ts'
import { revisePath } from './question-bank.prefetch.ts'
import { useLatestSet } from './question-bank.queries.ts'
import { usePractise } from './use-practise.ts'

/** A finished set with answers, keys and worked solutions; the latest one when none is named. */
export default function SolutionsScreen() {
  const [params] = useSearchParams()
  const named = params.get('set')
  const latest = useLatestSet(named === null)
  const setId = named ?? latest.data ?? null
  const solutions = useSolutions(setId)
  const failed = latest.isError ? latest : solutions
  if (solutions.data !== undefined) return <Filled solutions={solutions.data} />
  const build = (
    <LinkButton to={revisePath} variant="primary">
      Build a set
    </LinkButton>
  )
  return (
    <Page>
      <PageHeader title="Solutions" />
      {setId === null && latest.isSuccess ? (
        <EmptyState illustration="questions" title="No finished sets yet" action={build}>
          Finish a set, and its answers and worked solutions show here.
        </EmptyState>
      ) : failed.isError ? (
        <SolutionsFailed error={failed.error} setId={setId} onRetry={() => failed.refetch()} />
      ) : (
        <Stack gap="6">
          <SkeletonStats count={4} />
          <SkeletonList rows={6} />
        </Stack>
      )}
    </Page>
  )
}

function SolutionsFailed({
  error,
  setId,
  onRetry,
}: {
  error: unknown
  setId: string | null
  onRetry: () => unknown
}) {
  const status =
    typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined
  if (status === 409 && setId !== null) {
    return (
      <EmptyState
        illustration="locked"
        title="This set is not finished"
        action={
          <LinkButton to={pathOfSet({ subjectSlug: 'mixed', id: setId })}>Continue</LinkButton>
        }
      >
        The solutions show once it is handed in.
      </EmptyState>
    )
  }
  if (status === 404 || status === 400) {
    return (
      <EmptyState
        illustration="search"
        title="This set is not there"
        action={<LinkButton to={`${revisePath}/past-solutions`}>Past sets</LinkButton>}
      >
        It may belong to another account, or the address is not complete.
      </EmptyState>
    )
  }
  return (
    <FailedState title="The solutions could not be loaded" onRetry={onRetry}>
      {messageOf(error)}
    </FailedState>
  )
}

function Filled({ solutions: { set, summary } }: { solutions: Solutions }) {
  const address = useReviewAddress({ set: set.id })
  const { state } = useLocation()
  const start = wayBackIn(state)
  const hasEnded = useSession((session) => session.hasEnded)
  const practise = usePractise(set.questions[0]?.topicId)
  const pdf = (
    <DownloadButton
      label="Download PDF"
      name={`${set.title}.pdf`}
      get={() => call('GET /Revise/api/Revise/GetSolutionsPdf', { query: { setId: set.id } })}
    />
  )
  return (
    <Page>
      <PageHeader
        title={`Solutions: ${set.title}`}
        description={
          <>
            Finished <DateText moment={summary.finishedAt} style="dateTime" />
          </>
        }
        actions={
          hasEnded ? (
            <>
              {pdf}
              <BackToResults />
            </>
          ) : start !== null ? (
            <>
              {pdf}
              <LinkButton to={start.to} variant="primary">
                Back to {start.label}
              </LinkButton>
            </>
          ) : (
            <>
              {pdf}
              <LinkButton to={`${revisePath}/past-solutions`} variant="secondary">
                Past sets
              </LinkButton>
              <LinkButton to={revisePath} variant="primary">
                New set
              </LinkButton>
            </>
          )
        }
      />
      <Card>
        <Stats>
          <Stat label="Right" value={`${summary.correct} of ${summary.total}`} />
          <Stat
            label="Share right"
            value={formatPercent(summary.total === 0 ? null : summary.correct / summary.total)}
          />
          <Stat label="Answered" value={summary.answered} />
          <Stat label="Time" value={formatDuration(summary.timeMs / 1000)} />
        </Stats>
      </Card>
      <SetReview set={set} address={address} onPractise={practise} />
    </Page>
  )
}
