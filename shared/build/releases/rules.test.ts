import { describe, expect, test } from 'vitest'
import type { Registry, RemoteRelease, RemoteVersion } from '../../src/contract/registry.ts'
import {
  type KeptVersion,
  promote,
  promoteShell,
  prunable,
  rollBack,
  setCanary,
  stopCanary,
  versionsInUse,
} from './rules.ts'

const name = 'mfe-tutor'
const hash = `sha384-${'A'.repeat(64)}`

function version(label: string, contract = 7): RemoteVersion {
  const root = `/remotes/${name}/${label}`
  return {
    version: label,
    contract,
    entry: `${root}/entry.js`,
    preload: [],
    screens: { '/': [`${root}/home.js`] },
    calls: { '/': ['/Dashboard/GetAll'] },
    integrity: { [`${root}/entry.js`]: hash, [`${root}/home.js`]: hash },
    integrityList: hash,
  }
}

/** How a version stands as the one before: with its entry alone. */
function fallback(label: string): RemoteVersion {
  const { calls: _, ...rest } = version(label)
  return { ...rest, screens: {}, integrity: { [rest.entry]: hash } }
}

const other: RemoteRelease = { current: version('other'), previous: null, canary: null }

function registry(release?: Partial<RemoteRelease>): Registry {
  const tutor = { current: version('b'), previous: null, canary: null, ...release }
  return {
    format: 1,
    shell: { version: 's', contract: 7 },
    remotes: { 'mfe-student': other, ...(release ? { [name]: tutor } : {}) },
  }
}

const canary = (label: string, share = 10) => ({ ...version(label), share })

describe('promoting a version', () => {
  test.each<[string, Registry, RemoteRelease]>([
    ['as the first', registry(), { current: version('c'), previous: null, canary: null }],
    [
      'over another',
      registry({ previous: fallback('a') }),
      { current: version('c'), previous: fallback('b'), canary: null },
    ],
    [
      'that was the canary ends the canary',
      registry({ canary: canary('c') }),
      { current: version('c'), previous: fallback('b'), canary: null },
    ],
    [
      'leaves the canary of another version',
      registry({ canary: canary('d') }),
      { current: version('c'), previous: fallback('b'), canary: canary('d') },
    ],
    [
      'that is current keeps the one before',
      registry({ current: version('c'), previous: fallback('a') }),
      { current: version('c'), previous: fallback('a'), canary: null },
    ],
    [
      'that was the one before makes the current one that',
      registry({ previous: fallback('c') }),
      { current: version('c'), previous: fallback('b'), canary: null },
    ],
  ])('%s', (_, before, after) => {
    const text = JSON.stringify(before)
    const next = promote(before, name, version('c'))
    expect(next.remotes[name]).toEqual(after)
    expect(next.remotes['mfe-student']).toBe(other)
    expect(next.shell).toEqual(before.shell)
    expect(JSON.stringify(before)).toBe(text)
  })

  test('has no fallback where the files of the one before are gone', () => {
    expect(promote(registry({}), name, version('c'), false).remotes[name]?.previous).toBeNull()
  })

  test.each([
    [7, true],
    [6, true],
    [5, false],
    [8, false],
  ])('of contract %d under a shell of contract 7: %s', (contract, isTaken) => {
    const attempts = [
      () => promote(registry({}), name, version('c', contract)),
      () => setCanary(registry({}), name, version('c', contract), 5),
      () => rollBack(registry({ previous: fallback('c') }), name, version('c', contract)),
    ]
    for (const attempt of attempts) {
      if (isTaken) expect(attempt).not.toThrow()
      else expect(attempt).toThrow(`mfe-tutor c speaks contract ${contract}; the released shell`)
    }
  })
})

