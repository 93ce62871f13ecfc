import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readWatch, setHidden, startWatch, stoppedWatch, stopWatch } from './stopwatch.ts'

describe('stopwatch', () => {
  it('keeps hidden time apart', () => {
    let watch = startWatch(stoppedWatch(500), 0, false)
    watch = setHidden(watch, 1000, true)
    watch = setHidden(watch, 61_000, false)
    watch = stopWatch(watch, 62_000)
    expect(watch).toMatchObject({ timeMs: 2500, hiddenMs: 60_000, since: null })
  })

  it('stands still while stopped', () => {
    const watch = stopWatch(startWatch(stoppedWatch(), 0, false), 100)
    expect(readWatch(watch, 9999)).toEqual(watch)
  })

  it('loses and invents no time, however often it is read, hidden and shown', () => {
    const steps = fc.array(
      fc.tuple(fc.integer({ min: 0, max: 10_000 }), fc.constantFrom('read', 'hide', 'show')),
    )
    fc.assert(
      fc.property(steps, (events) => {
        let now = 0
        let watch = startWatch(stoppedWatch(), 0, false)
        for (const [gone, what] of events) {
          now += gone
          watch = what === 'read' ? readWatch(watch, now) : setHidden(watch, now, what === 'hide')
        }
        watch = stopWatch(watch, now)
        expect(watch.timeMs + watch.hiddenMs).toBe(now)
      }),
    )
  })
})
