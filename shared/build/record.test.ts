import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { parseIntegrity } from '../src/contract/registry.ts'
import { parseRecord, writeIntegrity, writeRecord } from './record.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-record-'))
  writeFileSync(join(folder, 'entry.js'), 'entry')
  writeFileSync(join(folder, 'font.woff2'), 'font')
})
afterEach(() => rmSync(folder, { recursive: true }))

const sri = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`
const root = '/remotes/mfe-tutor/v1/'
const build = {
  ...({ name: 'mfe-tutor', version: 'v1', contract: 1, commit: 'abc', preload: [] } as const),
  builtAt: '2026-01-01T10:00:00.000Z',
  entry: `${root}entry.js`,
  screens: {},
  calls: { '/': ['/Dashboard/GetAll'] },
  integrity: { [`${root}entry.js`]: sri('entry') },
  integrityList: sri('list'),
  uses: { react: ['useState'] },
}

describe('a build', () => {
  test('lists the hashes of its scripts, and gives the list’s own', () => {
    const { list, scripts } = writeIntegrity(folder)
    const text = readFileSync(join(folder, 'integrity.json'), 'utf8')
    expect(list).toBe(sri(text))
    expect(parseIntegrity(JSON.parse(text))).toEqual({ 'entry.js': sri('entry') })
    expect(scripts).toEqual({ 'entry.js': sri('entry') })
  })

  test('is written down with the hash of every file, and read again as it was', () => {
    const record = writeRecord(folder, build)
    expect(record).toEqual({
      ...build,
      files: { 'entry.js': sri('entry'), 'font.woff2': sri('font') },
    })
    expect(parseRecord(readFileSync(join(folder, 'build.json'), 'utf8'))).toEqual(record)
  })

  test('with a file whose name could not be published is none', () => {
    writeFileSync(join(folder, 'a b.js'), '')
    expect(() => writeRecord(folder, build)).toThrow('files[a b.js] is no file of a build')
  })
})

describe('a record', () => {
  const text = (change: object) => JSON.stringify({ ...build, files: {}, ...change })
  test.each([
    ['{', 'JSON'],
    ['[]', 'must be an object'],
    [text({ name: 'mfe-pilot' }), 'name is no package: mfe-pilot'],
    [text({ commit: 1 }), 'commit must be a text'],
    [text({ builtAt: 'today' }), 'builtAt must be a time'],
    [text({ entry: 'https://elsewhere.test/x.js' }), 'no other origin'],
    [text({ uses: 'react' }), 'uses must be an object'],
    [text({ uses: { react: 'useState' } }), 'uses[react] must be a list of names'],
    [text({ offers: { react: [1] } }), 'offers[react] must be a list of names'],
    [text({ files: null }), 'files must be an object'],
    [text({ files: { '../../etc/passwd': 'x' } }), 'is no file of a build'],
    [text({ files: { '/etc/passwd': 'x' } }), 'is no file of a build'],
    [text({ files: { 'a/../b.js': 'x' } }), 'is no file of a build'],
    [text({ files: { 'a.js': 1 } }), 'is no file of a build'],
  ])('is refused where a part of it is wrong: %#', (input, reason) => {
    expect(() => parseRecord(input)).toThrow(reason)
  })
})
