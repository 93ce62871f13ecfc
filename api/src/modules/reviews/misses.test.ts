import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { diagnosticSections, diagnosticTests } from '../../database/schema/index.ts'
import { queriesOf } from '../../testing/count-queries.ts'
import { activityIn } from '../../testing/index.ts'
import { answerTo, makeRevise, type Revise, start, unknownId } from '../sets/testing.ts'

let revise: Revise

beforeAll(async () => {
  revise = await makeRevise()
})
afterAll(() => revise.app.close())
beforeEach(() => revise.begin())

type Reason = 'misread' | 'guessed' | 'reasoning slip'

/** Misses so many questions of a topic; answers their ids in the order they were missed. */
async function miss(topic: string, count: number) {
  const topicIds = [revise.topicId(topic)]
  const set = await revise.openSet({ topicIds, questionTypes: [1], size: count, sectionId: null })
  for (const question of set.questions) {
    revise.app.clock.advance(60_000)
    await revise.save(set.id, question.questionId, { response: answerTo(question, false) })
  }
  await revise.finish(set.id)
  return set.questions.map((each) => each.questionId)
}

const log = (query: object = {}, as = revise.student) =>
  revise.app.call('GET /Revise/api/Revise/GetErrorLog', as, { query })

const say = (questionId: number, reason: Reason) =>
  revise.app.call('POST /Revise/api/Revise/SetMissReason', revise.student, {
    body: { questionId, reason },
  })

const startMisses = (change: object = {}) =>
  revise.app.call('POST /Revise/api/Revise/StartMisses', revise.student, {
    body: { reason: null, topicId: null, size: 100, ...change },
  })

describe('the error log', () => {
  it('holds what was missed, what was missed last first, with counts of the whole', async () => {
    expect((await log()).data).toEqual({
      misses: [],
      totalCount: 0,
      byReason: [],
      byTopic: [],
      masteredCount: 0,
    })
    const surds = await miss('Surds', 3)
    const motion = await miss('Motion', 2)
    await say(surds[0] ?? 0, 'misread')
    await say(motion[0] ?? 0, 'misread')
    const { data } = await log()
    expect(data.misses.map((each) => each.questionId)).toEqual([
      ...motion.toReversed(),
      ...surds.toReversed(),
    ])
    expect(data.misses[0]).toMatchObject({
      summary: expect.stringMatching(/^Question \d on Motion: [^…]+$/),
      summaryHtml: expect.stringContaining('<math'),
      topicName: 'Motion',
      sectionNo: 'Physics',
      reason: null,
      times: 1,
      missedAt: new Date(start.getTime() + 5 * 60_000).toISOString(),
      dueAt: new Date(start.getTime() + 5 * 60_000 + 86_400_000).toISOString(),
    })
    expect(data).toMatchObject({
      totalCount: 5,
      byReason: [
        { reason: null, count: 3 },
        { reason: 'misread', count: 2 },
      ],
      byTopic: [
        { topicName: 'Surds', sectionNo: 'Mathematics 1', count: 3 },
        { topicName: 'Motion', sectionNo: 'Physics', count: 2 },
      ],
      masteredCount: 0,
    })
    expect((await log({}, await revise.app.make.student())).data.totalCount).toBe(0)
  })

  it('is filtered by reason and topic, and given in pages', async () => {
    const surds = await miss('Surds', 4)
    await miss('Motion', 1)
    await say(surds[1] ?? 0, 'guessed')
    const found = async (query: object) => {
      const { data } = await log(query)
      return [data.totalCount, data.misses.length]
    }
    expect(await found({ reason: 'guessed' })).toEqual([1, 1])
    expect(await found({ reason: 'not said' })).toEqual([4, 4])
    expect(await found({ reason: 'misread' })).toEqual([0, 0])
    expect(await found({ topicId: revise.topicId('Surds') })).toEqual([4, 4])
    expect(await found({ topicId: revise.topicId('Surds'), reason: 'not said' })).toEqual([3, 3])
    expect(await found({ pageSize: 2, pageNo: 3 })).toEqual([5, 1])
    expect(await found({ pageSize: 2, pageNo: 9 })).toEqual([5, 1])
    expect((await log({ reason: 'bored' })).status).toBe(400)
  })

  it('costs two queries', async () => {
    await miss('Surds', 3)
    const sent = await queriesOf(revise.app, 'GET /Revise/api/Revise/GetErrorLog', revise.student)
    expect(sent).toBeLessThanOrEqual(2)
  })

  it('says nothing of a test that goes on', async () => {
    const set = await revise.openSet({ questionTypes: [1], size: 2 })
    const { db } = revise.app
    const id = crypto.randomUUID()
    await db
      .insert(diagnosticTests)
      .values({ id, studentId: revise.student, assignedAt: start, startedAt: start })
    await db
      .insert(diagnosticSections)
      .values({ testId: id, position: 1, sectionId: revise.partId('Physics'), setId: set.id })
    const [question] = set.questions
    for (const each of set.questions) {
      await revise.save(set.id, each.questionId, { response: answerTo(each, false) })
    }
    await revise.finish(set.id)
    expect((await log()).data).toMatchObject({ misses: [], totalCount: 0, byReason: [] })
    expect((await say(question?.questionId ?? 0, 'misread')).status).toBe(404)
    expect((await startMisses()).status).toBe(422)
    revise.app.clock.advance(2 * 86_400_000)
    const due = await revise.app.call('GET /Revise/api/Revise/GetReviews', revise.student)
    expect(due.data).toMatchObject({ due: 0, nextDueAt: null })
    await db.update(diagnosticTests).set({ finishedAt: start })
    expect((await log()).data.totalCount).toBe(2)
  })
})

