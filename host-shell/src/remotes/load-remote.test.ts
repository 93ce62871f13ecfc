import { contractNumber, type RemoteRelease, type RemoteVersion } from '@portal/shared/contract'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fallbackAfter, type LoadingMeans, loadRelease, timeLimit } from './load-remote.ts'

const name = 'mfe-tutor'

function version(label: string, contract = contractNumber): RemoteVersion {
  const entry = `/remotes/${label}.js`
  return { version: label, contract, entry, preload: [], screens: {}, integrity: {} }
}

function remote(contract = contractNumber) {
  const build = { version: 'x', commit: 'x' }
  return { contract, name, roles: ['Tutor'], build, features: [] }
}

const release: RemoteRelease = { current: version('new'), previous: version('old'), canary: null }
const never = new Promise<never>(() => undefined)

/** Means whose answers are given per version, one for each try. */
function means(answers: Record<string, (() => Promise<unknown>)[]>) {
  const asked: string[] = []
  const reported: string[] = []
  const given: LoadingMeans = {
    fetchContainer: (_name, { version }) => {
      asked.push(version)
      const next = answers[version]?.shift()
      return next ? next() : Promise.reject(new Error('404'))
    },
    report: (line) => reported.push(line),
  }
  return { given, asked, reported }
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
    const { given, asked, reported } = means({ new: [works] })
    const loaded = await loadRelease(name, release, given)
    expect(loaded).toMatchObject({ version: 'new', isFallback: false })
    expect(asked).toEqual(['new'])
    expect(reported).toEqual([])
  })

  test('tries the current version once more before it goes back', async () => {
    const { given, asked, reported } = means({ new: [broken, works] })
    const loaded = await loadRelease(name, release, given)
    expect(loaded.version).toBe('new')
    expect(asked).toEqual(['new', 'new'])
    expect(reported).toEqual(['mfe-tutor: new: 404'])
  })

  test('goes back to the version before when the current one fails twice, without waiting', async () => {
    const { given, asked, reported } = means({ new: [broken, broken], old: [works] })
    const loaded = await loadRelease(name, release, given)
    expect(loaded).toMatchObject({ version: 'old', isFallback: true })
    expect(asked).toEqual(['new', 'new', 'old'])
    expect(reported).toHaveLength(1)
  })

  test('fails at once when everything does, and says why', async () => {
    const { given } = means({ new: [broken, broken], old: [broken] })
    await expect(loadRelease(name, release, given)).rejects.toThrow(
      'mfe-tutor could not be loaded: new: 404; new: 404; old: 404',
    )
    expect(vi.getTimerCount()).toBe(0)
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

    const wrong = { ...release, current: version('new', contractNumber + 1) }
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
