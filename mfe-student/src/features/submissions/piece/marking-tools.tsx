import { Switch } from '@portal/shared/forms'
import { dialogPart } from '@portal/shared/idle'
import { Button, LinkButton, Row } from '@portal/shared/ui'
import { Printer } from 'lucide-react'
import { Suspense, useState } from 'react'
import { piecePath } from '../address.rules.ts'
import type { PieceRead, VersionRead } from '../submissions.queries.ts'
import type { VersionRow } from './versions.rules.ts'

const SecondLook = dialogPart(() => import('./second-look-dialog.tsx'), 'Ask for a second look')

export interface MarkingToolsProps {
  read: PieceRead
  row: VersionRow
  version: VersionRead
  isReadOnly: boolean
  hasMarks: boolean
  isHidden: boolean
  onHidden: (isHidden: boolean) => void
}

/** What a student can do with what came back. */
export function MarkingTools(props: MarkingToolsProps) {
  const { read, row, version, isReadOnly, hasMarks, isHidden, onHidden } = props
  const { kind, pieceId } = read.piece
  const [asks, setAsks] = useState(false)
  return (
    <Row gap="3" data-print="hidden">
      {isReadOnly ? null : (
        <LinkButton size="sm" variant="primary" to={piecePath(kind, pieceId)}>
          Write the next version
        </LinkButton>
      )}
      {version.mayAskSecondLook && !isReadOnly ? (
        <Button size="sm" onClick={() => setAsks(true)}>
          Ask for a second look
        </Button>
      ) : null}
      <Button size="sm" icon={<Printer size={16} aria-hidden />} onClick={() => window.print()}>
        Print
      </Button>
      {hasMarks ? <Switch label="Hide the marks" checked={isHidden} onValue={onHidden} /> : null}
      {asks ? (
        <Suspense>
          <SecondLook
            versionId={row.versionId}
            number={row.number}
            onClose={() => setAsks(false)}
          />
        </Suspense>
      ) : null}
    </Row>
  )
}
