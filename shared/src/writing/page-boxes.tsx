import { chakra } from '@portal/shared/ui'
import { MarkNumber } from './marked-frame.tsx'
import type { NumberedComment } from './marks.rules.ts'
import { turnedBox } from './page-boxes.rules.ts'

const Box = /* @__PURE__ */ chakra('div', {
  base: {
    position: 'absolute',
    borderWidth: '2px',
    borderColor: 'chart.1',
    borderRadius: 'sm',
    '&[data-active]': { borderColor: 'bg.brand', boxShadow: '0 0 0 2px currentColor' },
    // The words below stay free to be selected; only the number takes the pointer.
    '& > button': {
      position: 'absolute',
      top: '-3',
      right: '-3',
      pointerEvents: 'auto',
    },
  },
})

export interface PageBoxesProps {
  comments: readonly NumberedComment[]
  /** From 1. */
  page: number
  /** By how much it is turned to the right, in degrees. */
  turned: number
  active: string | null
  onChoose: (id: string) => void
}

/** The comments of a page at their places: for the `overlay` of a reader. */
export const PageBoxes = ({ comments, page, turned, active, onChoose }: PageBoxesProps) =>
  comments.map(({ comment, number }) => {
    if (!('page' in comment) || comment.page !== page) return null
    const { x, y, width, height } = turnedBox(comment.box, turned)
    const isActive = comment.id === active
    return (
      <Box
        key={comment.id}
        data-active={isActive ? '' : undefined}
        style={{
          left: `${x * 100}%`,
          top: `${y * 100}%`,
          width: `${width * 100}%`,
          height: `${height * 100}%`,
        }}
      >
        <MarkNumber
          type="button"
          aria-label={`Comment ${number}`}
          aria-pressed={isActive}
          data-active={isActive ? '' : undefined}
          data-number-of={comment.id}
          onClick={() => onChoose(comment.id)}
        >
          {number}
        </MarkNumber>
      </Box>
    )
  })
