import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { demoPerson } from './testing.ts'

let app: TestApp

beforeAll(async () => {
  app = await makeTestApp({ world: 'demo' })
}, 120_000)
afterAll(() => app.close())

const idOf = (name: string) => demoPerson(app.db, name)

describe('targets of the demo world', () => {
  it('show every status and every measure to their tutor, one of them by hand', async () => {
    const { data } = await app.call('GET /Target/tutor/Target/GetTargets', await idOf('tutor'), {
      query: { studentId: await idOf('student') },
    })
    expect(data.targets.map(({ status, measure }) => [status, measure]).sort()).toEqual([
      ['at risk', 'questions'],
      ['dropped', 'hours'],
      ['met', 'by hand'],
      ['missed', 'simulation score'],
      ['on track', 'topic mastery'],
    ])
    const all = await app.call('GET /Target/tutor/Target/GetTargets', await idOf('tutor'), {
      query: {},
    })
    expect(all.data.totalCount).toBeGreaterThan(6)
  })

  it('stand on the student’s own page, but for the one that was given up', async () => {
    const { data } = await app.call('GET /Tution/Tution/GetDashboardDataNew', await idOf('student'))
    expect(data.targets).toHaveLength(4)
  })

  it('go with a tutor’s month in which something was given and planned', async () => {
    const { data } = await app.call('GET /Target/tutor/Target/GetMyMonth', await idOf('tutor'), {
      query: {},
    })
    expect(data.planned).toBeGreaterThan(0)
    expect(data.planned).toBeGreaterThanOrEqual(data.delivered)
  })
})
