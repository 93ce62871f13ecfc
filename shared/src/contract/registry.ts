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
  /** Scripts that a page needs beyond those, by the screen's route path. */
  screens: Readonly<Record<string, readonly string[]>>
  /** Reads that a page begins with, by the screen's route path; see `Screen.first`. */
  calls?: Readonly<Record<string, readonly string[]>>
}

/** What is released of one remote. */
export interface RemoteRelease {
  current: RemoteVersion
  /** Loaded in place of the current version where that one fails. */
  previous: RemoteVersion | null
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
    const release = record(remotes[name], `registry.remotes.${name}`)
    releases[name] = {
      current: remoteVersion(release.current, `registry.remotes.${name}.current`),
      previous:
        release.previous === null
          ? null
          : remoteVersion(release.previous, `registry.remotes.${name}.previous`),
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

function remoteVersion(input: unknown, where: string): RemoteVersion {
  const fields = record(input, where)
  return {
    version: text(fields.version, `${where}.version`),
    contract: wholeNumber(fields.contract, `${where}.contract`),
    entry: address(fields.entry, `${where}.entry`),
    preload: addresses(fields.preload, `${where}.preload`),
    screens: addressesByPath(fields.screens, `${where}.screens`),
    ...(fields.calls === undefined
      ? {}
      : { calls: addressesByPath(fields.calls, `${where}.calls`) }),
  }
}

function addressesByPath(input: unknown, where: string): Record<string, readonly string[]> {
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

/** Scripts come from the portal's own address, which is all that its content policy lets run. */
function address(input: unknown, where: string): string {
  const value = text(input, where)
  if (!/^\/[^/\\]/.test(value)) throw new Error(`${where} must start with a single slash`)
  return value
}

function addresses(input: unknown, where: string): readonly string[] {
  if (!Array.isArray(input)) throw new Error(`${where} must be a list`)
  return input.map((value) => address(value, where))
}
