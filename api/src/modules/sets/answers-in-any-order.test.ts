import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { askedInTest } from '../../testing/index.ts'
import { saveAnswer } from './answers.service.ts'
import { makeRevise, type Revise } from './testing.ts'

let revise: Revise

beforeAll(async () => {
  revise = await makeRevise()
})
afterAll(() => revise.app.close())
beforeEach(() => revise.begin())

describe('saves in any order, doubled and at once', () => {
  it('end with the highest sequence', async () => {
    const asked = await askedInTest(revise.app, revise.student)
    const arrivals = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 14 })
    await fc.assert(
      fc.asyncProperty(arrivals, fc.boolean(), async (sequences, isAtOnce) => {
        const set = await revise.openSet({ questionTypes: [1], size: 1 })
        const questionId = set.questions[0]?.questionId ?? 0
        const send = (sequence: number) =>
          saveAnswer(asked, {
            setId: set.id,
            questionId,
            sequence,
            response: { kind: 'choice', letter: 'abcd'.charAt(sequence % 4) },
            timeMs: sequence * 1_000,
            hiddenMs: 0,
            isMarkedForReview: sequence % 2 === 0,
            answeredAt: asked.now.toISOString(),
            submit: false,
          })
        if (isAtOnce) await Promise.all(sequences.map(send))
        else for (const sequence of sequences) await send(sequence)
        const highest = Math.max(...sequences)
        expect((await revise.getSet(set.id)).questions[0]).toMatchObject({
          sequence: highest,
          response: { letter: 'abcd'.charAt(highest % 4) },
          timeMs: highest * 1_000,
          isMarkedForReview: highest % 2 === 0,
        })
      }),
      { numRuns: 40 },
    )
  })
})
