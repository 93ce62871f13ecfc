import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { learnPages, users } from '../../database/schema/index.ts'
import { statementsOf } from '../../testing/count-queries.ts'
import { activityIn, type TestApp } from '../../testing/index.ts'
import { makeLearn } from '../learn/testing.ts'
import { playing } from './playing.testing.ts'

let app: TestApp
let student: string
let film: string

beforeAll(async () => {
  app = (await makeLearn()).revise.app
})
afterAll(() => app.close())
beforeEach(async () => {
  student = await app.make.student()
  film = await shownFilm(600)
})

const { start, begun, play, shownFilm, kept } = playing(() => app)

describe('what was played', () => {
  it.each([
    [600, 539, false, 89],
    [600, 540, true, 90],
    [61, 54, false, 88],
    [61, 55, true, 90],
  ])('of %d seconds %d make it watched: %s', async (seconds, played, isWatched, watchedPercent) => {
    const id = await shownFilm(seconds)
    const { data } = await play(student, await begun(student, id), [[0, played]])
    expect(data).toEqual({ watchedPercent, isWatched, video: null })
    expect((await kept(student, id))?.watchedAt ?? null).toEqual(isWatched ? app.clock.now() : null)
  })

  it('is added up over devices, repeats and late ones, and cut to the length', async () => {
    const [one, other] = [await begun(student, film), await begun(student, film)]
    await play(student, one, [
      [0, 100],
      [300, 400],
    ])
    await play(student, other, [[350, 500]], { after: 0 })
    await play(
      student,
      one,
      [
        [0, 100],
        [300, 400],
      ],
      { after: 0 },
    )
    expect(await kept(student, film)).toMatchObject({
      watchedS: 300,
      watched: '{[0,100),[300,500)}',
    })
    const { data } = await play(student, one, [[590, 700]], { positionSeconds: 700 })
    expect(data.watchedPercent).toBe(51)
    expect(await kept(student, film)).toMatchObject({ watchedS: 310, positionS: 600 })
  })

  it('is at most two seconds for each since it began, and thirty', async () => {
    const id = await begun(student, film)
    const refused = await play(student, id, [[0, 71]], { after: 20 })
    expect([refused.status, refused.errors]).toEqual([
      422,
      [{ path: 'body.watched', message: 'More was played than there was time for' }],
    ])
    expect(await kept(student, film)).toBeUndefined()
    expect((await play(student, id, [[0, 70]], { after: 0 })).status).toBe(200)
    // In all of a playback, in however many pieces.
    expect((await play(student, id, [[100, 101]], { after: 0 })).status).toBe(422)
    expect((await play(student, id, [[0, 70]], { after: 0 })).status).toBe(200)
    expect((await play(student, id, [[100, 102]], { after: 1 })).status).toBe(200)
    expect(await kept(student, film)).toMatchObject({ watchedS: 72 })
  })

  it.each([
    [422, [[5, 5]]],
    [422, [[9, 5]]],
    [400, [[0.5, 5]]],
    [400, [[-1, 5]]],
    [400, [[0, 14_401]]],
    [400, Array.from({ length: 501 }, (_, at) => [at, at + 1])],
    [200, Array.from({ length: 500 }, (_, at) => [at % 30, (at % 30) + 1])],
  ])('is refused with %d, or taken, as %j', async (status, watched) => {
    const id = await begun(student, film)
    const said = await play(student, id, watched as [number, number][])
    expect(said.status).toBe(status)
    expect((await kept(student, film))?.watchedS).toBe(status === 200 ? 30 : undefined)
  })

  it('may be a position alone', async () => {
    const { data } = await play(student, await begun(student, film), [], { positionSeconds: 30 })
    expect(data).toEqual({ watchedPercent: 0, isWatched: false, video: null })
    expect(await kept(student, film)).toMatchObject({ watchedS: 0, positionS: 30, watched: '{}' })
    expect((await activityIn(app.db, student)).academy).toBeUndefined()
  })

  it('is nobody else’s, and not of a stopped account', async () => {
    const id = await begun(student, film)
    const stranger = await app.make.student()
    expect((await play(stranger, id, [[0, 10]])).status).toBe(404)
    const token = await app.tokenOf(student)
    await app.db.update(users).set({ isActive: false }).where(eq(users.id, student))
    const response = await app.fastify.inject({
      method: 'POST',
      url: '/api/Media/Playback/SaveProgress',
      payload: { playbackId: id, positionSeconds: 10, watched: [[0, 10]] },
      headers: { authorization: `Bearer ${token}` },
    })
    expect(response.statusCode).toBe(403)
    expect(await kept(student, film)).toBeUndefined()
  })

  it('goes on being kept when the film is not given out any more', async () => {
    const id = await begun(student, film)
    await app.db.delete(learnPages).where(eq(learnPages.assetId, film))
    expect((await play(student, id, [[0, 10]])).status).toBe(200)
  })

  it('is something that a student does, and a tutor not', async () => {
    await play(student, await begun(student, film), [[0, 10]])
    expect((await activityIn(app.db, student)).academy).toEqual(app.clock.now())
    const tutor = await app.make.tutor()
    await play(tutor, await begun(tutor, film), [[0, 10]])
    expect((await activityIn(app.db, tutor)).academy).toBeUndefined()
  })

  it('is one statement', async () => {
    const id = await begun(student, film)
    const token = await app.tokenOf(student)
    const sent = await statementsOf(app.db, async () => {
      const { statusCode } = await app.fastify.inject({
        method: 'POST',
        url: '/api/Media/Playback/SaveProgress',
        payload: { playbackId: id, positionSeconds: 10, watched: [[0, 10]] },
        headers: { authorization: `Bearer ${token}` },
      })
      expect(statusCode).toBe(200)
    })
    expect(sent).toBe(1)
  })
})

