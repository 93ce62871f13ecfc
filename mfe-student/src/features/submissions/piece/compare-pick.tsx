import { SelectField } from '@portal/shared/forms'
import { Box, LinkButton, Row } from '@portal/shared/ui'
import { useState } from 'react'
import { piecePath } from '../address.rules.ts'
import type { PieceRead } from '../submissions.queries.ts'
import { inTime, type Side, sideName, sideOf } from './versions.rules.ts'

/** Where two texts of a piece are compared. */
export function comparePath(
  { kind, pieceId }: PieceRead['piece'],
  one: Side,
  other: Side,
): string | null {
  const { before, after } = inTime(one, other)
  if (before === 'draft' || before === after) return null
  return piecePath(kind, pieceId, { view: 'versions', version: before, against: after })
}

export interface ComparePickProps {
  piece: PieceRead['piece']
  /** What can be compared. */
  sides: readonly Side[]
  before: Side
  after: Side
}

/** Chooses two texts to be compared: any two versions, or one and the draft. */
export function ComparePick({ piece, sides, before, after }: ComparePickProps) {
  const [chosen, setChosen] = useState([before, after] as const)
  const [one, other] = chosen
  const path = comparePath(piece, one, other)
  const options = sides.map((side) => ({ value: String(side), label: sideName(side) }))
  return (
    <Row gap="3" alignItems="flex-end" data-print="hidden">
      <Box flex="1 1 9rem" maxWidth="16rem">
        <SelectField
          label="Compare"
          options={options}
          value={String(one)}
          onValue={(value) => setChosen([sideOf(value), other])}
        />
      </Box>
      <Box flex="1 1 9rem" maxWidth="16rem">
        <SelectField
          label="With"
          options={options}
          value={String(other)}
          {...(path === null && { error: 'Choose another text' })}
          onValue={(value) => setChosen([one, sideOf(value)])}
        />
      </Box>
      {path === null ? null : <LinkButton to={path}>Compare them</LinkButton>}
    </Row>
  )
}
