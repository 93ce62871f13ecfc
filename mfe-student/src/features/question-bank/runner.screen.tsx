import { useQuery } from '@portal/shared/query'
import { useLocation, useNavigate, useParams } from '@portal/shared/router'
import { LinkButton } from '@portal/shared/ui'
import { solutionsPath } from '../../practice/finished-work.rules.ts'
import { setQuery } from '../../practice/set.prefetch.ts'
import { SetRunner } from '../../practice/set-runner.tsx'
import { wayBackIn } from '../../practice/way-back.ts'
import { revisePath } from './question-bank.prefetch.ts'
import { usePractise } from './use-practise.ts'

/** The runner on one set, in the whole window. */
export default function RunnerScreen() {
  const { start: setId = '' } = useParams()
  const navigate = useNavigate()
  const { state } = useLocation()
  const start = wayBackIn(state) ?? { to: revisePath, label: 'Revise' }
  const [question] = useQuery(setQuery(setId)).data?.set.questions ?? []
  const practise = usePractise(question?.topicId)
  return (
    <SetRunner
      setId={setId}
      back={<LinkButton to={start.to}>Back to {start.label}</LinkButton>}
      onExit={() => navigate(start.to)}
      onFinished={() => navigate(solutionsPath(setId), { replace: true, state })}
      onPractise={practise}
    />
  )
}
