import { describe, expect, it } from 'vitest'
import { inTurn } from './breather.ts'

/** Holds the thread for so many milliseconds. */
function hold(ms: number): void {
  const until = performance.now() + ms
  while (performance.now() < until);
}

describe('long work on many things', () => {
  it('gives what was made of each, in their order', async () => {
    expect(await inTurn([3, 1, 2], (one) => one * 10)).toEqual([30, 10, 20])
    expect(await inTurn([], () => 1)).toEqual([])
  })

  it('lets others be served all along, and not only at its end', async () => {
    const made: number[] = []
    const served: number[] = []
    const serve = () => {
      served.push(made.length)
      if (made.length < 12) setImmediate(serve)
    }
    setImmediate(serve)
    await inTurn([...Array(12).keys()], (one) => {
      hold(6)
      made.push(one)
    })
    expect(served.filter((count) => count > 0 && count < 12).length).toBeGreaterThan(5)
  })
})