describe('rolling back', () => {
  test('brings the version before back whole, and leaves the broken one as nobody’s fallback', () => {
    const before = registry({ previous: fallback('a'), canary: canary('d') })
    const after = { current: version('a'), previous: null, canary: canary('d') }
    const next = rollBack(before, name, version('a'))
    expect(next.remotes[name]).toEqual(after)
    expect(next.remotes['mfe-student']).toBe(other)
  })

  test.each([
    ['a second time', registry({ current: version('a'), previous: null }), 'not the version'],
    ['to another than the one before', registry({ previous: fallback('x') }), 'not the version'],
    ['what was never released', registry(), 'Nothing of mfe-tutor is released yet'],
  ])('%s is refused', (_, before, why) => {
    expect(() => rollBack(before, name, version('a'))).toThrow(why)
  })
})

describe('a canary', () => {
  test('stands beside the current version, can change its share, and ends', () => {
    const first = setCanary(registry({ previous: fallback('a') }), name, version('c'), 5)
    expect(first.remotes[name]).toEqual({
      current: version('b'),
      previous: fallback('a'),
      canary: canary('c', 5),
    })
    const wider = setCanary(first, name, version('c'), 50)
    expect(wider.remotes[name]?.canary?.share).toBe(50)
    expect(stopCanary(wider, name)).toEqual(registry({ previous: fallback('a') }))
  })

  test.each([
    [registry({}), 'c', 0, 'from 1 to 99'],
    [registry({}), 'c', 100, 'from 1 to 99'],
    [registry({}), 'c', 1.5, 'from 1 to 99'],
    [registry({}), 'c', Number.NaN, 'from 1 to 99'],
    [registry({}), 'b', 5, 'is the current version already'],
    [registry(), 'c', 5, 'Nothing of mfe-tutor is released yet'],
  ])('is refused: %#', (before, label, share, why) => {
    expect(() => setCanary(before, name, version(label), share)).toThrow(why)
  })

  test('of a remote that was never released cannot end', () => {
    expect(() => stopCanary(registry(), name)).toThrow('Nothing of mfe-tutor')
  })
})

describe('a shell', () => {
  test('is released over remotes that speak its contract or the one before', () => {
    const before = registry({ current: version('b', 7), canary: { ...version('c', 8), share: 5 } })
    expect(promoteShell(before, { version: 't', contract: 8 })).toEqual({
      ...before,
      shell: { version: 't', contract: 8 },
    })
    expect(promoteShell(null, { version: 't', contract: 8 }).remotes).toEqual({})
  })

  test('is refused where a current version or a canary would be left behind', () => {
    expect(() => promoteShell(registry({}), { version: 't', contract: 9 })).toThrow(
      'The shell t speaks contract 9 and 8; mfe-student other speaks 7',
    )
    const early = registry({ canary: { ...version('c', 5), share: 5 } })
    expect(() => promoteShell(early, { version: 't', contract: 7 })).toThrow('mfe-tutor c speaks 5')
  })
})

describe('pruning', () => {
  const day = 24 * 60 * 60 * 1000
  const now = 100 * day
  const kept = (label: string, builtDay: number, lastUsedDay?: number): KeptVersion => ({
    version: label,
    builtAt: builtDay * day,
    lastUsed: lastUsedDay === undefined ? null : lastUsedDay * day,
  })
  const released = registry({ previous: fallback('a'), canary: canary('d') })

  test.each<[string, KeptVersion[], number, string[]]>([
    ['nothing of what is in use', [kept('a', 1), kept('b', 2), kept('d', 3)], 0, []],
    ['what is old', [kept('x', 1), kept('y', 2)], 0, ['y', 'x']],
    ['not the newest of the unused', [kept('x', 1), kept('a', 50), kept('y', 2)], 1, ['x']],
    ['not what pages may still have', [kept('x', 1, 80), kept('y', 2, 20)], 0, ['y']],
    ['not what has just been built', [kept('x', 95)], 0, []],
    ['nothing a moment too early', [kept('x', 70), kept('y', 1, 70)], 0, []],
  ])('removes %s', (_, versions, keep, removed) => {
    expect(prunable(released, name, versions, { keep, pageLife: 30 * day, now })).toEqual(removed)
  })

  test('knows which versions pages may be given', () => {
    expect(versionsInUse(released, name)).toEqual(['b', 'a', 'd'])
    expect(versionsInUse(released, 'host-shell')).toEqual(['s'])
    expect(versionsInUse(released, 'mfe-admin')).toEqual([])
  })
})
