import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rowsOf } from '../../database/open.ts'
import { askedInTest } from '../../testing/asked-in-test.ts'
import { queriesOf } from '../../testing/count-queries.ts'
import { secrets, start, unknownId } from '../sets/testing.ts'
import { findSitting } from './sittings.repository.ts'
import { ownSitting } from './sittings.service.ts'
import { makeSimulate, type Simulate } from './testing.ts'

let simulate: Simulate
let part: Simulate['part']
const minute = 60_000

beforeAll(async () => {
  simulate = await makeSimulate()
  part = simulate.part
})
afterAll(() => simulate.app.close())
beforeEach(() => simulate.begin())

describe('the parts of a sitting', () => {
  it('follow each other, with their own time each, and none goes back', async () => {
    const { sittingId, setId } = await simulate.sit(simulate.both())
    expect((await simulate.startPart(sittingId, 2)).status).toBe(409)
    expect((await simulate.startPart(sittingId, 1)).data).toEqual({ setId })
    simulate.app.clock.advance(5 * minute)
    await simulate.finish(setId)
    const back = await simulate.startPart(sittingId, 1)
    expect([back.status, back.message]).toEqual([
      409,
      'This part has been handed in: there is no way back to it.',
    ])
    simulate.app.clock.advance(minute)
    const next = await simulate.startPart(sittingId, 2)
    // The 35 minutes left are gone.
    expect((await simulate.getSet(next.data.setId)).deadlineAt).toBe(
      new Date(start.getTime() + 26 * minute).toISOString(),
    )
    expect((await simulate.startPart(sittingId, 3)).status).toBe(422)
    await simulate.finish(next.data.setId)
    const sitting = await simulate.sitting(sittingId)
    expect(sitting.finishedAt).not.toBeNull()
    expect(sitting.parts.map(({ state }) => state)).toEqual(['finished', 'finished'])
  })

  it('make one set when a part is begun many times at once', async () => {
    const { sittingId, setId } = await simulate.sit(simulate.both())
    await simulate.finish(setId)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => simulate.startPart(sittingId, 2)),
    )
    expect(new Set(answers.map(({ data }) => data.setId)).size).toBe(1)
  })

  it('hand in the part before when its time is up', async () => {
    const { sittingId, setId } = await simulate.sit(simulate.both())
    await simulate.answer(setId, 3, 0)
    simulate.app.clock.advance(41 * minute)
    expect((await simulate.startPart(sittingId, 2)).status).toBe(200)
    const [first] = (await simulate.sitting(sittingId)).parts
    expect(first).toMatchObject({
      state: 'finished',
      finishedAt: new Date(start.getTime() + 40 * minute).toISOString(),
    })
  })

  it('keep what a device without a network may hold for a day, then are handed in', async () => {
    const { app, student } = simulate
    const { sittingId, setId } = await simulate.sit([part('2024').examSectionId])
    const [question] = (await simulate.getSet(setId)).questions
    app.clock.advance(23 * 60 * minute)
    await app.call('GET /Exam/Simulate/GetPapers', student, {})
    expect((await simulate.sitting(sittingId)).parts[0]?.state).toBe('open')
    const answeredAt = new Date(start.getTime() + minute).toISOString()
    const kept = await simulate.save(setId, question?.questionId ?? 0, { answeredAt })
    expect(kept.data.outcome).toBe('saved')

    app.clock.advance(2 * 60 * minute)
    const sitting = await simulate.sitting(sittingId)
    expect(sitting.finishedAt).toBe(new Date(start.getTime() + 40 * minute).toISOString())
    const result = await simulate.result(sittingId)
    expect(result.data.parts[0]).toMatchObject({ score: 1, answered: 1 })
  })

  it.each([
    ['GetPapers', 'GET /Exam/Simulate/GetPapers'],
    ['GetPastSittings', 'GET /Exam/Simulate/GetPastSittings'],
    ['SimulateStatistics', 'GET /Exam/Simulate/SimulateStatistics'],
  ] as const)('are handed in by %s as well', async (_name, call) => {
    const { sittingId } = await simulate.sit([part('2024').examSectionId])
    simulate.app.clock.advance(25 * 60 * minute)
    await simulate.app.call(call, simulate.student, {})
    const [row] = await rowsOf<{ isOpen: boolean }>(
      simulate.app.db,
      sql`select finished_at is null "isOpen" from sittings where id = ${sittingId}`,
    )
    expect(row?.isOpen).toBe(false)
  })

  it('do not take answers given after the deadline', async () => {
    const { setId } = await simulate.sit([part('2024').examSectionId])
    const [question] = (await simulate.getSet(setId)).questions
    simulate.app.clock.advance(41 * minute)
    const late = await simulate.save(setId, question?.questionId ?? 0)
    expect(late.data.outcome).toBe('late')
    await simulate.finish(setId)
    const after = await simulate.save(setId, question?.questionId ?? 0, {
      sequence: 2,
      answeredAt: start.toISOString(),
    })
    expect(after.data.outcome).toBe('late')
  })
})

