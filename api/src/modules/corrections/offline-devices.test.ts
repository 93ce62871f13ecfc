import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askedByServer } from '../../asked.ts'
import { rowsOf } from '../../database/open.ts'
import { runWaitingTasks } from '../../jobs/testing.ts'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { handInOverdue } from '../sets/index.ts'
import type { Letter } from './bank.testing.ts'
import { endingIn } from './corrections.testing.ts'
import { beginAll, comeBack, type Device, type Ending } from './devices.testing.ts'
import { withoutLetters } from './tables.testing.ts'
import { makeWorld, type Work, type World } from './world.testing.ts'

const start = new Date('2026-03-04T10:00:00.000Z')
const minute = 60_000
const hour = 60 * minute

let app: TestApp

beforeAll(async () => {
  app = await makeTestApp({ now: start })
})
afterAll(() => app.close())

/** When the devices of a group come back; four of each. */
const groups = [
  'before the new key',
  'before the job',
  'within the job',
  'beside the job',
  'after',
] as const

type Group = (typeof groups)[number]

interface Plan {
  group: Group
  letter: Letter
  first: Letter | null
  ending: Ending
}

/** Of each group one chose the old key, one the new one, one changed from old to new, one neither. */
const plans: Plan[] = groups.flatMap((group) => {
  const isLate = group === 'after'
  const last: Ending = isLate ? 'time up' : 'by the server'
  return [
    { group, letter: 'b', first: null, ending: 'handed in' },
    { group, letter: 'd', first: null, ending: last },
    { group, letter: 'd', first: 'b', ending: 'handed in' },
    { group, letter: isLate ? 'b' : 'a', first: 'd', ending: 'by the server' },
  ] satisfies Plan[]
})

const isGone = ({ group, ending }: Plan) => group === 'before the new key' && ending === 'handed in'

const newWorld = async (name: string, key: Letter) => {
  app.clock.set(start)
  return await makeWorld({ app, name, key, students: plans.length })
}

/** What every fourth student practised the day before; all of it is answered before the new key. */
const practised: Work = {
  ...{ student: 0, kind: 'learn', hours: 0, letters: ['b', null, null], first: null },
  ...{ minutes: 1, isLeftOpen: false },
}

interface Steps {
  /** What those chose whose answers were there before the new key; else it is left as it was. */
  chosen?: (letter: Letter) => Letter
  onNewKey?: () => Promise<void>
  onJobBegun?: () => Promise<void>
  besideDevices?: () => Promise<void>
}

/** All that happens, in one order of time whatever the steps do. */
async function play(world: World, steps: Steps): Promise<Device[]> {
  const { chosen = (letter) => letter } = steps
  for (let student = 0; student < plans.length; student += 4) {
    await world.work({ ...practised, student, letters: [chosen('b'), null, null] })
  }
  const begun = app.clock.now()
  const devices = await beginAll(
    app,
    world,
    plans.map((plan) => (isGone(plan) ? { ...plan, letter: chosen(plan.letter) } : plan)),
  )
  const backAt = async (group: Group, minutes: number) => {
    app.clock.set(new Date(begun.getTime() + minutes * minute))
    for (const device of of(group)) await comeBack(app, world, device, begun)
  }
  const of = (group: Group) => devices.filter((_device, at) => plans[at]?.group === group)
  await backAt('before the new key', 12)
  await steps.onNewKey?.()
  await backAt('before the job', 15)
  await steps.onJobBegun?.()
  await backAt('within the job', 18)
  await Promise.all([
    steps.besideDevices?.(),
    ...of('beside the job').map((device) => comeBack(app, world, device, begun)),
  ])
  // One of these never comes back before the server hands in for it.
  const [last, ...others] = of('after').toReversed()
  app.clock.set(new Date(begun.getTime() + hour))
  for (const device of others) {
    expect(new Set(await comeBack(app, world, device, begun))).toEqual(new Set(['saved']))
  }
  app.clock.set(new Date(begun.getTime() + 25 * hour))
  await handInOverdue(askedByServer(app.db, app.clock.now()))
  if (last !== undefined) {
    expect(new Set(await comeBack(app, world, last, begun))).toEqual(new Set(['late']))
  }
  return devices
}

