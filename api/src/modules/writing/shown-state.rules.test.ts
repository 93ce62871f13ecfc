import { expect, it } from 'vitest'
import { shownStateOf } from './shown-state.rules.ts'

const now = new Date('2026-11-27T23:59:59Z')

it.each([
  ['pending', 0, 'pending'],
  ['pending', -1, 'overdue'],
  ['checking', 0, 'pending'],
  ['checking', -1, 'overdue'],
  ['marked', -1, 'marked'],
  ['sent back', -1, 'sent back'],
  ['withdrawn', -1, 'withdrawn'],
] as const)('%s, due %i ms from now, is shown as %s', (state, ms, shown) => {
  expect(shownStateOf({ state, dueMs: now.getTime() + ms }, now)).toBe(shown)
})
