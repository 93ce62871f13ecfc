import { Button, Row, Stack } from '@portal/shared/ui'
import { type ReactElement, useState } from 'react'

export interface FewFirstProps {
  rows: readonly ReactElement[]
  /** How many are shown before somebody asks for all. */
  few?: number
  gap?: '3' | '4'
}

/** The rows of a card as a list: a few at first, with a button for all of them where there are more. */
export function FewFirst({ rows, few = 5, gap = '4' }: FewFirstProps) {
  const [isWhole, setWhole] = useState(false)
  return (
    <Stack gap="4">
      <Stack as="ul" gap={gap} listStyleType="none">
        {isWhole ? rows : rows.slice(0, few)}
      </Stack>
      {rows.length <= few ? null : (
        <Row>
          <Button
            size="sm"
            variant="ghost"
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? 'Show fewer' : `Show all ${rows.length}`}
          </Button>
        </Row>
      )}
    </Stack>
  )
}
