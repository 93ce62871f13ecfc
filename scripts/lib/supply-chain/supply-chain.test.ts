import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from '@portal/shared/build'
import { describe, expect, it } from 'vitest'
import { readAudit } from './audit.ts'
import { allowed, allowedForTools, installedPackages, isAllowed, licenceList } from './licences.ts'
import { faultsOf, readLockFile, shippedPackages } from './lock-file.ts'

const lock = readLockFile()
const shipped = shippedPackages(lock)
const installed = installedPackages().filter(
  ({ name, version }) => `${name}@${version}` in lock.packages,
)
const passedOn = installed.filter(({ name, version }) => shipped.has(`${name}@${version}`))

describe('the lock file', () => {
  it('has a hash for every package, all from the registry, and all versions from the catalog', () => {
    expect(Object.keys(lock.packages).length).toBeGreaterThan(500)
    expect(faultsOf(lock)).toEqual([])
  })

  it('would not be let through with a package from elsewhere', () => {
    const packages = {
      'a@1.0.0': { resolution: { integrity: 'sha1-x' } },
      'b@1.0.0': { resolution: { tarball: 'https://host.example/b.tgz' } },
      'c@1.0.0': { resolution: { type: 'git', repo: 'https://host.example/c', commit: 'x' } },
    }
    const d = { specifier: '^1.0.0', version: '1.0.0' }
    const importers = { api: { dependencies: { d }, devDependencies: {} } }
    expect(faultsOf({ importers, packages, snapshots: {} })).toEqual([
      'a@1.0.0 has no sha512',
      'b@1.0.0 comes by tarball',
      'b@1.0.0 has no sha512',
      'c@1.0.0 comes by type, repo, commit',
      'c@1.0.0 has no sha512',
      'api takes d by ^1.0.0, not from the catalog',
    ])
  })

  it('is what every start and every image installs from', () => {
    for (const file of ['scripts/portal.mjs', 'deploy/Dockerfile']) {
      expect(readFileSync(join(projectFolder, file), 'utf8')).toContain('--frozen-lockfile')
    }
  })
})

describe('licences', () => {
  it('of what we pass on are all on the list', () => {
    expect(passedOn.length).toBeGreaterThan(150)
    const foreign = passedOn.filter(({ licence }) => !isAllowed(licence, allowed))
    expect(foreign.map(({ name, licence }) => `${name}: ${licence}`)).toEqual([])
  })

  it('of what builds and tests it are on the longer one', () => {
    const foreign = installed.filter(({ licence }) => !isAllowed(licence, allowedForTools))
    expect(foreign.map(({ name, licence }) => `${name}: ${licence}`)).toEqual([])
  })

  it('are listed in docs/licences.md; otherwise run `npm run licences`', () => {
    expect(readFileSync(join(projectFolder, 'docs/licences.md'), 'utf8')).toBe(
      licenceList(passedOn),
    )
  })

  it.each([
    ['MIT', true],
    ['GPL-3.0', false],
    ['(MPL-2.0 OR Apache-2.0)', true],
    ['MIT AND GPL-3.0', false],
    ['Apache-2.0 AND MIT', true],
    ['none', false],
  ])('%s: %s', (licence, isFine) => {
    expect(isAllowed(licence, allowed)).toBe(isFine)
  })
})

describe('the audit', () => {
  it.each([
    ['npm warn x\n{"metadata":{"vulnerabilities":{"low":0,"high":0}}}', 'no known weaknesses'],
    ['{"metadata":{"vulnerabilities":{"low":1,"high":2}}}', '1 low, 2 high; see pnpm audit --prod'],
    ['ERR 405', 'left out, the registry does not answer'],
  ])('of %j is a note', (output, note) => {
    expect(readAudit(output)).toBe(`audit: ${note}`)
  })
})