/** The key of the first question becomes d, while the job that marks anew stops and goes on. */
function correcting(world: World, countsOld: boolean): Steps {
  return {
    onNewKey: async () => {
      const { status } = await app.call('POST /question/admin/KeyCorrection/Apply', world.admin, {
        body: {
          ...{ questionId: world.questionIds[0] ?? 0, version: 1, correctLetter: 'd' },
          ...{ countsOld, reason: 'D is right' },
        },
      })
      expect(status).toBe(200)
    },
    onJobBegun: async () => {
      const kinds = { keyCorrection: endingIn(4) }
      const clock = () => app.clock.now()
      await expect(runWaitingTasks(app.db, clock, { kinds })).rejects.toThrow('The process ended')
      await app.db.execute(sql`update tasks set state = 'waiting' where state = 'running'`)
    },
    besideDevices: async () => await runWaitingTasks(app.db, () => app.clock.now()),
  }
}

const noticesOf = async (student: string) =>
  (await app.call('GET /Notification/Alert/GetAllStudentAlert', student)).data.map(
    ({ heading }) => heading,
  )

/** Answers in a version with the old key that the correction has no mark for. */
const notMarkedAnew = async ({ questionIds }: World) =>
  await rowsOf(
    app.db,
    sql`select a.id from attempts a
      where a.question_id = ${questionIds[0]}
        and a.version_id <> (select max(id) from question_versions v
          where v.question_id = a.question_id)
        and not exists (select 1 from attempt_corrections x where x.attempt_id = a.id)`,
  )

const scoresOf = async (devices: readonly Device[]) => {
  const scores: unknown[] = []
  for (const { student, setId } of devices) {
    const { data } = await app.call('GET /Revise/api/Revise/GetSolutions', student, {
      query: { setId },
    })
    const { answered, correct } = data.summary
    scores.push([answered, correct, data.set.questions.map(({ verdict }) => verdict?.mark)])
  }
  return scores
}

describe('a key that is put right while twenty students sit the paper offline', () => {
  it.each([
    ['alone', false],
    ['beside the old one', true],
  ])(
    'counts %s as if it had been so all along, and nobody hears twice',
    async (name, countsOld) => {
      const corrected = await newWorld(`Offline ${name}`, 'b')
      const devices = await play(corrected, correcting(corrected, countsOld))
      const fresh = await newWorld(`Fresh ${name}`, 'd')
      // Who had handed b in keeps its mark: as if it had been d.
      const asNew: Steps = { chosen: (letter) => (letter === 'b' ? 'd' : letter) }
      const sameDevices = await play(fresh, countsOld ? asNew : {})
      const [tables, expected] = [await corrected.tables(), await fresh.tables()]
      if (countsOld) expect(withoutLetters(tables)).toEqual(withoutLetters(expected))
      else expect(tables).toEqual(expected)
      expect(await scoresOf(devices)).toEqual(await scoresOf(sameDevices))
      expect(await notMarkedAnew(corrected)).toEqual([])
      const { data } = await app.call(
        'GET /question/admin/KeyCorrection/GetCorrections',
        corrected.admin,
        { query: { questionId: String(corrected.questionIds[0]) } },
      )
      expect(data).toMatchObject([{ isDone: true, hasStopped: false }])
      expect(data[0]?.done).toBe(data[0]?.total)
      for (const [at, { student }] of devices.entries()) {
        // Who practised had chosen b; of the papers two were handed in under the old key.
        const hasPractised = at % 4 === 0
        const gained = at === 2
        const changed = countsOld ? gained : hasPractised || gained
        expect(await noticesOf(student)).toEqual(changed ? ['Answer key corrected'] : [])
      }
    },
  )
})
