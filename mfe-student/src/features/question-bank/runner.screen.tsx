import { useLocation, useNavigate, useParams } from '@portal/shared/router'
import { LinkButton } from '@portal/shared/ui'
import { SetRunner } from '../../practice/set-runner.tsx'
import { wayBackIn } from '../../practice/way-back.ts'
import { revisePath, solutionsPath } from './question-bank.rules.ts'

/** The runner on one set, in the whole window. */
export default function RunnerScreen() {
  const { start: setId = '' } = useParams()
  const navigate = useNavigate()
  const { state } = useLocation()
  const start = wayBackIn(state) ?? { to: revisePath, label: 'Revise' }
  return (
    <SetRunner
      setId={setId}
      back={<LinkButton to={start.to}>Back to {start.label}</LinkButton>}
      onExit={() => navigate(start.to)}
      onFinished={() => navigate(solutionsPath(setId), { replace: true, state })}
    />
  )
}