/** Seconds as a set, as which spans are understood. */
const secondsOf = (spans: readonly (readonly [number, number])[], length: number) =>
  new Set(
    spans.flatMap(([from, to]) =>
      Array.from({ length: Math.max(0, Math.min(to, length) - from) }, (_, at) => from + at),
    ),
  )

const span = fc
  .tuple(fc.integer({ min: 0, max: 130 }), fc.integer({ min: 1, max: 40 }))
  .map(([from, lasts]): [number, number] => [from, from + lasts])

it('in whichever order, however often, and on however many devices, the same is watched', async () => {
  const length = 120
  const save = fc.record({
    device: fc.integer({ min: 0, max: 1 }),
    watched: fc.array(span, { maxLength: 5 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(save, { minLength: 1, maxLength: 6 }), async (saves) => {
      const id = await shownFilm(length)
      const devices = [await begun(student, id), await begun(student, id)]
      let last = 0
      // All of them, and all again the other way round.
      for (const { device, watched } of [...saves, ...saves.toReversed()]) {
        const { data } = await play(student, devices[device] ?? '', watched)
        expect(data.watchedPercent).toBeGreaterThanOrEqual(last)
        last = data.watchedPercent
      }
      const all = secondsOf(
        saves.flatMap(({ watched }) => watched),
        length,
      )
      const { data } = await start(student, id)
      expect(secondsOf(data.watched, length)).toEqual(all)
      expect(data.isWatched).toBe(all.size * 10 >= length * 9)
      expect((await kept(student, id))?.watchedS).toBe(all.size)
      expect(all.has(data.unwatchedFrom)).toBe(false)
    }),
    { numRuns: 25 },
  )
})

it('never more is taken of a playback than there was time for', async () => {
  const step = fc.record({ after: fc.integer({ min: 0, max: 30 }), watched: fc.array(span) })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 5 }), async (steps) => {
      const id = await shownFilm(120)
      const playback = await begun(student, id)
      let [age, taken]: [number, Set<number>] = [0, new Set()]
      for (const { after, watched } of steps) {
        age += after
        const all = new Set([...taken, ...secondsOf(watched, 120)])
        const { status } = await play(student, playback, watched, { after })
        expect(status).toBe(all.size <= 2 * age + 30 ? 200 : 422)
        if (status === 200) taken = all
      }
      expect((await kept(student, id))?.watchedS ?? 0).toBe(taken.size)
    }),
    { numRuns: 25 },
  )
})

it('two devices that save at once both count', async () => {
  const devices = await Promise.all([
    begun(student, film),
    begun(student, film),
    begun(student, film),
  ])
  app.clock.advance(3_600_000)
  await Promise.all(
    devices.map((playbackId, at) =>
      app.call('POST /Media/Playback/SaveProgress', student, {
        body: { playbackId, positionSeconds: at, watched: [[at * 100, at * 100 + 100]] },
      }),
    ),
  )
  expect(await kept(student, film)).toMatchObject({ watchedS: 300, watched: '{[0,300)}' })
})