describe('a question that was left out', () => {
  const leaveOut = async () => {
    const set = await revise.openSet({ questionTypes: [1], size: 2 })
    const [first, second] = set.questions
    if (first === undefined || second === undefined) throw new Error('The set is too short')
    await revise.save(set.id, first.questionId, { response: answerTo(first, true) })
    return { set, right: first.questionId, leftOut: second.questionId }
  }

  it('comes into the log with its reason, and back for review', async () => {
    const { set, right, leftOut } = await leaveOut()
    expect((await say(leftOut, 'misread')).status).toBe(404)
    await revise.finish(set.id)
    expect((await log()).data.totalCount).toBe(0)
    expect((await say(right, 'misread')).status).toBe(404)
    const reviewed = async () => (await activityIn(revise.app.db, revise.student)).review
    expect(await reviewed()).toBeUndefined()
    expect((await say(leftOut, 'misread')).status).toBe(200)
    expect(await reviewed()).toEqual(revise.app.clock.now())
    revise.app.clock.advance(60_000)
    expect((await say(leftOut, 'guessed')).status).toBe(200)
    expect(await reviewed()).toEqual(revise.app.clock.now())
    expect((await log()).data.misses).toMatchObject([
      {
        questionId: leftOut,
        reason: 'guessed',
        times: 1,
        dueAt: new Date(start.getTime() + 86_400_000).toISOString(),
      },
    ])
    const shown = (await revise.getSet(set.id)).questions.find(
      (each) => each.questionId === leftOut,
    )
    expect(shown?.missReason).toBe('guessed')
  })

  it('is said by its student alone, and once where taps race', async () => {
    const { set, leftOut } = await leaveOut()
    await revise.finish(set.id)
    const stranger = await revise.app.make.student()
    const body = { questionId: leftOut, reason: 'misread' } as const
    const foreign = await revise.app.call('POST /Revise/api/Revise/SetMissReason', stranger, {
      body,
    })
    expect(foreign.status).toBe(404)
    await Promise.all([say(leftOut, 'misread'), say(leftOut, 'misread')])
    expect((await log()).data.misses).toMatchObject([{ questionId: leftOut }])
  })
})

