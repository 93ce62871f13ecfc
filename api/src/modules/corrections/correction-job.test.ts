import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rowsOf } from '../../database/open.ts'
import { tasks } from '../../database/schema/index.ts'
import type { DefinedJob } from '../../jobs/define-job.ts'
import { cancelJob } from '../../jobs/start-job.ts'
import { runWaitingTasks } from '../../jobs/testing.ts'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { recordAnswers } from '../standing/index.ts'
import { correctionJob } from './correction.job.ts'
import { endingIn } from './corrections.testing.ts'
import { makeWorld, type Work, type World } from './world.testing.ts'

const applyCall = 'POST /question/admin/KeyCorrection/Apply'
const listCall = 'GET /question/admin/KeyCorrection/GetCorrections'
const start = new Date('2026-03-04T10:00:00.000Z')

let app: TestApp
let worlds = 0

beforeAll(async () => {
  app = await makeTestApp({ now: start })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(start)
  // What an earlier test has left would run, too.
  await app.db.execute(sql`update key_corrections set task_id = null`)
  await app.db.delete(tasks)
})

const newWorld = async (key: 'b' | 'd' = 'b') => {
  worlds += 1
  app.clock.set(start)
  return await makeWorld({ app, name: `Job ${worlds}`, key, penalty: 0 })
}

const work: Work = {
  ...{ student: 0, kind: 'end', hours: 1, letters: ['b', 'a', null], first: null },
  ...{ minutes: 5, isLeftOpen: false },
}

const apply = async (world: World, change: object = {}) =>
  await app.call(applyCall, world.admin, {
    body: {
      ...{ questionId: world.questionIds[0] ?? 0, version: await world.version() },
      ...{ correctLetter: 'd', countsOld: false, reason: 'D is right', ...change },
    },
  })

const run = (keyCorrection: DefinedJob = correctionJob, more: { stop?: AbortSignal } = {}) =>
  runWaitingTasks(app.db, () => app.clock.now(), { ...more, kinds: { keyCorrection } })

const list = async (world: World) =>
  (
    await app.call(listCall, world.admin, {
      query: { questionId: String(world.questionIds[0]) },
    })
  ).data

const noticesOf = async (student: string) =>
  (await app.call('GET /Notification/Alert/GetAllStudentAlert', student)).data.length

const markIn = async (setId: string | undefined, questionId: number | undefined) => {
  const [row] = await rowsOf<{ mark: number | null }>(
    app.db,
    sql`select mark from revise_set_questions
      where set_id = ${setId} and question_id = ${questionId}`,
  )
  return row?.mark
}

async function history(world: World): Promise<void> {
  for (const each of [0, 1, 2, 0]) {
    const letters = [each === 1 ? 'd' : 'b', 'a', 'c'] as const
    await world.work({ ...work, student: each, letters, kind: each === 2 ? 'end' : 'paper' })
  }
}

describe('a job that marks answers anew', () => {
  it('goes on where its process ended, with nothing twice', async () => {
    const whole = await newWorld()
    await history(whole)
    await apply(whole)
    await run()
    const [expected, told] = [await whole.tables(), await noticesOf(whole.students[0] ?? '')]
    for (const batch of [2, 3, 4, 5]) {
      const world = await newWorld()
      await history(world)
      await apply(world)
      await expect(run(endingIn(batch))).rejects.toThrow('The process ended')
      await app.db.execute(sql`update tasks set state = 'waiting' where state = 'running'`)
      await run()
      expect(await world.tables()).toEqual(expected)
      expect(await list(world)).toMatchObject([
        { done: 4, total: 4, gained: 1, lost: 3, isDone: true },
      ])
      expect(await noticesOf(world.students[0] ?? '')).toBe(told)
    }
  })

  it('tells a student once, however many sets have changed', async () => {
    const world = await newWorld()
    await history(world)
    await apply(world)
    await run()
    const notices = world.students.map(async (student) => await noticesOf(student))
    expect(await Promise.all(notices)).toEqual([1, 1, 1])
  })

  it('sees to what was answered in an old version while it ran', async () => {
    const world = await newWorld()
    await world.work(work)
    await world.work({ ...work, student: 1, isLeftOpen: true })
    await apply(world)
    await run(answeringLate(world, () => true))
    expect(await markIn(world.setIds[1], world.questionIds[0])).toBe(0)
    expect(await list(world)).toMatchObject([{ done: 2, total: 2, lost: 2, isDone: true }])
  })

  it('tells a student once of whom another answer arrives after that', async () => {
    const world = await newWorld()
    await world.work({ ...work, student: 1 })
    await world.work({ ...work, student: 1, isLeftOpen: true })
    await apply(world)
    await run(answeringLate(world, ({ did }) => did > 0))
    expect(await list(world)).toMatchObject([{ done: 2, lost: 2, isDone: true }])
    expect(await noticesOf(world.students[1] ?? '')).toBe(1)
  })

  /**
   * The job, while which the second student hands the second set in as somebody who has not seen the
   * correction yet: after the first step of which that holds.
   */
  function answeringLate(world: World, isTime: (step: { did: number }) => boolean): DefinedJob {
    let isAnswered = false
    return {
      ...correctionJob,
      step: async (at) => {
        const step = await correctionJob.step(at)
        if (!isAnswered && isTime(step)) {
          isAnswered = true
          await answerOldVersion(at.tx, world)
        }
        return step
      },
    }
  }

  async function answerOldVersion(db: TestApp['db'], world: World): Promise<void> {
    const [, setId = ''] = world.setIds
    const [questionId = 0] = world.questionIds
    const [row] = await rowsOf<{ versionId: number; topicId: number }>(
      db,
      sql`update revise_set_questions q set final_at = now(), mark = 1, is_correct = true,
          version_id = (select min(id) from question_versions v
            where v.question_id = q.question_id)
        where set_id = ${setId} and question_id = ${questionId}
        returning version_id "versionId", topic_id "topicId"`,
    )
    const answered = { response: { kind: 'choice', letter: 'b' }, timeMs: 1_000 } as const
    await recordAnswers(db, [
      {
        ...{ studentId: world.students[1] ?? '', setId, questionId, difficulty: 4 },
        ...{ versionId: row?.versionId ?? 0, topicId: row?.topicId ?? 0 },
        ...{ ...answered, mark: 1, isCorrect: true, answeredAt: app.clock.now() },
      },
    ])
  }

  it('that was cancelled goes on once the same is asked for again', async () => {
    const world = await newWorld()
    await world.work(work)
    await apply(world)
    const [task] = await app.db.select({ id: tasks.id }).from(tasks)
    await cancelJob({ db: app.db, now: app.clock.now() }, task?.id ?? '')
    await run()
    expect(await list(world)).toMatchObject([{ isDone: false, hasStopped: true }])
    const again = await apply(world)
    expect(again.status).toBe(200)
    await run()
    expect(await list(world)).toMatchObject([
      { id: again.data.correctionId, done: 1, isDone: true, hasStopped: false },
    ])
    expect(await world.version()).toBe(2)
  })
})

