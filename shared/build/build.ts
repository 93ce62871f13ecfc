import { mkdirSync } from 'node:fs'
import type { Registry } from '../src/contract/registry.ts'
import { type WebPackage, webPackages } from './layout.ts'
import type { BuildRecord } from './record.ts'
import { readBuild, readRegistry, release, removeOldVersions } from './releases/releases.ts'
import { sourceVersion } from './version.ts'

/** What a build of the front end has to do. */
export interface BuildPlan {
  name: WebPackage
  version: string
  /** The build that exists of these sources, or null. */
  built: BuildRecord | null
}

/** Compares the sources with what has been built; reads files only. */
export function planBuild(dist: string): BuildPlan[] {
  return webPackages.map((name) => {
    const version = sourceVersion(name)
    return { name, version, built: readBuild(dist, name, version) }
  })
}

/** True when there is nothing to do: all is built and the registry has just these versions. */
export function isUpToDate(dist: string, plan: readonly BuildPlan[]): boolean {
  const registry = readRegistry(dist)
  if (!registry) return false
  return plan.every(({ name, version, built }) => {
    const released = name === 'host-shell' ? registry.shell : registry.remotes[name]?.current
    return built !== null && released?.version === version
  })
}

/** Builds what is missing, one package after another in this process, and releases all of it. */
export async function buildWeb(dist: string, log: (line: string) => void): Promise<Registry> {
  mkdirSync(dist, { recursive: true })
  const plan = planBuild(dist)
  const builds: BuildRecord[] = []
  for (const { name, version, built } of plan) {
    if (built) {
      builds.push(built)
      continue
    }
    const started = performance.now()
    // Webpack takes most of a second to load; a start that builds nothing does without.
    const { buildVersion } = await import('./run-webpack.ts')
    builds.push(await buildVersion(dist, name, version))
    log(`${name} ${version} built in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  }
  const registry = await release(dist, builds)
  removeOldVersions(dist, registry)
  return registry
}
