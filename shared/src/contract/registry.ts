import { type RemoteName, remoteNames } from './roles.ts'

/** One built version of a remote, as an immutable folder on the server. */
export interface RemoteVersion {
  version: string
  /** The contract number it was built against. */
  contract: number
  /** Address of its entry script, from the server's root. */
  entry: string
  /** Further scripts that every page of the remote needs, fetched together with the entry. */
  preload: readonly string[]
  /**
   * Scripts that a page needs beyond those, by the screen's route path; of screens that people come
   * straight to, styles as well.
   */
  screens: Readonly<Record<string, readonly string[]>>
  /**
   * Reads that a page begins with, by the screen's route path; see `Screen.firstReads`. A parameter
   * of the path stands in them as `{name}`.
   */
  calls?: Readonly<Record<string, readonly string[]>>
  /**
   * Subresource integrity (`sha384-…`) of the entry, of each script in `preload`, and of those of
   * screens that people come straight to, by address. Of these alone, because every page carries the
   * registry, for all roles: with all screens' as well it was half as large again. Empty for versions
   * built before there were any.
   */
  integrity: Readonly<Record<string, string>>
  /**
   * Subresource integrity of the version's `integrity.json`, which has that of all its scripts;
   * see `integrityAddress` and `parseIntegrity`. Missing in versions built before there was one.
   */
  integrityList?: string
}

/** A version that a share of people gets in place of the current one. */
export interface CanaryVersion extends RemoteVersion {
  /** Per cent of people, a whole number from 1 to 99; who is among them never changes by itself. */
  share: number
}

/** What is released of one remote. */
export interface RemoteRelease {
  current: RemoteVersion
  /**
   * Loaded in place of the current version where that one fails. It names no screens and no calls:
   * no page asks for those of it ahead of time.
   */
  previous: RemoteVersion | null
  canary: CanaryVersion | null
}

/** `remotes.json`: which version of the shell and of each remote is released. */
export interface Registry {
  format: 1
  shell: { version: string; contract: number }
  remotes: Readonly<Partial<Record<RemoteName, RemoteRelease>>>
}

/**
 * Reads a registry, checking every part of it. Written by hand because the browser, the build and
 * the server all use it, and a schema library would cost the browser more than the file saves.
 * Remotes that nobody knows are left out; `unknownRemotes` names them.
 * @throws Error naming the first part that is not as it should be.
 */
export function parseRegistry(input: unknown): Registry {
  const root = record(input, 'registry')
  if (root.format !== 1) throw new Error('registry.format must be 1')
  const shell = record(root.shell, 'registry.shell')
  const remotes = record(root.remotes, 'registry.remotes')
  const releases: Partial<Record<RemoteName, RemoteRelease>> = {}
  for (const name of remoteNames) {
    if (remotes[name] === undefined) continue
    const where = `registry.remotes.${name}`
    const { current, previous, canary } = record(remotes[name], where)
    releases[name] = {
      current: parseVersion(current, `${where}.current`),
      previous: previous === null ? null : parseVersion(previous, `${where}.previous`),
      // Registries from before there were canaries name none.
      canary: canary == null ? null : canaryVersion(canary, `${where}.canary`),
    }
  }
  return {
    format: 1,
    shell: {
      version: text(shell.version, 'registry.shell.version'),
      contract: wholeNumber(shell.contract, 'registry.shell.contract'),
    },
    remotes: releases,
  }
}

/** Names in a registry's `remotes` that are no remote of this portal. */
export function unknownRemotes(input: unknown): string[] {
  const names = Object.keys(record(record(input, 'registry').remotes, 'registry.remotes'))
  return names.filter((name) => !(remoteNames as readonly string[]).includes(name))
}

/** Address of a version's `integrity.json`: beside its entry. */
export function integrityAddress({ entry }: Pick<RemoteVersion, 'entry'>): string {
  return entry.replace(/[^/]*$/, 'integrity.json')
}

