import { createHash, type Hash } from 'node:crypto'
import { type Dirent, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { projectFolder, type WebPackage } from './layout.ts'

const notSources = new Set(['node_modules', 'dist', 'testing', '.cache'])
/** What puts builds in place is no part of them. */
const notBuilt = join(projectFolder, 'shared/build/releases')
const isTest = /\.(test|e2e|bench)\.[a-z]+$/

/**
 * The version of a package's build: a hash of everything that goes into it, so that the same
 * sources always have the same version and a build that exists need not be made again.
 * Reads a few hundred small files; takes some tens of milliseconds.
 */
export function sourceVersion(name: WebPackage | 'api'): string {
  const hash = createHash('sha256')
  const parts =
    name === 'api'
      ? ['api', 'shared/src/api', 'shared/src/contract', 'pnpm-lock.yaml']
      : [name, 'shared/src', 'shared/build', 'shared/package.json', 'pnpm-lock.yaml']
  for (const part of parts) add(hash, join(projectFolder, part))
  return hash.digest('hex').slice(0, 12)
}

function add(hash: Hash, path: string): void {
  let entries: Dirent[]
  try {
    entries = readdirSync(path, { withFileTypes: true })
  } catch {
    // Not a folder: one of the single files named above.
    addFile(hash, path)
    return
  }
  entries.sort((a, b) => (a.name < b.name ? -1 : 1))
  for (const entry of entries) {
    if (notSources.has(entry.name) || isTest.test(entry.name)) continue
    const child = join(path, entry.name)
    if (child === notBuilt) continue
    if (entry.isDirectory()) add(hash, child)
    else if (entry.isFile()) addFile(hash, child)
  }
}

function addFile(hash: Hash, path: string): void {
  // A zero byte between name and content, so that no two sets of files read alike.
  hash.update(`${relative(projectFolder, path)}\0`)
  hash.update(readFileSync(path))
  hash.update('\0')
}
