import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rowsOf } from '../../database/open.ts'
import { queriesOf } from '../../testing/count-queries.ts'
import { makeRevise, type Revise, start } from './testing.ts'
import { after, minute, timedSets } from './timed-sets.testing.ts'

let revise: Revise

beforeAll(async () => {
  revise = await makeRevise()
})
afterAll(() => revise.app.close())
beforeEach(() => revise.begin())

const { goTo, timedSet, askClock, solutions, answer } = timedSets(() => revise)

/** The runner's clock is asked for as long as it is open and connected. */
async function connectedUntil(setId: string, from: number, until: number) {
  for (let time = from; time <= until; time += 0.5) {
    goTo(time)
    await askClock(setId)
  }
}

describe('answers that are dated back', () => {
  it('do not count after the end of a set that the server has heard of since', async () => {
    const { setId, ids } = await timedSet()
    await connectedUntil(setId, 0.5, 9.5)
    await answer(setId, ids[0], 9.5)
    goTo(10.2)
    await askClock(setId)
    goTo(12)
    const dated = await answer(setId, ids[1], 9)
    expect(dated).toEqual({ sequence: 0, outcome: 'late', verdict: null })
    // Another answer in place of one that counts.
    const changed = { sequence: 5, response: { kind: 'choice', letter: 'c' } as const }
    expect((await answer(setId, ids[0], 9, changed)).outcome).toBe('late')
    const { data } = await revise.finish(setId)
    expect(data).toMatchObject({ answered: 1, correct: 1, finishedAt: after(10).toISOString() })
    expect(await revise.attemptsOf(setId)).toHaveLength(1)
  })

  it.each(['GetClock', 'GetSet'] as const)(
    'do not count after a save just before the end and %s just after it',
    async (call) => {
      const { setId, ids } = await timedSet()
      goTo(9.9)
      await answer(setId, ids[0], 9.9)
      goTo(10.2)
      await revise.app.call(`GET /Revise/api/Revise/${call}`, revise.student, { query: { setId } })
      goTo(11)
      expect((await answer(setId, ids[1], 9.5)).outcome).toBe('late')
    },
  )

  it('are kept and shown, the newest of each question, and never scored', async () => {
    const { setId, ids } = await timedSet()
    await answer(setId, ids[0], 0)
    goTo(11)
    await revise.finish(setId)
    goTo(12)
    const letter = (each: string) => ({ response: { kind: 'choice', letter: each } as const })
    await answer(setId, ids[1], 5, { sequence: 2, ...letter('b') })
    await answer(setId, ids[1], 5, { sequence: 1, ...letter('d') })
    await answer(setId, ids[2], 5, { response: null })
    // The same as the one that counts.
    await answer(setId, ids[0], 5, { sequence: 3 })
    const { set, summary } = await solutions(setId)
    expect(summary).toMatchObject({ answered: 1, correct: 1 })
    const byId = new Map(set.questions.map((each) => [each.questionId, each]))
    expect(byId.get(ids[1] ?? 0)).toMatchObject({
      response: null,
      verdict: { isCorrect: null },
      late: {
        response: { kind: 'choice', letter: 'b' },
        saidAt: after(5).toISOString(),
        arrivedAt: after(12).toISOString(),
      },
    })
    for (const id of [ids[0], ids[2], ids[3]]) expect(byId.get(id ?? 0)).not.toHaveProperty('late')
  })

  it('are not dated before the set’s last answer', async () => {
    const { setId, ids } = await timedSet()
    goTo(6)
    await answer(setId, ids[0], 6)
    goTo(7)
    await answer(setId, ids[1], 1)
    const rows = await rowsOf<{ minutes: number }>(
      revise.app.db,
      sql`select extract(epoch from answered_at - ${start.toISOString()}::timestamptz)::float8 / 60
          "minutes"
        from revise_set_questions where set_id = ${setId} and answered_at is not null`,
    )
    expect(rows.map(({ minutes }) => minutes)).toEqual([6, 6])
  })
})

