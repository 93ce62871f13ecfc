import { useQueryClient } from '@portal/shared/query'
import { QuestionRunner } from '@portal/shared/question-runner'
import { Navigate, useNavigate, useParams } from '@portal/shared/router'
import { useSession } from '@portal/shared/session'
import {
  Box,
  EmptyState,
  FailedState,
  Grid,
  LinkButton,
  messageOf,
  Skeleton,
  SkeletonRegion,
  SkeletonText,
  Stack,
} from '@portal/shared/ui'
import { useMemo } from 'react'
import { forgetSet, refreshFigures, runnerCalls, useSet } from './question-bank.queries.ts'
import { revisePath, solutionsPath } from './question-bank.rules.ts'

/** The runner on one set, in the whole window. */
export default function RunnerScreen() {
  const { start: setId = '' } = useParams()
  const owner = useSession((state) => state.claims?.userId)
  const set = useSet(setId)
  const client = useQueryClient()
  const navigate = useNavigate()
  const calls = useMemo(() => runnerCalls(setId), [setId])

  if (set.data === undefined || owner === undefined) {
    return set.isError ? (
      <SetFailed error={set.error} onRetry={() => set.refetch()} />
    ) : (
      <SetSkeleton />
    )
  }
  if (set.data.set.state === 'finished') return <Navigate to={solutionsPath(setId)} replace />
  const leave = () => {
    forgetSet(client, setId)
    refreshFigures(client)
  }
  return (
    <QuestionRunner
      key={setId}
      start={set.data}
      owner={owner}
      calls={calls}
      onExit={() => {
        leave()
        navigate(revisePath)
      }}
      onFinished={() => {
        leave()
        navigate(solutionsPath(setId), { replace: true })
      }}
    />
  )
}

function SetFailed({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  const status =
    typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined
  const back = <LinkButton to={revisePath}>Back to Revise</LinkButton>
  return (
    <Stack as="main" minHeight="100dvh" justifyContent="center" alignItems="center" padding="4">
      {status === 404 || status === 400 ? (
        <EmptyState level={1} illustration="search" title="This set is not there" action={back}>
          It may belong to another account, or the address is not complete.
        </EmptyState>
      ) : (
        <>
          <FailedState level={1} title="The set could not be loaded" onRetry={onRetry}>
            {messageOf(error)}
          </FailedState>
          {back}
        </>
      )}
    </Stack>
  )
}

/** The runner's shape while its set is on its way. */
function SetSkeleton() {
  return (
    <SkeletonRegion label="Loading the set">
      <Box minHeight="100dvh" bg="bg.canvas">
        <Box height="14" bg="bg.surface" borderBottomWidth="1px" borderColor="border" />
        <Grid
          columns={2}
          padding={{ base: '4', md: '6', lg: '8' }}
          maxWidth="100rem"
          marginX="auto"
        >
          <SkeletonText lines={5} />
          <Stack gap="2.5">
            {[1, 2, 3, 4].map((option) => (
              <Skeleton key={option} height="14" />
            ))}
          </Stack>
        </Grid>
      </Box>
    </SkeletonRegion>
  )
}
