import type { AreaAccess, Made } from '../../access/area.fixtures.ts'
import { ofTheSet } from '../../access/reasons.fixtures.ts'
import type { World } from '../../access/world.fixtures.ts'
import { answerTo } from './testing.ts'

const bank = 'questionBank'

const makeSet = async (
  { simulate: { revise } }: World,
  owner: string,
  change: Parameters<typeof revise.asked>[0],
): Promise<Made> => {
  const set = await revise.openSet({ size: 1, ...change }, owner)
  return { id: set.id, setId: set.id, questionId: set.questions[0]?.questionId ?? 0 }
}

export const setAccess = {
  calls: {
    'GET /Revise/api/Revise/GetSet': { who: '-S----', needs: bank, record: 'own: set' },
    'POST /Revise/api/Revise/SaveAnswer': { who: '-S----', needs: bank, record: 'own: set' },
    'POST /Revise/api/Revise/SelfMark': { who: '-S----', needs: bank, record: 'own: set' },
    'POST /Revise/api/Revise/FinishSet': { who: '-S----', needs: bank, record: 'own: set' },
    'GET /Revise/api/Revise/GetSolutions': {
      who: '-S----',
      needs: bank,
      record: 'own: set',
      after: true,
    },
    'GET /Revise/api/Revise/GetSolutionsPdf': {
      who: '-S----',
      needs: bank,
      record: 'own: set',
      after: true,
      limit: '30 in 15 min',
    },
    'GET /Revise/api/Revise/GetClock': { who: '-S----', needs: bank, record: 'own: set' },
  },
  inputs: {
    'POST /Revise/api/Revise/SaveAnswer': ({ id: setId, questionId }) => ({
      body: {
        setId,
        questionId,
        sequence: 1,
        response: null,
        timeMs: 0,
        hiddenMs: 0,
        isMarkedForReview: false,
        answeredAt: new Date().toISOString(),
        submit: false,
      },
    }),
    'POST /Revise/api/Revise/SelfMark': ({ id: setId, questionId }) => ({
      body: { setId, questionId, criteriaMet: [true, true, false] },
    }),
    'POST /Revise/api/Revise/FinishSet': ({ id: setId }) => ({
      body: { setId, finishedAt: new Date().toISOString() },
    }),
    'GET /Revise/api/Revise/GetSet': ({ id: setId }) => ({ query: { setId } }),
    'GET /Revise/api/Revise/GetSolutions': ({ id: setId }) => ({ query: { setId } }),
    'GET /Revise/api/Revise/GetClock': ({ id: setId }) => ({ query: { setId } }),
    'GET /Revise/api/Revise/GetSolutionsPdf': ({ id: setId }) => ({ query: { setId } }),
  },
  records: {
    set: {
      whose: 'a student',
      of: async (world, owner, state) => {
        const { revise } = world.simulate
        if (state === 'adaptive') {
          return await makeSet(world, owner, {
            order: 'adaptive',
            feedback: 'each',
            questionTypes: [1],
          })
        }
        if (state === 'timed') return await makeSet(world, owner, { timing: 'set', minutes: 5 })
        if (state === undefined) return await makeSet(world, owner, { questionTypes: [1] })
        const made = await makeSet(world, owner, { questionTypes: [2] })
        const response = answerTo({ questionType: 2 }, true)
        await revise.save(made.id, made.questionId, { response }, owner)
        await revise.finish(made.id, owner)
        return made
      },
    },
  },
  states: {
    'GET /Revise/api/Revise/GetSolutions': 'finished',
    'GET /Revise/api/Revise/GetSolutionsPdf': 'finished',
    'GET /Revise/api/Revise/GetClock': 'timed',
    'POST /Revise/api/Revise/SelfMark': 'essay',
  },
  openIds: {
    'POST /Revise/api/Revise/SaveAnswer': { 'body.questionId': ofTheSet },
    'POST /Revise/api/Revise/SelfMark': { 'body.questionId': ofTheSet },
  },
} satisfies AreaAccess
