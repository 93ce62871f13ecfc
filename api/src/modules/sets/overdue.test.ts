import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { askedByServer } from '../../asked.ts'
import { rowsOf } from '../../database/open.ts'
import { handInOverdue } from './overdue.service.ts'
import { makeRevise, type Revise } from './testing.ts'
import { after, timedSets } from './timed-sets.testing.ts'

let revise: Revise

beforeAll(async () => {
  revise = await makeRevise()
})
afterAll(() => revise.app.close())
beforeEach(() => revise.begin())

const { goTo, timedSet, solutions, answer } = timedSets(() => revise)

describe('an overdue set', () => {
  const stateOf = async (setId: string) => {
    const [row] = await rowsOf<{ finishedMs: number | null; answered: number }>(
      revise.app.db,
      sql`select extract(epoch from finished_at)::float8 * 1000 "finishedMs", answered::int
        from revise_sets where id = ${setId}`,
    )
    return row?.finishedMs === null ? 'open' : [new Date(row?.finishedMs ?? 0), row?.answered]
  }
  const overdue = async () => {
    const { setId, ids } = await timedSet()
    await answer(setId, ids[0], 0)
    goTo(10 + 24 * 60 + 1)
    return setId
  }
  const handedIn = [after(10), 1]

  it('is handed in by the server with the answers that it has, once', async () => {
    const setId = await overdue()
    const inTime = (await revise.openSet({ size: 1, timing: 'set', minutes: 10 })).id
    const untimed = (await revise.openSet({ size: 1 })).id
    for (let round = 0; round < 2; round += 1) {
      await handInOverdue(askedByServer(revise.app.db, revise.app.clock.now()))
    }
    expect(await stateOf(setId)).toEqual(handedIn)
    expect(await revise.attemptsOf(setId)).toHaveLength(1)
    expect([await stateOf(inTime), await stateOf(untimed)]).toEqual(['open', 'open'])
  })

  it('is handed in when it is read, and shows its solutions', async () => {
    const first = await overdue()
    expect((await revise.getSet(first)).state).toBe('finished')
    goTo(0)
    const second = await overdue()
    expect((await solutions(second)).summary).toMatchObject({ answered: 1 })
    expect([await stateOf(first), await stateOf(second)]).toEqual([handedIn, handedIn])
  })

  it('is not among the unfinished ones', async () => {
    await overdue()
    const { data } = await revise.app.call(
      'GET /Revise/api/Revise/GetReviseDashBoardData',
      revise.student,
    )
    expect(data.unfinished).toEqual([])
  })

  it('is left as it is by somebody who only looks, of whom the server hears nothing', async () => {
    const setId = await overdue()
    const token = await revise.app.tokenOf(revise.student, { isImpersonating: true })
    const seen = sql`select seen_at from revise_sets where id = ${setId}`
    const before = await rowsOf(revise.app.db, seen)
    for (const call of ['GetSet', 'GetClock']) {
      const { statusCode } = await revise.app.fastify.inject({
        url: `/api/Revise/api/Revise/${call}?setId=${setId}`,
        headers: { authorization: `Bearer ${token}` },
      })
      expect(statusCode).toBe(200)
    }
    expect(await stateOf(setId)).toBe('open')
    expect(await rowsOf(revise.app.db, seen)).toEqual(before)
  })
})
