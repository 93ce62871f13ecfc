import { contractNumber } from '@portal/shared/contract'
import { describe, expect, test } from 'vitest'
import { checkRemote } from './check-remote.ts'

const load = async () => ({ default: () => null })
const good = {
  contract: contractNumber,
  name: 'mfe-student',
  roles: ['Student'],
  build: { version: 'v', commit: 'c' },
  features: [
    {
      id: 'dashboard',
      screens: [{ id: 'home', path: '/', title: 'Dashboard', load }],
      menu: [{ id: 'home', label: () => 'Dashboard', order: 10 }],
      overlays: [{ id: 'picker', order: 1, load }],
      topBar: [{ id: 'legend', order: 1, paths: ['/'], load }],
    },
  ],
}
const [feature] = good.features

describe('what a remote exposes', () => {
  test('is given back when it keeps the contract', () => {
    expect(checkRemote(good, 'mfe-student')).toEqual(good)
  })

  test('loses the features that are hidden, whatever they hold', () => {
    const hidden = { ...feature, id: 'later', isHidden: true }
    const remote = { ...good, features: [feature, hidden] }
    expect(checkRemote(remote, 'mfe-student').features.map(({ id }) => id)).toEqual(['dashboard'])
  })

  test('of the contract before has its places read as orders', () => {
    const before = {
      ...good,
      contract: contractNumber - 1,
      features: [
        {
          ...feature,
          menu: [{ id: 'home', label: 'Dashboard', place: 10 }],
          overlays: [{ id: 'picker', place: 2, load }],
          topBar: [{ id: 'legend', place: 3, paths: ['/'], load }],
        },
      ],
    }
    const [read] = checkRemote(before, 'mfe-student').features
    expect(read?.menu?.[0]).toMatchObject({ id: 'home', order: 10 })
    expect(read?.overlays?.[0]).toMatchObject({ id: 'picker', order: 2 })
    expect(read?.topBar?.[0]).toMatchObject({ id: 'legend', order: 3 })
  })

  test.each([
    [undefined, 'not an object'],
    [{ ...good, contract: contractNumber + 1 }, 'is not spoken'],
    [{ ...good, contract: '1' }, 'is not spoken'],
    [{ ...good, name: 'mfe-tutor' }, 'calls itself mfe-tutor'],
    [{ ...good, build: {} }, 'build has no version'],
    [{ ...good, features: null }, 'features is not a list'],
    [{ ...good, features: [{ ...feature, screens: [{ id: 'x', path: '/' }] }] }, 'title of x'],
    [
      { ...good, features: [{ ...feature, screens: [{ id: 'x', path: '/', title: 'X' }] }] },
      'x has no load',
    ],
    [{ ...good, features: [{ ...feature, menu: [{ id: 'm', label: 'M' }] }] }, 'order of m'],
  ])('is refused when it does not: %#', (input, reason) => {
    expect(() => checkRemote(input, 'mfe-student')).toThrow(reason)
  })
})
