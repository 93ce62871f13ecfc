import { Button, Row, Skeleton, SkeletonRegion, Stack } from '@portal/shared/ui'
import { type ReactElement, useState } from 'react'

/** So many are shown at first unless a card says otherwise. */
const usualFew = 5

export interface FewFirstProps {
  rows: readonly ReactElement[]
  /** How many are shown before somebody asks for all. */
  few?: number
  gap?: '3' | '4'
}

/** The rows of a card as a list: a few at first, with a button for all of them where there are more. */
export function FewFirst({ rows, few = usualFew, gap = '4' }: FewFirstProps) {
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

/** Rem, on phones and from `md` on. */
interface Heights {
  base: number
  md: number
}

export interface HeightOfFewInput extends Pick<FewFirstProps, 'few'> {
  /** One row. */
  row: Heights
  /** What stands around the rows, a card's head and its edges; nothing when left out. */
  frame?: Heights
}

/** How tall so many rows at the usual gap will be, in CSS, so that their room can be kept for them. */
export function heightOfFew(count: number, { few = usualFew, row, frame }: HeightOfFewInput) {
  const shown = Math.min(count, few)
  const gaps = Math.max(0, shown - 1)
  // The button is two rem tall and stands at the same gap.
  const button = count > few ? 3 : 0
  const at = (screen: keyof Heights) =>
    `${shown * row[screen] + gaps + button + (frame?.[screen] ?? 0)}rem`
  return { base: at('base'), md: at('md') }
}

/** Such rows while they are on their way, where it is known how many there will be. */
export function FewSkeleton({ count, ...rows }: { count: number } & HeightOfFewInput) {
  return (
    <SkeletonRegion>
      <Skeleton height={heightOfFew(count, rows)} />
    </SkeletonRegion>
  )
}
