import { PreviewRunner, type PreviewRunnerProps } from '@portal/shared/question-runner'
import {
  Box,
  EmptyState,
  FailedState,
  Grid,
  messageOf,
  Skeleton,
  SkeletonRegion,
  SkeletonText,
  Stack,
} from '@portal/shared/ui'
import type { ReactNode } from 'react'
import type { Preview } from '../../preview/bank.rules.ts'
import { QuestionStatistics } from './question-statistics.tsx'

/** Questions to look through in the runner, each with its statistics under the solution. */
export function PreviewPage({
  preview: { set, statistics },
  onDone,
}: {
  preview: Pick<Preview, 'set' | 'statistics'>
  onDone: PreviewRunnerProps['onDone']
}) {
  return (
    <PreviewRunner
      key={set.id}
      set={set}
      onDone={onDone}
      details={({ questionId, number }) => (
        <QuestionStatistics
          number={number}
          figures={statistics.find((one) => one.questionId === questionId)}
        />
      )}
    />
  )
}

/** The whole window with one thing in its middle, where there is nothing to look through. */
export function PreviewNothing({
  title,
  children,
  back,
}: {
  title: string
  children?: ReactNode
  back: ReactNode
}) {
  return (
    <Stack as="main" minHeight="100dvh" justifyContent="center" alignItems="center" padding="4">
      <EmptyState level={1} illustration="search" title={title} action={back}>
        {children}
      </EmptyState>
    </Stack>
  )
}

export function PreviewFailed({
  error,
  onRetry,
  back,
}: {
  error: unknown
  onRetry: () => unknown
  back: ReactNode
}) {
  return (
    <Stack as="main" minHeight="100dvh" justifyContent="center" alignItems="center" padding="4">
      <FailedState level={1} title="The questions could not be loaded" onRetry={onRetry}>
        {messageOf(error)}
      </FailedState>
      {back}
    </Stack>
  )
}

/** The runner's shape while its questions are on their way. */
export function PreviewSkeleton() {
  return (
    <SkeletonRegion label="Loading the questions">
      <Box minHeight="100dvh" bg="bg.canvas">
        <Box height="14" bg="bg.surface" borderBottomWidth="1px" borderColor="border" />
        <Grid columns={2} padding={{ base: '4', md: '8' }} maxWidth="100rem" marginX="auto">
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
