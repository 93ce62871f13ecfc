import { useQuery, useQueryClient } from '@portal/shared/query'
import {
  QuestionRunner,
  type QuestionRunnerProps,
  RunnerSkeleton,
} from '@portal/shared/question-runner'
import { useSession } from '@portal/shared/session'
import { EmptyState, FailedState, messageOf, Spinner, Stack } from '@portal/shared/ui'
import { useReadOnly } from '@portal/shared/viewing'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { notedCalls } from './noted-calls.ts'
import { setQuery } from './set.prefetch.ts'
import { forgetSet, refreshFigures, runnerCalls } from './set-calls.ts'
import { useKeptSet } from './use-kept-set.ts'
import { loadKeptWork, useKeeper, useOrKept } from './use-or-kept.ts'

export interface SetRunnerProps extends Pick<QuestionRunnerProps, 'kind' | 'onPractise'> {
  setId: string
  /** The way out that stands where the set could not be had. */
  back: ReactNode
  onExit: () => void
  /** The set is handed in: just now, or before it was opened. Called once. */
  onFinished: () => void
}

/** The runner on one of the student's own sets, in the whole window. */
export function SetRunner(props: SetRunnerProps) {
  const { setId, kind, back, onExit, onFinished, onPractise } = props
  const readOnly = useReadOnly()
  const owner = useSession((state) => state.claims?.userId)
  const served = useQuery(setQuery(setId))
  const set = useOrKept(served, `set ${setId}`, async (kept, whose) => {
    kept.showKeptPictures()
    return await kept.readSet(whose, setId)
  })
  const isOver = set.data?.set.state === 'finished'
  const keeper = useKeeper()
  const client = useQueryClient()
  const calls = useMemo(() => notedCalls(runnerCalls(setId), setId, keeper), [setId, keeper])
  const isOpen = set.data !== undefined && !isOver && readOnly === null
  useKeptSet(isOpen, served.data)
  const leave = () => {
    forgetSet(client, setId)
    refreshFigures(client)
  }
  const finish = () => {
    if (keeper !== null && isOver) {
      loadKeptWork()
        .then((kept) => kept.forgetSet(keeper, setId))
        .catch(() => undefined)
    }
    leave()
    onFinished()
  }

  if (set.data === undefined || owner === undefined) {
    return set.isError ? (
      <SetFailed error={set.error} back={back} onRetry={() => served.refetch()} />
    ) : (
      <RunnerSkeleton label="Loading the set" />
    )
  }
  if (isOver) return <WasFinished onFinished={finish} />
  return (
    <QuestionRunner
      key={setId}
      kind={kind}
      start={set.data}
      owner={owner}
      calls={calls}
      readOnly={readOnly}
      onPractise={
        onPractise &&
        ((questionIds) => {
          leave()
          onPractise(questionIds)
        })
      }
      onExit={() => {
        leave()
        onExit()
      }}
      onFinished={finish}
    />
  )
}

/** Nothing is left to do on a set that was handed in before. */
function WasFinished({ onFinished }: { onFinished: () => void }) {
  const isTold = useRef(false)
  useEffect(() => {
    if (isTold.current) return
    isTold.current = true
    onFinished()
  })
  return <Spinner label="Loading" />
}

function SetFailed({
  error,
  back,
  onRetry,
}: {
  error: unknown
  back: ReactNode
  onRetry: () => unknown
}) {
  const status =
    typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined
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
