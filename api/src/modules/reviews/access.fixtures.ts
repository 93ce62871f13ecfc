import type { AreaAccess } from '../../access/area.fixtures.ts'
import { filter } from '../../access/reasons.fixtures.ts'
import { setOfOne } from '../../access/world.fixtures.ts'
import { answerTo } from '../sets/testing.ts'

const bank = 'questionBank'

export const reviewAccess = {
  calls: {
    'GET /Revise/api/Revise/GetReviews': { who: '-S----', needs: bank },
    'POST /Revise/api/Revise/SetReviewLimit': { who: '-S----', needs: bank },
    'POST /Revise/api/Revise/StartReview': { who: '-S----', needs: bank, limit: '200 in 15 min' },
    'GET /Revise/api/Revise/GetErrorLog': { who: '-S----', needs: bank },
    'POST /Revise/api/Revise/SetMissReason': {
      who: '-S----',
      needs: bank,
      record: 'own: missed question',
    },
    'POST /Revise/api/Revise/StartMisses': { who: '-S----', needs: bank, limit: '200 in 15 min' },
  },
  inputs: {
    'POST /Revise/api/Revise/SetReviewLimit': () => ({ body: { dailyLimit: 20 } }),
    'POST /Revise/api/Revise/StartReview': () => ({}),
    'POST /Revise/api/Revise/SetMissReason': ({ questionId }) => ({
      body: { questionId, reason: 'guessed' },
    }),
    'POST /Revise/api/Revise/StartMisses': () => ({
      body: { reason: null, topicId: null, size: 5 },
    }),
  },
  records: {
    'missed question': {
      whose: 'a student',
      of: async (world, owner) => {
        const { revise } = world.simulate
        const made = await setOfOne(world, owner, world.nextQuestion())
        const response = answerTo({ questionType: 1 }, false)
        await revise.save(made.setId, made.questionId, { response }, owner)
        await revise.finish(made.setId, owner)
        return { ...made, id: String(made.questionId) }
      },
    },
  },
  openIds: {
    'GET /Revise/api/Revise/GetErrorLog': { 'query.topicId': filter },
    'POST /Revise/api/Revise/StartMisses': { 'body.topicId': filter },
  },
} satisfies AreaAccess
