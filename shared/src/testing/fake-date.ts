import { vi } from 'vitest'

/**
 * Has every clock begin at a moment, while timers run as ever: `beforeEach(() => fakeDate('…'))`, which
 * puts it back after the test.
 */
export function fakeDate(moment: string): () => void {
  vi.useFakeTimers({ now: Date.parse(moment), toFake: ['Date'] })
  return () => vi.useRealTimers()
}