describe('a set under way', () => {
  it.each([
    ['b', 0],
    ['d', 1],
  ] as const)('that has %s is marked by the new key when it comes in: %i', async (letter, mark) => {
    const world = await newWorld()
    await world.work({ ...work, letters: [letter, 'a', null], isLeftOpen: true })
    expect((await apply(world)).status).toBe(200)
    await run()
    await world.handIn()
    expect(await markIn(world.setIds[0], world.questionIds[0])).toBe(mark)
    expect(await noticesOf(world.students[0] ?? '')).toBe(0)
  })

  it('asks the version with the new key at once', async () => {
    const world = await newWorld()
    await world.work({ ...work, isLeftOpen: true })
    await apply(world)
    const asked = await rowsOf(
      app.db,
      sql`select v.version from revise_set_questions q
        join question_versions v on v.id = q.version_id
        where q.set_id = ${world.setIds[0]} and q.question_id = ${world.questionIds[0]}`,
    )
    expect(asked).toEqual([{ version: 2 }])
    await run()
  })

  it('that was made while the key was put right is, too', async () => {
    const world = await newWorld()
    await world.work({ ...work, letters: ['d', 'a', null], isLeftOpen: true })
    await apply(world)
    await run()
    await app.db.execute(sql`update revise_set_questions q set version_id = (
        select min(id) from question_versions v where v.question_id = q.question_id)
      where set_id = ${world.setIds[0]}`)
    await world.handIn()
    expect(await markIn(world.setIds[0], world.questionIds[0])).toBe(1)
  })

  it('whose outcome is not shown yet tells its student nothing', async () => {
    const world = await newWorld()
    await world.work({ ...work, kind: 'diagnostic', letters: ['b', 'a', 'a'], isLeftOpen: true })
    await apply(world)
    await run()
    expect(await markIn(world.setIds[0], world.questionIds[0])).toBe(0)
    expect(await noticesOf(world.students[0] ?? '')).toBe(0)
  })
})

describe('a diagnostic test', () => {
  it('counts among all by the new key, once it has ended', async () => {
    const world = await newWorld()
    const test = { ...work, kind: 'diagnostic', letters: ['b', 'a', 'a'] } as const
    await world.work(test)
    await world.work({ ...test, student: 1, isLeftOpen: true })
    const ofTopic = { topic: 'Light', questions: 2 }
    expect((await world.tables()).tests).toContainEqual({ ...ofTopic, students: 1, correct: 2 })
    await apply(world)
    await run()
    expect((await world.tables()).tests).toContainEqual({ ...ofTopic, students: 1, correct: 1 })
    await world.handIn()
    expect((await world.tables()).tests).toContainEqual({
      ...{ topic: 'Light', students: 2, questions: 4, correct: 2 },
    })
  })
})

describe('a question that was left out', () => {
  it('is shown with the new key, too', async () => {
    const world = await newWorld()
    await world.work({ ...work, letters: [null, 'a', null] })
    await apply(world)
    await run()
    const rows = await rowsOf(
      app.db,
      sql`select v.version from revise_set_questions q
        join question_versions v on v.id = q.version_id
        where q.question_id = ${world.questionIds[0]}`,
    )
    expect(rows).toEqual([{ version: 2 }])
  })
})
