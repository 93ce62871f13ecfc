import { call } from '@portal/shared/api'
import {
  isRemoteName,
  parseVersion,
  type RemoteName,
  type RemoteVersion,
} from '@portal/shared/contract'
import { overridesKey } from './overrides-key.ts'

/** What a tab asks for in place of a remote's release. */
export interface Override {
  remote: RemoteName
  version: string
  /** Server of a local build, such as `http://localhost:3001`; null for the portal's own. */
  origin: string | null
}

/** Version under which a development server has its remote. */
const ofDevelopment = 'dev'
const local = 'https?://(?:localhost|127\\.0\\.0\\.1)(?::\\d{1,5})?'
const form = new RegExp(`^([a-z-]+)@(?:(${local})(?:/|$))?(\\w[\\w.-]*)?$`)

/**
 * Reads `mfe-tutor@0a1b2c3d4e5f`, `mfe-tutor@http://localhost:3001` (a development server) or
 * `mfe-tutor@http://localhost:3001/0a1b2c3d4e5f` (a folder of builds, served). Null for any other.
 */
export function parseOverride(text: string): Override | null {
  const [, remote, origin = null, version] = form.exec(text) ?? []
  if (!isRemoteName(remote) || (origin === null && version === undefined)) return null
  return { remote, origin, version: version ?? ofDevelopment }
}

/** The overrides of this tab, as they were asked for; empty where none may be kept. */
export function storedOverrides(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(overridesKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter((item) => typeof item === 'string') : []
  } catch {
    return []
  }
}

/** Takes all overrides back and loads the page as everybody gets it. */
export function resetOverrides(): void {
  sessionStorage.removeItem(overridesKey)
  const address = new URL(location.href)
  address.searchParams.delete('remote')
  location.replace(address)
}

/**
 * The version that this tab asks for in place of the release, by its address (`?remote=…`) or from
 * before; kept for the tab. Null when it asks for none, and wherever the server allows none.
 * @throws Error when there is no such build.
 */
export async function readOverride(name: RemoteName): Promise<RemoteVersion | null> {
  const { allowsOverrides } = await call('GET /System/Settings/GetPublicSettings')
  if (!allowsOverrides) {
    sessionStorage.removeItem(overridesKey)
    return null
  }
  const asked = new URLSearchParams(location.search).getAll('remote')
  const all = new Map<RemoteName, string>()
  for (const text of [...storedOverrides(), ...asked]) {
    const remote = parseOverride(text)?.remote
    if (remote) all.set(remote, text)
  }
  if (all.size > 0) sessionStorage.setItem(overridesKey, JSON.stringify([...all.values()]))
  const override = parseOverride(all.get(name) ?? '')
  return override && (await fetchBuild(override))
}

/** Asks for the record that each build has beside its entry. */
async function fetchBuild({ remote, origin, version }: Override): Promise<RemoteVersion> {
  const address = `${origin ?? ''}/remotes/${remote}/${version}/build.json`
  const answer = await fetch(address, { cache: 'no-cache' })
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  const build = parseVersion(await answer.json(), 'build.json')
  if (origin === null) return build
  const hashes = Object.entries(build.integrity).map(([path, hash]) => [origin + path, hash])
  return { ...build, entry: origin + build.entry, integrity: Object.fromEntries(hashes) }
}
