import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { importedFiles, type ReadSource, readOnce } from './imports.ts'
import { projectFolder, type WebPackage } from './layout.ts'
import { singletons } from './singletons.ts'

/** Whatever has a version: what is built for the browser, and the server. */
export type Versioned = WebPackage | 'api'

/** What makes a build for the browser, besides what it imports. */
const recipe = [
  'pnpm-lock.yaml',
  'shared/package.json',
  'shared/build/bodies-in-place.ts',
  'shared/build/federation-descriptions.mjs',
  'shared/build/federation-leftovers.mjs',
  'shared/build/federation-logger.mjs',
  'shared/build/lodash-clone-deep.cjs',
  'shared/build/lodash-is-equal.cjs',
  'shared/build/query-leftovers.mjs',
]
/** Folders that the server's build takes along as they are. */
const beside = [
  { folder: 'api/src/database/migrations', kinds: /\.(sql|json)$/ },
  { folder: 'api/src/database/seed/content/films', kinds: /\.(json|mp4|webp)$/ },
]

/** The programs of the server, each bundled into one file. */
export const serverEntries = [
  'api/src/main.ts',
  'api/src/database/seed/make-world.ts',
  'api/src/printing/printer-process.ts',
  'api/src/reading-documents/reader-process.ts',
  'api/src/reading-documents/reader-thread.ts',
]

/**
 * Files that decide what a package's build is: all that its entry imports, and what makes it.
 * A remote does not follow what it takes from the shell at run time.
 * @returns paths from the project's folder, in order.
 */
export function filesOf(name: Versioned, read?: ReadSource): string[] {
  if (name === 'api') {
    const sources = importedFiles(serverEntries, [], read)
    const added = beside.flatMap(({ folder, kinds }) =>
      readdirSync(join(projectFolder, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => kinds.test(file))
        .map((file) => `${folder}/${file}`),
    )
    const made = ['api/package.json', 'pnpm-lock.yaml', 'scripts/lib/build-api.ts']
    return [...sources, ...added, ...made].sort()
  }
  const isShell = name === 'host-shell'
  const sources = isShell
    ? [...importedFiles(['host-shell/src/index.ts'], [], read), 'host-shell/index.html']
    : importedFiles([`${name}/src/remote.ts`], singletons, read)
  const build = importedFiles(['shared/build/run-webpack.ts'], [], read)
  return [...new Set([...sources, ...build, ...recipe, `${name}/package.json`])].sort()
}

/**
 * The version of a package's build: a hash of everything that goes into it, so that the same
 * sources always have the same version and a build that exists need not be made again.
 * All packages together take some tens of milliseconds.
 */
export function sourceVersion(name: Versioned, read: ReadSource = readOnce): string {
  const hash = createHash('sha256')
  for (const path of filesOf(name, read)) {
    // A zero byte between name and content, so that no two sets of files read alike.
    hash.update(`${path}\0`).update(read(path)).update('\0')
  }
  return hash.digest('hex').slice(0, 12)
}

/**
 * Files of the project that came into a bundle though its version does not follow them: a change to
 * one of them would be served from the build before it.
 * `bundled`: paths from the project's folder; those of installed packages do not count, as the lock
 * file stands for all of them.
 */
export function notFollowed(name: Versioned, bundled: Iterable<string>): string[] {
  const followed = new Set(filesOf(name))
  return [...bundled].filter((path) => !/(^|\/)node_modules\//.test(path) && !followed.has(path))
}