describe('EndSitting', () => {
  it('hands in what is open, leaves the rest, and is safe to repeat', async () => {
    const { sittingId, setId } = await simulate.sit(simulate.both())
    await simulate.answer(setId, 2, 0)
    expect((await simulate.end(sittingId)).status).toBe(200)
    expect((await simulate.end(sittingId)).status).toBe(200)
    const sitting = await simulate.sitting(sittingId)
    expect(sitting.finishedAt).not.toBeNull()
    expect(sitting.parts.map(({ state }) => state)).toEqual(['finished', 'waiting'])
    expect((await simulate.startPart(sittingId, 2)).status).toBe(409)
    const { data } = await simulate.result(sittingId)
    expect(data.parts.map(({ score, setId: set }) => [score, set])).toEqual([
      [2, setId],
      [null, null],
    ])
    expect((await simulate.past()).totalCount).toBe(1)
  })

  it('ends once when it races with the last part', async () => {
    const { sittingId, setId } = await simulate.sit([part('2024').examSectionId])
    await simulate.answer(setId, 1, 0)
    await Promise.all([simulate.end(sittingId), simulate.finish(setId), simulate.end(sittingId)])
    expect((await simulate.past()).totalCount).toBe(1)
  })
})

describe('keys', () => {
  it('stay hidden until the whole sitting is finished', async () => {
    const { sittingId, setId } = await simulate.sit(simulate.both())
    await simulate.answer(setId, 2, 2)
    await simulate.finish(setId)
    const { app, student } = simulate
    const answers = [
      await app.call('GET /Revise/api/Revise/GetSolutions', student, { query: { setId } }),
      await app.call('GET /Revise/api/Revise/GetSet', student, { query: { setId } }),
      await simulate.result(sittingId),
      await app.call('GET /Exam/Simulate/GetSitting', student, { query: { sittingId } }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([409, 200, 409, 200])
    for (const secret of secrets) expect(JSON.stringify(answers)).not.toContain(secret)
    await simulate.end(sittingId)
    const { data } = await app.call('GET /Revise/api/Revise/GetSolutions', student, {
      query: { setId },
    })
    expect(data.set.questions[0]?.verdict?.correctLetter).toBe('b')
  })
})

describe('somebody else', () => {
  it('finds no sitting that is not theirs', async () => {
    const { app } = simulate
    const { sittingId } = await simulate.sit(simulate.both())
    const stranger = await app.make.student()
    const query = { sittingId }
    const answers = [
      await app.call('GET /Exam/Simulate/GetSitting', stranger, { query }),
      await simulate.result(sittingId, stranger),
      await simulate.startPart(sittingId, 1, stranger),
      await simulate.end(sittingId, stranger),
      await simulate.result(unknownId, stranger),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    expect((await simulate.sitting(sittingId)).finishedAt).toBeNull()
  })

  it('changes nothing by viewing the portal as the student', async () => {
    const { app, student } = simulate
    const { sittingId } = await simulate.sit([part('2024').examSectionId])
    app.clock.advance(30 * 60 * minute)
    const asked = await askedInTest(app, student)
    await ownSitting({ ...asked, caller: { ...asked.caller, isImpersonating: true } }, sittingId)
    expect((await findSitting(app.db, student, sittingId))?.finishedMs).toBeNull()
  })
})

describe('the reads', () => {
  it('send few statements', async () => {
    const { app, student } = simulate
    const sittingId = await simulate.whole(part('2024').examSectionId, 4, 4)
    const few = async (call: Parameters<typeof queriesOf>[1], query = {}) =>
      await queriesOf(app, call, student, { query })
    expect(await few('GET /Exam/Simulate/GetPapers')).toBeLessThanOrEqual(3)
    expect(await few('GET /Exam/Simulate/GetSitting', { sittingId })).toBe(1)
    expect(await few('GET /Exam/Simulate/GetResult', { sittingId })).toBe(3)
    expect(await few('GET /Exam/Simulate/GetPastSittings')).toBe(2)
    expect(await few('GET /Exam/Simulate/SimulateStatistics')).toBe(3)
  })
})
