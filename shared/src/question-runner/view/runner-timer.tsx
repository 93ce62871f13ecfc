import { TimerText, VisuallyHidden } from '@portal/shared/ui'
import { useEffect, useState } from 'react'
import type { RunnerSession } from '../session/session-types.ts'

/** Time left of a timed set, else time on the question. Hidden, it still speaks before the end. */
export function RunnerTimer({
  session,
  questionId,
  isTimed,
  isHidden,
}: {
  session: RunnerSession
  questionId: number
  isTimed: boolean
  isHidden: boolean
}) {
  const [, setTick] = useState(0)
  useEffect(() => {
    const tick = setInterval(() => setTick((count) => count + 1), 500)
    return () => clearInterval(tick)
  }, [])
  // Rounded up, so that zero shows when the time is over and not a second before.
  const seconds = isTimed
    ? Math.ceil((session.msLeft() ?? 0) / 1000)
    : Math.floor(session.timeOn(questionId) / 1000)
  const timer = (
    <TimerText
      seconds={seconds}
      label={isTimed ? 'Time left' : 'Time on this question'}
      countdown={isTimed}
    />
  )
  return isHidden ? <VisuallyHidden>{timer}</VisuallyHidden> : timer
}
