import { describe, expect, it } from 'vitest'
import { dragged, squareOf, wholeCrop } from './picture.rules.ts'

const wide = { width: 1_000, height: 400 }

describe('the crop', () => {
  it('keeps the largest square in the middle at first', () => {
    expect(squareOf(wide, wholeCrop)).toEqual({ left: 300, top: 0, side: 400 })
  })

  it('keeps a smaller square when nearer, always inside the picture', () => {
    expect(squareOf(wide, { zoom: 2, across: 1, down: 1 })).toEqual({
      left: 800,
      top: 200,
      side: 200,
    })
  })

  it('follows a drag by as much as the picture is larger than its frame', () => {
    const crop = dragged(wide, wholeCrop, { x: 50, y: 30 }, 200)
    expect(squareOf(wide, crop)).toEqual({ left: 200, top: 0, side: 400 })
    // There is no room up or down at this zoom, so the place is kept for a nearer one.
    expect(crop.down).toBe(0.5)
  })

  it('stops at the edges', () => {
    const crop = dragged(wide, wholeCrop, { x: 5_000, y: 0 }, 200)
    expect(squareOf(wide, crop).left).toBe(0)
    expect(squareOf(wide, dragged(wide, crop, { x: -9_999, y: 0 }, 200)).left).toBe(600)
  })
})
