import { execFile } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { FolderStore, type NamesByModule, type OpenFile, projectFolder } from '@portal/shared/build'
import { beforeEach, describe, expect, test } from 'vitest'
import { aRelease, contentOf, layBuild, put, tool } from './testing.ts'

let built: string
let served: string

beforeEach(async () => {
  const folders = await aRelease()
  built = folders.built
  served = folders.served
})

const at = (args: string) => tool(`${args} --at ${served}`, built)

describe('what is wrong is said in one line, and nothing changes', () => {
  const registryWith = (change: (text: string) => string | null) => () => {
    const text = change(readFileSync(join(served, 'remotes.json'), 'utf8'))
    if (text === null) rmSync(join(served, 'remotes.json'))
    else put(served, 'remotes.json', text)
  }
  const nothing = () => undefined
  const elsewhere = 'https://elsewhere.test/remotes/mfe-tutor/b/entry.1.js'

  test.each<[string, () => void, string, RegExp]>([
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
    ['a version that is not there', nothing, 'promote mfe-tutor zzz', /mfe-tutor zzz is not at/],
    ['a canary that is not there', nothing, 'canary mfe-tutor zzz 5', /mfe-tutor zzz is not at/],
    ['a share of everybody', nothing, 'canary mfe-tutor c 100', /1 to 99 per cent, not 100/],
    ['a share that is no number', nothing, 'canary mfe-tutor c some', /whole number, not some/],
    ['a remote that nobody knows', nothing, 'promote mfe-pilot c', /mfe-pilot is no remote; say/],
    ['a version that leads elsewhere', nothing, 'promote mfe-tutor ../b', /\.\.\/b is no version/],
    ['no command', nothing, 'release mfe-tutor c', /release is no command/],
    ['an option that nobody knows', nothing, 'list --force', /Unknown option '--force'/],
    [
      'a target that is not there',
      aRelease,
      'list --to /nowhere/at/all',
      /\/nowhere\/at\/all is not/,
    ],
  ])('%s', async (_, prepare, args, why) => {
    prepare()
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
    damage()
    const before = contentOf(served)
    for (const args of ['promote mfe-tutor c', 'canary mfe-tutor c 5']) {
      expect(await at(args)).toMatch(why)
    }
    expect(contentOf(served)).toEqual(before)
  })

  const ui = '@portal/shared/ui'
  test('a remote that uses what the released shell does not offer', async () => {
    layBuild(served, 'host-shell', 's1', { offers: { react: ['useState'], [ui]: ['Button'] } })
    const uses = (names: NamesByModule) => layBuild(served, 'mfe-tutor', 'c', { uses: names })
    const cases: [NamesByModule, string][] = [
      [{ [ui]: ['Button', 'Carousel'] }, `uses Carousel of ${ui}, which the shell s1 does not`],
      [{ 'react-dom': [] }, 'uses react-dom, which the shell s1 does not offer'],
      [{ react: ['a', 'b', 'c', 'd', 'e'] }, 'c of react and 2 more, which'],
    ]
    for (const [names, said] of cases) {
      uses(names)
      const before = contentOf(served)
      for (const args of ['promote mfe-tutor c', 'canary mfe-tutor c 5']) {
        expect(await at(args)).toContain(said)
      }
      expect(contentOf(served)).toEqual(before)
    }
    uses({ [ui]: ['Button'], react: [] })
    expect(await at('promote mfe-tutor c')).toContain('mfe-tutor c is current')
  })

  test('going back to a shell, or to a remote, that does not fit the other', async () => {
    layBuild(served, 'host-shell', 's2', { offers: { [ui]: ['Button'] } })
    layBuild(served, 'mfe-tutor', 'b', { uses: { [ui]: ['Carousel'] } })
    const refused = /mfe-tutor b uses Carousel of @portal\/shared\/ui, which the shell s2 does not/
    expect(await at('promote host-shell s2')).toMatch(refused)
    await at('promote mfe-tutor c')
    expect(await at('promote host-shell s2')).toContain('host-shell s2 is current')
    expect(await at('rollback mfe-tutor')).toMatch(refused)
  })

  test('a version before that is damaged is not rolled back to', async () => {
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

test('the command ends with 1 and one line where something is wrong', {
  timeout: 30_000,
}, async () => {
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
