import { expect, test } from 'vitest'
import { createRemoteConfig, createShellConfig } from './create-config.ts'
import { createDevRemoteConfig, createDevShellConfig } from './dev-config.ts'

const options = { version: 'v', commit: 'c', outputFolder: '/nowhere' }
const production = { ...options, mode: 'production' } as const

/** What of a configuration decides how a module is compiled, and what an entry begins with. */
const refreshIn = ({ module, entry }: ReturnType<typeof createShellConfig>) =>
  JSON.stringify([module, entry]).match(/"refresh":true|"development":true|refresh\/\w+\.ts/g) ?? []

test('fast refresh is in no build but a development server’s', () => {
  expect(refreshIn(createShellConfig(production))).toEqual([])
  expect(refreshIn(createRemoteConfig('mfe-tutor', production))).toEqual([])
  const inRemote = ['"development":true', '"refresh":true', 'refresh/loader.ts']
  expect(refreshIn(createDevRemoteConfig('mfe-tutor'))).toEqual(inRemote)
  expect(refreshIn(createDevShellConfig('mfe-tutor'))).toEqual([...inRemote, 'refresh/page.ts'])
})
