import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cleanHtml } from '../../rich-text/index.ts'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { upgrades } from '../schema/index.ts'
import { demoPerson } from './testing.ts'

let app: TestApp

beforeAll(async () => {
  app = await makeTestApp({ world: 'demo' })
}, 120_000)
afterAll(() => app.close())

const idOf = (name: string) => demoPerson(app.db, name)

describe('upgrades of the demo world', () => {
  it('are seven in every state, with texts that are kept as they are', async () => {
    const all = await app.db.select().from(upgrades)
    expect(all).toHaveLength(7)
    expect(new Set(all.map(({ state }) => state))).toEqual(
      new Set(['offered', 'withdrawn', 'draft']),
    )
    expect(all.filter(({ body }) => cleanHtml(body, 'page') !== body)).toEqual([])
  })

  it('stand in every way for the main student', async () => {
    const shown = await app.call('GET /upgrade/userUpgrade/GetAllUpgrades', await idOf('student'))
    expect(shown.data.upgrades.map(({ name, mine }) => [name, mine?.state])).toEqual([
      ['Essay marking', 'included'],
      ['Ten more hours', 'pending'],
      ['Interview practice', 'declined'],
      ['Seminars', 'included'],
      ['Application pack', 'active'],
      ['Mock test day', 'none'],
    ])
  })

  it('are asked for in every state', async () => {
    const { data } = await app.call('GET /upgrade/admin/Upgrade/GetRequests', await idOf('admin'))
    expect(data.requests.map(({ state }) => state)).toEqual([
      ...['accepted', 'declined', 'cancelled', 'declined', 'pending', 'pending', 'pending'],
    ])
    expect(data.pendingCount).toBe(3)
  })
})
