import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { remoteNames } from '../src/contract/roles.ts'
import { importedFiles, type ReadSource } from './imports.ts'
import { projectFolder, webPackages } from './layout.ts'
import { notFollowed, sourceVersion, type Versioned } from './version.ts'

const all: readonly Versioned[] = [...webPackages, 'api']
const onDisk: ReadSource = (path) => readFileSync(join(projectFolder, path))

/** Which packages get another version when one more line stands in a file. */
function changedBy(touched: string): Versioned[] {
  const read: ReadSource = (path) =>
    path === touched ? Buffer.concat([onDisk(path), Buffer.from('\n// touched')]) : onDisk(path)
  return all.filter((name) => sourceVersion(name, read) !== sourceVersion(name, onDisk))
}

describe('a version follows what is built', () => {
  test.each<[string, string, readonly Versioned[]]>([
    ['of one screen', 'mfe-tutor/src/features/learn/view.tsx', ['mfe-tutor']],
    ['of what the shell brings for all', 'shared/src/ui/actions/menu.tsx', ['host-shell']],
    ['of the server', 'api/src/main.ts', ['api']],
    ['of the database', 'api/src/database/migrations/0000_first.sql', ['api']],
    ['of the films', 'api/src/database/seed/content/films/films.json', ['api']],
    ['of calls, whose rules are in the forms', 'shared/src/api/learn.endpoints.ts', all],
    ['of the page', 'host-shell/index.html', ['host-shell']],
    ['of how rules come into forms', 'shared/build/bodies-in-place.ts', webPackages],
    ['of how a page is built', 'shared/build/create-config.ts', webPackages],
    ['of how the server is built', 'scripts/lib/build-api.ts', ['api']],
    ['that tests alone import', 'shared/build/version.test.ts', []],
    ['of the tests’ own helpers', 'shared/src/testing/fake-network.ts', []],
    ['of how a release is made', 'shared/build/releases/rules.ts', []],
    ['of the development server', 'shared/build/dev-config.ts', []],
    ['of the installed packages', 'pnpm-lock.yaml', all],
  ])('a file %s', (_, touched, changed) => {
    expect(changedBy(touched)).toEqual(all.filter((name) => changed.includes(name)))
  })

  test.each<[string, readonly Versioned[], readonly Versioned[]]>([
    [
      'shared/src/learn/page-text.tsx',
      ['mfe-student', 'mfe-tutor'],
      ['host-shell', 'mfe-parent', 'mfe-school', 'api'],
    ],
    [
      'shared/src/diagnostic-results/topics.screen.tsx',
      ['mfe-student', 'mfe-tutor', 'mfe-parent', 'mfe-admin'],
      ['host-shell', 'mfe-school', 'api'],
    ],
    ['shared/src/passwords/common-passwords.ts', ['host-shell', 'api'], ['mfe-school']],
  ])('%s is in some and not in others', (touched, inside, outside) => {
    const changed = changedBy(touched)
    expect(changed).toEqual(expect.arrayContaining([...inside]))
    expect(changed.filter((name) => outside.includes(name))).toEqual([])
  })

  test('and a file that it does not follow is told from one of a package', () => {
    const bundled = ['mfe-tutor/src/remote.ts', 'shared/src/new.ts', 'node_modules/react/index.js']
    for (const name of remoteNames) {
      const own = bundled.map((path) => path.replace('mfe-tutor', name))
      expect(notFollowed(name, own)).toEqual(['shared/src/new.ts'])
    }
  })
})

describe('what a file imports', () => {
  const importsOf = (text: string) =>
    importedFiles(['shared/build/a.ts'], ['@portal/shared/ui'], (path) =>
      path === 'shared/build/a.ts' ? Buffer.from(text) : Buffer.from(''),
    ).filter((path) => path !== 'shared/build/a.ts')

  test.each([
    ["import { a } from './layout.ts'", ['shared/build/layout.ts']],
    ["import {\n  a,\n  type B,\n} from './layout.ts'", ['shared/build/layout.ts']],
    ["import './layout.ts'", ['shared/build/layout.ts']],
    ["export * from './layout.ts'", ['shared/build/layout.ts']],
    ['const a = import(/* webpackChunkName: "a" */ \'./layout.ts\')', ['shared/build/layout.ts']],
    ["const a = import(\n  './layout.ts'\n)", ['shared/build/layout.ts']],
    ["import { a } from './layout'", ['shared/build/layout.ts']],
    ["import { a } from '@portal/shared/esat'", ['shared/src/esat/index.ts']],
    ["import { a } from '@portal/shared/ui'", []],
    ["import type { A } from './layout.ts'\nexport type { B } from './layout.ts'", []],
    ["export type A = 'a'\nexport { b } from './layout.ts'", ['shared/build/layout.ts']],
    ["export type A = { a: 1 }\nexport { b } from './layout.ts'", ['shared/build/layout.ts']],
    ["import { a } from 'react'\nimport { b } from './gone.ts'", []],
  ])('%j', (text, files) => {
    expect(importsOf(text)).toEqual(files)
  })
})
