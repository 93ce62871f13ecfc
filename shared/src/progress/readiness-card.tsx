import { Card, Disclosure, EmptyState, ProgressBar, Stack, Text } from '@portal/shared/ui'
import type { ReactNode } from 'react'
import { readinessInWords } from './progress.rules.ts'
import type { PartReadiness } from './types.ts'

/** Readiness for each part of the test, with its margin and what it rests on. */
export function ReadinessCard({
  parts,
  emptyAction,
}: {
  parts: readonly PartReadiness[]
  emptyAction?: ReactNode
}) {
  const started = parts.filter((part) => part.score !== null)
  return (
    <Card title="Readiness" description="Predicted score for each part of the test">
      {started.length === 0 ? (
        <EmptyState compact title="No prediction yet" action={emptyAction}>
          It appears with the first answers in the question bank.
        </EmptyState>
      ) : (
        <Stack gap="5">
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
            <Text size="sm" tone="muted">
              Each topic has a mastery: the share of right answers, in which recent answers and
              harder questions weigh more. Readiness is the mean over the part’s topics, each
              counting as much as its share of the questions. A topic not practised yet counts with
              a cautious guess, so the margin is wide at first and narrows with practice.
            </Text>
          </Disclosure>
        </Stack>
      )}
    </Card>
  )
}
