import { Card, Disclosure, EmptyState, ProgressBar, Stack, Text } from '@portal/shared/ui'
import type { ReactNode } from 'react'
import { part } from '../idle/part.tsx'
import { WhenIdle } from '../idle/when-idle.tsx'
import { readinessInWords } from './progress.rules.ts'
import type { PartReadiness } from './types.ts'

// Words that few open: nobody's first page waits for them.
const ReadinessExplained = part(() => import('./readiness-explained.tsx'), {
  failed: 'The explanation could not be loaded',
})

/** Readiness for each part of the test, with its margin and what it rests on. */
export function ReadinessCard({
  parts,
  emptyAction,
  keepsHeight = false,
}: {
  parts: readonly PartReadiness[]
  emptyAction?: ReactNode
  /** Another card of its `DashboardColumn` fills what is left there. */
  keepsHeight?: boolean
}) {
  const started = parts.filter((part) => part.score !== null)
  return (
    <Card
      title="Readiness"
      description="Predicted score for each part of the test"
      fill
      data-grow={keepsHeight ? undefined : ''}
    >
      {started.length === 0 ? (
        <EmptyState compact title="No prediction yet" action={emptyAction}>
          It appears with the first answers in the question bank.
        </EmptyState>
      ) : (
        <Stack gap="5" flexGrow="1" justifyContent="space-between">
          {parts.map((part) => (
            <Stack key={part.sectionId} gap="1">
              <ProgressBar
                label={part.sectionNo}
                value={part.score === null ? 0 : part.score / 100}
                text={readinessInWords(part)}
              />
              <Text size="xs" tone="muted">
                Rests on {part.answered} answers in {part.topicsStarted} of {part.topics} topics
              </Text>
            </Stack>
          ))}
          <Disclosure summary="How is this worked out?">
            <WhenIdle>
              <ReadinessExplained />
            </WhenIdle>
          </Disclosure>
        </Stack>
      )}
    </Card>
  )
}
