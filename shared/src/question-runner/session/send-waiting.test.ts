import { describe, expect, it } from 'vitest'
import { change, fakeServer, openTab, settle } from '../queue/answer-keeper.testing.ts'
import { type AnswerStorage, memoryStorage } from '../queue/answer-storage.ts'
import type { RunnerEnvironment } from './environment.ts'
import { sendWaitingSets } from './send-waiting.ts'

function environmentOf(
  storage: AnswerStorage,
  more: Partial<RunnerEnvironment> = {},
): RunnerEnvironment {
  return {
    openStorage: async () => storage,
    places: undefined,
    locks: undefined,
    openChannel: undefined,
    now: () => 0,
    isOnline: () => true,
    isHidden: () => false,
    schedule: () => () => undefined,
    ...more,
  }
}

/** A device on which a set was answered, and perhaps handed in, without a connection. */
async function leftOffline({ isHandedIn }: { isHandedIn: boolean }) {
  const server = fakeServer()
  const storage = memoryStorage(true)
  server.setWeather('request lost')
  const { keeper } = await openTab(server, storage)
  keeper.record(change(1, 'a'))
  keeper.record(change(2, 'b'))
  if (isHandedIn) keeper.handIn('2027-03-01T10:10:00.000Z')
  await settle()
  return { server, storage }
}

describe('sending what earlier tabs left', () => {
  it('sends answers of a set that is still open', async () => {
    const { server, storage } = await leftOffline({ isHandedIn: false })
    server.setWeather('fine')
    expect(await sendWaitingSets('ada', () => server, environmentOf(storage))).toEqual([
      {
        setId: 'set',
        title: 'Forces',
        outcome: 'sent',
        wasHandedIn: false,
        wasUnreachable: false,
        late: 0,
        refusals: [],
      },
    ])
    expect([...server.held.keys()]).toEqual([1, 2])
    expect(server.finishes()).toBe(0)
    expect(await storage.unconfirmedSets('ada')).toEqual([])
  })

  it('hands in a set after its answers', async () => {
    const { server, storage } = await leftOffline({ isHandedIn: true })
    server.setWeather('fine')
    const [set] = await sendWaitingSets('ada', () => server, environmentOf(storage))
    expect(set).toMatchObject({ outcome: 'sent', wasHandedIn: true })
    expect(server.finishes()).toBe(1)
    expect(await sendWaitingSets('ada', () => server, environmentOf(storage))).toEqual([])
  })

  it.each([
    ['a save', { save: true, finish: false }],
    ['the hand-in', { save: false, finish: true }],
  ])('says that it was done offline only where the server saw it, by %s', async (_name, saw) => {
    const { server, storage } = await leftOffline({ isHandedIn: true })
    server.setWeather('fine')
    const [set] = await sendWaitingSets(
      'ada',
      () => ({
        save: async (input) => ({
          ...(await server.save(input)),
          ...(saw.save && { wasUnreachable: true as const }),
        }),
        finish: async () => ({
          ...(await server.finish()),
          ...(saw.finish && { wasUnreachable: true as const }),
        }),
      }),
      environmentOf(storage),
    )
    expect(set).toMatchObject({ outcome: 'sent', wasUnreachable: true })
  })

  it('counts the answers that came too late', async () => {
    const { server, storage } = await leftOffline({ isHandedIn: true })
    server.setWeather('fine')
    const [set] = await sendWaitingSets(
      'ada',
      () => ({
        ...server,
        save: async (input) => ({ ...(await server.save(input)), outcome: 'late' }),
      }),
      environmentOf(storage),
    )
    expect(set).toMatchObject({ late: 2, refusals: [] })
  })

  it('leaves on the device what does not get through', async () => {
    const { server, storage } = await leftOffline({ isHandedIn: true })
    const [set] = await sendWaitingSets('ada', () => server, environmentOf(storage))
    expect(set).toMatchObject({ outcome: 'waiting' })
    expect(await storage.unconfirmedSets('ada')).toHaveLength(1)
  })

  it('tells what the server refused', async () => {
    const { storage } = await leftOffline({ isHandedIn: false })
    const refuse = () =>
      Promise.reject(Object.assign(new Error('The set is finished.'), { status: 409 }))
    const [set] = await sendWaitingSets(
      'ada',
      () => ({ save: refuse, finish: refuse }),
      environmentOf(storage),
    )
    expect(set?.refusals).toEqual(['The set is finished.', 'The set is finished.'])
    expect(await storage.unconfirmedSets('ada')).toEqual([])
  })

  it('leaves a set alone on which a tab works, and sets of other people', async () => {
    const { server, storage } = await leftOffline({ isHandedIn: false })
    server.setWeather('fine')
    const request = async (_name: string, ...rest: unknown[]) => {
      const work = rest.at(-1)
      return typeof work === 'function' ? work(null) : undefined
    }
    const locks = { request: request as LockManager['request'] }
    expect(await sendWaitingSets('ada', () => server, environmentOf(storage, { locks }))).toEqual(
      [],
    )
    expect(await sendWaitingSets('bea', () => server, environmentOf(storage))).toEqual([])
    expect(server.arrived).toEqual([])
  })
})
