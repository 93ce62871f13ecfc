import type { SettingKey, SettingValues } from '@portal/shared/api/schemas'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { askedByServer } from '../../asked.ts'
import { openDatabase, rowsOf } from '../../database/open.ts'
import { auditLog, settings } from '../../database/schema/index.ts'
import { startLive } from '../../live/live.ts'
import {
  askedInTest,
  auditEntries,
  makeTestApp,
  openTestDatabase,
  type TestApp,
} from '../../testing/index.ts'
import { defaultSettings, type FirstSettings, type SavedSettings } from './default-settings.ts'
import { settingsOf } from './saved-settings.repository.ts'
import { cacheSettings } from './saved-settings.ts'
import { keepSetting } from './settings.service.ts'

const now = new Date('2026-07-01T11:00:00Z')
const told: FirstSettings = {
  allowList: ['allowed@portal.test'],
  helpChatUrl: 'https://chat.example/help',
  reviewUrl: 'https://review.example/',
}
const first: SavedSettings = { ...defaultSettings, ...told }

let app: TestApp
let admin: string

beforeAll(async () => {
  app = await makeTestApp({ now })
  admin = await app.make.admin()
})
afterAll(() => app.close())
beforeEach(() => app.db.delete(settings))

const save = async <K extends SettingKey>(key: K, value: SettingValues[K], db = app.db) =>
  await keepSetting(
    { ...(await askedInTest(app, admin)), db, address: '192.0.2.1' },
    { key, value },
  )

describe('the settings', () => {
  it('are what the server was told, until one is saved', async () => {
    expect(await settingsOf(app.db, told)).toEqual(first)
    await save('allowList', ['new@portal.test'])
    expect(await settingsOf(app.db, told)).toEqual({ ...first, allowList: ['new@portal.test'] })
    await save('reviewUrl', 'https://other.example/')
    await save('allowList', [])
    expect(await settingsOf(app.db, told)).toEqual({
      ...first,
      allowList: [],
      reviewUrl: 'https://other.example/',
    })
  })

  it('pass over a row of another release', async () => {
    await app.db.insert(settings).values([
      { key: 'brandColour', value: '#fff', updatedAt: now },
      { key: 'gone', value: 'x', updatedAt: now },
      { key: 'helpChatUrl', value: 7, updatedAt: now },
    ])
    expect(await settingsOf(app.db, told)).toEqual(first)
  })

  it('are saved with who did it, from what to what', async () => {
    await save('helpChatUrl', 'https://one.example/')
    await save('helpChatUrl', 'https://two.example/')
    const rows = await auditEntries(app.db, eq(auditLog.action, 'setting changed'))
    const by = { at: now, actorId: admin, address: '192.0.2.1' }
    const entry = { ...by, kind: 'setting', record: 'helpChatUrl' }
    const [one, two] = ['https://one.example/', 'https://two.example/']
    expect(rows.slice(-2)).toMatchObject([
      { ...entry, changes: { value: [null, one] } },
      { ...entry, changes: { value: [one, two] } },
    ])
  })
})

