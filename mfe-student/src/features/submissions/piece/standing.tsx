import { Alert, Button, LinkButton, Stack, useFocusAfter } from '@portal/shared/ui'
import { useState } from 'react'
import { piecePath } from '../address.rules.ts'
import { dueDay, markedBy } from '../pieces.rules.ts'
import type { PieceRead } from '../submissions.queries.ts'
import { WithdrawDialog } from './withdraw-dialog.tsx'

export interface StandingProps {
  read: PieceRead
  isReadOnly: boolean
}

/** How what was handed in stands: that it is with a marker, or that it came back without a grade. */
export default function Standing({ read, isReadOnly }: StandingProps) {
  const [asks, setAsks] = useState(false)
  const frame = useFocusAfter()
  const { openItem, versions, piece } = read
  const [last] = versions
  if (openItem === null) {
    if (last?.state !== 'sent back') return null
    return (
      <Stack marginBottom="4" data-print="hidden">
        <Alert
          kind="warning"
          title={`Version ${last.number} was sent back`}
          action={
            <LinkButton
              size="sm"
              to={piecePath(piece.kind, piece.pieceId, { view: 'marking', version: last.number })}
            >
              See why
            </LinkButton>
          }
        >
          It got no grade. You can hand in again.
        </Alert>
      </Stack>
    )
  }
  const { number, versionId, dueAt, mayWithdraw, state } = openItem
  const isAgain = last?.versionId === versionId && last.state === 'marked'
  return (
    <Stack ref={frame} marginBottom="4" data-print="hidden">
      <Alert
        kind={state === 'overdue' ? 'warning' : 'info'}
        title={isAgain ? `A second look at version ${number}` : `Version ${number} is handed in`}
        action={
          mayWithdraw && !isReadOnly ? (
            <Button size="sm" onClick={() => setAsks(true)}>
              Withdraw
            </Button>
          ) : undefined
        }
      >
        {state === 'overdue'
          ? `It was to be marked by ${dueDay(dueAt)} and is overdue. You can go on writing meanwhile.`
          : isAgain
            ? `A senior tutor looks at its marking again, by ${dueDay(dueAt)}. You can go on writing meanwhile.`
            : `${markedBy(dueAt)}. You can go on writing meanwhile.`}
      </Alert>
      <WithdrawDialog open={asks} {...{ number, versionId }} onClose={() => setAsks(false)} />
    </Stack>
  )
}
