// @vitest-environment jsdom
import { contractNumber, type RemoteVersion } from '@portal/shared/contract'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  type LoadingMeans,
  loadRelease,
  type RemoteFailure,
  timeLimit,
  type Versions,
} from './load-remote.ts'

const name = 'mfe-tutor'

function version(label: string, contract = contractNumber): RemoteVersion {
  const entry = `/remotes/${label}.js`
  return { version: label, contract, entry, preload: [], screens: {}, integrity: {} }
}

function remote(contract = contractNumber) {
  const build = { version: 'x', commit: 'x' }
  return { contract, name, roles: ['Tutor'], build, features: [] }
}

const release: Versions = [version('new'), version('old')]
const withCanary: Versions = [version('canary'), ...release]
const fallbackAfter = timeLimit / 2
const never = new Promise<never>(() => undefined)

/** Means whose answers are given per version, one for each try. */
function means(answers: Record<string, (() => Promise<unknown>)[]>) {
  const asked: string[] = []
  const reported: string[] = []
  const told: RemoteFailure[] = []
  const given: LoadingMeans = {
    fetchContainer: (_name, { version }) => {
      asked.push(version)
      const next = answers[version]?.shift()
      return next ? next() : Promise.reject(new Error('404'))
    },
    report: (line) => reported.push(line),
    tell: (failure) => told.push(failure),
  }
  return { given, asked, reported, told }
}

const broken = () => Promise.reject(new Error('404'))
const works = async () => remote()

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('loading what is released of a remote', () => {
  test('takes the current version and reports nothing', async () => {
    const { given, asked, reported, told } = means({ new: [works] })
    const loaded = await loadRelease(name, release, given)
    expect(loaded).toMatchObject({ version: 'new', wanted: 'new' })
    expect(asked).toEqual(['new'])
    expect(reported).toEqual([])
    expect(told).toEqual([])
  })

  test('tries the current version once more before it goes back', async () => {
    const { given, asked, reported, told } = means({ new: [broken, works] })
    const loaded = await loadRelease(name, release, given)
    expect(loaded.version).toBe('new')
    expect(asked).toEqual(['new', 'new'])
    expect(reported).toEqual(['mfe-tutor: new: 404'])
    expect(told).toEqual([])
  })

  test('goes back to the version before when the current one fails twice, without waiting', async () => {
    const { given, asked, reported, told } = means({ new: [broken, broken], old: [works] })
    const loaded = await loadRelease(name, release, given)
    expect(loaded).toMatchObject({ version: 'old', wanted: 'new' })
    expect(asked).toEqual(['new', 'new', 'old'])
    expect(reported).toHaveLength(1)
    expect(told).toEqual([
      { remote: name, version: 'new', shown: 'old', cause: 'new: 404; new: 404' },
    ])
  })

  test('fails at once when everything does, and says why', async () => {
    const { given, told } = means({ new: [broken, broken], old: [broken] })
    await expect(loadRelease(name, release, given)).rejects.toThrow(
      'mfe-tutor could not be loaded: new: 404; new: 404; old: 404',
    )
    expect(vi.getTimerCount()).toBe(0)
    expect(told).toMatchObject([{ version: 'new', shown: null }])
  })

  test('goes back when the current version hangs, and still takes that if it comes first', async () => {
    const hanging = means({ new: [() => never], old: [works] })
    const first = loadRelease(name, release, hanging.given)
    await vi.advanceTimersByTimeAsync(fallbackAfter)
    expect((await first).version).toBe('old')

    const late = Promise.withResolvers<unknown>()
    const slow = means({ new: [() => late.promise], old: [() => never] })
    const second = loadRelease(name, release, slow.given)
    await vi.advanceTimersByTimeAsync(fallbackAfter + 1000)
    late.resolve(remote())
    expect((await second).version).toBe('new')
  })

  test('takes the current version where the canary is broken, and the one before where both are', async () => {
    const one = means({ canary: [broken, broken], new: [works] })
    expect((await loadRelease(name, withCanary, one.given)).version).toBe('new')
    expect(one.asked).toEqual(['canary', 'canary', 'new'])

    const both = means({ canary: [broken, broken], new: [broken], old: [works] })
    const loaded = await loadRelease(name, withCanary, both.given)
    expect(loaded).toMatchObject({ version: 'old', wanted: 'canary' })
    expect(both.told).toMatchObject([{ version: 'canary', shown: 'old' }])
  })

  test('comes to the version before in time where canary and current both hang', async () => {
    const { given, asked } = means({ canary: [() => never], new: [() => never], old: [works] })
    const loading = loadRelease(name, withCanary, given)
    await vi.advanceTimersByTimeAsync(timeLimit / 3)
    expect(asked).toEqual(['canary', 'new'])
    await vi.advanceTimersByTimeAsync(timeLimit / 3)
    expect((await loading).version).toBe('old')
  })

  test('gives up after ten seconds in all', async () => {
    expect(timeLimit).toBe(10_000)
    const { given } = means({ new: [() => never], old: [() => never] })
    const outcome = expect(loadRelease(name, release, given)).rejects.toThrow('nothing within 10 s')
    await vi.advanceTimersByTimeAsync(timeLimit)
    await outcome
  })

  test('takes a remote of the contract before, and none of another', async () => {
    const before = means({ new: [async () => remote(contractNumber - 1)] })
    expect((await loadRelease(name, release, before.given)).version).toBe('new')

    const wrong: Versions = [version('new', contractNumber + 1), version('old')]
    const after = means({ old: [works] })
    expect((await loadRelease(name, wrong, after.given)).version).toBe('old')
    expect(after.asked).toEqual(['old'])
  })

  test('does not mount what is no remote', async () => {
    const strange = async () => ({ ...remote(), features: [{ id: 'x', screens: [{ id: 'y' }] }] })
    const { given } = means({ new: [strange, strange], old: [strange] })
    await expect(loadRelease(name, release, given)).rejects.toThrow('a screen has no path')
  })
})
