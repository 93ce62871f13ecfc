import { chakra } from '@portal/shared/ui'
import type { NumberedComment } from '@portal/shared/writing'
import { type PointerEvent, useState } from 'react'
import { type Box, boxBetween, turnedBox, unturnedBox } from './box.rules.ts'

const Drawn = /* @__PURE__ */ chakra('button', {
  base: {
    position: 'absolute',
    borderWidth: '2px',
    borderColor: 'info.solid',
    borderRadius: 'xs',
    bg: 'transparent',
    cursor: 'pointer',
    '&[data-active]': { boxShadow: '0 0 0 3px var(--p-colors-border-brand)' },
    '& > span': {
      position: 'absolute',
      top: '-2px',
      right: '-2px',
      minWidth: '6',
      height: '6',
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      bg: 'bg.brand',
      color: 'fg.onBrand',
      borderRadius: 'xs',
      fontSize: 'xs',
      fontWeight: 'semibold',
    },
    // A box of the whole page is its number in the corner: the words stay to be chosen.
    '&[data-whole]': { inset: '0 0 auto auto', width: '6', height: '6', borderWidth: '0' },
    // The words under a box can be chosen too; the number is its handle.
    '&:not([data-whole])': { pointerEvents: 'none', '& > span': { pointerEvents: 'auto' } },
  },
})

const Sheet = /* @__PURE__ */ chakra('div', {
  base: { position: 'absolute', inset: '0', cursor: 'crosshair', touchAction: 'none' },
})

const Now = /* @__PURE__ */ chakra('div', {
  base: { position: 'absolute', borderWidth: '2px', borderStyle: 'dashed', borderColor: 'info.solid' },
})

export interface PageBoxesProps {
  page: number
  turned: number
  comments: readonly NumberedComment[]
  active: string | null
  /** Whether boxes can be drawn at the moment. */
  isDrawing: boolean
  onDrawn: (page: number, box: Box) => void
  onChoose: (id: string) => void
}

/** The boxes of comments over a page, and the sheet on which another is drawn. */
export function PageBoxes(props: PageBoxesProps) {
  const { page, turned, comments, active, isDrawing, onDrawn, onChoose } = props
  const [drag, setDrag] = useState<{ from: Point; to: Point } | null>(null)
  const drawn = drag === null ? null : boxBetween(drag.from, drag.to)
  return (
    <>
      {comments.map(({ comment, number }) => {
        if (!('page' in comment) || comment.page !== page) return null
        const { id, box } = comment
        const isWhole = box.width === 1 && box.height === 1
        return (
          <Drawn
            key={id}
            type="button"
            aria-label={`Comment ${number}`}
            aria-pressed={id === active}
            data-active={id === active ? '' : undefined}
            data-whole={isWhole ? '' : undefined}
            style={isWhole ? {} : placed(turnedBox(box, turned))}
            onClick={() => onChoose(id)}
          >
            <span aria-hidden="true">{number}</span>
          </Drawn>
        )
      })}
      {isDrawing ? (
        <Sheet
          data-sheet={page}
          onPointerDown={(event) => {
            event.preventDefault()
            event.currentTarget.setPointerCapture?.(event.pointerId)
            const at = pointOf(event)
            setDrag({ from: at, to: at })
          }}
          onPointerMove={(event) => drag && setDrag({ ...drag, to: pointOf(event) })}
          onPointerUp={() => {
            setDrag(null)
            if (drawn !== null) onDrawn(page, unturnedBox(drawn, turned))
          }}
          onPointerCancel={() => setDrag(null)}
        >
          {drawn === null ? null : <Now style={placed(drawn)} />}
        </Sheet>
      ) : null}
    </>
  )
}

interface Point {
  x: number
  y: number
}

function pointOf({ clientX, clientY, currentTarget }: PointerEvent): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return { x: (clientX - left) / (width || 1), y: (clientY - top) / (height || 1) }
}

const percent = (share: number) => `${share * 100}%`
const placed = ({ x, y, width, height }: Box) => ({
  ...{ left: percent(x), top: percent(y), width: percent(width), height: percent(height) },
})
