import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { projectFolder } from './layout.ts'

/** Reads a file of the project by its path from the project's folder; throws where there is none. */
export type ReadSource = (path: string) => Buffer

/** Types are gone before a bundler looks, so what is imported as a type alone is in no build. */
const typesOnly = /^(?:import|export) type [\w\s{},*$]*?\bfrom\s+'[^']+'/gm
const inScript = /\b(?:from|import)\s*(?:\(\s*)?(?:\/\*[^*]*\*\/\s*)?'([^']+)'/g
const inStyle = /(?:@import\s+|url\(\s*)["']?([^"')]+)/g

const shared = '@portal/shared'

/** What may be left out of an import, in the order in which the builds try it. */
const endings = ['', '.ts', '.tsx']

/**
 * All files of the project that come into a bundle: the entries and what they import, directly or
 * not. Packages from outside are not among them.
 *
 * This reads texts and takes 20 times less time than a bundler; what looks like an import in a
 * comment counts as one, and `FollowedOnly` fails a build that found a file which this did not.
 * `outside`: names that the bundle leaves out though they are the project's own.
 * @returns paths from the project's folder, in order.
 */
export function importedFiles(
  entries: readonly string[],
  outside: readonly string[] = [],
  read: ReadSource = readOnce,
): string[] {
  const found = new Set(entries)
  for (const path of found) {
    for (const name of importsOf(path, read)) {
      if (outside.includes(name)) continue
      const file = resolve(path, name)
      if (file !== undefined) found.add(file)
    }
  }
  return [...found].sort()
}

/** A process sees the sources as they were when it looked first, also after a build. */
export const readOnce: ReadSource = remembering((path) => readFileSync(join(projectFolder, path)))
const importsOnDisk = remembering((path) => importsIn(path, readOnce(path)))
const isThere = remembering((path) => existsSync(join(projectFolder, path)))
const entriesOfShared = remembering((path): Map<string, string> => {
  const { exports } = JSON.parse(readOnce(path).toString())
  const named = Object.entries<string>(exports)
  return new Map(named.map(([name, file]) => [join(shared, name), join('shared', file)]))
})

function importsOf(path: string, read: ReadSource): readonly string[] {
  return read === readOnce ? importsOnDisk(path) : importsIn(path, read(path))
}

function importsIn(path: string, content: Buffer): readonly string[] {
  const isStyle = path.endsWith('.css')
  if (!isStyle && !/\.(tsx?|mjs|js)$/.test(path)) return []
  const text = content.toString().replace(typesOnly, '')
  return [...text.matchAll(isStyle ? inStyle : inScript)].flatMap(([, name]) => name ?? [])
}

function resolve(from: string, name: string): string | undefined {
  if (name.startsWith(shared)) return entriesOfShared('shared/package.json').get(name)
  if (!name.startsWith('.')) return undefined
  const path = normalize(join(dirname(from), name))
  return endings.map((ending) => path + ending).find((file) => isThere(file))
}

function remembering<T>(make: (path: string) => T): (path: string) => T {
  const made = new Map<string, T>()
  return (path) => {
    const known = made.get(path)
    if (known !== undefined) return known
    const value = make(path)
    made.set(path, value)
    return value
  }
}
