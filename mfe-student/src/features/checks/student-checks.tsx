import type { LazyComponent, OverlayProps } from '@portal/shared/contract'
import { part } from '@portal/shared/idle'
import { keyOf, useQueryClient } from '@portal/shared/query'
import { Navigate } from '@portal/shared/router'
import { useSession } from '@portal/shared/session'
import { type ComponentType, Suspense } from 'react'
import { type FeedbackStatus, nextStep } from './next-step.rules.ts'
import { useChecks } from './use-checks.ts'

/** What a modal for feedback is given. */
export interface FeedbackModalProps {
  status: FeedbackStatus
  /** The server has the answer. */
  onDone: () => void
  /** Put off: it comes back with the next load. */
  onLater: () => void
}

/** The modals that the checks open, each loaded when it is due. */
export interface StudentModals {
  esat: LazyComponent<{ onDone: () => void }>
  hour: LazyComponent<FeedbackModalProps>
  survey: LazyComponent<FeedbackModalProps>
}

/** Builds the overlay that runs a student's checks when the shell starts. */
export function makeStudentChecks(modals: StudentModals): ComponentType<OverlayProps> {
  const Esat = part(modals.esat)
  const feedbackModals = { hour: part(modals.hour), survey: part(modals.survey) }

  function Checks({ isFramed }: OverlayProps) {
    const { checks, status } = useChecks()
    const client = useQueryClient()
    const step = nextStep(checks, { isFramed })
    if (step === 'expired') return <Navigate to="/expired" replace />
    if (step === 'diagnostic') return <Navigate to="/diagnostic-test" replace />
    if (step === 'esat') {
      return (
        <Suspense fallback={null}>
          <Esat onDone={() => client.setQueryData(keyOf('GET /User/Student/ESATInfo'), false)} />
        </Suspense>
      )
    }
    if (step === 'nothing' || status === undefined) return null
    const Feedback = feedbackModals[step]
    const close = () => {
      const key = keyOf('GET /User/Student/GetCSATStatus')
      client.setQueryData<FeedbackStatus>(key, { ...status, toGiveFeedback: false })
    }
    return (
      <Suspense fallback={null}>
        <Feedback status={status} onDone={close} onLater={close} />
      </Suspense>
    )
  }

  return function StudentChecks(props) {
    const claims = useSession((session) => session.claims)
    // A view of a student's portal asks and answers nothing in the student's name.
    if (claims === null || claims.isImpersonating) return null
    return <Checks key={claims.userId} {...props} />
  }
}
