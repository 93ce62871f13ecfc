import { ApiError } from '@portal/shared/api'
import { useParams, useSearchParams } from '@portal/shared/router'
import { useSession } from '@portal/shared/session'
import {
  Alert,
  DateText,
  EmptyState,
  FailedState,
  LinkButton,
  messageOf,
  Page,
  PageHeader,
  plural,
  SkeletonList,
  SkeletonStats,
  Stack,
  Tabs,
} from '@portal/shared/ui'
import { BackToResults } from '../../practice/back-to-results.tsx'
import { MarkedPartView } from './marked-part-view.tsx'
import { useResult } from './simulate.queries.ts'
import { continuePath, type Result, simulatePath } from './simulate.rules.ts'

const pastPath = `${simulatePath}/solutions`

/** The marked paper: part by part its marks, pace and topics, and every question to look back at. */
export default function ResultScreen() {
  const { id: sittingId = '' } = useParams()
  const result = useResult(sittingId)
  if (result.data !== undefined) return <Filled result={result.data} />
  return (
    <Page>
      <PageHeader title="Marked paper" />
      {result.isError ? (
        <ResultFailed error={result.error} sittingId={sittingId} onRetry={() => result.refetch()} />
      ) : (
        <Stack gap="6">
          <SkeletonStats count={5} />
          <SkeletonList rows={6} />
        </Stack>
      )}
    </Page>
  )
}

function ResultFailed({
  error,
  sittingId,
  onRetry,
}: {
  error: unknown
  sittingId: string
  onRetry: () => unknown
}) {
  const status = error instanceof ApiError ? error.status : undefined
  if (status === 409) {
    return (
      <EmptyState
        illustration="locked"
        title="This sitting is not finished"
        action={
          <LinkButton to={continuePath(sittingId)} variant="primary">
            Continue
          </LinkButton>
        }
      >
        Marks and solutions show once all of its parts are handed in.
      </EmptyState>
    )
  }
  if (status === 404 || status === 400) {
    return (
      <EmptyState
        illustration="search"
        title="This sitting is not there"
        action={<LinkButton to={pastPath}>Past sittings</LinkButton>}
      >
        It may belong to another account, or the address is not complete.
      </EmptyState>
    )
  }
  return (
    <FailedState title="The marked paper could not be loaded" onRetry={onRetry}>
      {messageOf(error)}
    </FailedState>
  )
}

function Filled({ result: { sitting, parts } }: { result: Result }) {
  const [params, setParams] = useSearchParams()
  const hasEnded = useSession((session) => session.hasEnded)
  const waiting = parts.reduce((sum, { awaitingMark }) => sum + awaitingMark, 0)
  const [first] = parts
  return (
    <Page>
      <PageHeader
        title={sitting.title}
        description={
          sitting.finishedAt === null ? undefined : (
            <>
              Finished <DateText moment={sitting.finishedAt} style="dateTime" />
            </>
          )
        }
        actions={
          hasEnded ? (
            <BackToResults />
          ) : (
            <>
              <LinkButton to={pastPath} variant="secondary">
                Past sittings
              </LinkButton>
              <LinkButton to={simulatePath} variant="primary">
                All papers
              </LinkButton>
            </>
          )
        }
      />
      {waiting === 0 ? null : (
        <Alert kind="info" title={`${plural(waiting, 'essay waits', 'essays wait')} for a tutor`}>
          The marks here count what is marked so far. They are brought up to date as soon as your
          tutor has marked.
        </Alert>
      )}
      {first === undefined ? (
        <EmptyState illustration="questions" title="No part of this paper was started" />
      ) : parts.length === 1 ? (
        <MarkedPartView part={first} />
      ) : (
        <Tabs
          label="Parts"
          value={params.get('part') ?? undefined}
          onValue={(part) => setParams({ part }, { replace: true })}
          tabs={parts.map((part) => ({
            id: String(part.position),
            label: part.sectionNo,
            content: () => <MarkedPartView key={part.position} part={part} />,
          }))}
        />
      )}
    </Page>
  )
}
