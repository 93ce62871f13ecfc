import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { change, fakeServer, openTab, settle, type Weather } from './answer-keeper.testing.ts'
import { memoryStorage } from './answer-storage.ts'
import type { AnswerKeeper } from './keeper-types.ts'

describe('laws of the answer keeper', () => {
  type Step =
    | { do: 'answer'; questionId: number; letter: string; hold: boolean; submit: boolean }
    | { do: 'weather'; weather: Weather }
    | { do: 'timers' }
    | { do: 'wait' }
    | { do: 'wake' }
    | { do: 'reload' }

  const step: fc.Arbitrary<Step> = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constant('answer' as const),
        questionId: fc.integer({ min: 1, max: 3 }),
        letter: fc.constantFrom('a', 'b', 'c', 'd'),
        hold: fc.boolean(),
        submit: fc.constant(false),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constant('weather' as const),
        weather: fc.constantFrom<Weather>(
          'fine',
          'request lost',
          'answer lost',
          'server down',
          'signed out',
        ),
      }),
    },
    { weight: 2, arbitrary: fc.constant<Step>({ do: 'timers' }) },
    { weight: 2, arbitrary: fc.constant<Step>({ do: 'wait' }) },
    { weight: 1, arbitrary: fc.constant<Step>({ do: 'wake' }) },
    { weight: 1, arbitrary: fc.constant<Step>({ do: 'reload' }) },
  )

  it('brings every newest answer to the server, with rising sequences, and says Saved only then', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const server = fakeServer()
        const storage = memoryStorage(true)
        const newest = new Map<number, string>()
        let { keeper, timers } = await openTab(server, storage)
        const check = (tab: AnswerKeeper) => {
          if (tab.snapshot().saveState.kind !== 'saved') return
          for (const [questionId, letter] of newest) {
            expect(server.held.get(questionId)?.response).toEqual({ kind: 'choice', letter })
          }
        }
        for (const next of steps) {
          if (next.do === 'answer') {
            newest.set(next.questionId, next.letter)
            keeper.record(change(next.questionId, next.letter), next.hold ? 700 : 0)
          } else if (next.do === 'weather') server.setWeather(next.weather)
          else if (next.do === 'timers') timers.runAll()
          else if (next.do === 'wake') keeper.wake()
          else if (next.do === 'wait') await settle()
          else {
            // The tab is killed: its timers and its memory are gone.
            const reopened = await openTab(server, storage)
            keeper = reopened.keeper
            timers = reopened.timers
          }
          check(keeper)
        }
        server.setWeather('fine')
        for (let turn = 0; turn < 4; turn += 1) {
          timers.runAll()
          keeper.wake()
          await settle()
        }
        expect(keeper.snapshot().saveState).toEqual({ kind: 'saved' })
        check(keeper)
        const highest = new Map<number, number>()
        for (const save of server.arrived) {
          const before = highest.get(save.questionId) ?? 0
          expect(save.sequence).toBeGreaterThanOrEqual(before)
          highest.set(save.questionId, save.sequence)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('never loses a submission, whatever happens to the network after it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 15 }), async (steps) => {
        const server = fakeServer()
        const storage = memoryStorage(true)
        let { keeper, timers } = await openTab(server, storage)
        keeper.record(change(9, 'a', { submit: true }))
        for (const next of steps) {
          if (next.do === 'weather') server.setWeather(next.weather)
          else if (next.do === 'answer') {
            keeper.record(change(9, next.letter, { isMarkedForReview: true }))
          } else if (next.do === 'reload') {
            const reopened = await openTab(server, storage)
            keeper = reopened.keeper
            timers = reopened.timers
          } else {
            timers.runAll()
            await settle()
          }
        }
        server.setWeather('fine')
        keeper.wake()
        await settle()
        timers.runAll()
        await settle()
        const submitted = server.arrived.filter((save) => save.submit)
        expect(submitted.length).toBeGreaterThan(0)
        for (const save of submitted) {
          expect(save.response).toEqual({ kind: 'choice', letter: 'a' })
        }
      }),
      { numRuns: 200 },
    )
  })
})
