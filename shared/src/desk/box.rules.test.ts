import { turnedBox } from '@portal/shared/writing/rules'
import { expect, it } from 'vitest'
import { boxBetween, unturnedBox } from './box.rules.ts'

it('is the box between two points, whichever comes first, held within its page', () => {
  const box = { x: 0.1, y: 0.2, width: 0.3, height: 0.4 }
  const corners = [
    { x: 0.1, y: 0.2 },
    { x: 0.4, y: 0.6 },
  ] as const
  for (const found of [boxBetween(...corners), boxBetween(corners[1], corners[0])]) {
    expect(found?.x).toBeCloseTo(box.x)
    expect(found?.height).toBeCloseTo(box.height, 3)
  }
  expect(boxBetween({ x: -1, y: 0.5 }, { x: 2, y: 0.9 })).toMatchObject({ x: 0, width: 1 })
  expect(boxBetween({ x: 0.5, y: 0.5 }, { x: 0.505, y: 0.505 })).toBeNull()
})

it.each([0, 90, 180, 270])('comes back from a page turned by %i', (turned) => {
  const box = { x: 0.1, y: 0.2, width: 0.3, height: 0.4 }
  const back = unturnedBox(turnedBox(box, turned), turned)
  for (const side of ['x', 'y', 'width', 'height'] as const) {
    expect(back[side]).toBeCloseTo(box[side])
  }
})
