import type { CallKey } from '@portal/shared/api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeSimulate } from '../modules/simulate/testing.ts'
import { type Made, nothingBut } from './area.fixtures.ts'
import { otherRefusals } from './areas.fixtures.ts'
import { ask, cases, recordsFor } from './walk.fixtures.ts'
import { makeWorld, type World } from './world.fixtures.ts'

let world: World

beforeAll(async () => {
  world = makeWorld(await makeSimulate())
})
afterAll(() => world.simulate.app.close())

/** Questions are named by numbers, all else by random ids. */
const isNumber = (id: string) => /^\d+$/.test(id)

/** A record as it is, but named by another id. */
const named = (made: Made, id: string): Made => ({
  ...made,
  id,
  ...(isNumber(made.id) ? { questionId: Number(id) } : {}),
})

const found = { status: 200, paths: [] }

/** How a call refuses a record that is not the caller's. */
function refusalOf(call: CallKey): { status: number; paths: string[] } {
  const other: { status: number; path: string } | undefined = Reflect.get(otherRefusals, call)
  return other === undefined
    ? { status: 404, paths: [] }
    : { status: other.status, paths: [other.path] }
}

describe.each(cases)('a record that $call names, for the role $role,', (one) => {
  const { call, role, record } = one

  it('is found by whom it belongs to, and by nobody else', async () => {
    const { token, own, foreign } = await recordsFor(world, one)
    const strange = await foreign()
    // To some of those who look after everybody there is nothing foreign.
    const isOpenToAll =
      record.rule === 'any' ||
      (['in sight', 'own team'].includes(record.rule) && role === 'Admin') ||
      (record.rule === 'given' && role !== 'Student')
    if (!isOpenToAll) expect(strange.length).not.toBe(0)
    for (const made of strange) {
      const answer = await ask(world, call, token, made)
      expect(['foreign', answer]).toEqual(['foreign', refusalOf(call)])
      // A set that is named beside its student is as little found with a student of one's own.
      const [mine] = own
      if (mine === undefined || mine.setId === mine.id || isNumber(mine.id)) continue
      const mixed = await ask(world, call, token, { ...made, id: mine.id })
      expect(['beside', mixed]).toEqual(['beside', refusalOf(call)])
    }
    for (const made of own) {
      const answer = await ask(world, call, token, made)
      expect(['own', answer]).toEqual(['own', found])
    }
  })

  it('is found by its id in capitals, and by nothing that is no id of a record', async () => {
    const { token, own } = await recordsFor(world, one)
    const [made = nothingBut('')] = own
    const nowhere = isNumber(made.id) ? '2147483647' : crypto.randomUUID()
    const unknown = await ask(world, call, token, named(made, nowhere))
    expect(['unknown', unknown]).toEqual(['unknown', refusalOf(call)])
    const garbage = isNumber(made.id)
      ? ['0', '-1', '1.5', '2147483648', 'one']
      : ['', ' ', '*', '%', '0', `${made.id} `, `${made.id},${made.id}`, "' or '1'='1"]
    for (const id of garbage) {
      // An address without its last part is another one.
      if (id === '' && record.at.startsWith('params.')) continue
      const { status } = await ask(world, call, token, named(made, id))
      expect([id, status]).toEqual([id, 400])
    }
    const loud = await ask(world, call, token, named(made, made.id.toUpperCase()))
    expect(['in capitals', loud]).toEqual(['in capitals', found])
  })
})
