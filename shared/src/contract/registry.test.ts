import { describe, expect, test } from 'vitest'
import { parseRegistry, type Registry, registryText } from './registry.ts'

const version = {
  version: 'a1',
  contract: 1,
  entry: '/remotes/mfe-student/a1/entry.js',
  preload: ['/remotes/mfe-student/a1/remote.js'],
  screens: { '/': ['/remotes/mfe-student/a1/home.js'] },
  calls: { '/': ['/Dashboard/GetAll?pageNo=1'] },
}
const registry: Registry = {
  format: 1,
  shell: { version: 's1', contract: 1 },
  remotes: { 'mfe-student': { current: version, previous: null } },
}

function withCurrent(fields: object): unknown {
  const current = { ...version, ...fields }
  return { ...registry, remotes: { 'mfe-student': { current, previous: null } } }
}

describe('remotes.json', () => {
  test('is read as it was written', () => {
    expect(parseRegistry(JSON.parse(registryText(registry)))).toEqual(registry)
  })

  test('may name no early calls, as versions from before did', () => {
    const { calls: _, ...before } = version
    const old = { ...registry, remotes: { 'mfe-student': { current: before, previous: null } } }
    expect(parseRegistry(JSON.parse(registryText(old)))).toEqual(old)
  })

  test('leaves out remotes that nobody knows', () => {
    const remotes = { ...registry.remotes, 'mfe-other': registry.remotes['mfe-student'] }
    expect(parseRegistry({ ...registry, remotes })).toEqual(registry)
  })

  test.each([
    [null, 'registry must be an object'],
    [{ ...registry, format: 2 }, 'format must be 1'],
    [{ ...registry, shell: { version: '' } }, 'shell.version must be a text'],
    [withCurrent({ contract: '1' }), 'contract must be a whole number'],
    [withCurrent({ entry: 'https://elsewhere.test/x.js' }), 'must start with a single slash'],
    [withCurrent({ entry: '//elsewhere.test/x.js' }), 'must start with a single slash'],
    [withCurrent({ preload: 'x' }), 'preload must be a list'],
    [withCurrent({ screens: { '/': [1] } }), 'screens must be a text'],
  ])('is refused where a part of it is wrong: %#', (input, reason) => {
    expect(() => parseRegistry(input)).toThrow(reason)
  })

  test('cannot end the script element that it stands in', () => {
    const text = registryText({ ...registry, shell: { version: '</script>', contract: 1 } })
    expect(text).not.toContain('<')
    expect(parseRegistry(JSON.parse(text)).shell.version).toBe('</script>')
  })
})
