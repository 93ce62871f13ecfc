import { expect, it } from 'vitest'
import { isSameFlat, steadied } from './steady.rules.ts'
import { besideOf, firstView, viewed } from './view.rules.ts'

it.each([
  [null, 1, 'a'],
  [null, -1, 'c'],
  ['a', 1, 'b'],
  ['c', 1, 'a'],
  ['a', -1, 'c'],
  ['gone', 1, 'a'],
] as const)('beside %s by %i is %s', (active, step, id) => {
  expect(besideOf(['a', 'b', 'c'], active, step)).toBe(id)
  expect(besideOf([], active, step)).toBeNull()
})

it('shows the marks again, and the comments, when one is written in', () => {
  const hidden = viewed(viewed(firstView, { do: 'hide' }), { do: 'tab', tab: 'grades' })
  expect(viewed(hidden, { do: 'edit', id: 'a' })).toMatchObject({
    ...{ tab: 'comments', active: 'a', editing: 'a', areMarksHidden: false },
    focus: { on: 'comment', id: 'a' },
  })
})

it('closes what is open to lead somewhere, each time anew', () => {
  const open = viewed(firstView, { do: 'open', dialog: 'return' })
  const goal = { on: 'control', name: 'overall' } as const
  const led = viewed(open, { do: 'focus', tab: 'grades', goal: { ...goal } })
  expect(led).toMatchObject({ tab: 'grades', dialog: null, focus: goal })
  expect(viewed(led, { do: 'focus', goal: { ...goal } }).focus).not.toBe(led.focus)
})

it('leaves a comment that is gone', () => {
  const editing = viewed(firstView, { do: 'edit', id: 'a' })
  expect(viewed(editing, { do: 'gone', id: 'a' })).toMatchObject({ active: null, editing: null })
  expect(viewed(editing, { do: 'gone', id: 'b' })).toMatchObject({ active: 'a', editing: 'a' })
})

it('keeps what is the same the same object', () => {
  const before = [
    { id: 'a', at: 1 },
    { id: 'b', at: 2 },
  ]
  expect(
    steadied(before, [
      { id: 'a', at: 1 },
      { id: 'b', at: 2 },
    ]),
  ).toBe(before)
  const after = steadied(before, [
    { id: 'b', at: 2 },
    { id: 'a', at: 3 },
  ])
  expect(after[0]).toBe(before[1])
  expect(after[1]).toEqual({ id: 'a', at: 3 })
  expect(isSameFlat({ a: 1 }, { a: 1, b: 2 })).toBe(false)
})
