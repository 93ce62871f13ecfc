import { Alert, DateText } from '@portal/shared/ui'
import type { RunnerQuestion } from '../types.ts'

/** An answer that came too late to count, beside the one that does. */
export function LateAnswer({ late }: { late: RunnerQuestion['late'] }) {
  if (late === undefined) return null
  const { response, arrivedAt } = late
  return (
    <Alert kind="warning" title="Late answer, not marked">
      {response.kind === 'choice'
        ? `Option ${response.letter.toUpperCase()}`
        : `“${response.text}”`}
      {' reached us on '}
      <DateText moment={arrivedAt} style="dateTime" />
      {', after the time was up.'}
    </Alert>
  )
}
