import { describe, expect, test } from 'vitest'
import {
  integrityAddress,
  parseIntegrity,
  parseRegistry,
  type Registry,
  registryText,
  unknownRemotes,
} from './registry.ts'

const sri = `sha384-${'A'.repeat(64)}`
const version = {
  version: 'a1',
  contract: 1,
  entry: '/remotes/mfe-student/a1/entry.js',
  preload: ['/remotes/mfe-student/a1/remote.js'],
  screens: { '/': ['/remotes/mfe-student/a1/home.js'] },
  calls: { '/': ['/Dashboard/GetAll?pageNo=1'] },
  integrity: { '/remotes/mfe-student/a1/entry.js': sri },
  integrityList: sri,
}
const registry: Registry = {
  format: 1,
  shell: { version: 's1', contract: 1 },
  remotes: { 'mfe-student': { current: version, previous: null, canary: null } },
}

function withCurrent(fields: object): unknown {
  const current = { ...version, ...fields }
  return { ...registry, remotes: { 'mfe-student': { current, previous: null, canary: null } } }
}

function withCanary(fields: object): unknown {
  const canary = { ...version, ...fields }
  return { ...registry, remotes: { 'mfe-student': { current: version, previous: null, canary } } }
}

describe('remotes.json', () => {
  test('is read as it was written', () => {
    expect(parseRegistry(JSON.parse(registryText(registry)))).toEqual(registry)
  })

  test('may name no early calls, as versions from before did', () => {
    const { calls: _, ...before } = version
    const old = {
      ...registry,
      remotes: { 'mfe-student': { current: before, previous: null, canary: null } },
    }
    expect(parseRegistry(JSON.parse(registryText(old)))).toEqual(old)
  })

  test('may name neither hashes nor canaries, as those from before did', () => {
    const { integrity: _, integrityList: __, ...before } = version
    const old = { ...registry, remotes: { 'mfe-student': { current: before, previous: null } } }
    const release = { current: { ...before, integrity: {} }, previous: null, canary: null }
    expect(parseRegistry(old)).toEqual({ ...registry, remotes: { 'mfe-student': release } })
  })

  test('keeps a canary with its share', () => {
    expect(parseRegistry(withCanary({ share: 5 }))).toEqual(withCanary({ share: 5 }))
  })

  test('leaves out remotes that nobody knows', () => {
    const remotes = { ...registry.remotes, 'mfe-other': registry.remotes['mfe-student'] }
    expect(parseRegistry({ ...registry, remotes })).toEqual(registry)
    expect(unknownRemotes({ ...registry, remotes })).toEqual(['mfe-other'])
    expect(unknownRemotes(registry)).toEqual([])
  })

  test.each([
    [null, 'registry must be an object'],
    [{ ...registry, format: 2 }, 'format must be 1'],
    [{ ...registry, shell: { version: '' } }, 'shell.version must be a text'],
    [withCurrent({ contract: '1' }), 'contract must be a whole number'],
    [
      withCurrent({ entry: 'https://elsewhere.test/x.js' }),
      'no other origin is allowed: https://e',
    ],
    [withCurrent({ version: '../a1' }), 'version must be letters'],
    [withCurrent({ integrity: { '/x.js': 'md5-1' } }), 'integrity[/x.js] must be sha384-'],
    [withCurrent({ integrityList: 'x' }), 'integrityList must be sha384-'],
    [withCanary({ share: 0 }), 'canary.share must be from 1 to 99'],
    [withCanary({ share: 100 }), 'canary.share must be from 1 to 99'],
    [withCanary({ share: 2.5 }), 'canary.share must be a whole number'],
    [withCanary({}), 'canary.share must be a whole number'],
    [{ ...registry, remotes: [] }, 'remotes must be an object'],
    [withCurrent({ entry: '//elsewhere.test/x.js' }), 'must start with a single slash'],
    [withCurrent({ preload: 'x' }), 'preload must be a list'],
    [withCurrent({ screens: { '/': [1] } }), 'screens must be a text'],
  ])('is refused where a part of it is wrong: %#', (input, reason) => {
    expect(() => parseRegistry(input)).toThrow(reason)
  })

  test('says where the hashes of all scripts of a version lie, and these are read', () => {
    expect(integrityAddress(version)).toBe('/remotes/mfe-student/a1/integrity.json')
    expect(parseIntegrity({ 'entry.js': sri })).toEqual({ 'entry.js': sri })
    expect(() => parseIntegrity({ 'entry.js': 1 })).toThrow('integrity[entry.js] must be a text')
    expect(() => parseIntegrity([])).toThrow('integrity must be an object')
  })

  test('cannot end the script element that it stands in', () => {
    const text = registryText({ ...registry, shell: { version: '</script>', contract: 1 } })
    expect(text).not.toContain('<')
    expect(parseRegistry(JSON.parse(text)).shell.version).toBe('</script>')
  })
})
