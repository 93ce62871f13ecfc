import { Alert } from '@portal/shared/ui'
import { dueDay, markedBy } from '../pieces.rules.ts'
import type { PieceRead, VersionRead } from '../submissions.queries.ts'
import type { VersionRow } from './versions.rules.ts'

export interface MarkingStandingProps {
  /** The piece, for the version that is open; null for another. */
  read: PieceRead | null
  row: VersionRow
  version: VersionRead
}

/** Why a version came back without a grade, or what is still to come for it. */
export function MarkingStanding({ read, row, version }: MarkingStandingProps) {
  const { number, versionId } = row
  const open = read?.openItem?.versionId === versionId ? read.openItem : null
  if (version.sentBackFor !== null) {
    return (
      <Alert kind="warning" title={`Version ${number} was sent back`}>
        {version.sentBackFor}
      </Alert>
    )
  }
  if (open === null) return null
  const isAgain = version.markings.length > 0
  const when =
    open.state === 'overdue' ? `It was due ${dueDay(open.dueAt)}.` : `${markedBy(open.dueAt)}.`
  return isAgain ? (
    <Alert kind="info" title="You asked for a second look">
      A senior tutor looks at this marking again. {when}
    </Alert>
  ) : (
    <Alert kind="info" title={`Version ${number} is with a marker`}>
      {when}
    </Alert>
  )
}
