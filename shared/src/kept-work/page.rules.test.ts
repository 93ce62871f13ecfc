import { expect, test } from 'vitest'
import { releaseOf, storesToDrop } from './page.rules.ts'

const list = `sha384-${'A'.repeat(64)}`
const version = (name: string) => ({
  version: name,
  contract: 1,
  entry: `/remotes/mfe-student/${name}/entry.js`,
  preload: [],
  screens: {},
  integrity: {},
  integrityList: list,
})
const registry = JSON.stringify({
  format: 1,
  shell: { version: 's1', contract: 1 },
  remotes: {
    'mfe-student': {
      current: version('now'),
      previous: version('before'),
      canary: { ...version('canary'), share: 5 },
    },
  },
})

test.each(['now', 'before', 'canary'])('the version %s that a page runs is kept', (name) => {
  expect(releaseOf(registry, 'mfe-student', `/remotes/mfe-student/${name}/`)).toEqual({
    store: `portal-page s1 ${name}`,
    integrityList: list,
  })
})

test.each([
  ['a build that is not released', registry, '/remotes/mfe-student/dev/'],
  ['another remote’s', registry, '/remotes/mfe-tutor/now/'],
  ['a page without a registry', '', '/remotes/mfe-student/now/'],
])('%s is not kept', (_, text, folder) => {
  expect(releaseOf(text, 'mfe-student', folder)).toBeNull()
})

test('stores go that no page runs from; never those of anything else', () => {
  const stores = ['portal-page a', 'portal-page b', 'portal-page c', 'other']
  expect(storesToDrop(stores, 'portal-page c', ['portal-page b', undefined])).toEqual([
    'portal-page a',
  ])
})
