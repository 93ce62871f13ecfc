import { expect, it } from 'vitest'
import { mayAskSecondLook } from './second-look.rules.ts'

const dayMs = 86_400_000
const now = new Date('2026-11-27T10:00:00Z')

it.each([
  ['marked', 0, false, true],
  ['marked', 14 * dayMs, false, true],
  ['marked', 14 * dayMs + 1, false, false],
  ['marked', 0, true, false],
  ['pending', null, false, false],
  ['checking', null, false, false],
  ['sent back', null, false, false],
  ['withdrawn', null, false, false],
] as const)(
  '%s, %s ms after the return, asked before: %s; may ask: %s',
  (state, ago, isAsked, may) => {
    const markedMs = ago === null ? null : now.getTime() - ago
    expect(mayAskSecondLook({ state, markedMs, isAsked }, now)).toBe(may)
  },
)
