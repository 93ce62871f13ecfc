import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anchorAt, linesOf, placeOn, pointsOf } from './radar-geometry.ts'

describe('places around the middle', () => {
  it('begin at the top and go clockwise', () => {
    const places = [0, 1, 2, 3].map((at) => placeOn(at, 4, 1, 10))
    expect(pointsOf(places)).toBe('0.0,-10.0 10.0,0.0 0.0,10.0 -10.0,0.0')
    expect(places.map(anchorAt)).toEqual(['middle', 'start', 'middle', 'end'])
  })

  it('are as far away as their share says', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(fc.nat(6), fc.integer({ min: 3, max: 7 }), share, (at, axes, part) => {
        const { x, y } = placeOn(at, axes, part, 50)
        expect(Math.hypot(x, y)).toBeCloseTo(50 * part, 6)
      }),
    )
  })
})

describe('the lines of a name', () => {
  it.each([
    ['Speed', 12, ['Speed']],
    ['Algebraic fluency', 12, ['Algebraic', 'fluency']],
    ['Reasoning from structure', 14, ['Reasoning', 'from structure']],
    ['Units and estimates', 12, ['Units and', 'estimates']],
    ['Unspeakablylongword', 10, ['Unspeakab…']],
  ])('%s in %i letters', (name, most, lines) => {
    expect(linesOf(name, most)).toEqual(lines)
  })

  it('are two at most, and never longer than there is room', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), fc.integer({ min: 5, max: 20 }), (name, most) => {
        const lines = linesOf(name, most)
        expect(lines.length).toBeLessThanOrEqual(2)
        expect(lines.every((line) => line.length <= most)).toBe(true)
      }),
    )
  })
})