describe('StartMisses', () => {
  it('takes the page that is shown', async () => {
    const surds = await miss('Surds', 3)
    const pageOf = async (pageNo: number) => {
      const { data } = await startMisses({ size: 2, pageNo })
      return (await revise.getSet(data.id)).questions.map((each) => each.questionId)
    }
    expect(await pageOf(1)).toEqual(surds.toReversed().slice(0, 2))
    expect(await pageOf(2)).toEqual(surds.slice(0, 1))
    expect((await startMisses({ size: 2, pageNo: 3 })).status).toBe(422)
  })

  it('gives as many as are asked for or are there, those missed last first', async () => {
    const surds = await miss('Surds', 3)
    const motion = await miss('Motion', 2)
    const all = await revise.getSet((await startMisses()).data.id)
    expect(all).toMatchObject({ title: 'Error log', feedback: 'each', total: 5 })
    expect(all.questions.map((each) => each.questionId)).toEqual([
      ...motion.toReversed(),
      ...surds.toReversed(),
    ])
    await say(surds[0] ?? 0, 'misread')
    const one = await revise.getSet((await startMisses({ reason: 'misread' })).data.id)
    expect(one.questions.map((each) => each.questionId)).toEqual([surds[0]])
    expect(one.title).toBe('Error log · misread')
    const two = await startMisses({ topicId: revise.topicId('Surds'), size: 2 })
    expect((await revise.getSet(two.data.id)).questions).toHaveLength(2)
    expect(two.data.subjectSlug).toBe('algebra')
  })

  it('refuses where there is nothing', async () => {
    expect((await startMisses()).status).toBe(422)
    await miss('Surds', 1)
    expect((await startMisses({ reason: 'guessed' })).status).toBe(422)
    expect((await startMisses({ size: 0 })).status).toBe(400)
  })
})

describe('presets', () => {
  const filters = () => {
    const { questionIds: _none, ...kept } = revise.asked({ status: ['unused'], size: 12 })
    return { ...kept, secondsPerQuestion: null }
  }
  const save = (name: string, change: object = {}, as = revise.student) =>
    revise.app.call('POST /Revise/api/Revise/SavePreset', as, {
      body: { name, filters: { ...filters(), ...change } },
    })
  const list = async (as = revise.student) =>
    (await revise.app.call('GET /Revise/api/Revise/GetPresets', as)).data
  const remove = (id: string, as = revise.student) =>
    revise.app.call('POST /Revise/api/Revise/RemovePreset', as, { body: { id } })

  it('are kept by name, in the order of the alphabet; the same name replaces', async () => {
    await save('weekend')
    const { data } = await save('  Daily ')
    expect((await save('Daily', { size: 20 })).data).toEqual(data)
    expect(await list()).toMatchObject([
      { name: 'Daily', id: data.id, filters: { ...filters(), size: 20 } },
      { name: 'weekend', filters: filters() },
    ])
    expect(await list(await revise.app.make.student())).toEqual([])
    expect((await save('  ')).errors).toMatchObject([{ path: 'body.name' }])
  })

  it('are removed by their student alone', async () => {
    const { data } = await save('Daily')
    expect((await remove(data.id, await revise.app.make.student())).status).toBe(404)
    expect((await remove(unknownId)).status).toBe(404)
    expect((await remove(data.id)).status).toBe(200)
    expect((await remove(data.id)).status).toBe(404)
    expect(await list()).toEqual([])
  })

  it('are fifty at most, however fast they come', async () => {
    const answers = await Promise.all(
      Array.from({ length: 54 }, (_each, at) => save(`Preset ${at}`)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(50)
    expect(answers.find(({ status }) => status !== 200)).toMatchObject({
      status: 422,
      errors: [{ path: 'body.name' }],
    })
    const [first] = await list()
    expect((await save(first?.name ?? '', { size: 3 })).status).toBe(200)
    expect(await list()).toHaveLength(50)
  })
})
