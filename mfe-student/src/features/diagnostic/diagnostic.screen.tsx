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
import { useState } from 'react'
import { LateRunner } from '../../practice/late-runner.tsx'
import { useKeeping, useOrKept } from '../../practice/use-or-kept.ts'
import { useTest } from './diagnostic.queries.ts'
import { type DiagnosticTest, stageOf } from './diagnostic.rules.ts'
import { DiagnosticPage } from './diagnostic-page.tsx'
import { Intro } from './intro.tsx'
import { Pause } from './pause.tsx'
import { Result } from './result.tsx'

/** The diagnostic test from its explanation to its score. */
export default function DiagnosticScreen() {
  const served = useTest()
  const test = useOrKept(served, 'test', (kept, owner) =>
    kept.readKept<DiagnosticTest>(owner, 'test'),
  )
  useKeeping('test', served.data?.finishedAt === null ? served.data : undefined)
  if (test.data !== undefined) {
    return <Stages test={test.data} onChanged={() => served.refetch()} />
  }
  return (
    <DiagnosticPage title="Diagnostic test">
      {test.isError ? (
        <FailedState title="The test could not be loaded" onRetry={() => served.refetch()}>
          {messageOf(test.error)}
        </FailedState>
      ) : (
        <SkeletonRegion label="Loading the test">
          <SkeletonText lines={8} />
        </SkeletonRegion>
      )}
    </DiagnosticPage>
  )
}

interface StagesProps {
  test: DiagnosticTest | null
  /** Asks the server where the test stands now. */
  onChanged: () => Promise<unknown>
}

function Stages({ test, onChanged }: StagesProps) {
  // An open section is gone into at once, so that coming back costs none of its time.
  const [view, setView] = useState<'in' | 'left' | 'handed-in'>('in')
  const stage = stageOf(test)
  if (test === null || stage.at === 'none') return <NoTest />
  if (view === 'handed-in') return <Spinner label="Handed in. One moment" />
  const start = { test, onStarted: () => setView('in') }
  switch (stage.at) {
    case 'start':
      return <Intro key="start" section={stage.next} {...start} />
    case 'pause':
      return <Pause key={stage.next.position} section={stage.next} {...start} />
    case 'done':
      return <Result test={test} />
    case 'open':
      return view === 'left' ? (
        <Pause key={stage.open.position} section={stage.open} {...start} />
      ) : (
        <LateRunner
          key={stage.setId}
          setId={stage.setId}
          kind="section"
          back={<Button onClick={() => setView('left')}>Back to the test</Button>}
          onExit={() => setView('left')}
          onFinished={() => {
            setView('handed-in')
            void onChanged().finally(() => setView('left'))
          }}
        />
      )
  }
}

function NoTest() {
  return (
    <DiagnosticPage title="Diagnostic test">
      <EmptyState
        illustration="done"
        level={2}
        title="There is no diagnostic test for you"
        action={
          <LinkButton to="/" variant="primary">
            Go to your dashboard
          </LinkButton>
        }
      >
        When your tutors give you one, the portal opens it here by itself.
      </EmptyState>
    </DiagnosticPage>
  )
}
