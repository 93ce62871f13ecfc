import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import { notFollowed, projectFolder, serverEntries, sourceVersion } from '@portal/shared/build'

const folder = join(projectFolder, 'api')
const output = join(folder, 'dist')
const versionFile = join(output, 'version.txt')

const ofManyFiles = ['date-fns', '@date-fns/tz', 'drizzle-orm', 'mathjs', 'zod', 'jose', 'pg-boss']

/** The server's entry after a build. It lies in `api` because it finds its packages from there. */
export const apiEntry = join(output, 'main.js')

/**
 * What Node is told wherever the server is a process of its own; `deploy/Dockerfile` says the same.
 * Left to itself, the part of memory for what is new grows under load: the process then held 297 MB
 * instead of 203, for the same processor time of a call. Half of this costs a save a twentieth.
 */
export const apiFlags = ['--max-semi-space-size=8']

/** True when the bundle was made from the sources as they are. */
export function isApiBuilt(): boolean {
  return existsSync(versionFile) && readFileSync(versionFile, 'utf8') === sourceVersion('api')
}

/** Makes the demo world once, so that no first start has to wait for it. */
function makeWorld(): void {
  const made = spawnSync(process.execPath, [join(output, 'make-world.js'), output], {
    encoding: 'utf8',
  })
  if (made.status !== 0) throw new Error(`The demo world could not be made:\n${made.stderr}`)
}

/** Bundles the server and makes the demo world that it starts from. */
export async function buildApi(): Promise<void> {
  rmSync(output, { recursive: true, force: true })
  await bundleApi()
  makeWorld()
  writeFileSync(versionFile, sourceVersion('api'))
}

/**
 * Bundles the server's own code, and what it takes from `shared`, into one file; a split second.
 * The demo world stays as it was, so this alone does not count as a build.
 */
export async function bundleApi(): Promise<void> {
  const { build } = await import('esbuild')
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  rmSync(versionFile, { force: true })
  const { metafile } = await build({
    entryPoints: serverEntries.map((file) => join(projectFolder, file)),
    outdir: output,
    entryNames: '[name]',
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    sourcemap: 'linked',
    metafile: true,
    logLevel: 'error',
    // The workspace's own is TypeScript and comes in, and so do packages of very many files, which
    // would take seconds to be found and read at every start. The others stay outside.
    external: Object.keys(dependencies)
      .filter((name) => !name.startsWith('@portal/') && !ofManyFiles.includes(name))
      .flatMap((name) => [name, `${name}/*`]),
    banner: {
      // For packages in the old module format that got in through `shared`.
      js: "import { createRequire as portalRequire } from 'node:module'; const require = portalRequire(import.meta.url);",
    },
  })
  const bundled = Object.keys(metafile.inputs).map((path) => relative(projectFolder, resolve(path)))
  const [missed] = notFollowed('api', bundled)
  if (missed !== undefined) throw new Error(`${missed} is built in, but no version follows it`)
  const content = 'database/seed/content'
  const besides = ['films', 'documents', 'books'].map((name) => `${content}/${name}`)
  for (const beside of ['database/migrations', ...besides]) {
    cpSync(join(folder, 'src', beside), join(output, basename(beside)), { recursive: true })
  }
}
