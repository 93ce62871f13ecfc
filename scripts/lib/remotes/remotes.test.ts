import { execFile } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { FolderStore, type OpenFile, projectFolder } from '@portal/shared/build'
import { parseRegistry } from '@portal/shared/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { contentOf, layBuild, put, temporaryFolder, tool } from './testing.ts'

let built: string
let served: string

beforeEach(() => {
  built = temporaryFolder()
  served = temporaryFolder()
})

const released = () => parseRegistry(JSON.parse(readFileSync(join(served, 'remotes.json'), 'utf8')))

/** A target with a shell and two versions of the tutors' remote, `b` current and `a` before it. */
async function aRelease(): Promise<void> {
  for (const folder of [built, served]) {
    layBuild(folder, 'host-shell', 's1')
    layBuild(folder, 'mfe-tutor', 'a', { builtAt: '2026-01-01T10:00:00.000Z' })
    layBuild(folder, 'mfe-tutor', 'b', { builtAt: '2026-01-02T10:00:00.000Z' })
    layBuild(folder, 'mfe-tutor', 'c', { builtAt: '2026-01-03T10:00:00.000Z' })
  }
  await at('promote host-shell s1')
  await at('promote mfe-tutor a')
  await at('promote mfe-tutor b')
}

const at = (args: string) => tool(`${args} --at ${served}`, built)

