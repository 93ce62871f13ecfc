import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { Breather } from '../../breather.ts'
import { readCsv } from '../../csv/index.ts'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { readFacts } from './facts.repository.ts'
import { inParts } from './imports.repository.ts'
import { fingerprintOf, planPeople } from './people-plan.rules.ts'

/** How much of a file is done before others are served, by count: time depends on the machine. */

let app: TestApp
beforeAll(async () => {
  app = await makeTestApp({ now: new Date('2026-06-30T09:00:00Z') })
})
afterAll(() => app.close())

const many = 400

/** Ones of which each that is looked at counts, until somebody breathes. */
function watched<One, Named extends string>(name: Named, ones: readonly One[]) {
  let since = 0
  let most = 0
  const looks = ones.map((one, at) =>
    Object.defineProperty({ line: at + 2 }, name, {
      enumerable: true,
      get: () => {
        since += 1
        most = Math.max(most, since)
        return one
      },
    }),
  ) as ({ line: number } & Record<Named, One>)[]
  const breathe = async () => {
    since = 0
  }
  return { looks, breathe, most: () => most }
}

const cellsOf = (at: number) =>
  new Map([
    ['role', 'Parent'],
    ['email', `one${at % 300}@file.test`],
    ['timeZone', 'Europe/London'],
  ])
const file = () =>
  watched(
    'cells',
    Array.from({ length: many }, (_, at) => cellsOf(at)),
  )

describe('others are served', () => {
  it('after each row that is looked up, and each that is planned', async () => {
    const { looks, breathe, most } = file()
    const facts = await readFacts(app.db, looks, app.clock.now(), breathe)
    expect(most()).toBe(1)
    await planPeople(looks, facts, breathe)
    expect(most()).toBe(1)
  })

  it('after each row by which a plan is known', async () => {
    const { looks: rows } = file()
    const facts = await readFacts(app.db, rows, app.clock.now(), async () => undefined)
    const planned = await planPeople(rows, facts)
    const { looks, breathe, most } = watched(
      'outcome',
      planned.map(({ outcome }) => outcome),
    )
    const [first] = planned
    await fingerprintOf(
      looks.map((look) => Object.assign(look, { errors: [], action: first?.action ?? null })),
      facts,
      breathe,
    )
    expect(most()).toBe(1)
  })

  it('after each 16 kB of a file, when they are read and when they are parsed, and each row', async () => {
    const rows = Array.from({ length: many }, (_, at) => `${at},${'é'.repeat(100)}`)
    const bytes = Buffer.from(`A,B\n${rows.join('\n')}\n`)
    const breathe = vi.spyOn(Breather.prototype, 'breathe')
    expect((await readCsv(bytes)).rows).toHaveLength(many)
    const parts = Math.ceil(bytes.length / 16_384)
    expect(parts).toBeGreaterThan(4)
    expect(breathe).toHaveBeenCalledTimes(2 * parts + many + 1)
    breathe.mockRestore()
  })

  it('between statements, of which none carries more than 1,000 rows', () => {
    const parts = inParts(Array.from({ length: 2_500 }, (_, at) => at))
    expect(parts.map(({ length }) => length)).toEqual([1_000, 1_000, 500])
  })
})
