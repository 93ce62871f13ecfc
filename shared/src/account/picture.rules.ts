/** Width and height of what is sent, in pixels, at most. */
export const pictureSide = 512

export interface Size {
  width: number
  height: number
}

/** The part of a picture that is kept: how near, and where between its edges (0 to 1). */
export interface Crop {
  /** 1 keeps the largest square. */
  zoom: number
  across: number
  down: number
}

export const wholeCrop: Crop = { zoom: 1, across: 0.5, down: 0.5 }
export const largestZoom = 4

/** The square that a crop keeps, in pixels of the picture. */
export function squareOf({ width, height }: Size, { zoom, across, down }: Crop) {
  const side = Math.min(width, height) / zoom
  return { left: across * (width - side), top: down * (height - side), side }
}

/**
 * The crop after the picture was dragged.
 * @param by how far, in pixels of the frame in which it is shown.
 * @param frame the frame's side in the same pixels.
 */
export function dragged(size: Size, crop: Crop, by: { x: number; y: number }, frame: number): Crop {
  const { left, top, side } = squareOf(size, crop)
  const scale = side / frame
  return {
    ...crop,
    across: share(left - by.x * scale, size.width - side, crop.across),
    down: share(top - by.y * scale, size.height - side, crop.down),
  }
}

/** A place as a share of the room there is; with no room it stays as it was. */
function share(place: number, room: number, before: number): number {
  return room < 1 ? before : Math.min(1, Math.max(0, place / room))
}
