import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from '@portal/shared/build'
import { parse } from 'yaml'
import * as z from 'zod'

const specifiers = z
  .record(z.string(), z.object({ specifier: z.string(), version: z.string() }))
  .default({})
const edges = z.record(z.string(), z.string()).default({})
const schema = z.object({
  importers: z.record(
    z.string(),
    z.object({ dependencies: specifiers, devDependencies: specifiers }),
  ),
  packages: z.record(z.string(), z.object({ resolution: z.record(z.string(), z.unknown()) })),
  snapshots: z.record(z.string(), z.object({ dependencies: edges, optionalDependencies: edges })),
})

/** `pnpm-lock.yaml`, as far as it is looked at. */
export type LockFile = z.output<typeof schema>

/** Reads the project's lock file. */
export function readLockFile(): LockFile {
  return schema.parse(parse(readFileSync(join(projectFolder, 'pnpm-lock.yaml'), 'utf8')))
}

/**
 * What is wrong with a lock file: a package without a strong hash, or one from anywhere but the
 * registry. One line each.
 */
export function faultsOf({ importers, packages }: LockFile): string[] {
  const faults: string[] = []
  for (const [key, { resolution }] of Object.entries(packages)) {
    const others = Object.keys(resolution).filter((name) => name !== 'integrity')
    if (others.length > 0) faults.push(`${key} comes by ${others.join(', ')}`)
    const hash = resolution.integrity
    if (typeof hash !== 'string' || !/^sha512-[\w+/]{86}==$/.test(hash)) {
      faults.push(`${key} has no sha512`)
    }
  }
  for (const [importer, { dependencies, devDependencies }] of Object.entries(importers)) {
    for (const [name, { specifier }] of Object.entries({ ...dependencies, ...devDependencies })) {
      if (!['catalog:', 'workspace:*'].includes(specifier)) {
        faults.push(`${importer} takes ${name} by ${specifier}, not from the catalog`)
      }
    }
  }
  return faults
}

/** Packages (`name@version`) that reach a server or a browser: what is not only for development. */
export function shippedPackages({ importers, snapshots }: LockFile): Set<string> {
  const found = new Set<string>()
  const visit = (name: string, version: string) => {
    // An alias names the package itself: `name@version` in place of the version.
    const key = version.lastIndexOf('@') > 0 && snapshots[version] ? version : `${name}@${version}`
    const snapshot = snapshots[key]
    if (snapshot === undefined || found.has(key)) return
    found.add(key)
    const next = { ...snapshot.dependencies, ...snapshot.optionalDependencies }
    for (const [child, itsVersion] of Object.entries(next)) visit(child, itsVersion)
  }
  for (const { dependencies } of Object.values(importers)) {
    for (const [name, { version }] of Object.entries(dependencies)) visit(name, version)
  }
  return new Set([...found].map((key) => key.replace(/\(.*$/, '')))
}
