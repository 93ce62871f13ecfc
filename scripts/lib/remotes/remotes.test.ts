import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { projectFolder } from '@portal/shared/build'
import { parseRegistry } from '@portal/shared/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { aRelease, contentOf, layBuild, put, tool } from './testing.ts'

let built: string
let served: string

beforeEach(async () => {
  const folders = await aRelease()
  built = folders.built
  served = folders.served
})

const released = () => parseRegistry(JSON.parse(readFileSync(join(served, 'remotes.json'), 'utf8')))

const at = (args: string) => tool(`${args} --at ${served}`, built)

describe('the way of a release', () => {
  test('from a build to everybody, and back', async () => {
    expect(await at('canary mfe-tutor c 5')).toBe(`5 % of people get mfe-tutor c at ${served}`)
    expect(released().remotes['mfe-tutor']).toMatchObject({
      current: { version: 'b', screens: { '/': ['/remotes/mfe-tutor/b/home.2.js'] } },
      previous: { version: 'a', screens: {} },
      canary: { version: 'c', share: 5 },
    })
    expect(await at('list mfe-tutor')).toBe(
      [
        'remote     version  released    built             commit   contract',
        'mfe-tutor  c        canary 5 %  2026-01-03 10:00  abc1234  1',
        'mfe-tutor  b        current     2026-01-02 10:00  abc1234  1',
        'mfe-tutor  a        previous    2026-01-01 10:00  abc1234  1',
      ].join('\n'),
    )
    await at('canary mfe-tutor off')
    expect(released().remotes['mfe-tutor']?.canary).toBeNull()
    expect(await at('promote mfe-tutor c')).toContain('is current')
    expect(await at('rollback mfe-tutor')).toBe(`mfe-tutor b is current again at ${served}`)
    expect(released().remotes['mfe-tutor']).toMatchObject({
      current: { version: 'b', screens: { '/': ['/remotes/mfe-tutor/b/home.2.js'] } },
      previous: null,
    })
    expect(await at('rollback mfe-tutor')).toContain('No version of mfe-tutor before the current')
  })

  test('leaves every other remote, and the shell, as they were', async () => {
    layBuild(built, 'mfe-admin', 'x')
    await at('publish mfe-admin x')
    const before = contentOf(served)
    await at('promote mfe-admin x')
    const { 'remotes.json': _, ...rest } = contentOf(served)
    const { 'remotes.json': text = '', ...restBefore } = before
    expect(rest).toEqual(restBefore)
    expect(released()).toEqual({
      ...JSON.parse(text),
      remotes: { ...JSON.parse(text).remotes, 'mfe-admin': released().remotes['mfe-admin'] },
    })
  })

  test('makes a version whole again that was damaged where it lies', async () => {
    const before = contentOf(served)
    put(served, 'remotes/mfe-tutor/c/home.2.js', 'x')
    expect(await at('promote mfe-tutor c')).toContain('its hash is another')
    expect(await at('publish mfe-tutor c')).toContain('is at')
    expect(contentOf(served)).toEqual(before)
  })

  test('of a shell puts its page in place with it', async () => {
    layBuild(built, 'host-shell', 's2')
    await at('publish host-shell s2')
    expect(contentOf(served)['index.html']).toBe('page s1')
    await at('promote host-shell s2')
    expect(contentOf(served)).toMatchObject({
      'index.html': 'page s2',
      'content-security-policy.txt': 'csp s2',
    })
    expect(released().shell.version).toBe('s2')
  })

  test('is published once: again it is nothing, and with other content it is refused', async () => {
    const before = contentOf(served)
    expect(await at('publish mfe-tutor a')).toContain('was already at')
    layBuild(built, 'mfe-tutor', 'a', { content: 'another' })
    expect(await at('publish mfe-tutor a')).toMatch(/^FAILED: .*with other content.*never changes$/)
    expect(contentOf(served)).toEqual(before)
  })

  test('ends with versions that no page uses', async () => {
    layBuild(built, 'mfe-tutor', 'new', { builtAt: new Date().toISOString() })
    await at('publish mfe-tutor new')
    await at('promote mfe-tutor c')
    // `a` has just left the registry, so pages may still have it; `x` was never given to one.
    layBuild(served, 'mfe-tutor', 'x')
    expect(await at('prune mfe-tutor --keep 0')).toBe(
      `1 versions of mfe-tutor removed at ${served} x`,
    )
    expect(await at('prune mfe-tutor --keep 0 --days 0')).toContain('removed')
    const left = Object.keys(contentOf(served)).filter((path) => path.endsWith('build.json'))
    expect(left).toEqual([
      'remotes/mfe-tutor/b/build.json',
      'remotes/mfe-tutor/c/build.json',
      'shell/s1/build.json',
    ])
  })
})

// Starting processes takes long on a busy machine.
test('two promotes at once, in two processes, are both kept', { timeout: 30_000 }, async () => {
  layBuild(built, 'mfe-admin', 'x')
  await at('publish mfe-admin x')
  const start = (args: string) =>
    promisify(execFile)(process.execPath, [
      join(projectFolder, 'scripts/remotes.ts'),
      ...`${args} --at ${served}`.split(' '),
    ])
  await Promise.all([start('promote mfe-tutor c'), start('promote mfe-admin x')])
  expect(released().remotes).toMatchObject({
    'mfe-tutor': { current: { version: 'c' }, previous: { version: 'b' } },
    'mfe-admin': { current: { version: 'x' } },
  })
})
