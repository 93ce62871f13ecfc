import {
  Box,
  Button,
  Card,
  DateText,
  LinkButton,
  plural,
  Row,
  Stack,
  Text,
  useFocusAfter,
} from '@portal/shared/ui'
import { ItemStateTag, sources } from '@portal/shared/writing'
import { useState } from 'react'
import { piecePath } from '../address.rules.ts'
import { dueDay } from '../pieces.rules.ts'
import type { PieceRead } from '../submissions.queries.ts'
import { hasCome, type VersionRow } from './versions.rules.ts'
import { WithdrawDialog } from './withdraw-dialog.tsx'

export interface VersionCardProps {
  read: PieceRead
  version: VersionRow
  isReadOnly: boolean
}

/** A version: how it stands, how long it is, and what can be done with it. */
export function VersionCard({ read, version, isReadOnly }: VersionCardProps) {
  const { piece, openItem } = read
  const { versionId, number, state } = version
  const [asks, setAsks] = useState(false)
  const mayWithdraw = openItem?.versionId === versionId && openItem.mayWithdraw && !isReadOnly
  const to = (view: 'versions' | 'marking') =>
    piecePath(piece.kind, piece.pieceId, { view, version: number })
  return (
    <Card title={`Version ${number}`} level={2} action={<ItemStateTag state={state} />}>
      <Stack gap="3">
        <VersionFacts version={version} />
        <Row gap="3" data-print="hidden">
          <LinkButton size="sm" to={to('versions')} aria-label={`Read version ${number}`}>
            Read
          </LinkButton>
          {hasCome(version) ? (
            <LinkButton
              size="sm"
              to={to('marking')}
              aria-label={`See marking of version ${number}`}
            >
              See marking
            </LinkButton>
          ) : null}
          {mayWithdraw ? <Withdraw number={number} onAsk={() => setAsks(true)} /> : null}
        </Row>
      </Stack>
      <WithdrawDialog open={asks} {...{ versionId, number }} onClose={() => setAsks(false)} />
    </Card>
  )
}

/** It goes once the version is withdrawn. */
function Withdraw({ number, onAsk }: { number: number; onAsk: () => void }) {
  const frame = useFocusAfter()
  return (
    <Box ref={frame} display="contents">
      <Button size="sm" variant="ghost" aria-label={`Withdraw version ${number}`} onClick={onAsk}>
        Withdraw
      </Button>
    </Box>
  )
}

/** When a version was handed in, how it was made, how long it is, and what came of it. */
export function VersionFacts({ version }: { version: VersionRow }) {
  const { handedInAt, source, words, state, dueAt, percent } = version
  const isOpen = state === 'pending' || state === 'overdue'
  // The pages of a scan have no words that could be counted.
  const length =
    source === 'pdf' && words === 0 ? 'words not counted' : plural(words, 'word', 'words')
  return (
    <Text size="sm" tone="muted">
      Handed in <DateText moment={handedInAt} style="dateTime" />
      {` · ${sources[source]} · ${length}`}
      {isOpen && dueAt !== null ? ` · marked by ${dueDay(dueAt)}` : ''}
      {percent === null ? '' : ` · ${percent}%`}
    </Text>
  )
}