describe('a setting that is saved while the portal runs', () => {
  it('holds for calls, settings and the door, without a restart', async () => {
    const late = await app.make.student({ hasQuestionBank: false }, { email: 'late@portal.test' })
    const count = () =>
      app.call('GET /Question/Question/GetQuestionCount', late, { query: { sectionId: 1 } })
    const isListed = async () =>
      (await app.call('GET /System/Settings/GetOwnSettings', late)).data.isOnAllowList
    expect([await isListed(), (await count()).status]).toEqual([false, 403])
    await save('allowList', ['late@portal.test'])
    await expect.poll(isListed).toBe(true)
    expect((await count()).status).toBe(200)

    await save('reviewUrl', 'https://new.example/')
    const called = async () =>
      (await app.call('GET /System/Settings/GetPublicSettings', undefined)).data.reviewUrl
    await expect.poll(called).toBe('https://new.example/')
    const { body } = await app.fastify.inject({ url: '/settings.json' })
    expect(body).toContain('https://new.example/')
    expect(body).not.toContain('late@portal.test')
  })

  it('comes to every process, once its transaction has ended well', async () => {
    const database = await openTestDatabase()
    const server = process.env.TEST_DATABASE_URL || undefined
    const [row] = await rowsOf<{ name: string }>(
      database.db,
      sql`select current_database() as name`,
    )
    const own = server === undefined ? undefined : new URL(`/${row?.name}`, server)
    // On the embedded database there can be no other process: two caches stand for two.
    const other = own === undefined ? database : await openDatabase({ databaseUrl: own.href })
    const caches = await Promise.all(
      [database, other].map(async ({ db, listen }) => {
        const live = await startLive(listen)
        const onFailure = vi.fn()
        const cache = await cacheSettings({
          first,
          read: () => settingsOf(db, told),
          live,
          onFailure,
        })
        return { live, cache }
      }),
    )
    const known = () => caches.map(({ cache }) => cache.now().helpChatUrl)
    const failing = database.db.transaction(async (tx) => {
      await tx
        .insert(settings)
        .values({ key: 'helpChatUrl', value: 'https://never.example/', updatedAt: now })
      throw new Error('No')
    })
    await expect(failing).rejects.toThrow('No')
    await database.db.transaction((tx) =>
      keepSetting(askedByServer(tx, now), { key: 'helpChatUrl', value: 'https://new.example/' }),
    )
    await expect.poll(known).toEqual(['https://new.example/', 'https://new.example/'])
    for (const { cache, live } of caches) {
      await cache.close()
      await live.close()
    }
    if (other !== database) await other.close()
    await database.close()
  })
})

describe('the cache of the settings', () => {
  /** A cache with a door of its own, through which nothing comes but what the test says. */
  async function withDoor(read: () => Promise<SavedSettings>) {
    let listener = { heard: (_text: string) => undefined, missed: () => undefined }
    const live = await startLive(async (_channel, given) => {
      listener = { heard: (text) => void given.heard(text), missed: () => void given.missed() }
      return async () => undefined
    })
    const onFailure = vi.fn()
    const cache = await cacheSettings({ first, read, live, onFailure })
    return { cache, onFailure, missed: () => listener.missed() }
  }
  const other: SavedSettings = { ...first, reviewUrl: 'https://other.example/' }

  it('is filled anew after the connection was lost, when changes may have been missed', async () => {
    const read = vi.fn(async () => first)
    const { cache, missed } = await withDoor(read)
    read.mockResolvedValue(other)
    expect(cache.now()).toEqual(first)
    missed()
    await expect.poll(cache.now).toEqual(other)
    await cache.close()
    missed()
    expect(read).toHaveBeenCalledTimes(2)
  })

  it('holds what it knew while the database does not answer, and tries again', async () => {
    vi.useFakeTimers()
    const read = vi.fn(async () => first)
    const { cache, missed, onFailure } = await withDoor(read)
    read.mockRejectedValueOnce(new Error('away'))
    missed()
    await vi.advanceTimersByTimeAsync(0)
    expect(onFailure).toHaveBeenCalledOnce()
    expect(cache.now()).toEqual(first)
    read.mockResolvedValue(other)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(cache.now()).toEqual(other)
    await cache.close()
    vi.useRealTimers()
  })

  it('reads once more for a change that comes while it reads', async () => {
    const read = vi.fn(async () => first)
    const { cache, missed } = await withDoor(read)
    const slow = Promise.withResolvers<SavedSettings>()
    read.mockReturnValueOnce(slow.promise)
    missed()
    read.mockResolvedValue(other)
    missed()
    slow.resolve(first)
    await expect.poll(cache.now).toEqual(other)
    expect(read).toHaveBeenCalledTimes(3)
    await cache.close()
  })
})
