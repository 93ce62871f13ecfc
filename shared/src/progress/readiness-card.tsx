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
    <Card
      title="Readiness"
      description="Predicted score for each part of the test"
      fill
      data-grow=""
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
            <Explained />
          </Disclosure>
        </Stack>
      )}
    </Card>
  )
}

/** The model, as `mastery.rules` of the server works it out. */
function Explained() {
  return (
    <Stack as="ul" gap="2" paddingLeft="5" fontSize="sm" color="fg.muted">
      <li>
        Each topic has a mastery: the share of right answers. A hard question counts up to 1.4, an
        easy one 0.6; an answer counts half after 45 days. It starts as if one answer had been right
        and one wrong, so that the first few do not decide it.
      </li>
      <li>
        Readiness is the mean of the part’s topics, each weighing as much as its share of the
        questions. A topic not started counts as one half, with a wide margin.
      </li>
      <li>
        The margin: nine times in ten the true score lies within it. It narrows with more answers,
        in more topics. It predicts the share of right answers, not a scaled score.
      </li>
      <li>A topic is secure once even the lower end of its margin reaches 55 %.</li>
    </Stack>
  )
}
