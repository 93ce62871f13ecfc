import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, expectTypeOf, test } from 'vitest'
import { pathTo } from './path-to.ts'
import { remoteNames } from './roles.ts'
import { screenPaths } from './screen-paths.ts'

test('fills the parameters of a path, encoded', () => {
  expect(pathTo('/flagged-question-view/:id', { id: 7 })).toBe('/flagged-question-view/7')
  expect(pathTo('/tutor/:name/:id', { name: 'a/b ?#', id: 'x1' })).toBe('/tutor/a%2Fb%20%3F%23/x1')
  expect(pathTo('/my-application-&-account', {})).toBe('/my-application-&-account')
})

test('takes paths of the table alone, each with just its parameters', () => {
  expectTypeOf(pathTo<'/seminars/:name/:id/:uid'>)
    .parameter(1)
    .toEqualTypeOf<Readonly<Record<'name' | 'id' | 'uid', string | number>>>()
  // @ts-expect-error no such path
  pathTo('/nowhere/:id', { id: 1 })
  // @ts-expect-error a parameter is missing
  pathTo('/tutor/:name/:id', { id: 1 })
  // @ts-expect-error a parameter too many
  pathTo('/flagged-question-view/:id', { id: 1, name: 'x' })
})

test('is what all addresses with parameters are made by', () => {
  const project = resolve(import.meta.dirname, '../../..')
  const folders = ['api/src', 'host-shell/src', 'shared/src', 'e2e']
    .concat(remoteNames.map((name) => `${name}/src`))
    .map((folder) => join(project, folder))
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  const code = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
  expect(code.length).toBeGreaterThan(700)
  // The part of each path that stands before its first parameter, in a text that goes on with one.
  const starts = screenPaths().flatMap(([path]) => /^(\/[^:]+\/):/.exec(path)?.[1] ?? [])
  const byHand = code.filter((file) => {
    const text = readFileSync(file, 'utf8')
    return starts.some((start) => text.includes(`\`${start}\${`))
  })
  expect(byHand).toEqual([])
})