/**
 * Reads an `integrity.json`: subresource integrity by the script's name within the version's
 * folder, as `{ "214.38838ab4.js": "sha384-…" }`, so that it holds wherever the folder is served.
 * @throws Error naming the first part that is not as it should be.
 */
export function parseIntegrity(input: unknown): Readonly<Record<string, string>> {
  return hashes(input, 'integrity')
}

/**
 * The name by which the shell asks for a remote. It holds the version, so that two versions of one
 * remote can be loaded into a page without one answering for the other.
 */
export function containerName(name: RemoteName, version: string): string {
  return `${name.replaceAll('-', '_')}_${version}`
}

/** A registry as text that can stand inside a script element of a page. */
export function registryText(registry: Registry): string {
  return JSON.stringify(registry).replaceAll('<', '\\u003c')
}

/**
 * Reads one version, as it stands in a registry and in the record of a build.
 * @throws Error naming the first part that is not as it should be, beginning with `where`.
 */
export function parseVersion(input: unknown, where: string): RemoteVersion {
  const fields = record(input, where)
  return {
    version: versionName(fields.version, `${where}.version`),
    contract: wholeNumber(fields.contract, `${where}.contract`),
    entry: address(fields.entry, `${where}.entry`),
    preload: addresses(fields.preload, `${where}.preload`),
    screens: listsByPath(fields.screens, `${where}.screens`),
    ...(fields.calls === undefined ? {} : { calls: listsByPath(fields.calls, `${where}.calls`) }),
    integrity: fields.integrity === undefined ? {} : hashes(fields.integrity, `${where}.integrity`),
    ...(fields.integrityList === undefined
      ? {}
      : { integrityList: hash(fields.integrityList, `${where}.integrityList`) }),
  }
}

function canaryVersion(input: unknown, where: string): CanaryVersion {
  const share = wholeNumber(record(input, where).share, `${where}.share`)
  if (share < 1 || share > 99) throw new Error(`${where}.share must be from 1 to 99`)
  return { ...parseVersion(input, where), share }
}

/** A version is a folder's name and part of a container's, so it holds nothing that leads elsewhere. */
function versionName(input: unknown, where: string): string {
  const value = text(input, where)
  if (!/^\w[\w.-]*$/.test(value)) throw new Error(`${where} must be letters, digits, . - and _`)
  return value
}

function hashes(input: unknown, where: string): Record<string, string> {
  const entries = Object.entries(record(input, where))
  return Object.fromEntries(entries.map(([key, value]) => [key, hash(value, `${where}[${key}]`)]))
}

function hash(input: unknown, where: string): string {
  const value = text(input, where)
  if (!/^sha384-[\w+/]{64}$/.test(value)) throw new Error(`${where} must be sha384-…`)
  return value
}

function listsByPath(input: unknown, where: string): Record<string, readonly string[]> {
  const entries = Object.entries(record(input, where))
  return Object.fromEntries(entries.map(([path, list]) => [path, addresses(list, where)]))
}

function record(input: unknown, where: string): Record<string, unknown> {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    throw new Error(`${where} must be an object`)
  }
  return { ...input }
}

function text(input: unknown, where: string): string {
  if (typeof input !== 'string' || input === '') throw new Error(`${where} must be a text`)
  return input
}

function wholeNumber(input: unknown, where: string): number {
  if (typeof input !== 'number' || !Number.isInteger(input)) {
    throw new Error(`${where} must be a whole number`)
  }
  return input
}

/**
 * Scripts come from the portal's own address, which is all that its content policy lets run. A
 * bucket or another network that holds them stands behind that address.
 */
function address(input: unknown, where: string): string {
  const value = text(input, where)
  if (/^\/[^/\\]/.test(value)) return value
  throw new Error(
    `${where} must start with a single slash, as no other origin is allowed: ${value}`,
  )
}

function addresses(input: unknown, where: string): readonly string[] {
  if (!Array.isArray(input)) throw new Error(`${where} must be a list`)
  return input.map((value) => address(value, where))
}
