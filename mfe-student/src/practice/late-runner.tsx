import { part } from '@portal/shared/idle'
import { RunnerSkeleton } from '@portal/shared/question-runner'
import { Suspense } from 'react'
import type { SetRunnerProps } from './set-runner.tsx'
import { loadRunner } from './with-runner.ts'

const Runner = part<SetRunnerProps>(async () => ({ default: (await loadRunner()).SetRunner }), {
  failed: 'The questions could not be loaded',
})

/** The runner where a screen has more to show than its questions. */
export function LateRunner(props: SetRunnerProps) {
  return (
    <Suspense fallback={<RunnerSkeleton label="Loading the set" />}>
      <Runner {...props} />
    </Suspense>
  )
}