describe('the way of a release', () => {
  test('from a build to everybody, and back', async () => {
    await aRelease()
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
    await aRelease()
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

  test('of a shell puts its page in place with it', async () => {
    await aRelease()
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
    await aRelease()
    const before = contentOf(served)
    expect(await at('publish mfe-tutor a')).toContain('was already at')
    layBuild(built, 'mfe-tutor', 'a', { content: 'another' })
    expect(await at('publish mfe-tutor a')).toMatch(/^FAILED: .*with other content.*never changes$/)
    expect(contentOf(served)).toEqual(before)
  })

  test('ends with versions that no page uses', async () => {
    await aRelease()
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

describe('what is wrong is said in one line, and nothing changes', () => {
  const registryWith = (change: (text: string) => string | null) => async () => {
    await aRelease()
    const text = change(readFileSync(join(served, 'remotes.json'), 'utf8'))
    if (text === null) rmSync(join(served, 'remotes.json'))
    else put(served, 'remotes.json', text)
  }
  const elsewhere = 'https://elsewhere.test/remotes/mfe-tutor/b/entry.1.js'

  test.each<[string, () => Promise<void>, string, RegExp]>([
    [
      'no registry',
      registryWith(() => null),
      'promote mfe-tutor c',
      /no remotes\.json at .*host-shell/,
    ],
    [
      'half a registry',
      registryWith((text) => text.slice(0, text.length / 2)),
      'promote mfe-tutor c',
      /remotes\.json at .* is no JSON, or half of it/,
    ],
    ['no JSON', registryWith(() => 'hello'), 'rollback mfe-tutor', /is no JSON/],
    ['no registry inside', registryWith(() => '[]'), 'list', /registry must be an object/],
    [
      'a role that nobody knows',
      registryWith((text) => text.replace('"mfe-tutor"', '"mfe-pilot"')),
      'canary mfe-tutor c 5',
      /names mfe-pilot, which is no remote/,
    ],
    [
      'an address elsewhere',
      registryWith((text) => text.replace('/remotes/mfe-tutor/b/entry.1.js', elsewhere)),
      'promote mfe-tutor c',
      /current\.entry must .*no other origin is allowed: https:\/\/elsewhere/,
    ],
    ['a version that is not there', aRelease, 'promote mfe-tutor zzz', /mfe-tutor zzz is not at/],
    ['a canary that is not there', aRelease, 'canary mfe-tutor zzz 5', /mfe-tutor zzz is not at/],
    ['a share of everybody', aRelease, 'canary mfe-tutor c 100', /1 to 99 per cent, not 100/],
    ['a share that is no number', aRelease, 'canary mfe-tutor c some', /whole number, not some/],
    ['a remote that nobody knows', aRelease, 'promote mfe-pilot c', /mfe-pilot is no remote; say/],
    ['a version that leads elsewhere', aRelease, 'promote mfe-tutor ../b', /\.\.\/b is no version/],
    ['no command', aRelease, 'release mfe-tutor c', /release is no command/],
    ['an option that nobody knows', aRelease, 'list --force', /Unknown option '--force'/],
    [
      'a target that is not there',
      aRelease,
      'list --to /nowhere/at/all',
      /\/nowhere\/at\/all is not/,
    ],
  ])('%s', async (_, prepare, args, why) => {
    await prepare()
    const before = contentOf(served)
    const said = args.includes('--to') ? await tool(args, built) : await at(args)
    expect(said).toMatch(/^FAILED: /)
    expect(said).toMatch(why)
    expect(said).not.toContain('\n')
    expect(contentOf(served)).toEqual(before)
  })

  const file = (path: string) => `remotes/mfe-tutor/c/${path}`
  test.each<[string, () => void, RegExp]>([
    ['another content', () => put(served, file('home.2.js'), 'x'), /c\/home\.2\.js at .* hash/],
    [
      'a file missing',
      () => rmSync(join(served, file('entry.1.js.br'))),
      /entry\.1\.js\.br is miss/,
    ],
    ['no record', () => rmSync(join(served, file('build.json'))), /mfe-tutor c is not at/],
    ['half a record', () => put(served, file('build.json'), '{"name":'), /build\.json at .* JSON/],
    [
      'the record of another version',
      () =>
        put(served, file('build.json'), contentOf(served)['remotes/mfe-tutor/b/build.json'] ?? ''),
      /it is of mfe-tutor b/,
    ],
    [
      'a record with another hash of its entry',
      () => {
        const record = JSON.parse(contentOf(served)[file('build.json')] ?? '')
        const [entry = ''] = Object.keys(record.integrity)
        record.integrity[entry] = `sha384-${'A'.repeat(64)}`
        put(served, file('build.json'), JSON.stringify(record))
      },
      /entry\.1\.js has two hashes/,
    ],
    [
      'a contract that the shell does not speak',
      () => layBuild(served, 'mfe-tutor', 'c', { contract: 2 }),
      /mfe-tutor c speaks contract 2; the released shell speaks 1 and 0/,
    ],
  ])('a version with %s', async (_, damage, why) => {
    await aRelease()
    damage()
    const before = contentOf(served)
    for (const args of ['promote mfe-tutor c', 'canary mfe-tutor c 5']) {
      expect(await at(args)).toMatch(why)
    }
    expect(contentOf(served)).toEqual(before)
  })

  test('a version before that is damaged is not rolled back to', async () => {
    await aRelease()
    put(served, 'remotes/mfe-tutor/a/home.2.js', 'x')
    const before = contentOf(served)
    expect(await at('rollback mfe-tutor')).toMatch(/FAILED: .*a\/home\.2\.js at .* hash/)
    expect(contentOf(served)).toEqual(before)
  })
})

describe('a full disk', () => {
  /** Lets so many files be written, and then none. */
  function fullAfter(writes: number): OpenFile {
    let left = writes
    return async (path, flags) => {
      const file = await open(path, flags)
      left -= 1
      if (left < 0) {
        file.writeFile = async () => {
          // Half of it gets there.
          await file.write('half')
          throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC', syscall: 'write' })
        }
      }
      return file
    }
  }

  test.each([0, 3, 7, 8])(
    'in the middle of a publish, after %d files, leaves nothing',
    async (writes) => {
      await aRelease()
      layBuild(built, 'mfe-tutor', 'd')
      const before = contentOf(served)
      const opened = (target: string) =>
        new FolderStore(target, target === served ? fullAfter(writes) : undefined)
      const said = await tool(`publish mfe-tutor d --to ${served}`, built, { open: opened })
      expect(said).toMatch(/^FAILED: .*mfe-tutor\/d\/.* could not be written: the disk is full$/)
      expect(contentOf(served)).toEqual(before)
      expect(await at('publish mfe-tutor d')).toContain('every file as built')
    },
  )

  test.each([0, 1, 2])(
    'in the middle of a promote, after %d files, changes nothing',
    async (writes) => {
      await aRelease()
      layBuild(built, 'host-shell', 's2')
      await at('publish host-shell s2')
      const { 'last-used.json': _, ...before } = contentOf(served)
      const opened = (target: string) => new FolderStore(target, fullAfter(writes))
      for (const args of writes < 2
        ? ['promote mfe-tutor c', 'promote host-shell s2']
        : ['promote host-shell s2']) {
        expect(await tool(`${args} --at ${served}`, built, { open: opened })).toMatch(
          /^FAILED: .* could not be written: the disk is full$/,
        )
        const { 'last-used.json': __, ...after } = contentOf(served)
        expect(after).toEqual(before)
      }
    },
  )
})

test('two promotes at once, in two processes, are both kept', async () => {
  await aRelease()
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

test('the command ends with 1 and one line where something is wrong', async () => {
  const run = promisify(execFile)(process.execPath, [
    join(projectFolder, 'scripts/remotes.ts'),
    'promote',
    'mfe-tutor',
    'zzz',
    '--at',
    served,
  ])
  await expect(run).rejects.toMatchObject({
    code: 1,
    stderr: `mfe-tutor zzz is not at ${served}\n`,
    stdout: '',
  })
})
