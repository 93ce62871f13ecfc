import { chakra } from '@portal/shared/ui'
import { type PointerEvent, useState } from 'react'
import { type Box, boxBetween, unturnedBox } from './box.rules.ts'

const Sheet = /* @__PURE__ */ chakra('div', {
  base: {
    position: 'absolute',
    inset: '0',
    pointerEvents: 'auto',
    cursor: 'crosshair',
    touchAction: 'none',
  },
})

const Now = /* @__PURE__ */ chakra('div', {
  base: {
    position: 'absolute',
    borderWidth: '2px',
    borderStyle: 'dashed',
    borderColor: 'chart.1',
  },
})

export interface DrawingSheetProps {
  page: number
  /** By how much the page is turned to the right, in degrees. */
  turned: number
  /** A box of the page as it is unturned. */
  onDrawn: (page: number, box: Box) => void
}

/** Lies over a page while a box is drawn on it, from one corner to the other. */
export function DrawingSheet({ page, turned, onDrawn }: DrawingSheetProps) {
  const [drag, setDrag] = useState<{ from: Point; to: Point } | null>(null)
  const drawn = drag === null ? null : boxBetween(drag.from, drag.to)
  return (
    <Sheet
      data-sheet={page}
      onPointerDown={(event) => {
        event.preventDefault()
        // It is drawn to its end even where the pointer leaves the page.
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
      {drawn === null ? null : (
        <Now
          style={{
            left: `${drawn.x * 100}%`,
            top: `${drawn.y * 100}%`,
            width: `${drawn.width * 100}%`,
            height: `${drawn.height * 100}%`,
          }}
        />
      )}
    </Sheet>
  )
}

interface Point {
  x: number
  y: number
}

/** A point of the sheet in shares of its size. */
function pointOf({ clientX, clientY, currentTarget }: PointerEvent): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return { x: (clientX - left) / (width || 1), y: (clientY - top) / (height || 1) }
}
