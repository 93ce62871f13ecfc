import { SliderField } from '@portal/shared/forms'
import { Box, Button, chakra, Row, Stack } from '@portal/shared/ui'
import { type PointerEvent, useRef, useState } from 'react'
import { type Crop, dragged, largestZoom, type Size, squareOf, wholeCrop } from './picture.rules.ts'

const frameSide = 224

const Frame = chakra('div', {
  base: {
    position: 'relative',
    overflow: 'hidden',
    flexShrink: 0,
    borderRadius: 'lg',
    bg: 'bg.sunken',
    cursor: 'grab',
    touchAction: 'none',
    userSelect: 'none',
    '&:active': { cursor: 'grabbing' },
    '& img': { position: 'absolute', maxWidth: 'none', pointerEvents: 'none' },
    // What the round frames of the portal will show.
    _after: {
      content: '""',
      position: 'absolute',
      inset: '0',
      borderRadius: 'full',
      boxShadow: '0 0 0 999px var(--p-colors-bg-scrim)',
      pointerEvents: 'none',
    },
  },
})

interface PictureCropProps {
  picture: Size & { address: string }
  busy: boolean
  onUse: (crop: Crop) => void
  onCancel: () => void
}

/** Chooses the square of a picture: by dragging it, or by sliders with the keyboard. */
export function PictureCrop({ picture, busy, onUse, onCancel }: PictureCropProps) {
  const [crop, setCrop] = useState(wholeCrop)
  const { side } = squareOf(picture, crop)
  const slider = (part: 'across' | 'down') => ({
    min: 0,
    max: 100,
    value: Math.round(crop[part] * 100),
    text: (value: number) => `${value} %`,
    onValue: (value: number) => setCrop({ ...crop, [part]: value / 100 }),
  })
  return (
    <Stack gap="5">
      <Box display="flex" flexWrap="wrap" gap="6" alignItems="flex-start">
        <CropFrame picture={picture} crop={crop} onCrop={setCrop} />
        <Stack gap="3" flex="1 1 12rem">
          <SliderField
            label="Zoom"
            min={100}
            max={largestZoom * 100}
            step={5}
            value={Math.round(crop.zoom * 100)}
            text={(value) => `${value} %`}
            onValue={(value) => setCrop({ ...crop, zoom: value / 100 })}
          />
          <SliderField
            label="Left to right"
            disabled={picture.width - side < 1}
            {...slider('across')}
          />
          <SliderField
            label="Top to bottom"
            disabled={picture.height - side < 1}
            {...slider('down')}
          />
        </Stack>
      </Box>
      <Row>
        <Button variant="primary" loading={busy} onClick={() => onUse(crop)}>
          Use this picture
        </Button>
        <Button onClick={onCancel} disabled={busy}>
          Cancel
        </Button>
      </Row>
    </Stack>
  )
}

interface CropFrameProps {
  picture: Size & { address: string }
  crop: Crop
  onCrop: (change: (crop: Crop) => Crop) => void
}

/** The picture in the frame that cuts it; it follows the pointer. */
function CropFrame({ picture, crop, onCrop }: CropFrameProps) {
  const last = useRef<{ x: number; y: number } | null>(null)
  const { left, top, side } = squareOf(picture, crop)
  const scale = frameSide / side
  const start = (event: PointerEvent<HTMLDivElement>) => {
    last.current = { x: event.clientX, y: event.clientY }
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const move = (event: PointerEvent) => {
    if (last.current === null) return
    const by = { x: event.clientX - last.current.x, y: event.clientY - last.current.y }
    last.current = { x: event.clientX, y: event.clientY }
    onCrop((before) => dragged(picture, before, by, frameSide))
  }
  const stop = () => {
    last.current = null
  }
  return (
    <Frame
      style={{ width: frameSide, height: frameSide }}
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={stop}
      onPointerCancel={stop}
    >
      <img
        src={picture.address}
        alt="The part that will be seen"
        draggable={false}
        style={{
          width: picture.width * scale,
          height: picture.height * scale,
          left: -left * scale,
          top: -top * scale,
        }}
      />
    </Frame>
  )
}
