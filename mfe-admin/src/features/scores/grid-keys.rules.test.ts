import { expect, it } from 'vitest'
import { cellBeyond } from './grid-keys.rules.ts'

const size = { rows: 3, columns: 3 }
const inside = { isAtStart: false, isAtEnd: false }
const empty = { isAtStart: true, isAtEnd: true }

it.each([
  ['Enter', [1, 1], inside, [2, 1]],
  ['Enter', [2, 1], inside, [3, 1]],
  ['ArrowDown', [1, 1], inside, [2, 1]],
  ['ArrowDown', [2, 1], inside, null],
  ['ArrowUp', [1, 1], inside, [0, 1]],
  ['ArrowUp', [0, 1], inside, null],
  ['ArrowLeft', [1, 1], empty, [1, 0]],
  ['ArrowLeft', [1, 1], inside, null],
  ['ArrowLeft', [1, 0], empty, null],
  ['ArrowRight', [1, 1], empty, [1, 2]],
  ['ArrowRight', [1, 1], inside, null],
  ['ArrowRight', [1, 2], empty, null],
  ['Tab', [1, 1], empty, null],
] as const)('%s at %j leads to %j', (key, [row, column], caret, expected) => {
  const found = cellBeyond(key, { row, column }, size, caret)
  expect(found && [found.row, found.column]).toEqual(expected)
})
