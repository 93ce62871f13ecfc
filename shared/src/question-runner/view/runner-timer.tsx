import { TimerText, VisuallyHidden } from '@portal/shared/ui'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { RunnerSession } from '../session/session-types.ts'

/** Time left of the set or of the question, else time on it. Hidden, it still speaks before the end. */
export function RunnerTimer({
  session,
  isTimed,
  isHidden,
}: {
  session: RunnerSession
  isTimed: boolean
  isHidden: boolean
}) {
  const [, setTick] = useState(0)
  const { runner } = useSyncExternalStore(session.subscribe, session.view)
  const questionId = runner.questions[runner.position]?.questionId ?? 0
  useEffect(() => {
    const tick = setInterval(() => setTick((count) => count + 1), 500)
    return () => clearInterval(tick)
  }, [])
  // Rounded up, so that zero shows when the time is over and not a second before.
  const ofQuestion = session.msLeftOn(questionId)
  const ofSet = isTimed ? (session.msLeft() ?? 0) : null
  // A set timed by the question ends with its own time too, whichever comes first.
  const left = ofQuestion === null ? ofSet : Math.min(ofQuestion, ofSet ?? ofQuestion)
  const timer =
    left === null ? (
      <TimerText
        seconds={Math.floor(session.timeOn(questionId) / 1000)}
        label="Time on this question"
      />
    ) : (
      <TimerText
        // A clock of its own for each question: what the last one said is not said again.
        key={ofQuestion === null ? 'set' : questionId}
        seconds={Math.ceil(left / 1000)}
        label={ofQuestion === null ? 'Time left' : 'Time left on this question'}
        countdown
      />
    )
  return isHidden ? <VisuallyHidden>{timer}</VisuallyHidden> : timer
}
