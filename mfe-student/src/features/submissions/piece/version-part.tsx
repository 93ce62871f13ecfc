import { FailedState, messageOf, SkeletonText } from '@portal/shared/ui'
import type { ReactNode } from 'react'
import { useVersion, type VersionRead } from '../submissions.queries.ts'

export interface VersionPartProps {
  versionId: string
  number: number
  children: (version: VersionRead) => ReactNode
}

/** What is drawn of a version once it is here. */
export function VersionPart({ versionId, number, children }: VersionPartProps) {
  const { data, error, refetch } = useVersion(versionId)
  if (data !== undefined) return children(data)
  if (error === null) return <SkeletonText lines={8} />
  return (
    <FailedState
      compact
      title={`Version ${number} could not be loaded`}
      onRetry={() => void refetch()}
    >
      {messageOf(error)}
    </FailedState>
  )
}
