import { LinkButton, Row, Stack } from '@portal/shared/ui'
import { type ComparedText, TextComparison } from '@portal/shared/writing'
import { type ReactNode, useState } from 'react'
import { piecePath } from '../address.rules.ts'
import type { PieceRead } from '../submissions.queries.ts'
import { ComparePick } from './compare-pick.tsx'
import { type Parts, textsOf } from './text.rules.ts'
import { VersionPart } from './version-part.tsx'
import { type Side, sideName, sidesOf } from './versions.rules.ts'

export interface VersionsComparedProps {
  read: PieceRead
  now: () => Parts
  before: Side
  after: Side
}

/** Two texts of a piece side by side, and the choice of two others. */
export function VersionsCompared({ read, now, before, after }: VersionsComparedProps) {
  const { piece, versions, task } = read
  // The draft as it was when this was opened: what is compared does not change while it is read.
  const [draft] = useState(() => textsOf(now()))
  const withText = (side: Side, draw: (text: ComparedText) => ReactNode): ReactNode => {
    if (side === 'draft') {
      return draw({ name: sideName(side), moment: read.draft.savedAt, texts: draft })
    }
    const row = versions.find(({ number }) => number === side)
    if (row === undefined) return null
    return (
      <VersionPart versionId={row.versionId} number={row.number}>
        {({ handedInAt, texts }) => draw({ name: sideName(side), moment: handedInAt, texts })}
      </VersionPart>
    )
  }
  return (
    <Stack gap="5">
      <Row data-print="hidden">
        <LinkButton size="sm" to={piecePath(piece.kind, piece.pieceId, { view: 'versions' })}>
          All versions
        </LinkButton>
      </Row>
      <ComparePick
        key={`${before} ${after}`}
        {...{ piece, before, after }}
        sides={sidesOf(versions)}
      />
      {withText(before, (one) =>
        withText(after, (other) => (
          <TextComparison before={one} after={other} questions={task.questions} level={2} />
        )),
      )}
    </Stack>
  )
}
