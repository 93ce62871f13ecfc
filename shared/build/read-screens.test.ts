import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import webpack from 'webpack'
import { projectFolder, webPackages } from './layout.ts'
import { readScreens, type ScreenRead, screenEntry } from './read-screens.ts'
import { ScreenScripts } from './screen-scripts.ts'

// Within the workspace, where its packages are found.
mkdirSync(join(projectFolder, '.cache'), { recursive: true })
const folder = mkdtempSync(join(projectFolder, '.cache/read-screens-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A remote with these screens, each as the text of its fields. */
function entry(name: string, ...screens: string[]): string {
  const file = join(folder, `${name}.ts`)
  const list = screens.map((fields) => `{ ${fields} }`).join(', ')
  writeFileSync(
    file,
    `import { queryOf } from '@portal/shared/query'
     import { Circle } from 'lucide-react'
     export const icon = Circle.displayName.toLowerCase()
     export default { features: [{ screens: [${list}], menu: [{ path: '/made' }, { path: '/x' }] }, { screens: [] }] }`,
  )
  return file
}
for (const name of ['one', 'two']) writeFileSync(join(folder, `${name}.screen.tsx`), '')
const load = `load: () => import('./one.screen.tsx')`

describe('the screens of a package', () => {
  test('are read from its own data, however they are written', async () => {
    const file = entry(
      'good',
      `path: '/' + 'made', ${load}, firstReads: ({ school }) => [
         queryOf('GET /A/B/C'), queryOf('GET /A/:id', { params: { id: 7 }, query: { of: school, page: 1 } })]`,
      `path: '/other/:id', load: async () => {
         const { makeScreen } = await import('./two.screen.tsx')
         return { default: makeScreen(1) }
       }, firstReads: ({ params }) => [queryOf('GET /A/B/' + params.id)]`,
      `path: '/again', ${load}, firstReads: () => [queryOf('GET /A/B')]`,
      `path: '/sets/:of/:id', isDirect: true, load: () => {
         import('./two.screen.tsx')
         return import('./one.screen.tsx')
       }, firstReads: ({ params: { id } }) => [
         queryOf('GET /A/Set', { query: { id } }), queryOf('GET /A/:part', { params: { part: id } })]`,
    )
    expect(await readScreens(file)).toEqual([
      {
        path: '/made',
        files: [join(folder, 'one.screen.tsx')],
        calls: ['/A/B/C', '/A/7?of={school}&page=1'],
      },
      { path: '/other/:id', files: [join(folder, 'two.screen.tsx')], calls: [] },
      { path: '/again', files: [join(folder, 'one.screen.tsx')], calls: [] },
      {
        path: '/sets/:of/:id',
        files: [join(folder, 'two.screen.tsx'), join(folder, 'one.screen.tsx')],
        calls: ['/A/Set?id={id}', '/A/{id}'],
        isDirect: true,
      },
    ])
  })

  /** A remote that calls a factory of another file, as one of several roles. */
  function fromFactory(name: string, screens: string, role: string): string {
    writeFileSync(
      join(folder, `${name}.feature.ts`),
      `import { queryOf } from '@portal/shared/query'
       const reads = (of: string) => ({ params }) => [queryOf('GET /A/' + of, { query: { id: params.id } })]
       export const feature = (path, { own, ...rules }) => ({ screens: [${screens}], menu: [{ path }] })`,
    )
    const file = join(folder, `${name}.ts`)
    writeFileSync(
      file,
      `import { feature } from './${name}.feature.ts'
       export default { features: [feature(${role})] }`,
    )
    return file
  }
  const flag = join(projectFolder, 'shared/src/flagged-question/view.screen.tsx')

  test('are read out of the factories that several roles call', async () => {
    const file = fromFactory(
      'many',
      `{ path, ...rules, firstReads: reads('B'), load: own },
       { path: path + '/:id', firstReads: reads('C'), ${load} },
       { path: path + '/flag', load: () => import('@portal/shared/flagged-question/view') }`,
      `'/many', { needs: () => true, own: () => import('./two.screen.tsx') }`,
    )
    expect(await readScreens(file)).toEqual([
      { path: '/many', files: [join(folder, 'two.screen.tsx')], calls: ['/A/B'] },
      { path: '/many/:id', files: [join(folder, 'one.screen.tsx')], calls: [] },
      { path: '/many/flag', files: [flag], calls: [] },
    ])
  })

  test.each([
    ['of the factory', `load: () => import('./gone.screen.tsx')`, 'gone.screen.tsx'],
    ['of the role', 'load: own', 'lost.screen.tsx'],
    ['of a package', `load: () => import('@portal/shared/nothing')`, '@portal/shared/nothing'],
  ])('fail the build where a module %s is not there', async (_, fields, missing) => {
    const role = `'/x', { own: () => import('./lost.screen.tsx') }`
    const file = fromFactory('lost', `{ path, ${fields} }`, role)
    await expect(readScreens(file)).rejects.toThrow(
      `${file}: /x loads ${join(folder, missing)}, which is not there`,
    )
  })

  test('fail it where two are at one path', async () => {
    const file = entry('twice', `path: '/x', ${load}`, `path: '/x', ${load}`)
    await expect(readScreens(file)).rejects.toThrow('twice.ts has two screens at /x')
  })

  test.each([
    ['loads nothing', `path: '/x', load: async () => ({})`, '/x loads no module'],
    [
      'begins with a write',
      `path: '/x', ${load}, firstReads: () => [queryOf('POST /A/B')]`,
      '/x first reads POST /A/B, which is no GET of a call',
    ],
    [
      'begins with what is no call',
      `path: '/x', ${load}, firstReads: () => [{ queryKey: ['things'] }]`,
      '/x first reads things',
    ],
  ])('fail the build where one %s', async (_, fields, reason) => {
    await expect(readScreens(entry('bad', fields))).rejects.toThrow(reason)
  })

  test('fail it where there are none', async () => {
    await expect(readScreens(entry('none'))).rejects.toThrow('has no screens')
  })

  test.each(webPackages)('of %s are all found', async (name) => {
    const screens = await readScreens(screenEntry(name))
    for (const { files } of screens) {
      // Beside the runner, which some fetch together with their own.
      expect(files.filter((file) => !file.endsWith('/set-runner.tsx'))).toHaveLength(1)
    }
  })
})

describe('the scripts of screens', () => {
  /** Builds an entry that imports `late.js` when it is needed, and `now.js` at once. */
  function build(screens: readonly ScreenRead[]) {
    const js = (name: string, text: string) => writeFileSync(join(folder, name), text)
    js('late.js', 'export default 1')
    js('now.js', 'export default 2')
    js('entry.js', `import './now.js'; export const late = () => import('./late.js')`)
    const scripts = new ScreenScripts(screens)
    return new Promise<{ scripts: ScreenScripts; errors: string[] }>((resolve, reject) => {
      const output = { path: join(folder, 'out'), chunkFilename: 'chunk-[name].js' }
      const config = { mode: 'none', entry: join(folder, 'entry.js'), output } as const
      webpack({ ...config, plugins: [scripts] }).run((error, stats) => {
        if (!stats) reject(error)
        else resolve({ scripts, errors: stats.compilation.errors.map(({ message }) => message) })
      })
    })
  }
  const screen = (path: string, file: string, calls: string[] = []): ScreenRead => ({
    path,
    files: [join(folder, file)],
    calls,
  })

  test('are those that its module comes with; what comes at once needs none', async () => {
    const { scripts, errors } = await build([
      screen('/a/:id', 'late.js'),
      screen('/a/b', 'late.js', ['/A']),
      screen('/', 'now.js', ['/B']),
    ])
    expect(errors).toEqual([])
    expect(Object.entries(scripts.found())).toEqual([
      ['/a/b', [expect.stringMatching(/^chunk-.+\.js$/)]],
      ['/a/:id', [expect.stringMatching(/^chunk-.+\.js$/)]],
    ])
    expect(scripts.calls()).toEqual({ '/': ['/B'], '/a/b': ['/A'] })
    expect(scripts.direct()).toEqual([])
  })

  test('are known by their hashes where people come straight to it', async () => {
    const { scripts } = await build([
      screen('/a/b', 'late.js'),
      { ...screen('/a/:id', 'late.js'), isDirect: true },
    ])
    expect(scripts.direct()).toEqual([expect.stringMatching(/^chunk-.+\.js$/)])
  })

  test('fail the build where a module is not in it', async () => {
    const { errors } = await build([screen('/a', 'gone.js')])
    expect(errors).toEqual([expect.stringContaining('The screen at /a needs')])
  })
})
