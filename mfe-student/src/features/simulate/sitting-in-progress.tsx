import { ApiError } from '@portal/shared/api'
import { useQueryClient } from '@portal/shared/query'
import { useNavigate } from '@portal/shared/router'
import {
  Button,
  EmptyState,
  FailedState,
  LinkButton,
  messageOf,
  SkeletonRegion,
  SkeletonText,
  Spinner,
} from '@portal/shared/ui'
import { useEffect, useState } from 'react'
import { resultPath } from '../../practice/finished-work.rules.ts'
import { leaveFullScreen } from '../../practice/full-screen.ts'
import { LateRunner } from '../../practice/late-runner.tsx'
import { useKeeping, useOrKept } from '../../practice/use-or-kept.ts'
import { BetweenParts } from './between-parts.tsx'
import { refreshPapers, useSitting } from './simulate.queries.ts'
import { type Sitting, simulatePath, stageOf } from './simulate.rules.ts'
import { SimulatePage } from './simulate-page.tsx'

/** A sitting from wherever it stands to its end: the open part in the runner, the rests between. */
export function SittingInProgress({ sittingId }: { sittingId: string }) {
  const served = useSitting(sittingId)
  const name = `sitting ${sittingId}`
  const sitting = useOrKept(served, name, (kept, owner) => kept.readKept<Sitting>(owner, name))
  useKeeping(name, served.data)
  useEffect(() => leaveFullScreen, [])
  if (sitting.data !== undefined) {
    return <Stages sitting={sitting.data} onChanged={() => served.refetch()} />
  }
  const status = sitting.error instanceof ApiError ? sitting.error.status : undefined
  return (
    <SimulatePage title="Simulate">
      {status === 404 || status === 400 ? (
        <EmptyState
          illustration="search"
          level={2}
          title="This sitting is not there"
          action={
            <LinkButton to={simulatePath} variant="primary">
              All papers
            </LinkButton>
          }
        >
          It may belong to another account, or the address is not complete.
        </EmptyState>
      ) : sitting.isError ? (
        <FailedState title="The sitting could not be loaded" onRetry={() => served.refetch()}>
          {messageOf(sitting.error)}
        </FailedState>
      ) : (
        <SkeletonRegion label="Loading the sitting">
          <SkeletonText lines={8} />
        </SkeletonRegion>
      )}
    </SimulatePage>
  )
}

interface StagesProps {
  sitting: Sitting
  /** Asks the server where the sitting stands now. */
  onChanged: () => Promise<unknown>
}

function Stages({ sitting, onChanged }: StagesProps) {
  const navigate = useNavigate()
  const client = useQueryClient()
  /** The set that was handed in here, until the server's word of it has come. */
  const [handedIn, setHandedIn] = useState<{ setId: string; isAsking: boolean }>()
  const stage = stageOf(sitting)
  const isDone = stage.at === 'done'
  useEffect(() => {
    if (!isDone) return
    refreshPapers(client)
    navigate(resultPath(sitting.id), { replace: true })
  }, [isDone, client, navigate, sitting.id])

  const ask = (setId: string) => {
    setHandedIn({ setId, isAsking: true })
    void onChanged().finally(() => setHandedIn({ setId, isAsking: false }))
  }
  switch (stage.at) {
    case 'done':
      return <Spinner label="Handed in. Opening the marked paper" />
    case 'between':
      return <BetweenParts key={stage.next.position} sitting={sitting} {...stage} />
    case 'open':
      if (handedIn?.setId !== stage.setId) {
        return (
          <LateRunner
            key={stage.setId}
            setId={stage.setId}
            back={<LinkButton to={simulatePath}>Back to the papers</LinkButton>}
            onExit={() => navigate(simulatePath)}
            onFinished={() => ask(stage.setId)}
          />
        )
      }
      return handedIn.isAsking ? (
        <Spinner label="Handed in. One moment" />
      ) : (
        <SimulatePage
          title={`${stage.part.sectionNo} is handed in`}
          description="What comes next could not be loaded. Nothing is lost."
        >
          <div>
            <Button variant="primary" onClick={() => ask(stage.setId)}>
              Try again
            </Button>
          </div>
        </SimulatePage>
      )
  }
}
