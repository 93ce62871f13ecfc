import { existsSync, mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import {
  changeCanary,
  FolderStore,
  listVersions,
  planBuild,
  promoteVersion,
  pruneVersions,
  publishVersion,
  ReleaseError,
  type ReleaseStore,
  readReleased,
  rollBackRemote,
  sourceVersion,
  type WebPackage,
  webPackages,
} from '@portal/shared/build'
import { type Request, readArguments, usage } from './arguments.ts'
import { releaseTable } from './table.ts'

/** What the tool needs of the world; tests give their own. */
export interface ToolMeans {
  print: (line: string) => void
  environment: Readonly<Record<string, string | undefined>>
  /** Folder of what was built here. */
  dist: string
  /** Opens a target as it was named; tests give stores that fail. */
  open?: (target: string) => ReleaseStore | Promise<ReleaseStore>
}

/**
 * Does what the command line says.
 * @throws ReleaseError when it cannot; nothing has changed then.
 */
export async function runRemotes(args: readonly string[], means: ToolMeans): Promise<void> {
  const { print, environment, dist } = means
  if (args.length === 0 || args.includes('--help') || args.includes('-h')) return print(usage)
  const request = readArguments(args, environment)
  if (request.command === 'build') return buildOne(request.name, dist, print)
  if (request.command === 'publish') return publish(request, means)
  const target = request.target ?? dist
  const store = await openTarget(target, means)
  await doAt(store, request, print)
}

type AtTarget = Exclude<Request, { command: 'build' | 'publish' }>

async function doAt(
  store: ReleaseStore,
  request: AtTarget,
  print: (line: string) => void,
): Promise<void> {
  const { command, name } = request
  const where = `at ${store.place}`
  switch (command) {
    case 'list': {
      const released = await readReleased(store)
      const packages = await Promise.all(
        (name === null ? webPackages : [name]).map(async (each) => ({
          name: each,
          versions: await listVersions(store, each),
        })),
      )
      for (const line of releaseTable(packages, released?.registry ?? null)) print(line)
      if (!released) print(`There is no remotes.json ${where}: nothing is released`)
      return
    }
    case 'promote': {
      const { remotes } = await promoteVersion(store, name, request.version)
      const before = name === 'host-shell' ? undefined : remotes[name]?.previous
      const note = before ? `; the one before is ${before.version}` : ''
      return print(`${name} ${request.version} is current ${where}${note}`)
    }
    case 'rollback': {
      const { remotes } = await rollBackRemote(store, name)
      const current = name === 'host-shell' ? undefined : remotes[name]?.current.version
      return print(`${name} ${current} is current again ${where}`)
    }
    case 'canary': {
      const { canary } = request
      await changeCanary(store, name, canary)
      if (!canary) return print(`Everybody gets the current version of ${name} ${where}`)
      return print(`${canary.share} % of people get ${name} ${canary.version} ${where}`)
    }
    case 'prune': {
      const pageLife = request.days * 24 * 60 * 60 * 1000
      const limits = { keep: request.keep, pageLife, now: Date.now() }
      const removed = await pruneVersions(store, name, limits)
      return print(
        `${removed.length} versions of ${name} removed ${where} ${removed.join(' ')}`.trim(),
      )
    }
  }
}

async function publish(
  { name, version, target }: Extract<Request, { command: 'publish' }>,
  means: ToolMeans,
): Promise<void> {
  const from = await openTarget(means.dist, means)
  const to = await openTarget(target ?? means.dist, means)
  const wanted = version ?? sourceVersion(name)
  const isNew = await publishVersion(from, to, name, wanted)
  means.print(
    `${name} ${wanted} ${isNew ? 'is' : 'was already'} at ${to.place}, every file as built`,
  )
}

/** Builds one package from the sources as they are, unless that version is there. */
async function buildOne(
  name: WebPackage,
  dist: string,
  print: (line: string) => void,
): Promise<void> {
  mkdirSync(dist, { recursive: true })
  const plan = planBuild(dist).find((one) => one.name === name)
  if (plan?.built) return print(`${name} ${plan.version} is built already`)
  const { buildVersion } = await import('@portal/shared/build/webpack')
  const { version, commit } = await buildVersion(dist, name, sourceVersion(name))
  print(`${name} ${version} is built, from ${commit}`)
}

async function openTarget(target: string, { environment, open }: ToolMeans): Promise<ReleaseStore> {
  if (open) return open(target)
  if (/^\w+:\/\//.test(target)) {
    const { S3Store, s3Settings } = await import('./s3-store.ts')
    return new S3Store(target, s3Settings(environment))
  }
  const folder = resolve(target)
  if (!existsSync(folder)) throw new ReleaseError(`The folder ${folder} is not there`)
  return new FolderStore(folder)
}
