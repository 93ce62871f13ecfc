import { useNavigate, useParams } from '@portal/shared/router'
import { LinkButton } from '@portal/shared/ui'
import { SetRunner } from '../../practice/set-runner.tsx'
import { revisePath, solutionsPath } from './question-bank.rules.ts'

/** The runner on one set, in the whole window. */
export default function RunnerScreen() {
  const { start: setId = '' } = useParams()
  const navigate = useNavigate()
  return (
    <SetRunner
      setId={setId}
      back={<LinkButton to={revisePath}>Back to Revise</LinkButton>}
      onExit={() => navigate(revisePath)}
      onFinished={() => navigate(solutionsPath(setId), { replace: true })}
    />
  )
}
