import { ApiError } from '@portal/shared/api'
import { useParams } from '@portal/shared/router'
import {
  EmptyState,
  FailedState,
  LinkButton,
  messageOf,
  SkeletonRegion,
  SkeletonText,
} from '@portal/shared/ui'
import { useMemo, useState } from 'react'
import { useKeeping, useOrKept } from '../../practice/use-or-kept.ts'
import { RulesPage } from './rules-page.tsx'
import { useRules } from './simulate.queries.ts'
import { type Rules, readStart, simulatePath } from './simulate.rules.ts'
import { SimulatePage } from './simulate-page.tsx'
import { SittingInProgress } from './sitting-in-progress.tsx'

/** Before a sitting its rules, then the sitting itself; one that is open already goes straight on. */
export default function StartScreen() {
  const { start = '' } = useParams()
  const ids = readStart(start)
  const served = useRules(ids)
  const name = `rules ${start}`
  const rules = useOrKept(served, name, (kept, owner) => kept.readKept<Rules>(owner, name))
  const [started, setStarted] = useState<{ start: string; sittingId: string }>()
  const begun = started?.start === start ? started.sittingId : rules.data?.openSittingId
  // Which sitting this address leads to; before there is one, nothing of a paper is kept.
  const leads = useMemo(
    () => (begun && served.data ? { ...served.data, openSittingId: begun } : undefined),
    [begun, served.data],
  )
  useKeeping(name, leads)
  if (ids !== null && begun) return <SittingInProgress key={begun} sittingId={begun} />
  if (ids !== null && rules.data) {
    return (
      <RulesPage
        key={start}
        rules={rules.data}
        onStarted={(sittingId) => setStarted({ start, sittingId })}
      />
    )
  }
  const status = rules.error instanceof ApiError ? rules.error.status : undefined
  return (
    <SimulatePage title="Simulate">
      {ids === null || status === 404 || status === 400 ? (
        <EmptyState
          illustration="search"
          level={2}
          title="This paper is not there"
          action={
            <LinkButton to={simulatePath} variant="primary">
              All papers
            </LinkButton>
          }
        >
          It may have been withdrawn, or the address is not complete.
        </EmptyState>
      ) : rules.isError ? (
        <FailedState title="The paper could not be loaded" onRetry={() => served.refetch()}>
          {messageOf(rules.error)}
        </FailedState>
      ) : (
        <SkeletonRegion label="Loading the paper">
          <SkeletonText lines={8} />
        </SkeletonRegion>
      )}
    </SimulatePage>
  )
}
