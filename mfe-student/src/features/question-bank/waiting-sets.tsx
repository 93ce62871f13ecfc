import { useQueryClient } from '@portal/shared/query'
import { sendWaitingSets, type WaitingSet } from '@portal/shared/question-runner'
import { useSession } from '@portal/shared/session'
import { Alert, Stack } from '@portal/shared/ui'
import { useEffect, useState } from 'react'
import { refreshFigures, runnerCalls } from '../../practice/set-calls.ts'
import { wordsOf } from './waiting-sets.rules.ts'

/** Sends what earlier tabs left on this device, at once and whenever the connection returns. */
function useWaitingSets(): readonly WaitingSet[] {
  // A view sends nothing in the student's name, whatever this device holds.
  const owner = useSession(({ claims }) => (claims?.isImpersonating ? undefined : claims?.userId))
  const client = useQueryClient()
  const [sets, setSets] = useState<readonly WaitingSet[]>([])
  useEffect(() => {
    if (owner === undefined) return
    let isCurrent = true
    const send = async () => {
      const found = await sendWaitingSets(owner, runnerCalls)
      if (!isCurrent || found.length === 0) return
      setSets(found)
      if (found.some(({ outcome }) => outcome === 'sent')) refreshFigures(client)
    }
    const sendAgain = () => void send()
    sendAgain()
    window.addEventListener('online', sendAgain)
    return () => {
      isCurrent = false
      window.removeEventListener('online', sendAgain)
    }
  }, [owner, client])
  return sets
}

/** Says what happened to what had stayed on this device. */
export function WaitingSets() {
  const sets = useWaitingSets()
  if (sets.length === 0) return null
  return (
    <Stack gap="2" aria-live="polite">
      {sets.map((set) => {
        const { kind, title, text } = wordsOf(set)
        return (
          <Alert key={set.setId} kind={kind} title={title}>
            {text}
          </Alert>
        )
      })}
    </Stack>
  )
}
