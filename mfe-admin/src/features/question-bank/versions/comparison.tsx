import { htmlInWords } from '@portal/shared/forms'
import { FailedState, messageOf, SkeletonText, Text } from '@portal/shared/ui'
import { differencesOf } from './compare.rules.ts'
import { SideBySide } from './side-by-side.tsx'
import { useVersion } from './versions.queries.ts'

export interface ComparisonProps {
  questionId: number
  /** The numbers of two versions, the older first. */
  one: number
  other: number
}

/** Two versions of a question beside each other, as far as they differ. */
export function Comparison({ questionId, one, other }: ComparisonProps) {
  const first = useVersion(questionId, one)
  const second = useVersion(questionId, other)
  const failed = first.isError ? first : second.isError ? second : null
  if (failed) {
    return (
      <FailedState
        compact
        title="A version could not be loaded"
        onRetry={() => void failed.refetch()}
      >
        {messageOf(failed.error)}
      </FailedState>
    )
  }
  if (!first.data || !second.data) return <SkeletonText lines={4} />
  const differences = differencesOf(first.data, second.data, htmlInWords)
  if (differences.length === 0) return <Text tone="muted">Both say the same.</Text>
  return (
    <SideBySide
      level={3}
      differences={differences}
      names={[`Version ${one}`, `Version ${other}`]}
    />
  )
}
