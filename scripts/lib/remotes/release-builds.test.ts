import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { readRegistry, release, type WebPackage } from '@portal/shared/build'
import { beforeEach, expect, test } from 'vitest'
import { contentOf, layBuild, put, temporaryFolder, tool } from './testing.ts'

let dist: string

beforeEach(async () => {
  dist = temporaryFolder()
  for (const version of ['a', 'b', 'c']) layBuild(dist, 'mfe-tutor', version)
  layBuild(dist, 'mfe-admin', 'x')
  layBuild(dist, 'host-shell', 's1')
  await releaseBuilds(['host-shell', 's1'], ['mfe-tutor', 'a'], ['mfe-admin', 'x'])
})

/** Releases builds that lie in the folder, as `npm run build` does with those of the sources. */
function releaseBuilds(...builds: [name: WebPackage, version: string][]) {
  const records = builds.map(([name, version]) => {
    const folder = name === 'host-shell' ? 'shell' : `remotes/${name}`
    return JSON.parse(readFileSync(join(dist, folder, version, 'build.json'), 'utf8'))
  })
  return release(dist, records)
}

test('a build makes its versions current, with those before as fallbacks, and lays the page out', async () => {
  await releaseBuilds(['mfe-tutor', 'b'])
  expect(readRegistry(dist)).toMatchObject({
    shell: { version: 's1' },
    remotes: {
      'mfe-tutor': { current: { version: 'b' }, previous: { version: 'a' }, canary: null },
      'mfe-admin': { current: { version: 'x' }, previous: null },
    },
  })
  expect(contentOf(dist)['index.html']).toBe('page s1')
})

test('a build whose remote uses a name that its shell does not have changes nothing', async () => {
  layBuild(dist, 'host-shell', 's2', { offers: { react: ['useState'] } })
  layBuild(dist, 'mfe-tutor', 'd', { uses: { react: ['useThought'] } })
  const before = contentOf(dist)
  await expect(releaseBuilds(['host-shell', 's2'], ['mfe-tutor', 'd'])).rejects.toThrow(
    'mfe-tutor d uses useThought of react, which the shell s2 does not offer',
  )
  expect(contentOf(dist)).toEqual(before)
})

test('a build that changes nothing leaves every file as it is', async () => {
  const before = contentOf(dist)
  await releaseBuilds(['host-shell', 's1'], ['mfe-tutor', 'a'], ['mfe-admin', 'x'])
  expect(contentOf(dist)).toEqual(before)
})

test('what was promoted by hand gives way to what the sources say', async () => {
  await tool(`promote mfe-tutor c --at ${dist}`, dist)
  await releaseBuilds(['mfe-tutor', 'a'])
  expect(readRegistry(dist)?.remotes['mfe-tutor']).toMatchObject({
    current: { version: 'a' },
    previous: { version: 'c' },
  })
})

test('a fallback whose files are gone is none', async () => {
  rmSync(join(dist, 'remotes/mfe-tutor/a'), { recursive: true })
  await releaseBuilds(['mfe-tutor', 'b'])
  expect(readRegistry(dist)?.remotes['mfe-tutor']?.previous).toBeNull()
})

test('a registry that cannot be read is made anew', async () => {
  put(dist, 'remotes.json', '{"format":1,')
  await releaseBuilds(['host-shell', 's1'], ['mfe-tutor', 'b'])
  expect(readRegistry(dist)?.remotes['mfe-tutor']?.current.version).toBe('b')
})

test('a lock that a build left behind when it was killed is in nobody’s way', async () => {
  put(dist, 'remotes.json.lock', JSON.stringify({ pid: 999_999_999, host: hostname(), token: 't' }))
  await releaseBuilds(['mfe-tutor', 'b'])
  expect(existsSync(join(dist, 'remotes.json.lock'))).toBe(false)
})

test('nothing is released without a shell', async () => {
  const empty = temporaryFolder()
  mkdirSync(join(empty, 'remotes'))
  await expect(release(empty, [])).rejects.toThrow('The shell has not been built')
  expect(contentOf(empty)).toEqual({})
})