describe('a device without a connection', () => {
  it.each([
    ['sends its answers', false],
    ['asks for the clock, then sends its answers', true],
  ])('%s when it is back after the end: all that were given before count', async (_name, asks) => {
    const { setId, ids } = await timedSet()
    await connectedUntil(setId, 0.5, 4)
    // It comes back after twenty minutes.
    goTo(24)
    if (asks) await askClock(setId)
    for (const [at, id] of ids.slice(0, 3).entries()) {
      const saved = await answer(setId, id, 5 + at)
      expect(saved).toEqual({ sequence: 1, outcome: 'saved', verdict: null, wasUnreachable: true })
      revise.app.clock.advance(1_000)
    }
    expect((await answer(setId, ids[3], 10.1)).outcome).toBe('late')
    const handed = await revise.finish(setId, revise.student, after(8))
    expect(handed.data).toMatchObject({
      answered: 3,
      correct: 3,
      finishedAt: after(8).toISOString(),
      wasUnreachable: true,
    })
  })

  it('is believed for as long as it was away after the end, and not longer', async () => {
    const { setId, ids } = await timedSet()
    await connectedUntil(setId, 0.5, 9)
    goTo(12)
    expect((await answer(setId, ids[0], 9.5)).outcome).toBe('saved')
    await connectedUntil(setId, 12.5, 13.5)
    expect((await answer(setId, ids[1], 9.5)).outcome).toBe('late')
  })

  it('is believed for a day, whether or not it was heard of in between', async () => {
    const { setId, ids } = await timedSet()
    goTo(10 + 24 * 60)
    expect((await answer(setId, ids[0], 5)).outcome).toBe('saved')
    goTo(10 + 24 * 60 + 0.1)
    expect((await answer(setId, ids[1], 5)).outcome).toBe('late')
  })

  it('is not said of one that was connected all the time', async () => {
    const { setId, ids } = await timedSet()
    await connectedUntil(setId, 0.5, 3)
    expect(await answer(setId, ids[0], 3)).not.toHaveProperty('wasUnreachable')
    goTo(3.2)
    const { data } = await revise.finish(setId)
    expect(data).not.toHaveProperty('wasUnreachable')
    // A repeat of what the server has already says nothing either.
    goTo(60)
    expect((await revise.finish(setId)).data).not.toHaveProperty('wasUnreachable')
  })
})

describe('a hand-in that is dated back', () => {
  it('counts from the last time that the server heard of the open set', async () => {
    const { setId } = await timedSet()
    await connectedUntil(setId, 0.5, 6)
    const { data } = await revise.finish(setId, revise.student, after(2))
    expect(data).toMatchObject({ finishedAt: after(6).toISOString(), timeMs: 6 * minute })
  })

  it('never counts from before the last answer', async () => {
    const { setId, ids } = await timedSet()
    goTo(7)
    await answer(setId, ids[0], 7)
    goTo(8)
    const { data } = await revise.finish(setId, revise.student, after(2))
    expect(data.finishedAt).toBe(after(7).toISOString())
  })
})

describe('the clock of the server', () => {
  it('behind a set’s start breaks nothing', async () => {
    const { setId, ids } = await timedSet()
    goTo(-90)
    expect((await askClock(setId)).status).toBe(200)
    expect((await revise.getSet(setId)).state).toBe('open')
    expect((await revise.save(setId, ids[0] ?? 0)).data.outcome).toBe('saved')
    const { status, data } = await revise.finish(setId)
    expect(status).toBe(200)
    expect(data).toMatchObject({ finishedAt: start.toISOString(), timeMs: 0, answered: 1 })
    const each = await revise.openSet({ questionTypes: [1], size: 1, feedback: 'each' })
    goTo(-180)
    const id = each.questions[0]?.questionId ?? 0
    expect((await revise.save(each.id, id, { submit: true })).status).toBe(200)
    expect((await revise.finish(each.id)).status).toBe(200)
  })
})

describe('the time on a set', () => {
  it('is the server’s where the set is timed as a whole, whatever tabs say', async () => {
    const { setId, ids } = await timedSet()
    goTo(1)
    await answer(setId, ids[0], 1, { timeMs: 44_000 })
    goTo(4 / 3)
    expect((await revise.finish(setId)).data.timeMs).toBe(80_000)
  })

  it('is the sum over its questions otherwise: it may have lain about for days', async () => {
    const set = await revise.openSet({ questionTypes: [1], size: 2 })
    goTo(24 * 60)
    await revise.save(set.id, set.questions[0]?.questionId ?? 0, { timeMs: 44_000 })
    expect((await revise.finish(set.id)).data.timeMs).toBe(44_000)
  })
})

it('costs one statement to be heard of every half minute', async () => {
  const { setId } = await timedSet()
  for (const time of [0.5, 1]) {
    goTo(time)
    const query = { setId }
    const call = 'GET /Revise/api/Revise/GetClock'
    expect(await queriesOf(revise.app, call, revise.student, { query })).toBeLessThanOrEqual(1)
  }
})
