import { formatDuration, ProgressBar, ProgressRing, Row, Stack, Text } from '@portal/shared/ui'
import { type SectionResult, shareOf } from './results.rules.ts'

export interface SectionScoresProps {
  /** All sections together. */
  correct: number
  total: number
  sections: readonly SectionResult[]
}

/** The whole score as a ring, and each section's as a bar. */
export function SectionScores({ correct, total, sections }: SectionScoresProps) {
  return (
    <Row gap={{ base: '5', md: '8' }} alignItems="center">
      <ProgressRing
        label={`${correct} of ${total} questions right`}
        value={shareOf({ correct, total }) ?? undefined}
        size={112}
      />
      <Stack gap="4" flex="1" minWidth="min(100%, 16rem)">
        {sections.map((section) => (
          <Stack key={section.position} gap="1">
            <ProgressBar
              label={section.name}
              value={shareOf(section) ?? 0}
              text={`${section.correct} of ${section.total} right`}
            />
            <Text size="xs" tone="muted" figures>
              {`${section.answered} answered in ${formatDuration(section.timeMs / 1000)} of ${section.minutes} min`}
            </Text>
          </Stack>
        ))}
      </Stack>
    </Row>
  )
}
