import { expect, it } from 'vitest'
import { leavesOf, openFor, type TreeNode } from './tree.rules.ts'

const topics: readonly TreeNode[] = [
  {
    value: 'mechanics',
    label: 'Mechanics',
    children: [
      { value: 'forces', label: 'Forces' },
      { value: 'motion', label: 'Motion', children: [{ value: 'suvat', label: 'SUVAT' }] },
    ],
  },
  { value: 'waves', label: 'Waves', children: [] },
]

it('has leaves, of which an empty branch is one', () => {
  expect(leavesOf(topics)).toEqual(['forces', 'suvat', 'waves'])
})

it.each([
  [[], []],
  [['waves'], []],
  [['mechanics'], []],
  [['forces'], ['mechanics']],
  [
    ['suvat', 'waves'],
    ['mechanics', 'motion'],
  ],
])('with %j chosen is open at %j', (chosen, open) => {
  expect(openFor(topics, chosen)).toEqual(open)
})
