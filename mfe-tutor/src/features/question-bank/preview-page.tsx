import { PreviewRunner, type PreviewRunnerProps } from '@portal/shared/question-runner'
import { Box, EmptyState, FailedState, messageOf, Stack } from '@portal/shared/ui'
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
    <Box as="main">
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
    </Box>
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
