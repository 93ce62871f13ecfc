import { useQueryClient } from '@portal/shared/query'
import { sendWaitingSets, type WaitingSet } from '@portal/shared/question-runner'
import { useSession } from '@portal/shared/session'
import { Alert, Stack } from '@portal/shared/ui'
import { useEffect, useState } from 'react'
import { refreshFigures, runnerCalls } from '../../practice/set-calls.ts'

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

/** Says what happened to answers that were given without a connection. */
export function WaitingSets() {
  const sets = useWaitingSets()
  if (sets.length === 0) return null
  return (
    <Stack gap="2" aria-live="polite">
      {sets.map(({ setId, title, outcome, wasHandedIn, refusals }) => {
        const what = wasHandedIn ? 'was handed in' : 'has its answers'
        if (refusals.length > 0) {
          return (
            <Alert key={setId} kind="danger" title={`Not everything of “${title}” could be saved`}>
              {[...new Set(refusals)].join(' ')}
            </Alert>
          )
        }
        return outcome === 'sent' ? (
          <Alert key={setId} kind="success">
            {`“${title}”, done without a connection, ${what} now.`}
          </Alert>
        ) : (
          <Alert key={setId} kind="warning">
            {`Answers of “${title}” wait on this device for the connection.`}
          </Alert>
        )
      })}
    </Stack>
  )
}
