import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getsPlace, movingUp, type Places } from './queue.rules.ts'

const waits = (studentId: string, isEntitled = true) => ({ studentId, isEntitled })

describe('who of the queue gets a place', () => {
  it.each<[string, Places, boolean, string[]]>([
    ['nobody where all places are taken', places(2, 2, [waits('a')]), false, []],
    ['the first for one place', places(3, 2, [waits('a'), waits('b')]), false, ['a']],
    ['all where there is no limit', places(null, 9, [waits('a'), waits('b')]), false, ['a', 'b']],
    ['who has lost it is passed over', places(3, 2, [waits('a', false), waits('b')]), false, ['b']],
    ['nobody once it has started', places(3, 2, [waits('a')]), true, []],
    ['nobody where more have a place than there are', places(18, 20, [waits('a')]), false, []],
  ])('%s', (_what, asked, hasStarted, expected) => {
    expect(movingUp(asked, hasStarted)).toEqual(expected)
  })

  it.each<[string, Places, boolean]>([
    ['where there is one and nobody waits', places(2, 1, []), true],
    ['where somebody waits for it', places(2, 1, [waits('a')]), false],
    ['where who waits cannot have it', places(2, 1, [waits('a', false)]), true],
    ['where none is left', places(2, 2, []), false],
    ['where there is no limit', places(null, 5_000, []), true],
  ])('a newcomer gets one at once: %s', (_what, asked, expected) => {
    expect(getsPlace(asked)).toBe(expected)
  })
})

function places(capacity: number | null, registered: number, waiting: Places['waiting']): Places {
  return { capacity, registered, waiting }
}

/**
 * What somebody would do with a list on paper: everybody who wants to come stands in one line, and
 * those in front who may come sit down while there are chairs.
 */
class Paper {
  seated: string[] = []
  line: string[] = []
  barred = new Set<string>()
  chairs: number

  constructor(chairs: number) {
    this.chairs = chairs
  }

  seat(): void {
    for (const name of [...this.line]) {
      if (this.seated.length >= this.chairs) return
      if (this.barred.has(name)) continue
      this.line.splice(this.line.indexOf(name), 1)
      this.seated.push(name)
    }
  }
}

/** The same by the rules, step by step as the server does it. */
class Ruled {
  registered: string[] = []
  waiting: string[] = []
  barred = new Set<string>()
  capacity: number

  constructor(capacity: number) {
    this.capacity = capacity
  }

  places(): Places {
    const waiting = this.waiting.map((name) => waits(name, !this.barred.has(name)))
    return places(this.capacity, this.registered.length, waiting)
  }

  move(): void {
    for (const name of movingUp(this.places(), false)) {
      this.waiting = this.waiting.filter((one) => one !== name)
      this.registered.push(name)
    }
  }

  come(name: string): void {
    this.move()
    if (getsPlace(this.places())) this.registered.push(name)
    else this.waiting.push(name)
  }

  go(name: string): void {
    this.registered = this.registered.filter((one) => one !== name)
    this.waiting = this.waiting.filter((one) => one !== name)
    this.move()
  }
}

type Step = { do: 'come' | 'go' | 'bar' | 'let'; who: number } | { do: 'capacity'; to: number }

const names = Array.from({ length: 8 }, (_, index) => `student ${index}`)

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constantFrom(
      'come' as const,
      'come' as const,
      'go' as const,
      'bar' as const,
      'let' as const,
    ),
    who: fc.nat({ max: names.length - 1 }),
  }),
  fc.record({ do: fc.constant('capacity' as const), to: fc.integer({ min: 1, max: 6 }) }),
)

describe('places and queue, whatever happens in whatever order', () => {
  it('are those of one line on paper', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5 }),
        fc.array(step, { maxLength: 60 }),
        (first, steps) => {
          const [paper, ruled] = [new Paper(first), new Ruled(first)]
          for (const one of steps) {
            take(one, paper, ruled)
            expect([ruled.registered, ruled.waiting]).toEqual([paper.seated, paper.line])
          }
        },
      ),
      { numRuns: 500 },
    )
  })

  it('never give more places than there are, and leave none empty while somebody may have it', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const ruled = new Ruled(3)
        let most = 3
        for (const one of steps) {
          take(one, new Paper(3), ruled)
          most = Math.max(most, ruled.capacity)
          expect(ruled.registered.length).toBeLessThanOrEqual(most)
          const isFree = ruled.registered.length < ruled.capacity
          const mayHave = ruled.waiting.some((name) => !ruled.barred.has(name))
          expect(isFree && mayHave).toBe(false)
        }
      }),
    )
  })
})

/** Does a step on both; who is let again has a place as soon as the queue is moved. */
function take(one: Step, paper: Paper, ruled: Ruled): void {
  if (one.do === 'capacity') {
    paper.chairs = one.to
    ruled.capacity = one.to
  } else {
    const name = names[one.who] ?? ''
    const isIn = ruled.registered.includes(name) || ruled.waiting.includes(name)
    switch (one.do) {
      case 'come':
        // Who has lost it cannot come.
        if (isIn || ruled.barred.has(name)) return
        paper.line.push(name)
        ruled.come(name)
        break
      case 'go':
        paper.line = paper.line.filter((each) => each !== name)
        paper.seated = paper.seated.filter((each) => each !== name)
        ruled.go(name)
        break
      case 'bar':
        paper.barred.add(name)
        ruled.barred.add(name)
        break
      case 'let':
        paper.barred.delete(name)
        ruled.barred.delete(name)
        break
    }
  }
  paper.seat()
  ruled.move()
}
