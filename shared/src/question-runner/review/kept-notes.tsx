import { useQuery } from '@portal/shared/query'
import { useSession } from '@portal/shared/session'
import { Disclosure, Text } from '@portal/shared/ui'
import { openAnswerStorage } from '../queue/indexed-db-storage.ts'
import type { RunnerEnvironment } from '../session/environment.ts'

/**
 * The scratch notes that the student took during a set, to read beside its answers. They are on the
 * device on which they were written, and nowhere else; nothing is shown where there are none.
 */
export function KeptNotes({
  setId,
  openStorage = () => openAnswerStorage(),
}: {
  setId: string
  openStorage?: RunnerEnvironment['openStorage']
}) {
  const owner = useSession(({ claims }) => (claims?.isImpersonating ? undefined : claims?.userId))
  const notes = useQuery({
    queryKey: ['notes on this device', owner, setId],
    queryFn: async () => {
      if (owner === undefined) return ''
      const { set } = await (await openStorage()).load(owner, setId)
      return set?.scratch ?? ''
    },
    networkMode: 'always',
    staleTime: 0,
  })
  if (!notes.data?.trim()) return null
  return (
    <Disclosure summary="Your notes on this set">
      <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
        {notes.data}
      </Text>
      <Text size="sm" tone="muted">
        They are on this device only. Nobody else sees them.
      </Text>
    </Disclosure>
  )
}
