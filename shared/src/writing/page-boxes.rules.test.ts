import { expect, it } from 'vitest'
import { turnedBox } from './page-boxes.rules.ts'

const box = { x: 0.125, y: 0.25, width: 0.5, height: 0.0625 }

it.each([
  [0, box],
  [90, { x: 0.6875, y: 0.125, width: 0.0625, height: 0.5 }],
  [180, { x: 0.375, y: 0.6875, width: 0.5, height: 0.0625 }],
  [270, { x: 0.25, y: 0.375, width: 0.0625, height: 0.5 }],
])('a box on a page turned by %i degrees', (turned, expected) => {
  expect(turnedBox(box, turned)).toEqual(expected)
})
