import { formatNumber, ProgressBar } from '@portal/shared/ui'
import { useGoal } from './goal.ts'

/** How far the text is towards the student’s own goal; nothing without one. */
export function GoalBar({ pieceId, words }: { pieceId: string; words: number }) {
  const goal = useGoal(pieceId)
  if (goal === null) return null
  return (
    <ProgressBar
      label="Word goal"
      value={words / goal}
      text={`${formatNumber(words)} of ${formatNumber(goal)} words`}
      tone={words >= goal ? 'success' : 'brand'}
    />
  )
}
