import type { RemoteName } from '@portal/shared/contract'
import { FailedState } from '@portal/shared/ui'
import { useArrivalFocus } from '../routing/use-arrival.ts'

const parts: Readonly<Record<RemoteName, string>> = {
  'mfe-student': 'The student part',
  'mfe-tutor': 'The tutor part',
  'mfe-parent': 'The parent part',
  'mfe-school': 'The school part',
  'mfe-admin': 'The operations part',
}

/** Stands in the content area when no version of a role's remote could be loaded. */
export function RemoteFailed({ name, onRetry }: { name: RemoteName; onRetry: () => unknown }) {
  useArrivalFocus()
  return (
    <FailedState
      level={1}
      title={`${parts[name]} of the portal could not be loaded`}
      onRetry={onRetry}
    >
      The rest of the portal works. Check your connection and try again.
    </FailedState>
  )
}
