import { type ActivityKind, activityKinds } from '@portal/shared/api/schemas'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  activityIn,
  type MakeTuition,
  makeTestApp,
  makeTuition,
  queriesOf,
  sourcesWith,
  type TestApp,
} from '../../testing/index.ts'
import { bearer, passwordHash, signIn } from '../authentication/testing.ts'
import { activityNoted, moments, recordActivity } from './activity.repository.ts'

const now = new Date('2026-07-01T11:00:00Z')
const minute = 60_000
const after = (minutes: number) => new Date(now.getTime() + minutes * minute)

let app: TestApp
let tuition: MakeTuition

beforeAll(async () => {
  app = await makeTestApp({ now })
  tuition = makeTuition(app.db)
})
afterAll(() => app.close())
beforeEach(() => app.clock.set(now))

/** What is held of a student, minutes from `now` by kind. */
async function held(studentId: string): Promise<Partial<Record<ActivityKind, number>>> {
  const kinds = Object.entries(await activityIn(app.db, studentId))
  return Object.fromEntries(
    kinds.map(([kind, lastAt]) => [kind, (lastAt.getTime() - now.getTime()) / minute]),
  )
}

/** The same by the rule, worked out from scratch. */
function expected(done: readonly (readonly [ActivityKind, number])[]) {
  const last: Partial<Record<ActivityKind, number>> = {}
  for (const [kind, at] of done) {
    const before = last[kind]
    const leastLater = ['active time', 'academy'].includes(kind) ? 5 : 0
    if (before === undefined || (at > before && at >= before + leastLater)) last[kind] = at
  }
  return last
}

describe('when a student was last active', () => {
  it('is the last moment of each kind, in whatever order they come', async () => {
    const one = fc.tuple(fc.constantFrom(...activityKinds), fc.integer({ min: -9, max: 9 }))
    await fc.assert(
      fc.asyncProperty(fc.array(one, { minLength: 1, maxLength: 12 }), async (done) => {
        const student = await app.make.student()
        for (const [kind, at] of done) await recordActivity(app.db, student, kind, after(at))
        expect(await held(student)).toEqual(expected(done))
      }),
      { numRuns: 40 },
    )
  })

  it('is the latest of many that come at once, of each student', async () => {
    const [one, other] = [await app.make.student(), await app.make.student()]
    const done = [
      { studentId: other, at: after(3) },
      { studentId: one, at: after(2) },
      { studentId: one, at: after(7) },
      { studentId: one, at: after(5) },
    ]
    await app.db.execute(activityNoted('attempt', moments(done)))
    await app.db.execute(activityNoted('attempt', moments([])))
    expect([await held(one), await held(other)]).toEqual([{ attempt: 7 }, { attempt: 3 }])
  })

  it('stands after racing writes', async () => {
    const student = await app.make.student()
    const racing = [4, 1, 6, 2].map((at) => recordActivity(app.db, student, 'learn', after(at)))
    await Promise.all(racing)
    expect(await held(student)).toEqual({ learn: 6 })
  })

  it('is kept of students alone', async () => {
    const email = 'teaching@portal.test'
    const tutor = await app.make.tutor({}, { email, passwordHash: await passwordHash() })
    expect((await signIn(app, email)).status).toBe(200)
    const input = { body: { activeTimeUpdateMs: minute } }
    expect((await app.call('POST /user/UpdateUserActiveTime', tutor, input)).status).toBe(200)
    expect(await held(tutor)).toEqual({})
  })

  it('is written by this area alone', () => {
    const writing = sourcesWith(
      /(insert into|update) student_activity|(insert|update)\([a-z.]*studentActivity\)/i,
    )
    expect(writing).toEqual(['modules/activity/activity.repository.ts'])
  })
})

describe('what is written down', () => {
  it('is a sign-in, but not a parent’s view of the portal', async () => {
    const email = 'active@portal.test'
    const hash = { passwordHash: await passwordHash() }
    const student = await app.make.student({}, { email, ...hash })
    await app.make.parent([student], { email: 'looking@portal.test', ...hash })
    const { accessToken } = await signIn(app, 'looking@portal.test')
    const { status } = await app.call(
      'POST /authentication/admin/impersonation/startImpersonation',
      undefined,
      { body: { isParent: true } },
      bearer(accessToken),
    )
    expect([status, await held(student)]).toEqual([200, {}])
    await signIn(app, email)
    expect(await held(student)).toEqual({ 'sign-in': 0 })
  })

  it('is active time, every five minutes, in the statement of the report', async () => {
    const student = await app.make.student()
    const seen: unknown[] = []
    for (let minutes = 0; minutes <= 11; minutes += 1) {
      app.clock.set(after(minutes))
      const input = { body: { activeTimeUpdateMs: minute } }
      expect(await queriesOf(app, 'POST /user/UpdateUserActiveTime', student, input)).toBe(1)
      seen.push((await held(student))['active time'])
    }
    expect(seen).toEqual([0, 0, 0, 0, 0, 5, 5, 5, 5, 5, 10, 10])
  })

  it('is an item of the curriculum that is checked off, the first time, in its statement', async () => {
    const student = await app.make.student()
    const id = await tuition.item(student, 7, 1)
    const key = 'POST /Curriculum/Curriculum/SetCompletion'
    const check = (isCompleted: boolean) =>
      queriesOf(app, key, student, { body: { id, isCompleted } })
    expect(await check(true)).toBe(1)
    app.clock.set(after(3))
    await check(true)
    expect(await held(student)).toEqual({ curriculum: 0 })
    await check(false)
    expect(await held(student)).toEqual({ curriculum: 0 })
  })
})
