import { expect, it } from 'vitest'
import { heldZoom, inPercent, scaleValueOf, zoomBy, zoomSteps } from './zoom.rules.ts'

it.each([
  [1, 1, 1.25],
  [1, -1, 0.75],
  // Fitted to the width: on to the next step, not by a share.
  [0.98, 1, 1],
  [0.98, -1, 0.75],
  // As good as a step.
  [1.249, 1, 1.5],
  [1.251, -1, 1],
  [4, 1, 4],
  [0.5, -1, 0.5],
  // Beyond the steps, as a page may be that fits a phone.
  [0.42, 1, 0.5],
  [0.42, -1, 0.5],
  [5, 1, 4],
] as const)('from %s by %s step to %s', (scale, steps, to) => {
  expect(zoomBy(scale, steps)).toBe(to)
})

it('reaches every step, one after the other, and back', () => {
  const up: number[] = [0.5]
  while (up.at(-1) !== 4) up.push(zoomBy(up.at(-1) ?? 4, 1))
  expect(up).toEqual(zoomSteps)
  const down: number[] = [4]
  while (down.at(-1) !== 0.5) down.push(zoomBy(down.at(-1) ?? 0.5, -1))
  expect(down).toEqual(zoomSteps.toReversed())
})

it.each([
  [0.1, 0.5],
  [9, 4],
  [1.1, 1.1],
  [Number.NaN, 1],
])('holds %s at %s', (scale, held) => {
  expect(heldZoom(scale)).toBe(held)
})

it.each([
  ['width', 'page-width'],
  ['page', 'page-fit'],
  ['auto', 'auto'],
  [1.5, '1.5'],
  [7, '4'],
] as const)('names %s as %s', (zoom, value) => {
  expect(scaleValueOf(zoom)).toBe(value)
})

it('says a factor in per cent', () => {
  expect([0.5, 0.976, 4].map(inPercent)).toEqual(['50%', '98%', '400%'])
})
